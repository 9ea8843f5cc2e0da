import { expect, test } from 'vitest';
import { offersSetting } from './offers-setting.ts';

const plans = {
  currency: 'eur',
  starter: { price: 4.9, coins: 600 },
  creator: { price: 19, coins: 3000 },
  pro_studio: { price: 59.99, coins: 12_000 },
};

test("[CAT-34] plan prices are the operator's, written as people write them and kept in the smallest unit of the currency", () => {
  expect(offersSetting.parse(JSON.stringify(plans))).toEqual({
    currency: 'eur',
    packs: [],
    tiers: {
      starter: { priceMinor: 490, coins: 600 },
      creator: { priceMinor: 1900, coins: 3000 },
      pro_studio: { priceMinor: 5999, coins: 12_000 },
    },
  });
});

test('[CAT-34] plans that cannot be right are told with what is wrong', () => {
  const complaint = (written: unknown): string =>
    offersSetting.safeParse(typeof written === 'string' ? written : JSON.stringify(written)).error?.issues[0]
      ?.message ?? '';
  expect(complaint('{nope')).toMatch(/must be JSON such as/);
  expect(complaint({ ...plans, currency: 'xyz' })).toMatch(/^currency:/);
  expect(complaint({ ...plans, creator: undefined })).toMatch(/^creator:/);
  expect(complaint({ ...plans, creator: { price: 19, coins: 1.5 } })).toMatch(/^creator\.coins:/);
  expect(complaint({ ...plans, starter: { price: 0, coins: 1 } })).toMatch(/^starter\.price:/);
  expect(complaint({ ...plans, gold: { price: 1, coins: 1 } })).toMatch(/gold/);
  expect(complaint({ ...plans, currency: 'jpy' })).toMatch(/at most 0 digits/);
  expect(complaint({ ...plans, starter: { price: 4.999, coins: 1 } })).toMatch(/at most 2 digits/);
  expect(
    complaint({
      ...plans,
      packs: [
        { price: 1, coins: 5 },
        { price: 2, coins: 5 },
      ],
    }),
  ).toMatch(/same number of coins/);
});
