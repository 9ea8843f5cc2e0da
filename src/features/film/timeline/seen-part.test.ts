import { expect, test } from 'vitest';
import { emptyPlan } from './empty-plan.ts';
import { seenPart } from './seen-part.ts';
import { FRAMES_PER_SECOND } from './shot-length.ts';

const silent = emptyPlan(undefined, 'place-1');
const spoken = { ...silent, speech: { kind: 'line', text: 'word', emotion: 'neutral' } } as const;
const clip = { take: 2, frames: 240, drawn: false, outdated: false };

test('[EDIT-10] a shot is as long as the chosen part of its clip', () => {
  const trimmed = { ...silent, trim: { take: 2, inFrame: 24, frames: 67 } };
  expect(seenPart(trimmed, { spokenSeconds: undefined, clip, next: undefined })).toEqual({ inFrame: 24, frames: 67 });
  // The part of another take says nothing of this one.
  const other = { ...clip, take: 3 };
  expect(seenPart(trimmed, { spokenSeconds: undefined, clip: other, next: undefined })).toEqual({ frames: 240 });
});

test('[EDIT-10] a shot without such a clip is as long as planned, or as what is said in it', () => {
  const before = { spokenSeconds: 5, clip: undefined, next: undefined };
  expect(seenPart(silent, before).frames).toBe(3 * FRAMES_PER_SECOND);
  expect(seenPart(spoken, before).frames).toBeGreaterThan(5 * FRAMES_PER_SECOND);
  const redrawn = { ...clip, drawn: true, outdated: true };
  expect(seenPart(silent, { ...before, clip: redrawn }).frames).toBe(3 * FRAMES_PER_SECOND);
});
