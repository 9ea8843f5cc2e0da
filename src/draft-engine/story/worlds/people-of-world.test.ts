import { expect, test } from 'vitest';
import { createRandom } from '#src/shared/random.ts';
import { drawFigure } from '../casting/draw-figure.ts';
import type { ConceptId } from '../concepts/concept.ts';
import { PEOPLE } from '../concepts/people.ts';
import type { PersonFigure } from '../figure-spec.ts';
import { dressPerson } from './people-of-world.ts';
import { OUT_OF_TIME } from './people/trades.ts';
import { WORLDS, type WorldId } from './worlds.ts';

const CONCEPTS = Object.keys(PEOPLE).map((id) => `person.${id}` as ConceptId);
const OLD_WORLDS = ['old_china', 'joseon', 'edo', 'old_west', 'medieval_europe', 'nineteenth_century', 'tale'] as const;
const MODERN: ReadonlySet<string> = new Set([
  'sweater',
  'hoodie',
  'raincoat',
  'lab_coat',
  'tracksuit',
  'spacesuit',
  'scrubs',
  'tshirt',
  'jacket',
  'puffer',
  'blazer',
  'blouse',
  'cardigan',
  'leather_jacket',
  'battledress',
  'trench_coat',
  'flapper',
  'fifties_dress',
  'sailor_uniform',
  'gakuran',
  'school_skirt',
  'school_uniform',
  'tech_suit',
  'future_coat',
  'jumpsuit',
]);

function drawn(concept: ConceptId, seed: number, traits: Pick<PersonFigure, 'age' | 'gender'>): PersonFigure {
  const figure = drawFigure(concept, traits, { others: [], random: createRandom(seed), seed });
  expect(figure.kind).toBe('person');
  return figure as PersonFigure;
}

const TRAITS = (['child', 'youth', 'adult', 'old'] as const).flatMap((age) =>
  (['feminine', 'masculine', 'neutral'] as const).map((gender) => ({ age, gender })),
);

test.each(OLD_WORLDS)('nobody wears clothes of today in the world %s', (world) => {
  const seen = new Set<string>();
  for (const concept of CONCEPTS.filter((each) => !OUT_OF_TIME.has(each))) {
    for (const [seed, traits] of TRAITS.entries()) {
      const { outfit, accessories } = dressPerson(drawn(concept, seed, traits), world, concept, createRandom(seed));
      seen.add(outfit);
      expect(accessories).not.toContain('headphones');
    }
  }
  expect([...seen].filter((outfit) => MODERN.has(outfit))).toEqual([]);
  expect(seen.size).toBeGreaterThan(4);
});

test('equal figures are dressed equally, and a scene is not in one uniform', () => {
  for (const world of WORLDS) {
    const dress = (seed: number): PersonFigure =>
      dressPerson(
        drawn('person.woman', seed, { age: 'adult', gender: 'feminine' }),
        world,
        'person.woman',
        createRandom(seed),
      );
    expect(dress(5)).toEqual(dress(5));
    const looks = new Set(
      Array.from({ length: 10 }, (_, seed) => JSON.stringify([dress(seed).colours, dress(seed).features])),
    );
    expect(looks.size).toBeGreaterThan(5);
  }
});

test.each<[WorldId, (figure: PersonFigure) => boolean]>([
  ['korea', ({ skin, hairColour }) => skin <= 2 && ['black', 'charcoal', 'brown'].includes(hairColour)],
  ['africa', ({ skin, hairColour }) => skin >= 4 && ['black', 'charcoal'].includes(hairColour)],
  ['india', ({ skin, features }) => skin >= 2 && features?.iris === 'dark'],
])('in the world %s people look like its people', (world, isAtHome) => {
  for (let seed = 0; seed < 30; seed++) {
    const figure = drawn('person.man', seed, { age: 'adult', gender: 'masculine' });
    expect(isAtHome(dressPerson(figure, world, 'person.man', createRandom(seed)))).toBe(true);
  }
});

test('an age without a country keeps the people and the clothes of the country that is named', () => {
  const figure = drawn('person.man', 3, { age: 'adult', gender: 'masculine' });
  const outfits = Array.from(
    { length: 12 },
    (_, seed) => dressPerson(figure, { world: 'twenties', people: 'china' }, 'person.man', createRandom(seed)).outfit,
  );
  expect(outfits).toContain('changshan');
  expect(outfits).not.toContain('cowboy');
});

test('a trade is known by its clothes in every world, and an astronaut stays one', () => {
  const dressed = (concept: ConceptId, world: WorldId): PersonFigure =>
    dressPerson(drawn(concept, 2, { age: 'adult', gender: 'masculine' }), world, concept, createRandom(2));
  expect(dressed('person.soldier', 'edo').outfit).toBe('lamellar');
  expect(dressed('person.soldier', 'wartime')).toMatchObject({ outfit: 'battledress', hat: 'steel_helmet' });
  expect(dressed('person.emperor', 'old_china')).toMatchObject({ outfit: 'court_robe', hat: 'official_hat' });
  expect(dressed('person.doctor', 'korea').outfit).toBe('lab_coat');
  expect(dressed('person.astronaut', 'medieval_europe').outfit).toBe('spacesuit');
});

test('who stands beside others wears another main colour', () => {
  const figure = drawn('person.woman', 1, { age: 'adult', gender: 'feminine' });
  const first = dressPerson(figure, 'joseon', 'person.woman', createRandom(1));
  const second = dressPerson(figure, { world: 'joseon', taken: [first.colours[0]] }, 'person.woman', createRandom(1));
  expect(second.colours[0]).not.toBe(first.colours[0]);
});
