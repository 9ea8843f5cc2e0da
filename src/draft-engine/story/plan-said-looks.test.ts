import { expect, test } from 'vitest';
import type { FilmPlanOfIdea } from './film-plan.ts';
import { planFilm } from './plan-film.ts';

const plan = (idea: string): Promise<FilmPlanOfIdea> =>
  planFilm({ idea, type: 'drama', language: 'en', shotCount: 8, aspect: '16:9', seed: 3 });

const IDEA =
  'Nora, an old weaver in a blue coat, and Piet, her apprentice with red hair, work in a barn. One rainy evening Piet ' +
  'breaks an old lamp. He hides the broken lamp in a wooden trunk and lies to Nora. At dawn Nora finds the lamp.';

test('[DRAFT-01] clothes and hair that an idea names dress whoever has them and are no things', async () => {
  const { characters, items } = await plan(IDEA);
  const [nora, piet] = ['Nora', 'Piet'].map((name) => characters.find((one) => one.name === name)?.figure);
  expect(nora).toMatchObject({ kind: 'person', outfit: 'coat', colours: ['blue', expect.any(String)] });
  expect(piet).toMatchObject({ kind: 'person', hairColour: 'copper' });
  expect(items.map(({ item }) => item).filter((item) => item === 'lamp' || item === 'coat' || item === 'hat')).toEqual([
    'lamp',
  ]);
});

test('[DRAFT-01] the hour and the weather of a sentence are those of its own shots', async () => {
  const { shots } = await plan(IDEA);
  const lightOf = (words: string): string[] =>
    shots.filter(({ script }) => script.includes(words)).map(({ timeOfDay, weather }) => `${timeOfDay} ${weather}`);
  expect(lightOf('breaks')).toEqual(['dusk rain']);
  expect(lightOf('finds')).toEqual(['dawn clear']);
  expect(shots[0]?.weather).not.toBe('rain');
});

test('[DRAFT-01] several who act are told whole, and what is not true is lied', async () => {
  const said = (await plan(IDEA)).shots.map(({ speech }) => speech.text).join(' ');
  expect(said).toMatch(/Nora, an old weaver[^.]*, and Piet(?:, her apprentice[^.]*,)? worked in a barn\./);
  expect(said).toContain('lied to Nora');
});

test('[DRAFT-01] whoever is hidden in what the place has stays out of sight, and no wardrobe is brought', async () => {
  const { shots, characters, places, items } = await plan('A baker hides a tiny dragon in the oven of her shop.');
  const dragon = characters.find(({ figure }) => figure.kind === 'animal')?.key ?? '';
  const hides = shots.findIndex(({ script }) => script.includes('hides'));
  const after = shots
    .slice(hides + 1)
    .flatMap(({ actors }) => actors.filter(({ keyframes = [] }) => keyframes[0]?.opacity !== 0))
    .map(({ characterKey }) => characterKey);
  expect(hides).toBeGreaterThan(0);
  expect(after).not.toContain(dragon);
  expect(places.map(({ place }) => place.kind)).toEqual(['bakery']);
  expect(items.map(({ item }) => item)).not.toContain('wardrobe');
});

test('[DRAFT-01] the camera that somebody looks at is whoever watches', async () => {
  const { items, shots } = await plan('Tom looks at the camera, afraid.');
  expect(items).toEqual([]);
  expect(shots.find(({ script }) => script === 'Tom looks at the camera.')?.emotion).toBe('fear');
});

test.each([
  'A baker bakes bread. It begins at dawn. But a storm is coming.',
  '面包师烤面包。故事从黎明开始。可是一个旧日的承诺不许这样做。',
  'パン屋がパンを焼く。物語は夜明けに始まる。けれども、古い約束がそれを許さない。',
  '빵집 주인이 빵을 굽는다. 이야기는 새벽에 시작된다. 하지만 오래전의 약속이 그것을 막는다.',
])('[DRAFT-01] what makes an idea richer is a mood and nothing that happens: %s', async (idea) => {
  const { graph } = await plan(idea);
  expect(graph.events.map(({ deed }) => deed)).toEqual(['bake']);
  expect(graph.setting.hour?.value).toBe('dawn');
});
