import { expect, test } from 'vitest';
import type { FilmPlan } from '../film-plan.ts';
import { languageOf } from '../lexicon/lexicon.ts';
import { planFilm } from '../plan-film.ts';

const filmOf = (idea: string): Promise<FilmPlan> =>
  planFilm({ idea, language: languageOf(idea), seed: 1, type: 'drama', shotCount: 8, aspect: '16:9' });

/** What is seen more than once in one shot: as things, or as a thing and as what stands in the place. */
const twins = ({ shots, items, places }: FilmPlan): string[] =>
  shots.flatMap((shot) => {
    const kinds = shot.items.map(({ itemKey }) => items.find(({ key }) => key === itemKey)?.item ?? itemKey);
    const standing: readonly string[] = places.find(({ key }) => key === shot.placeKey)?.place.landmarks ?? [];
    return [...standing, ...kinds].filter((kind, at, all) => all.indexOf(kind) !== at);
  });

test.each([
  'A worker drops a piano from the roof onto the street',
  'A thief steals a statue',
  'A girl travels home by train',
  'Two men carry a bed',
  '少女が電車で帰る',
  '도둑이 기차를 훔친다',
  '工人搬火车',
])('[DRAFT-05] a large thing is there once: %s', async (idea) => {
  expect(twins(await filmOf(idea))).toEqual([]);
});

test.each(['A pupil comes home from school', '小学生放学回家', 'A schoolgirl travels to the sea'])(
  '[DRAFT-05] the young travel with a backpack: %s',
  async (idea) => {
    const kinds = (await filmOf(idea)).items.map(({ item }) => item);
    expect(kinds).toContain('backpack');
    expect(kinds).not.toContain('suitcase');
  },
);

test.each([
  '할머니가 손자에게 김밥을 만들어 준다',
  '下雨天，奶奶在厨房里做汤',
  '母が娘にお弁当を作る',
  'A mother makes dumplings',
])('[DRAFT-05] food is cooked, and not hammered: %s', async (idea) => {
  const { shots } = await filmOf(idea);
  const poses = shots.flatMap(({ actors }) =>
    actors.flatMap(({ pose, keyframes = [] }) => [pose, ...keyframes.map((frame) => frame.pose)]),
  );
  expect(poses).toContain('stir');
  expect(poses).not.toContain('hammer');
});
