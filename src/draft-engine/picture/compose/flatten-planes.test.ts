import { expect, test } from 'vitest';
import type { CameraMovement } from '#src/shared/catalogue/shots.ts';
import { testActor, testDrawing, testSurfaces } from '#tests/build/measured-stage.ts';
import { composeShot } from '../compose-shot.ts';
import { STAGE_MAKERS } from '../stage.ts';
import type { StageEntry } from './draw-actor.ts';
import { flattenPlanes } from './flatten-planes.ts';
import { drawLayer, placeLayer } from './layer.ts';

const frame = { width: 320, height: 180 };
const DURATION = 4;

function flatten(camera: CameraMovement): {
  entries: readonly StageEntry[];
  flat: StageEntry[];
  picture(entries: readonly StageEntry[], seconds: number): Uint8ClampedArray;
} {
  const shot = composeShot(testDrawing({ camera, actors: [testActor({})] }), {
    ...frame,
    durationSeconds: DURATION,
    surfaces: testSurfaces,
    makers: STAGE_MAKERS,
  });
  const base = shot.blocking.view;
  const views = Array.from({ length: 17 }, (_, index) => shot.viewAt((index / 16) * DURATION));
  const { entries } = shot.stage;
  return {
    entries,
    flat: flattenPlanes(entries, base, views, frame, testSurfaces),
    picture: (drawn, seconds) => {
      const context = testSurfaces(frame.width, frame.height).getContext('2d');
      for (const entry of drawn) {
        if (entry.kind === 'moving') {
          entry.redraw(seconds);
        }
        drawLayer(context, entry.layer, placeLayer(entry.layer, base, shot.viewAt(seconds), frame));
      }
      return context.getImageData(0, 0, frame.width, frame.height).data;
    },
  };
}

/** Mean difference of two pictures' bytes. */
function difference(first: Uint8ClampedArray, second: Uint8ClampedArray): number {
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] as number)), 0) / first.length;
}

test.each(['static', 'tilt_down', 'pan_left', 'zoom_in'] as const)(
  '[DRAFT-07] under %s the flattened planes show the same picture, and what moves keeps its place',
  (camera) => {
    const { entries, flat, picture } = flatten(camera);
    expect(flat.filter(({ kind }) => kind === 'moving')).toEqual(entries.filter(({ kind }) => kind === 'moving'));
    for (const seconds of [0, 1.9, DURATION]) {
      expect(difference(picture(flat, seconds), picture(entries, seconds))).toBeLessThan(1);
    }
  },
);

test('a camera that rests or turns leaves at most one plane between two things that move, one that travels keeps its depths', () => {
  for (const camera of ['static', 'tilt_down'] as const) {
    const { flat } = flatten(camera);
    expect(flat.some((entry, index) => entry.kind === 'plane' && flat[index + 1]?.kind === 'plane')).toBe(false);
  }
  const { entries, flat } = flatten('zoom_in');
  expect(entries.length).toBeGreaterThan(2);
  expect(flat.length).toBeGreaterThan(2);
});
