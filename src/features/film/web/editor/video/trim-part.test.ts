import { expect, test } from 'vitest';
import { endLimits, frameAfterKey, moveEnd } from './trim-part.ts';

const PART = { inFrame: 24, frames: 48 };

test('[EDIT-10] an end moves while the other one stays, and never leaves less than half a second', () => {
  expect(moveEnd(PART, 'in', 30.4, 100)).toEqual({ inFrame: 30, frames: 42 });
  expect(moveEnd(PART, 'out', 90, 100)).toEqual({ inFrame: 24, frames: 66 });
  expect(moveEnd(PART, 'in', 99, 100)).toEqual({ inFrame: 60, frames: 12 });
  expect(moveEnd(PART, 'out', 0, 100)).toEqual({ inFrame: 24, frames: 12 });
  expect(moveEnd(PART, 'in', -5, 100)).toEqual({ inFrame: 0, frames: 72 });
  expect(moveEnd(PART, 'out', 500, 100)).toEqual({ inFrame: 24, frames: 76 });
});

test('[EDIT-10] keys move an end by a frame, by half a second, or as far as it goes', () => {
  const limits = endLimits(PART, 'in', 100);
  const press = (key: string, shiftKey = false) => frameAfterKey({ key, shiftKey }, 24, limits);
  expect(['ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End'].map((key) => press(key))).toEqual([
    25, 23, 36, 12, 0, 60,
  ]);
  expect([press('ArrowRight', true), press('ArrowLeft', true), press('a')]).toEqual([36, 12, undefined]);
});
