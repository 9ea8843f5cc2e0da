import { expect, test } from 'vitest';
import type { PersonFigure } from '../figure-spec.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { planPlot } from '../plot/plan-plot.ts';
import { castMembers } from '../staging/cast-members.ts';
import type { CastMember } from '../words/film-words.ts';

async function cast(idea: string, seed = 1): Promise<CastMember[]> {
  const graph = await readIdeaGraph(idea);
  return castMembers(
    graph,
    planPlot(graph, 8),
    { idea, language: graph.language, seed, type: 'drama', shotCount: 8, aspect: '16:9' },
    { world: 'europe' },
  );
}

const SEXES: readonly (readonly [string, readonly string[]])[] = [
  ['Teresa repairs a boat.', ['feminine']],
  ['A retired cellist named Ada repairs a boat.', ['feminine']],
  ['Dmitri repairs a boat.', ['masculine']],
  ['赵敏慧修好了钟。', ['feminine']],
  ['修一は時計を直す。', ['masculine']],
  ['女性調律師がピアノを直す。', ['feminine']],
  ['영수는 시계를 고친다.', ['masculine']],
  ['만삭의 승객이 시계를 고친다.', ['feminine']],
  ['A preacher repairs a boat.', ['masculine']],
  ['A pregnant stranger repairs a boat.', ['feminine']],
];

test.each(SEXES)('[DRAFT-01] names and words say who is a woman: %s', async (idea, sexes) => {
  expect((await cast(idea)).map(({ gender }) => gender)).toEqual(sexes);
});

test.each([1, 2, 3, 4, 5, 6])('[DRAFT-01] a courier who remembers his dead wife is a man, seed %i', async (seed) => {
  const courier = (await cast('一个快递员寄出亡妻的信。', seed)).find(({ concept }) => concept === 'person.courier');
  expect(courier?.gender).toBe('masculine');
});

test('[DRAFT-01] where nothing says it, those of a film are not all women or all men', async () => {
  const sexes = (await cast('A teacher, a lawyer, a chef and a waiter build a boat.')).map(({ gender }) => gender);
  expect(new Set(sexes)).toEqual(new Set(['feminine', 'masculine']));
});

test('[DRAFT-01] a father is older than his daughter who has a trade', async () => {
  const members = await cast('A dam engineer named Teresa embraces her father.');
  const age = (concept: string): string | undefined => members.find((one) => one.concept === concept)?.age;
  expect(age('person.engineer')).toBe('adult');
  expect(age('person.father')).toBe('old');
});

test.each([
  ['A mother and a father dance.', 'adult', 'adult'],
  ['A grandmother and a mother dance.', 'old', 'adult'],
  ['A father and a son dance.', 'adult', 'youth'],
  ['A daughter and a grandmother dance.', 'youth', 'old'],
])('[DRAFT-01] kin are as far apart as their generations: %s', async (idea, one, other) => {
  expect((await cast(idea)).map(({ age }) => age)).toEqual([one, other]);
});

test.each([
  ['A soldier sings.', 'masculine'],
  ['A lighthouse keeper sings.', 'masculine'],
  ['A nurse sings.', 'feminine'],
])('[DRAFT-01] of a trade of men or women nobody is the other by chance: %s', async (idea, sex) => {
  const films = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => cast(idea, seed)));
  expect(films.map(([one]) => one?.gender)).toEqual(films.map(() => sex));
});

test('[DRAFT-01] whoever has left a trade is not old for it', async () => {
  const [archer] = await cast('下岗女工刘桂芬修好了钟。');
  expect(archer?.age).not.toBe('old');
});

test('[DRAFT-01] twins have one face', async () => {
  const [one, other] = (await cast('A pair of old twins build a boat.')).map(({ figure }) => figure as PersonFigure);
  expect(other?.features).toEqual(one?.features);
  expect([other?.skin, other?.hair, other?.age]).toEqual([one?.skin, one?.hair, one?.age]);
  expect(other?.colours[0]).not.toBe(one?.colours[0]);
});

test('[DRAFT-01] whoever comes to a funeral wears black, and a cook stays a cook', async () => {
  const members = await cast('At a funeral a widow thanks a cook.');
  const figure = (concept: string): PersonFigure =>
    members.find((one) => one.concept === concept)?.figure as PersonFigure;
  expect(figure('person.widow').colours[0]).toBe('black');
  expect(figure('person.chef').hat).toBe('chef_hat');
});

test('[DRAFT-01] a daughter who is a surgeon is one person in a white coat', async () => {
  const members = await cast('외과 의사인 딸은 삼십 년 만에 아버지를 수술한다.');
  expect(members.map(({ concept }) => concept)).toEqual(['person.daughter', 'person.father']);
  expect(members[0]?.figure).toMatchObject({ outfit: 'lab_coat' });
});

test.each([
  ['A windmill befriends a kite.', 'electric_fan'],
  ['取り壊し前夜の団地の独り言', 'door'],
])('[DRAFT-01] a place that acts is no person: %s', async (idea, item) => {
  expect((await cast(idea))[0]?.figure).toMatchObject({ kind: 'thing', item });
});

test('[DRAFT-01] what has no mind and nobody are not cast', async () => {
  expect(await cast('Hope ends.')).toEqual([]);
  const names = (await cast('A piano tuner hears a bell. Nobody believes him.')).map(
    ({ participant }) => participant.words,
  );
  expect(names).toEqual(['piano tuner']);
});

test.each([1, 2, 3, 4, 5, 6])('[DRAFT-01] an old woman of today looks like one, seed %i', async (seed) => {
  const [ada] = await cast('A retired cellist named Ada repairs a boat.', seed);
  const figure = ada?.figure as PersonFigure;
  expect(figure).toMatchObject({ age: 'old', gender: 'feminine', hat: 'none' });
  expect(['bob', 'curly', 'bun']).toContain(figure.hair);
  expect(figure.accessories.some((each) => each === 'earrings' || each === 'necklace')).toBe(true);
});
