import { expect, test } from 'vitest';
import { CAMERA_MOVEMENTS } from '#src/shared/catalogue/shots.ts';
import { stillWindow } from './move-over-still.ts';

const FRAME = { width: 320, height: 180 };

test.each(CAMERA_MOVEMENTS)(
  '[EDIT-07] the camera stays inside a brought picture and keeps its proportions: %s',
  (camera) => {
    for (const picture of [
      { width: 1200, height: 400 },
      { width: 300, height: 900 },
      { width: 64, height: 36 },
    ]) {
      const windows = [0, 0.25, 0.5, 1].map((share) => stillWindow(picture, FRAME, camera, share));
      for (const { x, y, width, height } of windows) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
        expect(x + width).toBeLessThanOrEqual(picture.width + 1e-9);
        expect(y + height).toBeLessThanOrEqual(picture.height + 1e-9);
        expect(width / height).toBeCloseTo(16 / 9);
      }
      expect(windows.at(-1)).not.toEqual(windows[0]);
    }
  },
);

test('[EDIT-07] a pan to the left shows more of the left, a zoom in less of the picture', () => {
  const picture = { width: 1600, height: 900 };
  const at = (camera: 'pan_left' | 'zoom_in', share: number) => stillWindow(picture, FRAME, camera, share);
  expect(at('pan_left', 1).x).toBeLessThan(at('pan_left', 0).x);
  expect(at('zoom_in', 1).width).toBeLessThan(at('zoom_in', 0).width);
});
