import { expect, test } from 'vitest';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { lengthLimits } from '../../../timeline/length-limits.ts';
import { isLengthOfClip } from '../../../timeline/seen-part.ts';
import { paceOf, trimLength } from './trim-shot.ts';

const shot = (kind: PlannedShot['speech']['kind']): PlannedShot =>
  ({
    durationSeconds: 3,
    transition: 'cut',
    speech: { kind, text: kind === 'silent' ? '' : 'word', emotion: 'neutral' },
  }) as unknown as PlannedShot;

test('an edge stops at the shortest and longest length, in whole frames', () => {
  const limits = lengthLimits(shot('silent'), 0, undefined);
  expect(limits).toEqual({ least: 0.5, most: 60 });
  expect(trimLength(0.1, limits)).toBe(0.5);
  expect(trimLength(99, limits)).toBe(60);
  expect(trimLength(2.51, limits) * 24).toBe(60);
});

test('a shot is never shorter than its speech; a narration may end over a silent shot', () => {
  const { least } = lengthLimits(shot('line'), 4, shot('silent'));
  expect(least).toBeCloseTo(0.3 + 4 + 0.5, 1);
  expect(lengthLimits(shot('narration'), 4, shot('silent')).least).toBeLessThan(least);
});

test('the clip of a paid model keeps its length; one of the draft engine follows', () => {
  expect(isLengthOfClip({ drawn: false, frames: 120 })).toBe(true);
  expect(isLengthOfClip({ drawn: true, frames: 120 })).toBe(false);
  expect(isLengthOfClip({ drawn: false, frames: null })).toBe(false);
  expect(isLengthOfClip(null)).toBe(false);
});

test('very short and very long shots are told', () => {
  expect([0.8, 1.2, 4, 12, 15].map(paceOf)).toEqual(['short', undefined, undefined, undefined, 'long']);
});
