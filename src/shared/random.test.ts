import { expect, test } from 'vitest';
import { createRandom, deriveSeed } from './random.ts';

const take = (seed: number, count = 5): number[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, random.next);
};

test('equal seeds give the same numbers on every machine, other seeds others', () => {
  expect(take(42, 2)).toEqual([0.6011037519201636, 0.44829055899754167]);
  expect(take(42)).toEqual(take(42));
  expect(take(42)).not.toEqual(take(43));
});

test('a seed derives from each of its parts, and a number is no word', () => {
  const seeds = [
    deriveSeed('film', 1),
    deriveSeed('film', 2),
    deriveSeed('film', '1'),
    deriveSeed('film1'),
    deriveSeed(1, 'film'),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(deriveSeed('film', 1)).toBe(seeds[0]);
  expect(deriveSeed('ab', 'c')).not.toBe(deriveSeed('a', 'bc'));
});

test('numbers are within their bounds, and reach both ends of small ones', () => {
  const random = createRandom(7);
  const below = Array.from({ length: 200 }, () => random.below(3));
  expect([...new Set(below)].toSorted()).toEqual([0, 1, 2]);
  const between = Array.from({ length: 200 }, () => random.between(-2, 5));
  expect([Math.min(...between) >= -2, Math.max(...between) < 5, Math.max(...between) > 4]).toEqual([true, true, true]);
  expect([random.chance(0), random.chance(1)]).toEqual([false, true]);
});

test('a shuffled list has every item once, and the given one stays', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = createRandom(7).shuffle(items);
  expect(shuffled.toSorted()).toEqual(items);
  expect([shuffled.join() === items.join(), items]).toEqual([false, [1, 2, 3, 4, 5, 6, 7, 8]]);
});

test('nothing is picked from an empty list', () => {
  const random = createRandom(7);
  expect(() => random.pick([])).toThrow(RangeError);
  expect(random.pick([undefined])).toBeUndefined();
});
