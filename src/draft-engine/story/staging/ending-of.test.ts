import { expect, test } from 'vitest';
import type { FilmPlan, PlannedShot } from '../film-plan.ts';
import { languageOf } from '../lexicon/lexicon.ts';
import { planFilm } from '../plan-film.ts';

const filmOf = (idea: string): Promise<FilmPlan> =>
  planFilm({ idea, language: languageOf(idea), seed: 1, type: 'drama', shotCount: 6, aspect: '16:9' });
const posesIn = ({ actors }: PlannedShot): (string | undefined)[] =>
  actors.flatMap(({ pose, keyframes = [] }) => [pose, ...keyframes.map((frame) => frame.pose)]);

test.each([
  'A girl gives an old man her umbrella in the rain',
  '小男孩送给妈妈一把雨伞',
  '少女が老人に傘を渡す',
  '소녀가 할머니에게 우산을 준다',
])('[DRAFT-05] a film ends with whoever has the thing now, and whoever is glad: %s', async (idea) => {
  const film = await filmOf(idea);
  const last = film.shots.at(-1) as PlannedShot;
  const umbrella = film.items.find(({ item }) => item === 'umbrella')?.key;
  expect(last.actors.filter(({ holdsItemKey }) => holdsItemKey === umbrella)).toHaveLength(1);
  expect(posesIn(last)).not.toContain('walk');
  expect(posesIn(last)).toContain('laugh');
  expect(last.speech.kind).not.toBe('silent');
});

test('[DRAFT-05] what was eaten or lost is not there at the end', async () => {
  for (const idea of ['In the snow a cook feeds a stray dog', 'A fisherman loses his boat in a storm']) {
    const last = (await filmOf(idea)).shots.at(-1);
    expect(last?.items).toEqual([]);
    expect(last?.actors.flatMap(({ holdsItemKey }) => holdsItemKey ?? [])).toEqual([]);
  }
});

test('[DRAFT-05] whoever goes away goes away at the end', async () => {
  const { shots } = await filmOf('A father leads his daughter home');
  expect(posesIn(shots.at(-1) as PlannedShot)).toContain('walk');
});

test.each([
  ['A girl finds her lost cat', 'There you are.'],
  ['女孩找到了走失的小猫', '你在这儿啊。'],
  ['少年が迷子の犬を見つける', 'ここにいたんだ。'],
  ['소녀가 잃어버린 고양이를 찾는다', '여기 있었네.'],
])('[DRAFT-04] the last line fits what was done: %s', async (idea, line) => {
  expect((await filmOf(idea)).shots.at(-1)?.speech).toMatchObject({ kind: 'line', text: line });
});

test.each([
  'A mother wakes her son for school',
  '妈妈叫醒了熟睡的儿子',
  '母が寝ている息子を起こす',
  '엄마가 잠든 아들을 깨운다',
])('[DRAFT-05] whoever is woken lies asleep and sits up, in the morning: %s', async (idea) => {
  const { shots, characters } = await filmOf(idea);
  const [mother, son] = characters.map(({ key }) => key);
  const posesOf = (key: string | undefined): (string | undefined)[] =>
    shots.flatMap(({ actors }) =>
      posesIn({ actors: actors.filter(({ characterKey }) => characterKey === key) } as PlannedShot),
    );
  expect(posesOf(mother)).not.toContain('sleep');
  expect(posesOf(son)).toEqual(expect.arrayContaining(['sleep', 'sit']));
  expect(shots.at(-1)?.timeOfDay).toBe('morning');
});
