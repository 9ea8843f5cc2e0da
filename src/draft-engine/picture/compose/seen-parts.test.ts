import { expect, test } from 'vitest';
import { testActor, testDrawing, testSurfaces } from '#tests/build/measured-stage.ts';
import { composeShot } from '../compose-shot.ts';
import type { Surface } from '../drawing-surface.ts';
import { STAGE_MAKERS } from '../stage.ts';
import { measureCoverage } from './coverage.ts';
import { findSeenParts } from './seen-parts.ts';

const frame = { width: 320, height: 180 };
const pixelsOf = (surface: Surface): Uint8ClampedArray =>
  surface.getContext('2d').getImageData(0, 0, surface.width, surface.height).data;

test.each(['static', 'pan_left', 'zoom_in', 'circle_around_subject', 'handheld'] as const)(
  '[DRAFT-07] under %s a frame drawn only where planes are seen is the same picture',
  (camera) => {
    const draw = (readPixels?: typeof pixelsOf): Uint8ClampedArray[] => {
      const shot = composeShot(testDrawing({ camera, actors: [testActor()] }), {
        ...frame,
        durationSeconds: 4,
        surfaces: testSurfaces,
        makers: STAGE_MAKERS,
        ...(readPixels ? { readPixels } : {}),
      });
      return [0, 1.9, 4].map((seconds) => {
        const surface = testSurfaces(frame.width, frame.height);
        shot.drawFrame(surface.getContext('2d'), seconds);
        return pixelsOf(surface);
      });
    };
    const whole = draw();
    for (const [index, picture] of draw(pixelsOf).entries()) {
      const strays = picture.filter((value, at) => Math.abs(value - (whole[index]?.[at] as number)) > 2);
      expect(strays.length).toBeLessThan(picture.length / 2000);
    }
  },
);

test('what is empty or hidden is left out, what is pale hides nothing', () => {
  const half = testSurfaces(320, 180);
  const context = half.getContext('2d');
  context.fillStyle = 'rgb(10,20,30)';
  context.fillRect(0, 96, 320, 84);
  const behind = testSurfaces(320, 180);
  behind.getContext('2d').fillRect(0, 0, 320, 180);
  const place = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };
  const layers = (fades: boolean) =>
    [behind, half].map((surface, index) => ({
      coverage: measureCoverage(pixelsOf(surface), 320, 180),
      place,
      fades: fades && index === 1,
    }));
  const bottomOf = (boxes: readonly (readonly number[])[]): number =>
    Math.max(...boxes.map(([, top = 0, , height = 0]) => top + height));
  const [hidden, near] = findSeenParts(layers(false), frame);
  expect(bottomOf(hidden?.boxes ?? [])).toBeLessThan(130);
  expect(Math.min(...(near?.boxes ?? []).map(([, top]) => top))).toBeGreaterThan(70);
  expect(findSeenParts(layers(true), frame)[0]?.everywhere).toBe(true);
});
