import { expect, test } from 'vitest';
import { chooseHeight, chooseSize, type Size } from './choose-size.ts';

const SIZES: readonly Size[] = [
  [832, 480],
  [480, 832],
  [1920, 1080],
  [1080, 1920],
  [1440, 1440],
];

test('the smallest size of the nearest shape that is enough, or the largest of it', () => {
  const choose = (widthPixels: number, heightPixels: number): Size => chooseSize(SIZES, { widthPixels, heightPixels });
  expect(choose(640, 360)).toEqual([832, 480]);
  expect(choose(1280, 720)).toEqual([1920, 1080]);
  expect(choose(720, 1280)).toEqual([1080, 1920]);
  expect(choose(3840, 2160)).toEqual([1920, 1080]);
  expect(choose(500, 512)).toEqual([1440, 1440]);
});

test('heights count the shorter side', () => {
  expect(chooseHeight([480, 720, 1080], { widthPixels: 1280, heightPixels: 720 })).toBe(720);
  expect(chooseHeight([480, 720, 1080], { widthPixels: 720, heightPixels: 1280 })).toBe(720);
  expect(chooseHeight([480, 720], { widthPixels: 1920, heightPixels: 1080 })).toBe(720);
});
