import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { checkPlan, textsOf } from '../checks/check-plan.ts';
import type { GivenCharacter, StoryRequest } from '../film-plan.ts';
import { planFilm, STORYTELLERS } from '../plan-film.ts';

const IDEAS = {
  en: 'A lighthouse keeper befriends a young sailor',
  cn: '一个灯塔看守人和年轻的水手成了朋友',
  ko: '등대지기가 젊은 선원과 친구가 된다',
  ja: '灯台守が若い船乗りと友だちになる',
} as const;
const NAMES = { en: ['Zephyrine', 'Otto'], cn: ['小满', '阿泽'], ko: ['보람', '준'], ja: ['つむぎ', '岳'] } as const;

const request = (change: Partial<StoryRequest> = {}): StoryRequest => ({
  idea: IDEAS.en,
  type: 'drama',
  language: 'en',
  shotCount: 8,
  aspect: '16:9',
  seed: 5,
  ...change,
});
const brought = (names: readonly string[]): GivenCharacter[] =>
  names.map((name, index) => ({ name, pictureKey: `given-${index + 1}` }));

test.each(LANGUAGES)(
  '[PIPE-11] who is brought along plays the hero and the other under their own names in %s',
  async (language) => {
    const names = NAMES[language];
    for (let seed = 1; seed <= 12; seed++) {
      const each = request({ language, idea: IDEAS[language], seed, characters: brought(names) });
      const plan = await planFilm(each);
      expect(checkPlan(plan, each, STORYTELLERS[language])).toEqual([]);
      expect(plan.characters.slice(0, 2).map(({ name, figure }) => [name, figure.kind])).toEqual(
        names.map((name) => [name, 'picture']),
      );
      const told = textsOf(plan).join('\n');
      for (const name of names) {
        expect(told, `${name} with seed ${seed}`).toContain(name);
      }
      for (const { name, description } of plan.characters.slice(0, 2)) {
        expect(description).toContain(name);
      }
    }
  },
);

test('[PIPE-11] nothing but names and figures of a story hangs on who is brought along, so that it stands still while a name is typed', async () => {
  const usual = await planFilm(request());
  for (const name of ['Z', 'Ze', 'Zephyrine']) {
    const plan = await planFilm(request({ characters: brought([name]) }));
    expect(
      plan.shots.map(({ framing, camera, placeKey, actors, items }) => ({ framing, camera, placeKey, actors, items })),
    ).toEqual(
      usual.shots.map(({ framing, camera, placeKey, actors, items }) => ({ framing, camera, placeKey, actors, items })),
    );
    expect(plan.places).toEqual(
      usual.places.map((place) => ({
        ...place,
        description: place.description.replace(usual.characters[0]?.name ?? '', name),
      })),
    );
    expect(plan.characters[0]?.figure).toMatchObject({
      kind: 'picture',
      pictureKey: 'given-1',
      instead: usual.characters[0]?.figure,
    });
    expect(plan.characters[1]).toEqual(usual.characters[1]);
  }
  const unnamed = await planFilm(request({ characters: [{ name: ' ' }, { name: '' }] }));
  expect(unnamed).toEqual(usual);
});

test('[PIPE-11] the third and the fourth go where the hero goes', async () => {
  for (const idea of [IDEAS.en, 'Three penguins open a hotel', 'A couple searches for a ring']) {
    const each = request({ idea, characters: brought(['Ada', 'Ben', 'Cleo', 'Dag']) });
    const plan = await planFilm(each);
    expect(checkPlan(plan, each, STORYTELLERS.en), idea).toEqual([]);
    expect(
      plan.characters.map(({ key, name, figure }) => [key, name, figure.kind]),
      idea,
    ).toEqual(['Ada', 'Ben', 'Cleo', 'Dag'].map((name, index) => [`character-${index + 1}`, name, 'picture']));
    for (const key of ['character-3', 'character-4']) {
      expect(
        plan.shots.some(({ actors }) => actors.some(({ characterKey }) => characterKey === key)),
        `${key} in ${idea}`,
      ).toBe(true);
    }
  }
});

test.each([
  ['A little girl sews a coat', ['child', 'child']],
  ['An old tailor sews a coat', ['old', 'adult']],
])('[PIPE-11] whoever is brought along for a child is a child: %s', async (idea, ages) => {
  const { characters } = await planFilm(request({ idea, characters: [{ name: 'Wanda' }, { name: 'Ulf' }] }));
  expect(characters.map(({ figure }) => figure.kind === 'person' && figure.age)).toEqual(ages);
});

test('a name that the idea says gives way to the one that was brought along, and no name is more than a name', async () => {
  const told = textsOf(
    await planFilm(request({ idea: 'Mina leaves the village', characters: brought(['Luna']) })),
  ).join('\n');
  expect(told).toContain('Luna');
  expect(told).not.toContain('Mina');
  const hyphened = await planFilm(request({ idea: 'Jean-Luc leaves the village', characters: brought(['Luna']) }));
  expect(hyphened.outline).toContain('Luna');
  expect(textsOf(hyphened).join('\n')).not.toContain('Jean-Luc');
  const plan = await planFilm(request({ characters: brought(['{other}\u0000 <b>']) }));
  expect(plan.characters[0]?.name).toBe('other b');
  expect(checkPlan(plan, request(), STORYTELLERS.en)).toEqual([]);
});
