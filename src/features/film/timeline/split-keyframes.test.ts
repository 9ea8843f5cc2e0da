import { expect, test } from 'vitest';
import type { PlannedActor, PlannedItemPlacement } from '#src/draft-engine/story/film-plan.ts';
import { splitKeyframes } from './split-keyframes.ts';

const ANNA: PlannedActor = {
  characterKey: 'anna',
  across: -0.5,
  behind: 0,
  faces: 'camera',
  pose: 'walk',
  emotion: 'neutral',
  holdsItemKey: 'lamp',
};

test('[EDIT-06] who walks through a shot goes on in its second part from where they are', () => {
  const walking = { ...ANNA, keyframes: [{ at: 1, across: 0.5 }] };
  const [first, second] = splitKeyframes(walking, 0.5);
  expect(first).toEqual({ ...ANNA, keyframes: [{ at: 1, across: 0 }] });
  expect(second).toEqual({ ...ANNA, across: 0, keyframes: [{ at: 1, across: 0.5 }] });
});

test('[EDIT-06] what happened before the cut holds after it, what comes later does not happen before', () => {
  const acting = {
    ...ANNA,
    keyframes: [
      { at: 0.2, pose: 'sit' as const, holdsItemKey: null },
      { at: 0.6, emotion: 'happy' as const, holdsItemKey: 'key' },
    ],
  };
  const [first, second] = splitKeyframes(acting, 0.4);
  expect(first).toEqual({ ...ANNA, keyframes: [{ at: 0.5, pose: 'sit', holdsItemKey: null }] });
  const { holdsItemKey: _lamp, ...empty } = ANNA;
  expect(second).toEqual({
    ...empty,
    pose: 'sit',
    keyframes: [{ at: expect.closeTo(1 / 3), emotion: 'happy', holdsItemKey: 'key' }],
  });
});

test('[EDIT-06] what is half gone at the cut is half gone after it, and what does not change is the same in both', () => {
  const fading: PlannedItemPlacement = {
    itemKey: 'lamp',
    across: 0,
    behind: 0,
    above: 0.8,
    keyframes: [{ at: 1, opacity: 0 }],
  };
  const [first, second] = splitKeyframes(fading, 0.5);
  expect(first.keyframes).toEqual([{ at: 1, opacity: 0.5 }]);
  expect(second.keyframes).toEqual([
    { at: 0, opacity: 0.5 },
    { at: 1, opacity: 0 },
  ]);
  expect(splitKeyframes(ANNA, 0.3)).toEqual([ANNA, ANNA]);
});
