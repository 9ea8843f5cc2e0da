import { expect, test } from 'vitest';
import { shuttle, type ShuttleKey } from './shuttle.ts';

const after = (...keys: ShuttleKey[]): number => keys.reduce(shuttle, 0);

test('L and J run forwards and backwards, faster with each stroke, and K stands', () => {
  expect(after('L')).toBe(1);
  expect(after('L', 'L', 'L')).toBe(4);
  expect(after('L', 'L', 'L', 'L', 'L', 'L')).toBe(8);
  expect(after('J', 'J')).toBe(-2);
  expect(after('L', 'L', 'J')).toBe(-1);
  expect(after('L', 'L', 'K')).toBe(0);
});
