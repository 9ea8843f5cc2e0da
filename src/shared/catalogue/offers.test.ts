import { expect, test } from 'vitest';
import { findOffer, isMemberTier, packItem, USUAL_OFFERS } from './offers.ts';

test.each([
  ['starter', 600, false],
  ['creator', 3000, true],
  ['pro_studio', 12_000, true],
  ['pack-1000', 1000, false],
  ['pack-20000', 20_000, false],
])('[CAT-34] [CAT-37] %s brings %i coins, every month: %s', (item, coins, monthly) => {
  expect(findOffer(USUAL_OFFERS, item)).toMatchObject({ coins, monthly });
});

test.each(['free', 'pack-999', 'pack-', 'gold', '', 'constructor', '__proto__', 'toString'])(
  '[CAT-34] “%s” is not sold',
  (item) => {
    expect(findOffer(USUAL_OFFERS, item)).toBeUndefined();
  },
);

test('[CAT-34] each pack has an order name of its own', () => {
  expect(new Set(USUAL_OFFERS.packs.map(packItem)).size).toBe(USUAL_OFFERS.packs.length);
});

test.each(['free', 'starter', 'pack-1000', 'constructor'])('[CAT-37] %s makes nobody a member', (item) => {
  expect(isMemberTier(item)).toBe(false);
});
