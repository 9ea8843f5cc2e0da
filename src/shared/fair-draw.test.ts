import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { CARD_STYLE_IDS, stylesOf } from './catalogue/card-styles.ts';
import { commitmentOf, drawCard, drawCards } from './fair-draw.ts';

const SEED = 'a1'.repeat(32);

test('[MOJ-01] a card comes out of HMAC-SHA256 of the seeds and its number, as any other program computes it', async () => {
  const digest = createHmac('sha256', Buffer.from(SEED, 'hex')).update('my seed:3').digest();
  const rarity = digest.readUInt32BE(0) % 10 === 0 ? 'rare' : 'common';
  const card = await drawCard({ serverSeed: SEED, clientSeed: 'my seed', counter: 3 });
  expect(card).toEqual({
    rarity,
    style: stylesOf(rarity)[digest.readUInt32BE(24) % 8],
    pictureSeed: digest.readUInt32BE(28),
  });
  expect(await commitmentOf(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'));
});

test('[MOJ-01] [CAT-04] [CAT-37] 100,000 draws keep to their odds: one in ten is rare, and each style of a rarity is as likely', async () => {
  const draws = 100_000;
  const cards = await drawCards({ serverSeed: SEED, clientSeed: 'odds', counter: 0 }, draws);
  const counts = new Map(
    Map.groupBy(cards, ({ style }) => style)
      .entries()
      .map(([style, all]) => [style, all.length]),
  );
  const rare = cards.filter(({ rarity }) => rarity === 'rare').length;
  // Five standard deviations: of a fair rule one run in two million is beyond them.
  const isNear = (count: number, chance: number): boolean =>
    Math.abs(count - draws * chance) < 5 * Math.sqrt(draws * chance * (1 - chance));
  expect(isNear(rare, 0.1)).toBe(true);
  for (const [index, style] of CARD_STYLE_IDS.entries()) {
    expect([style, isNear(counts.get(style) ?? 0, index < 8 ? 0.9 / 8 : 0.1 / 8)]).toEqual([style, true]);
  }
});
