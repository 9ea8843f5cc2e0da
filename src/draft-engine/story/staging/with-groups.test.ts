import { expect, test } from 'vitest';
import { variantOf } from '../../picture/figures/variant-of.ts';
import type { PersonFigure } from '../figure-spec.ts';
import { planFilm } from '../plan-film.ts';

const drawn = async (idea: string): Promise<number> => {
  const { shots } = await planFilm({ idea, language: 'en', seed: 1, type: 'drama', shotCount: 8, aspect: '16:9' });
  return Math.max(
    ...shots.map(({ actors }) => actors.filter(({ characterKey }) => characterKey === 'character-1').length),
  );
};

test.each([
  ['Six sailors wait for an order.', 6],
  ['Eleven orphans build a boat.', 7],
  ['Four miners sing.', 4],
  ['Miners sing.', 5],
  ['Three miners sing.', 1],
  ['A choir sings in a church.', 5],
  ['A whale sings in the sea.', 1],
])('[DRAFT-01] many are drawn as many: %s', async (idea, count) => {
  expect(await drawn(idea)).toBe(count);
});

test('[DRAFT-01] no two of a crowd wear the same, those in uniform do', () => {
  const figure: PersonFigure = {
    kind: 'person',
    age: 'adult',
    gender: 'feminine',
    build: 'slim',
    skin: 1,
    hair: 'bob',
    hairColour: 'black',
    facialHair: 'none',
    hat: 'none',
    outfit: 'cardigan',
    colours: ['red', 'cream'],
    accessories: [],
    seed: 3,
  };
  const crowd = [0, 1, 2, 3].map((variant) => variantOf(figure, variant) as PersonFigure);
  expect(new Set(crowd.map(({ colours }) => colours[0])).size).toBe(4);
  expect((variantOf({ ...figure, outfit: 'scrubs' }, 2) as PersonFigure).outfit).toBe('scrubs');
});
