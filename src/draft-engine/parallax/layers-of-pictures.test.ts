import { expect, test } from 'vitest';
import { fillBehind } from './fill-behind.ts';
import { depthOf, findGroundLine, nearnessAt, placeOfSubject } from './picture-depth.ts';

const SIZE = { width: 120, height: 80 };
const LENGTH = SIZE.width * SIZE.height;

test('[VID-01] what a subject hides is filled with its surroundings: its own colour leaves no trace, lines go on', () => {
  const pixels = new Uint8Array(LENGTH * 4);
  const hole = new Uint8Array(LENGTH);
  for (let at = 0; at < LENGTH; at++) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    const isHidden = Math.hypot(x - 60, y - 40) < 24;
    hole[at] = isHidden ? 1 : 0;
    const stripe = y % 20 < 10 ? 60 : 200;
    pixels.set(isHidden ? [255, 0, 0, 255] : [stripe, stripe, stripe, 255], at * 4);
  }
  fillBehind(pixels, hole, SIZE);
  for (let at = 0; at < LENGTH; at++) {
    const [red, green] = [pixels[at * 4]!, pixels[at * 4 + 1]!];
    expect(Math.abs(red - green)).toBeLessThan(3);
  }
  const justInside = (45 * SIZE.width + 60 - 22) * 4;
  expect(pixels[justInside]).toBeLessThan(110);
});

test('[VID-01] the ground begins where what is behind changes most, and is as near as a subject where that stands', () => {
  const grey = Float32Array.from({ length: LENGTH }, (_, at) => (at / SIZE.width > 44 ? 0.2 : 0.8));
  const line = findGroundLine([grey, grey, grey], undefined, SIZE);
  expect(line).toBeCloseTo(0.55, 1);
  const mask = Float32Array.from({ length: LENGTH }, (_, at) => {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)];
    return x > 50 && x < 66 && y > 20 && y < 64 ? 1 : 0;
  });
  const place = placeOfSubject(mask, SIZE);
  const depth = depthOf(line, place);
  expect(nearnessAt(depth, place?.bottom ?? 0)).toBeCloseTo(1, 5);
  expect(nearnessAt(depth, 0.1)).toBe(depth.far);
  expect(nearnessAt(depth, 1)).toBeGreaterThan(1);
  expect(placeOfSubject(new Float32Array(LENGTH), SIZE)).toBeUndefined();
});
