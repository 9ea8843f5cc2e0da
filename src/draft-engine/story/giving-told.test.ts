import { expect, test } from 'vitest';
import type { FilmPlan } from './film-plan.ts';
import { planFilm } from './plan-film.ts';

const plan = (idea: string, language: 'en' | 'cn' | 'ja' | 'ko', seed = 1): Promise<FilmPlan> =>
  planFilm({ idea, language, type: 'drama', shotCount: 8, aspect: '16:9', seed });

const keyOf = ({ characters }: FilmPlan, name: string): string =>
  characters.find((one) => one.name.includes(name))?.key ?? '?';

test.each([
  ['老いた漁師の健三が、亡き妻の赤い自転車を修理して、けんかした娘の美咲に届ける', 'ja', '美咲'],
  ['老いた漁師の健三が、亡き妻の赤い自転車を修理して、娘の美咲に届ける', 'ja', '美咲'],
  ['老邮差修好一把旧二胡，送给盲眼的琴师小雨', 'cn', '小雨'],
  ['木匠阿木修好破裂的瓷碗，还给邻居秋月', 'cn', '秋月'],
  ['민호가 할머니 순자에게 금이 간 찻잔을 붙여 돌려준다', 'ko', '순자'],
] as const)(
  '[DRAFT-01] what is mended and given is told when it is given, to whoever is there: %s',
  async (idea, language, name) => {
    const film = await plan(idea, language);
    const receiver = keyOf(film, name);
    const meets = (shot: FilmPlan['shots'][number]): boolean =>
      shot.actors.length > 1 && shot.actors.some(({ characterKey }) => characterKey === receiver);
    const first = film.shots.findIndex(meets);
    expect(first).toBeGreaterThan(1);
    const given = /届け|送给|还给|돌려주/;
    expect(film.shots.slice(0, first).every(({ speech }) => !given.test(speech.text))).toBe(true);
    expect(film.shots.some(({ speech }) => speech.kind === 'line')).toBe(true);
    expect(film.shots.at(-1)?.actors.map(({ characterKey }) => characterKey)).toContain(receiver);
  },
);

test.each([
  [
    'Nora, a shy nurse, returns a stolen violin to Walter, her blind grandfather, the night before his last concert',
    'Nora',
    'Walter',
  ],
  ['Ben, a young mechanic, gives a guitar to Ruth, his old neighbour', 'Ben', 'Ruth'],
  ['Ada, a tailor, gives back a stolen flute to Leo, her brother', 'Ada', 'Leo'],
])(
  '[DRAFT-01] whoever gives an instrument holds it first, somebody speaks, and both are there at the end: %s',
  async (idea, giver, receiver) => {
    const film = await plan(idea, 'en');
    const [from, to] = [keyOf(film, giver), keyOf(film, receiver)];
    const holds = film.shots.flatMap(({ actors }) =>
      actors.flatMap(({ characterKey, holdsItemKey }) => (holdsItemKey === undefined ? [] : [characterKey])),
    );
    expect(holds[0]).toBe(from);
    expect(holds).toContain(to);
    expect(film.shots.some(({ speech }) => speech.kind === 'line')).toBe(true);
    expect(new Set(film.shots.at(-1)?.actors.map(({ characterKey }) => characterKey))).toEqual(new Set([from, to]));
  },
);

test('[DRAFT-01] a comma closes what explains somebody where the sentence goes on', async () => {
  const film = await plan(
    'Nora, a shy nurse, returns a stolen violin to Walter, her blind grandfather, the night before his last concert',
    'en',
  );
  expect(film.shots.map(({ speech }) => speech.text).join(' ')).toContain(
    'Walter, her blind grandfather, the night before his last concert.',
  );
});

const HERE = /^(?:자, 받|给你的|どうぞ|.*for you)/;

test.each([
  ['민호가 할머니 순자에게 찻잔을 돌려준다', 'ko'],
  ['邮差老陈把信交给女孩小雪。', 'cn'],
  ['花屋の春が祖母に花を渡す', 'ja'],
  ['A baker gives a cake to his daughter', 'en'],
] as const)('[DRAFT-01] nobody is told to take what they have: %s', async (idea, language) => {
  for (const seed of [1, 2, 3]) {
    const film = await plan(idea, language, seed);
    for (const { speech, actors } of film.shots.filter((shot) => HERE.test(shot.speech.text))) {
      const doer = actors.find(({ characterKey }) => speech.kind === 'line' && characterKey === speech.speakerKey);
      expect(doer?.holdsItemKey).toBeDefined();
    }
  }
});

test.each([
  ['A blind pianist waits for her daughter', 'en'],
  ['盲眼的琴师小雨在等女儿', 'cn'],
  ['눈먼 악사가 딸을 기다린다', 'ko'],
  ['盲目のピアニストが娘を待つ', 'ja'],
] as const)('[DRAFT-01] whoever is blind wears dark glasses: %s', async (idea, language) => {
  const { characters } = await plan(idea, language);
  const [blind] = characters;
  expect(blind?.figure.kind === 'person' && blind.figure.accessories).toContain('sunglasses');
});

test.each([
  ['A fisherman sits in the harbour and finds a letter', 'en'],
  ['漁師の健三が港で手紙を見つける', 'ja'],
  ['渔夫在港口发现一封信', 'cn'],
] as const)('[DRAFT-01] whoever fishes has the rod out, and a quay sounds of stone: %s', async (idea, language) => {
  const film = await plan(idea, language);
  const rods = film.items.filter(({ item }) => item === 'fishing_rod').map(({ key }) => key);
  const fishing = film.shots.filter(({ actors }) =>
    actors.some(({ holdsItemKey }) => holdsItemKey !== undefined && rods.includes(holdsItemKey)),
  );
  expect(fishing.every(({ actors }) => actors.every(({ pose }) => pose !== 'walk'))).toBe(true);
  expect(film.shots.flatMap(({ events }) => events.map(({ sound }) => sound))).not.toContain('steps_wood');
});
