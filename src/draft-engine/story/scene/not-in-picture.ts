import type { PlannedShot } from '../film-plan.ts';
import { isImplied } from '../idea/implied-ids.ts';
import { listNotDrawn } from '../idea/not-drawn.ts';
import type { FilmFacts } from '../words/film-words.ts';
import type { SaidLandmark } from './said-landmarks.ts';
import { isUnder } from './still-life.ts';

/** Words of a text for whom and what a picture of it does not show. */
export function notInPicture(
  { graph, members, things }: FilmFacts,
  shot: PlannedShot,
  landmarks: readonly SaidLandmark[],
): string[] {
  const shown = JSON.stringify(shot);
  const seen = new Set(
    [...members, ...things.filter((one) => !isUnder(one, things))]
      .filter(({ key }) => shown.includes(JSON.stringify(key)))
      .flatMap(({ participant }) => (participant ? [participant.id] : [])),
  );
  const under = new Set(
    things.filter((one) => isUnder(one, things) || one.item === 'window').map(({ participant }) => participant?.id),
  );
  const isSeen = (words: string): boolean =>
    landmarks.some((one) => one.words === words) ||
    Object.values(graph.setting).some((one) => one.words.includes(words));
  const unseen = graph.participants
    .filter(({ id }) => !isImplied(id) && !seen.has(id) && !under.has(id))
    .map(({ words }) => words);
  return listNotDrawn(graph, { unseen }).missing.filter((words) => !isSeen(words));
}
