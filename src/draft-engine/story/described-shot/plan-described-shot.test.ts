import { expect, test } from 'vitest';
import type { FilmPlan } from '../film-plan.ts';
import { planFilm } from '../plan-film.ts';
import type { DescribedShot } from './described-shot.ts';
import { planDescribedShot } from './plan-described-shot.ts';

/** Mira, her dog Rex and an old man look for a key in a garden. */
const film: FilmPlan = await planFilm({
  idea: 'Mira and her dog Rex look for a key in the garden. An old man helps them.',
  type: 'fantasy',
  language: 'en',
  shotCount: 6,
  aspect: '16:9',
  seed: 3,
});
const [mira, rex, man] = film.characters.map(({ key }) => key);
const key = film.items.find(({ item }) => item === 'key')?.key;
const garden = film.places[0]?.key;

async function describe(
  text: string,
  before = film.shots.at(-1),
  characters = film.characters,
): Promise<DescribedShot | null> {
  if (!before) {
    throw new Error('the film has no shots');
  }
  return planDescribedShot({
    text,
    type: 'fantasy',
    language: 'en',
    aspect: '16:9',
    seed: 5,
    cast: {
      ...film,
      characters,
      items: film.items.map((item) => ({ ...item, label: item.label ?? null, colour: item.colour ?? null })),
    },
    before,
    newKey: 'new',
  });
}

const whoIsIn = (described: DescribedShot | null): string[] =>
  described?.shot.actors.map(({ characterKey }) => characterKey) ?? [];
const posesOf = (described: DescribedShot | null): (string | undefined)[] =>
  described?.shot.actors.flatMap(({ pose, keyframes = [] }) => [pose, ...keyframes.map((frame) => frame.pose)]) ?? [];

test('[EDIT-09] a described shot has the film’s own people, things and place where the text means them', async () => {
  const picked = await describe('She picks up the key and smiles.');
  expect(whoIsIn(picked)).toEqual([mira]);
  expect(picked?.shot).toMatchObject({ placeKey: garden, script: 'She picks up the key and smiles.' });
  expect(JSON.stringify(picked?.shot.actors)).toContain(`"holdsItemKey":"${key}"`);
  expect([picked?.characters, picked?.places, picked?.items]).toEqual([[], [], []]);

  const hug = await describe('He hugs her.');
  expect(whoIsIn(hug)).toEqual([man, mira]);
  expect(posesOf(hug)).toContain('embrace');

  const dance = await describe('Mira and Rex dance in the rain');
  expect(whoIsIn(dance)).toEqual([mira, rex]);
  expect(dance?.shot.weather).toBe('rain');
  expect(posesOf(dance)).toContain('dance');
});

test('[EDIT-09] whoever the film does not have yet comes with the shot, under a key of its own', async () => {
  const barking = await describe('Rex barks at a cat');
  const [, cat] = whoIsIn(barking);
  expect(whoIsIn(barking)[0]).toBe(rex);
  expect(barking?.characters).toMatchObject([{ key: cat, name: 'Cat', figure: { kind: 'animal', species: 'cat' } }]);
  expect(film.characters.map((one) => one.key)).not.toContain(cat);

  const kitchen = await describe('Mira opens the door in the kitchen');
  expect(kitchen?.places).toMatchObject([{ name: 'Kitchen', key: kitchen?.shot.placeKey }]);
  expect(kitchen?.items).toMatchObject([{ item: 'door' }]);
});

test.each([
  ['千代', 'レックス', 'レックスが振り返り、千代に手を振る。'],
  ['Penny', 'Rex', 'Penny waves. Rex runs to Penny.'],
])('[EDIT-09] %s, whose name could be a thing, is nobody but the one who is called so', async (name, other, text) => {
  const called = film.characters.map((one, index) => ({ ...one, name: [name, other][index] ?? one.name }));
  const described = await describe(text, film.shots.at(-1), called);
  expect(whoIsIn(described).toSorted()).toEqual([mira, rex].toSorted());
  expect([described?.characters, described?.items]).toEqual([[], []]);
});

test('[EDIT-09] a thing that the text names comes with the colour that it names', async () => {
  const umbrella = await describe('Mira opens a blue umbrella');
  expect(umbrella?.items).toMatchObject([{ item: 'umbrella', colour: 'blue' }]);
});

test('[EDIT-09] what is left open is as in the shot before; a setting alone changes only the setting', async () => {
  const before = film.shots.at(-1);
  const night = await describe('It is night and it rains');
  expect(night?.shot).toMatchObject({ timeOfDay: 'night', weather: 'rain', placeKey: garden });
  expect(night?.shot.actors).toEqual(before?.actors);
  const smile = await describe('Mira waves.');
  expect(smile?.shot).toMatchObject({ timeOfDay: before?.timeOfDay, weather: before?.weather, music: before?.music });
});

test('[EDIT-09] quoted words are spoken, anything else is silent; what cannot be drawn is refused', async () => {
  expect((await describe('Mira whispers: "Come here."'))?.shot.speech).toMatchObject({
    kind: 'line',
    speakerKey: mira,
    text: 'Come here.',
  });
  expect((await describe('Mira waves.'))?.shot.speech).toMatchObject({ kind: 'silent', text: '' });
  expect(await describe('blah blub')).toBeNull();
});

test.each(['彼女は鍵を拾う', '她捡起钥匙', '그녀는 열쇠를 줍는다'])('[EDIT-09] %s is understood too', async (text) => {
  const described = await describe(text);
  expect(whoIsIn(described)).toEqual([mira]);
  expect(JSON.stringify(described?.shot)).toContain(`"${key}"`);
  expect(described?.shot.script).toBe(text);
});

test.each([
  'Mira waves. The dog is not there.',
  'Mira waves. Rex is not there.',
  'Mira waves without Rex',
  '她挥手。狗不在。',
  '彼女は手を振る。犬はいない。',
  '그녀는 손을 흔든다. 개는 없다.',
])('[EDIT-09] whoever is said not to be there is not drawn: %s', async (text) => {
  const described = await describe(text);
  expect(whoIsIn(described)).toEqual([mira]);
  expect(described?.characters).toEqual([]);
  expect(described?.shot.script).toBe(text);
});

test.each(['Nobody is there.', '没有人。', '誰もいない。', '아무도 없다.'])(
  '[EDIT-09] %s leaves nobody in the shot before',
  async (text) => {
    const described = await describe(text);
    expect(whoIsIn(described)).toEqual([]);
    expect(described?.shot).toMatchObject({ placeKey: garden, subject: { kind: 'place' } });
  },
);

test.each(['The dog is not there.', '狗不在。', '犬はいない。', '개는 없다.'])(
  '[EDIT-09] a text that only takes somebody out leaves the shot as it was: %s',
  async (text) => {
    const before = film.shots.findLast(({ actors }) => actors.some(({ characterKey }) => characterKey === rex));
    const left = before?.actors.flatMap(({ characterKey }) => (characterKey === rex ? [] : [characterKey]));
    expect(whoIsIn(await describe(text, before))).toEqual(left);
  },
);

test.each(['Mira gives the key to the old man.', 'Mira, holding the key, hands it to the old man.'])(
  '[EDIT-09] a thing that is handed over is in one pair of hands at a time: %s',
  async (text) => {
    const given = await describe(text);
    const giver = given?.shot.actors.find(({ characterKey }) => characterKey === mira);
    const receiver = given?.shot.actors.find(({ characterKey }) => characterKey === man);
    expect(giver?.holdsItemKey).toBe(key);
    expect(giver?.keyframes?.some(({ holdsItemKey }) => holdsItemKey === null)).toBe(true);
    expect(receiver?.holdsItemKey).toBeUndefined();
    expect(receiver?.keyframes?.some(({ holdsItemKey }) => holdsItemKey === key)).toBe(true);
  },
);
