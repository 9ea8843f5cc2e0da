import { expect, test } from 'vitest';
import { atWater } from './at-water.ts';
import { COASTS } from './recipes/coasts.ts';
import { TOWNS } from './recipes/towns.ts';

test.each(['harbour', 'beach', 'coast', 'river', 'lake'] as const)(
  'whoever stands at the water of a %s has it right behind them, and nothing stands in it',
  (kind) => {
    const recipe = atWater(COASTS[kind]);
    const water = recipe.ground.findIndex((layer) => layer.kind === 'water');
    const land = recipe.ground.slice(water + 1).flatMap(({ region }) => region?.far ?? []);
    const edge = recipe.ground[water]?.region?.near ?? Math.max(...land);
    expect(edge).toBeLessThan(1);
    expect(edge).toBeGreaterThan(0.5);
    expect(recipe.rows.every(({ z }) => z > 4)).toBe(true);
  },
);

test('a place without water stays as it is', () => {
  expect(atWater(TOWNS.village)).toBe(TOWNS.village);
});
