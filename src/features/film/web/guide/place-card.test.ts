import { expect, test } from 'vitest';
import { placeCard, type Box } from './place-card.ts';

const room: Box = { left: 0, top: 72, width: 1280, height: 828 };
const card = { width: 360, height: 240 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const at = (part: Box, where: Box = room): Box => ({ ...placeCard(part, card, where), ...card });

const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height;
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test('[BOOT-11] the card is beside the part, below it or above it, and covers it only without other room', () => {
  const beside = box(40, 300, 600, 160);
  const inTheColumn = box(900, 300, 340, 400);
  const wideAbove = box(40, 90, 1200, 60);
  const wideBelow = box(40, 800, 1200, 90);
  expect(at(beside).left).toBeGreaterThan(640);
  expect(at(inTheColumn).left + card.width).toBeLessThan(900);
  expect(at(wideAbove).top).toBeGreaterThan(150);
  expect(at(wideBelow).top + card.height).toBeLessThan(800);
  for (const part of [beside, inTheColumn, wideAbove, wideBelow]) {
    expect(isInside(at(part), room)).toBe(true);
    expect(overlap(at(part), part)).toBe(false);
  }
});

test('[BOOT-11] without room on any side the card is in the corner where it covers the least', () => {
  const nearlyTheWidth = at(box(160, 80, 960, 560));
  expect([nearlyTheWidth.left, nearlyTheWidth.top]).toEqual([1280 - 16 - card.width, 900 - 16 - card.height]);
  const everything = at(box(0, 0, 4000, 4000));
  expect([everything.left, everything.top]).toEqual([1280 - 16 - card.width, 72 + 16]);
});

test('[BOOT-11] wherever the part is, also outside the window, the card is inside', () => {
  for (const part of [
    box(40, 80, 1200, 2000),
    box(-500, -900, 300, 40),
    box(1500, 3000, 300, 40),
    box(900, 880, 340, 500),
    box(0, 0, 4000, 20),
  ]) {
    expect(isInside(at(part), room)).toBe(true);
  }
});
