import { expect, test } from 'vitest';
import type { StoryRequest } from '../film-plan.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { planPlot } from '../plot/plan-plot.ts';
import { aboard } from './aboard.ts';
import { EMPTY } from './plain-shot.ts';
import { stageFilm, type StagedFilm } from './stage-film.ts';

const IDEAS = [
  'An old fisherman rows out to sea at dawn. A boy falls into the water and the fisherman rescues him.',
  '渔夫阿海出海打鱼，遇到风暴。一个男孩掉进海里，阿海把他救上船。',
  '어부가 배를 타고 바다로 나간다. 소년이 바다에 빠지고 어부가 소년을 구한다.',
  '漁師の健太が海に出る。少年が海に落ち、健太が少年を救う。',
];

async function filmOf(idea: string, seed: number): Promise<StagedFilm> {
  const graph = await readIdeaGraph(idea);
  const request: StoryRequest = { idea, type: 'drama', language: 'en', shotCount: 8, aspect: '16:9', seed, graph };
  return stageFilm(graph, planPlot(graph, request.shotCount), request);
}

const atSea = ({ places, shots }: StagedFilm): StagedFilm['shots'] => {
  const seas = new Set(places.flatMap(({ key, place }) => (place.kind === 'sea' ? [key] : [])));
  return shots.filter(({ placeKey }) => seas.has(placeKey));
};
type Actor = StagedFilm['shots'][number]['actors'][number];
const posesOf = ({ pose, keyframes = [] }: Actor): string[] => [
  pose,
  ...keyframes.flatMap((frame) => (frame.pose === undefined ? [] : [frame.pose])),
];

test('[DRAFT-01] nobody walks on the open sea, and who is in a boat stays in it', async () => {
  for (const idea of IDEAS) {
    for (const seed of [1, 2, 3]) {
      const actors = atSea(await filmOf(idea, seed)).flatMap((shot) => shot.actors);
      expect([idea, actors.length > 0]).toEqual([idea, true]);
      expect(actors.flatMap(posesOf).filter((pose) => pose === 'walk' || pose === 'run')).toEqual([]);
      const standing = actors.filter((actor) => !posesOf(actor).some((pose) => pose === 'swim' || pose === 'fall'));
      const places = standing.flatMap(({ across, keyframes = [] }) => [
        across,
        ...keyframes.map((frame) => frame.across ?? 0),
      ]);
      expect(places.filter((across) => Math.abs(across) > 0.45)).toEqual([]);
    }
  }
});

test('[DRAFT-01] whoever falls into the sea swims, and is pulled into the boat without any tree trunk', async () => {
  for (const idea of IDEAS) {
    const film = await filmOf(idea, 7);
    const poses = atSea(film).flatMap(({ actors }) => actors.map(posesOf));
    expect([idea, poses.some((each) => each.includes('fall') && each.at(-1) === 'swim')]).toEqual([idea, true]);
    expect([idea, poses.some((each) => each[0] === 'swim' && each.at(-1) === 'embrace')]).toEqual([idea, true]);
    expect(film.things.map(({ item }) => item)).not.toContain('log');
    expect(film.members.map(({ concept }) => concept)).not.toContain('spirit.water');
  }
});

test('[DRAFT-01] whoever swims in any water has empty hands, and whoever flies over it keeps what they hold', () => {
  const held = (pose: Actor['pose'], kind: 'sea' | 'lake' | 'river' | 'park'): string | undefined => {
    const actor: Actor = {
      characterKey: 'character-1',
      across: 0,
      behind: 0,
      faces: 'camera',
      emotion: 'neutral',
      pose,
      holdsItemKey: 'prop-broom',
    };
    const place = { kind } as Parameters<typeof aboard>[1];
    return aboard({ ...EMPTY, actors: [actor] }, place).actors[0]?.holdsItemKey;
  };
  for (const kind of ['sea', 'lake', 'river'] as const) {
    expect([kind, held('swim', kind)]).toEqual([kind, undefined]);
    expect([kind, held('fly', kind)]).toEqual([kind, 'prop-broom']);
  }
  expect(held('fall', 'park')).toBe('prop-broom');
});
