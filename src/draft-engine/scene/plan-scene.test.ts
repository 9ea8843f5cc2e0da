import { expect, test } from 'vitest';
import { PICTURE_ASPECTS } from '#src/shared/catalogue/picture-aspects.ts';
import { languageOf } from '../story/lexicon/lexicon.ts';
import { planScene } from './plan-scene.ts';
import { SCENE_PROMPTS } from './scene-prompts.ts';
import type { PlannedScene, SceneRequest } from './scene.ts';

const asked = (text: string, more: Partial<SceneRequest> = {}): SceneRequest => ({
  text,
  language: languageOf(text),
  look: 'gouache',
  aspect: '4:3',
  seed: 7,
  ...more,
});

async function planned(text: string, more: Partial<SceneRequest> = {}): Promise<PlannedScene> {
  const scene = await planScene(asked(text, more));
  if (!scene) {
    throw new Error(`nothing is drawn of ${text}`);
  }
  return scene;
}

/** Who and what a drawing shows, in a word each. */
function seenIn({ drawing: { actors, items, place } }: PlannedScene): string[] {
  return [
    ...actors.map(({ figure }) => (figure.kind === 'animal' ? figure.species : figure.kind)),
    ...actors.flatMap(({ holds }) => holds ?? []),
    ...items.map(({ item }) => item),
    place.kind,
    ...place.landmarks,
  ];
}

const QUALITY =
  /8k|4k|masterpiece|artstation|detailed|高清|杰作|画質|고화질|light$|painting|photography|画$|絵$|화$|art$/i;

test.each(SCENE_PROMPTS)('[IMG-01] a picture is planned of $text', async ({ text, aspect }) => {
  const scene = await planned(text, { aspect });
  expect(scene.drawing).toMatchObject({ aspect, look: scene.look, camera: 'static' });
  expect(scene.notDrawn.filter((words) => QUALITY.test(words))).toEqual([]);
});

test.each([
  ['a red fox under a cherry tree at night, watercolor', ['fox', 'cherry_tree'], { timeOfDay: 'night' }],
  ['A lighthouse on a cliff during a storm, oil painting', ['lighthouse', 'coast'], { weather: 'storm', actors: [] }],
  ['still life with apples', ['apple', 'living_room'], { actors: [], subject: { kind: 'item' } }],
  ['close-up of an old sailor', ['person'], { framing: 'close', items: [] }],
  ['a girl with a red umbrella walking in the rain', ['person', 'umbrella'], { weather: 'rain' }],
  ['cozy cafe, no people', ['cafe'], { actors: [], subject: { kind: 'place' } }],
  ['a castle, seen from above', ['castle'], { angle: 'high' }],
  ['三只企鹅在雪地里', ['penguin', 'snowfield'], {}],
  ['夜晚的海边灯塔，暴风雨', ['lighthouse', 'coast'], { timeOfDay: 'night', weather: 'storm' }],
  ['窓辺で本を読む少女、水彩画', ['person', 'book', 'living_room'], { look: 'watercolour' }],
  ['花瓶に入ったひまわり、油絵', ['vase', 'sunflower'], { look: 'oil' }],
  ['기타를 치는 로봇, 픽셀 아트', ['robot', 'guitar'], { look: 'pixel' }],
  ['비 오는 밤 골목길의 가로등', ['alley', 'street_lamp'], { timeOfDay: 'night', weather: 'rain' }],
])('[IMG-01] %s shows what it says', async (text, wanted, drawing) => {
  const scene = await planned(text);
  expect(seenIn(scene)).toEqual(expect.arrayContaining(wanted));
  expect(scene.drawing).toMatchObject(drawing);
  expect(scene.notDrawn).toEqual([]);
});

test('[IMG-01] whom and what a prompt does not name is not there', async () => {
  const { drawing } = await planned('portrait of an old sailor');
  expect(drawing).toMatchObject({ framing: 'close', items: [] });
  expect(drawing.actors.map(({ figure, holds }) => [figure.kind, holds])).toEqual([['person', undefined]]);
});

test.each([
  'Portrait of a friendly teacher with short brown hair and glasses, looking at us',
  'headshot of a young woman facing the camera',
  '一位老师的肖像画，看着我们',
  '老人头像',
  'カメラを見ている少年の肖像画',
  '카메라를 보고 있는 선생님의 초상화',
])('[IMG-01] %s shows a face from the front', async (text) => {
  const { drawing, notDrawn } = await planned(text);
  expect(drawing).toMatchObject({ framing: 'close', actors: [{ pose: 'stand', turn: 0 }] });
  expect(drawing.actors[0]?.across).toBeCloseTo(0);
  expect(notDrawn).toEqual([]);
});

test('[IMG-01] clothes and colours are as said', async () => {
  const [cat] = (await planned('a black cat')).drawing.actors;
  expect(cat?.figure).toMatchObject({ species: 'cat', colours: ['black', expect.any(String)] });
  const [dancer] = (await planned('한복을 입은 여자가 춤춘다')).drawing.actors;
  expect(dancer?.figure).toMatchObject({ kind: 'person', outfit: 'hanbok' });
  const [girl] = (await planned('穿红色汉服的少女')).drawing.actors;
  expect(girl?.figure).toMatchObject({ outfit: 'hanfu', colours: ['red', expect.any(String)] });
});

test('[IMG-01] words that the picture does not show are told', async () => {
  expect((await planned('a cat and a zorgblat')).notDrawn).toEqual(['zorgblat']);
  expect((await planned('logo of a coffee shop')).notDrawn).toEqual(['logo']);
  expect((await planned('Logo for a coffee shop called Blue Owl')).notDrawn).toEqual(['Logo', 'Blue Owl']);
  expect((await planned('A poster of a bakery named Golden Crust')).notDrawn).toEqual(['poster', 'Golden Crust']);
});

test('[MOJ-02] what a cut-out leaves away of a picture is told', async () => {
  const text = 'a cat on a roof in the rain at night';
  expect((await planned(text, { cutOut: 'whole' })).notDrawn).toEqual(['roof', 'rain', 'night']);
  expect((await planned('生气的红色小龙，戴着皇冠', { cutOut: 'head' })).notDrawn).toEqual(['皇冠']);
});

test.each([
  ['A dragon guarding a castle and a zorgblat', ['zorgblat']],
  ['Lighthouse on a coast, huge waves', ['waves']],
  ['travel poster of a harbour', ['poster']],
  ['雪の積もった山小屋、煙突から煙', ['煙突', '煙']],
  ['城堡，皱纹', ['皱纹']],
  ['영화 포스터, 우산을 든 남자', ['포스터']],
])('[IMG-01] each word of %s is answered for or told', async (text, left) => {
  const { notDrawn } = await planned(text);
  for (const words of left) {
    expect(notDrawn.join(' / ')).toContain(words);
  }
});

test.each([
  ['Iceberg in the ocean, aurora', { landmarks: ['iceberg'], sky: ['aurora'] }],
  ['火山爆发，夜晚', { landmarks: ['volcano'] }],
  ['ひまわり畑に立つ少女', { growth: 'sunflowers' }],
  ['고리가 있는 행성', { kind: 'space', sky: ['ringed_planet'] }],
  ['a watch on a white background', { plain: 'white' }],
])('[IMG-01] %s has its own place', async (text, place) => {
  expect((await planned(text)).drawing.place).toMatchObject(place);
});

test.each(['A street with no cars', '没有车的街道', '人のいない駅', '사람 없는 해변'])(
  '[IMG-01] what is not to be there is not: %s',
  async (text) => {
    const { drawing, notDrawn } = await planned(text);
    expect([drawing.actors, drawing.items, notDrawn]).toEqual([[], [], []]);
  },
);

test('[IMG-01] animals are drawn as they live, unless they do what people do', async () => {
  const figureOf = async (text: string) => (await planned(text)).drawing.actors.map(({ figure }) => figure);
  expect(await figureOf('a horse running in a meadow')).toMatchObject([{ natural: 'horse' }]);
  expect(await figureOf('沙漠里的骆驼')).toMatchObject([{ natural: 'camel' }]);
  expect((await figureOf('a fox reading a book'))[0]).not.toHaveProperty('natural');
});

test('[IMG-01] a look that the prompt names wins over the usual one and not over one chosen by hand', async () => {
  const prompt = 'a red fox under a cherry tree at night, watercolor';
  expect((await planned(prompt)).look).toBe('watercolour');
  expect((await planned(prompt, { look: 'oil', isLookChosen: true })).look).toBe('oil');
  expect((await planned('a red fox', { look: 'oil' })).look).toBe('oil');
});

test('[IMG-01] equal requests give equal drawings at every shape, and another seed another one', async () => {
  const prompt = 'two kids flying a kite on a hill, sunset';
  for (const aspect of PICTURE_ASPECTS) {
    const one = await planned(prompt, { aspect });
    expect(one.drawing).toMatchObject({ aspect, timeOfDay: 'dusk' });
    expect(await planned(prompt, { aspect })).toEqual(one);
  }
  expect(await planned(prompt, { seed: 8 })).not.toEqual(await planned(prompt));
});

test.each(['zorgblat qwertz', '8k, masterpiece', '…', '', '杰作，高清'])(
  '[IMG-01] nothing is drawn of %j',
  async (text) => {
    expect(await planScene(asked(text))).toBeNull();
  },
);
