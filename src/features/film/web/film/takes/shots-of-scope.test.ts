import { expect, test } from 'vitest';
import { shotsOfScope } from './shots-of-scope.ts';

const SHOTS = ['garden', 'beach', 'beach', 'beach', 'garden', 'garden'].map((placeKey, index) => ({
  number: index + 1,
  placeKey,
  leftOut: index === 2 || index === 5,
}));

test('[EDIT-18] a scene is the shots around one at its place', () => {
  expect(shotsOfScope(SHOTS, 1).scene).toEqual([1]);
  expect(shotsOfScope(SHOTS, 4).scene).toEqual([2, 4]);
});

test('[EDIT-10] shots that are left out of the video are in no order of a scene or the film', () => {
  expect(shotsOfScope(SHOTS, 6)).toEqual({ shot: [6], scene: [5], film: [1, 2, 4, 5] });
});
