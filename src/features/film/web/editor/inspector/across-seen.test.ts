import { expect, test } from 'vitest';
import { acrossSeen } from './across-seen.ts';

test('[EDIT-05] a drag goes on from where somebody is seen, unless only the head leans or the camera follows', () => {
  expect(acrossSeen(0.9, { x: 0.68, perAcross: 0.4 })).toBeCloseTo(0.45);
  expect(acrossSeen(0.2, { x: 0.6, perAcross: 0.4 })).toBe(0.2);
  expect(acrossSeen(0.9, { x: 0.5, perAcross: 0.46 })).toBe(0.9);
});
