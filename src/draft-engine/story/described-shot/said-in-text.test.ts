import { expect, test } from 'vitest';
import type { FilmPlan } from '../film-plan.ts';
import { listNotDrawn } from '../idea/not-drawn.ts';
import { readIdeaGraph } from '../idea/read-idea-graph.ts';
import { planFilm } from '../plan-film.ts';
import type { DescribedShot } from './described-shot.ts';
import { planDescribedShot } from './plan-described-shot.ts';
import { saidFraming } from './said-framing.ts';

const film: FilmPlan = await planFilm({
  idea: 'Mira and an old man look for a key in the garden.',
  type: 'drama',
  language: 'en',
  shotCount: 6,
  aspect: '16:9',
  seed: 3,
});
const [mira] = film.characters.map(({ key }) => key);
const key = film.items.find(({ item }) => item === 'key')?.key;

async function describe(text: string): Promise<DescribedShot | null> {
  const before = film.shots.at(-1);
  if (!before) {
    throw new Error('the film has no shots');
  }
  const items = film.items.map((item) => ({ ...item, label: item.label ?? null, colour: item.colour ?? null }));
  const asked = { text, type: 'drama' as const, language: 'en' as const, aspect: '16:9' as const, seed: 5 };
  return planDescribedShot({ ...asked, cast: { ...film, items }, before, newKey: 'new' });
}

test.each([
  ['Close-up: Mira looks up.', 'close', 'Mira looks up.'],
  ['An extreme close-up of the key', 'extreme_close', 'the key'],
  ['Seen from afar, Mira walks.', 'wide', 'Mira walks.'],
  ['特写：女孩拿着钥匙', 'close', '女孩拿着钥匙'],
  ['少女の顔のアップ', 'close', '少女の顔'],
  ['소녀의 클로즈업', 'close', '소녀'],
  ['A medium close-up of Mira', 'medium', 'Mira'],
  ['From far away: Mira walks.', 'extreme_wide', 'Mira walks.'],
  ['Very close: the key.', 'extreme_close', 'the key.'],
  ['Mira walks, wide shot.', 'wide', 'Mira walks.'],
  ['A ship is seen from afar.', 'wide', 'A ship.'],
  ['Mira smiles in close-up', 'close', 'Mira smiles'],
  ['女孩的特写', 'close', '女孩'],
  ['女孩大特写', 'extreme_close', '女孩'],
  ['城市的全景', 'wide', '城市'],
  ['女孩走进森林，远景。', 'wide', '女孩走进森林。'],
  ['アップで、少女が笑う。', 'close', '少女が笑う。'],
  ['가까이에서 본다. 소녀가 웃는다.', 'close', '소녀가 웃는다.'],
] as const)('[EDIT-09] how near one looks is read, and is no part of the story: %s', (text, framing, rest) => {
  expect(saidFraming(text)).toEqual({ framing, rest });
});

test.each([
  'A boy sits very near the fire',
  'A letter from far away arrives',
  'Mira sees a ship from afar',
  '소녀가 그림을 가까이에서 본다.',
  '同僚がバックアップで助ける。',
  'エンジニアがデータのバックアップを取る。',
  '男孩看见远景画',
  '男孩看着城市的全景',
])('[EDIT-09] words of a story say nothing of how near one looks: %s', (text) => {
  expect(saidFraming(text)).toEqual({ rest: text });
});

test('[EDIT-09] a close-up is one, of whom or what it names, with the feeling that it names', async () => {
  const face = await describe('Close-up of Mira, surprised');
  expect(face?.shot).toMatchObject({
    framing: 'close',
    emotion: 'surprised',
    subject: { kind: 'character', key: mira },
  });
  expect(face?.shot.actors[0]).toMatchObject({ characterKey: mira, emotion: 'surprised' });
  const thing = await describe('A close-up of the key');
  expect(thing?.shot).toMatchObject({ framing: 'close', actors: [], subject: { kind: 'item', key } });
  expect([face?.notDrawn, thing?.notDrawn]).toEqual([[], []]);
});

test('[EDIT-09] what somebody is said to hold is in their hands', async () => {
  for (const text of ['Mira holds the key', 'Mira stands there with the key in hand']) {
    expect((await describe(text))?.shot.actors[0]).toMatchObject({ characterKey: mira, holdsItemKey: key });
  }
  const lantern = await describe('Mira holds a red lantern');
  expect(lantern?.items).toMatchObject([{ item: 'lantern', colour: 'red' }]);
  expect(lantern?.shot.actors[0]?.holdsItemKey).toBe(lantern?.items[0]?.key);
});

test('[EDIT-09] what is too large to hold is in nobody’s hands, nor is what the words say nothing of', async () => {
  for (const text of ['Mira has a car', 'Mira carries a sofa', 'Mira opens the door with a key in the garden']) {
    const drawn = await describe(text);
    const large = drawn?.items.filter(({ item }) => /^(?:car|sofa|door)$/.test(item)).map((one) => one.key) ?? [];
    expect(drawn?.shot.actors.filter(({ holdsItemKey = '' }) => large.includes(holdsItemKey))).toEqual([]);
  }
  const opened = await describe('Mira opens the door with a lantern in her hand');
  const lantern = opened?.items.find(({ item }) => item === 'lantern')?.key;
  expect(lantern).toBeDefined();
  expect(opened?.shot.actors[0]).toMatchObject({ characterKey: mira, holdsItemKey: lantern });
  for (const text of ['ミラは上手にケーキを焼く', '老师提醒女孩', '少年が鍵を手に立つ']) {
    const held = (await describe(text))?.shot.actors.some(({ holdsItemKey }) => holdsItemKey !== undefined);
    expect([text, held]).toEqual([text, text.includes('鍵を手に')]);
  }
});

test('[EDIT-09] a thing that is only named is the one that is seen', async () => {
  const lantern = await describe('A lantern beside the key');
  const named = lantern?.items.find(({ item }) => item === 'lantern')?.key;
  expect(lantern?.shot.subject).toEqual({ kind: 'item', key: named });
  expect((await describe('The key beside a lantern'))?.shot.subject).toEqual({ kind: 'item', key });
});

test.each([
  'A boy in a red boat fishes',
  'The ball is red',
  'ミラが赤い傘を持っている',
  '红色的汽车开过',
  '빨간 공이 구른다',
])('[EDIT-09] a colour is drawn, and is not named as missing: %s', async (text) => {
  const { missing, nearly } = listNotDrawn(await readIdeaGraph(text));
  expect([...missing, ...nearly].filter((words) => /red|赤|红|빨/.test(words))).toEqual([]);
});
