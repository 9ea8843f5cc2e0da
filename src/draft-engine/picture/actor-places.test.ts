import { expect, test } from 'vitest';
import { testActor, testDrawing, testMakers, testSurfaces } from '#tests/build/measured-stage.ts';
import { actorPlaces } from './actor-places.ts';
import type { ShotDrawing } from './shot-drawing.ts';
import { drawStill } from './still.ts';

const SIZE = { width: 640, height: 360 };
const makers = testMakers(0.8);

/** The middle of the reddish figure in the still of a shot, as a share of its width. */
function seenAt(drawing: ShotDrawing): number {
  const { data } = drawStill({ ...drawing, look: 'infographic' }, SIZE, testSurfaces, makers)
    .getContext('2d')
    .getImageData(0, 0, SIZE.width, SIZE.height);
  const columns: number[] = [];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] as number) >= 150 && (data[at + 2] as number) <= 110) {
      columns.push((at / 4) % SIZE.width);
    }
  }
  return columns.reduce((sum, column) => sum + column, 0) / columns.length / SIZE.width;
}

const placeOf = (drawing: ShotDrawing): number =>
  actorPlaces({ ...drawing, look: 'infographic' }, SIZE, makers)[0]?.x ?? -1;

test.each(['static', 'pan_left', 'zoom_in'] as const)(
  '[EDIT-05] an actor is named where it is seen, also where it arrives during the shot (%s)',
  (camera) => {
    const arriving = testDrawing({
      camera,
      framing: 'wide',
      stillAt: 0.9,
      actors: [testActor({ across: 1, keyframes: [{ at: 0.8, across: -0.3 }] })],
    });
    expect(placeOf(arriving)).toBeCloseTo(seenAt(arriving), 1);
    expect(placeOf(arriving)).toBeLessThan(0.5);
  },
);

test('[EDIT-05] an actor that is moved is seen as much further to the side as is told', () => {
  const drawing = testDrawing({ framing: 'wide', actors: [testActor({ across: 0.1 }), testActor({ across: -0.8 })] });
  const [before] = actorPlaces(drawing, SIZE, makers);
  const moved = { ...drawing, actors: [{ ...drawing.actors[0]!, across: 0.5 }, drawing.actors[1]!] };
  const [after] = actorPlaces(moved, SIZE, makers);
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(0.4 * (before?.perAcross ?? 0), 1);
});
