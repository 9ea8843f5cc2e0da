import type { DocumentShot, FilmDocument } from './film-document.ts';

/** True where edits put a child into a shot in which people kiss, which the story never does. */
export function findChildInLove(after: FilmDocument, before: FilmDocument): boolean {
  if (after.characters === before.characters && after.shots === before.shots) {
    return false;
  }
  const earlier = childrenInLove(before);
  return [...childrenInLove(after)].some((name) => !earlier.has(name));
}

/** Shots with kisses, each with a child in it. */
function childrenInLove({ characters, shots }: FilmDocument): Set<string> {
  const children = characters.filter(({ figure }) => figure?.kind === 'person' && figure.age === 'child');
  return new Set(
    children.flatMap(({ key }) =>
      shots
        .filter((shot) => isKiss(shot) && shot.plan.actors.some(({ characterKey }) => characterKey === key))
        .map(({ id }) => `${id} ${key}`),
    ),
  );
}

function isKiss({ plan: { actors } }: DocumentShot): boolean {
  return actors.some(({ pose, keyframes = [] }) => [pose, ...keyframes.map((frame) => frame.pose)].includes('kiss'));
}
