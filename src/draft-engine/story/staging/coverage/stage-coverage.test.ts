import { expect, test } from 'vitest';
import type { StoryRequest } from '../../film-plan.ts';
import { readIdeaGraph } from '../../idea/read-idea-graph.ts';
import { planPlot } from '../../plot/plan-plot.ts';
import type { StagedShot } from '../../words/film-words.ts';
import { stageFilm, type StagedFilm } from '../stage-film.ts';

/** Ideas of one event that somebody does to or with somebody else. */
const IDEAS = [
  'A sailor gives a compass to an orphan',
  'A gardener teaches a robot to sing',
  'A blacksmith carries a wounded knight',
  '渔夫把灯笼交给男孩',
  '할머니가 여우를 구한다',
  '少女が騎士に花を贈る',
] as const;

async function filmOf(idea: string): Promise<StagedFilm> {
  const graph = await readIdeaGraph(idea);
  const request: StoryRequest = { idea, type: 'drama', language: 'en', shotCount: 8, aspect: '16:9', seed: 3, graph };
  return stageFilm(graph, planPlot(graph, request.shotCount), request);
}

const NEARNESS: readonly StagedShot['framing'][] = ['extreme_wide', 'wide', 'full', 'medium', 'close', 'extreme_close'];
const ofKind = (film: StagedFilm, kind: StagedShot['step']['kind']): StagedShot =>
  film.shots.find(({ step }) => step.kind === kind) as StagedShot;

test.each(IDEAS)('[DRAFT-01] three of eight shots show who does it to whom: %s', async (idea) => {
  const { shots, members } = await filmOf(idea);
  const both = members.slice(0, 2).map(({ key }) => key);
  const seen = shots.filter(({ actors, step }) => {
    const keys = actors.map(({ characterKey }) => characterKey);
    return step.kind !== 'ending' && both.every((key) => keys.includes(key));
  });
  expect(both).toHaveLength(2);
  expect(seen.length).toBeGreaterThanOrEqual(3);
});

test.each(IDEAS)(
  '[DRAFT-01] a cut-in is nearer, from the same side, and ends as the whole shot does: %s',
  async (idea) => {
    const film = await filmOf(idea);
    const [whole, near] = [ofKind(film, 'deed'), ofKind(film, 'cut_in')];
    expect(NEARNESS.indexOf(near.framing)).toBeGreaterThan(NEARNESS.indexOf(whole.framing));
    expect(near.placeKey).toBe(whole.placeKey);
    for (const actor of near.actors) {
      const same = whole.actors.find(({ characterKey }) => characterKey === actor.characterKey);
      const lastOf = (one: typeof actor | undefined) => one?.keyframes?.findLast(({ pose }) => pose)?.pose ?? one?.pose;
      expect(lastOf(actor)).toBe(lastOf(same));
    }
    const order = (shot: StagedShot): string[] =>
      shot.actors.toSorted((one, other) => one.across - other.across).map(({ characterKey }) => characterKey);
    const kept = new Set(order(near));
    expect(order(near)).toEqual(order(whole).filter((key) => kept.has(key)));
  },
);

test.each(IDEAS)('[DRAFT-01] the face of whom it is done to is seen when it is done: %s', async (idea) => {
  const film = await filmOf(idea);
  const { subject, emotion, framing } = ofKind(film, 'reaction');
  expect(subject).toEqual({ kind: 'character', key: film.members[1]?.key });
  expect(emotion).not.toBe('neutral');
  expect(['medium', 'close']).toContain(framing);
});
