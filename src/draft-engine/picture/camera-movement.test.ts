import { expect, test } from 'vitest';
import { CLIP_MOVEMENTS, type ClipMovement } from '#src/shared/catalogue/shots.ts';
import { testActor, testDrawing, testMakers, testSurfaces } from '#tests/build/measured-stage.ts';
import { composeShot } from './compose-shot.ts';

const WIDTH = 640;
const HEIGHT = 360;
const SECONDS = 4;

interface Seen {
  x: number;
  y: number;
  size: number;
}

/** Finds the markers in a drawn frame by their colour: the camera's path as a viewer sees it. */
function look(camera: ClipMovement, seconds: number[], walking = false): { near: Seen; far: Seen; figure: Seen }[] {
  const drawing = testDrawing({ camera, actors: [testActor(walking ? { pose: 'walk', turn: Math.PI / 2 } : {})] });
  const shot = composeShot(
    { ...drawing, look: 'infographic' },
    { width: WIDTH, height: HEIGHT, durationSeconds: SECONDS, surfaces: testSurfaces, makers: testMakers(0.5) },
  );
  const context = testSurfaces(WIDTH, HEIGHT).getContext('2d');
  return seconds.map((moment) => {
    shot.drawFrame(context, moment);
    const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
    const find = (is: (r: number, g: number, b: number) => boolean): Seen => {
      let count = 0;
      let sumX = 0;
      let sumY = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (!is(data[at] as number, data[at + 1] as number, data[at + 2] as number)) {
          continue;
        }
        count++;
        sumX += (at / 4) % WIDTH;
        sumY += Math.floor(at / 4 / WIDTH);
      }
      return { x: sumX / count, y: sumY / count, size: Math.sqrt(count) };
    };
    return {
      near: find((r, g, b) => g > 180 && r < 80 && b < 80),
      far: find((r, g, b) => b > 180 && r < 80 && g < 80),
      figure: find((r, g, b) => r > 150 && b < 110 && g < 170),
    };
  });
}

const ends = (camera: ClipMovement): [ReturnType<typeof look>[number], ReturnType<typeof look>[number]] =>
  look(camera, [0, SECONDS]) as never;

test('[CAT-02] [DRAFT-03] a static camera does not move at all', () => {
  const [first, last] = ends('static');
  expect(last.near).toEqual(first.near);
  expect(last.far).toEqual(first.far);
});

test('[CAT-02] [DRAFT-03] zooms grow and shrink the picture, near things more than far ones', () => {
  const [first, last] = ends('zoom_in');
  expect(last.near.size / first.near.size).toBeGreaterThan(1.12);
  expect(last.near.size / first.near.size).toBeGreaterThan((last.far.size / first.far.size) * 1.02);
  const [outFirst, outLast] = ends('zoom_out');
  expect(outLast.near.size).toBeLessThan(outFirst.near.size * 0.9);
});

test('[CAT-02] [DRAFT-03] pans and tilts move the picture against the camera', () => {
  const [rightFirst, rightLast] = ends('pan_right');
  expect(rightLast.far.x).toBeLessThan(rightFirst.far.x - WIDTH * 0.08);
  const [leftFirst, leftLast] = ends('pan_left');
  expect(leftLast.far.x).toBeGreaterThan(leftFirst.far.x + WIDTH * 0.08);
  const [upFirst, upLast] = ends('tilt_up');
  expect(upLast.far.y).toBeGreaterThan(upFirst.far.y + HEIGHT * 0.08);
  const [downFirst, downLast] = ends('tilt_down');
  expect(downLast.far.y).toBeLessThan(downFirst.far.y - HEIGHT * 0.08);
});

test('[CAT-02] [DRAFT-03] circling keeps the subject and slides what is behind', () => {
  const [first, last] = ends('circle_around_subject');
  expect(Math.abs(last.figure.x - first.figure.x)).toBeLessThan(WIDTH * 0.02);
  expect(Math.abs(last.far.x - first.far.x)).toBeGreaterThan(WIDTH * 0.05);
});

test('[CAT-02] [DRAFT-03] following keeps a walking subject in its place while the world goes by', () => {
  const [first, last] = look('follow_subject', [0, SECONDS], true) as never as [
    ReturnType<typeof look>[number],
    ReturnType<typeof look>[number],
  ];
  expect(Math.abs(last.figure.x - first.figure.x)).toBeLessThan(WIDTH * 0.03);
  expect(last.far.x).toBeLessThan(first.far.x - WIDTH * 0.08);
});

test('[CAT-02] [DRAFT-03] a dolly zoom holds the subject and changes the size of what is behind', () => {
  const [first, last] = ends('dolly_zoom');
  expect(last.figure.size / first.figure.size).toBeCloseTo(1, 1);
  expect(last.far.size / first.far.size).toBeGreaterThan(1.1);
});

test('[CAT-02] [VID-01] a camera that goes sideways, up or nearer moves near things more than far ones', () => {
  const across = (camera: ClipMovement): number[] => {
    const [first, last] = ends(camera);
    return [last.near.x - first.near.x, last.far.x - first.far.x];
  };
  const [near = 0, far = 0] = across('move_right');
  expect(near).toBeLessThan(-WIDTH * 0.06);
  expect(Math.abs(far)).toBeLessThan(Math.abs(near) * 0.7);
  expect(across('move_left')[0]).toBeGreaterThan(WIDTH * 0.06);
  const upright = (camera: ClipMovement): number => {
    const [first, last] = ends(camera);
    return last.near.y - first.near.y;
  };
  expect(upright('move_up')).toBeGreaterThan(HEIGHT * 0.04);
  expect(upright('move_down')).toBeLessThan(-HEIGHT * 0.04);
  const growth = (camera: ClipMovement): number => {
    const [first, last] = ends(camera);
    return last.near.size / first.near.size / (last.far.size / first.far.size);
  };
  expect(growth('push_in')).toBeGreaterThan(growth('zoom_in'));
  expect(growth('pull_out')).toBeLessThan(growth('zoom_out'));
});

test('[CAT-02] [VID-01] orbits and cranes keep looking at the subject while what is behind slides past', () => {
  for (const [camera, side] of [
    ['orbit_right', 1],
    ['orbit_left', -1],
  ] as const) {
    const [first, last] = ends(camera);
    expect(Math.abs(last.figure.x - first.figure.x)).toBeLessThan(WIDTH * 0.02);
    expect(Math.sign(last.far.x - first.far.x)).toBe(side);
  }
  const [first, last] = ends('crane_up');
  expect(Math.abs(last.figure.y - first.figure.y)).toBeLessThan(HEIGHT * 0.08);
  expect(last.far.y - first.far.y).toBeLessThan(last.figure.y - first.figure.y);
});

test('[CAT-02] [DRAFT-03] a hand-held camera trembles a little and stays', () => {
  const path = look(
    'handheld',
    Array.from({ length: 12 }, (_, index) => index / 3),
  );
  const xs = path.map((seen) => seen.near.x);
  const reach = Math.max(...xs) - Math.min(...xs);
  expect(reach).toBeGreaterThan(0.8);
  expect(reach).toBeLessThan(WIDTH * 0.04);
});

test.each(CLIP_MOVEMENTS)('[CAT-02] %s never travels more than 8 per cent of the frame in a second', (camera) => {
  const path = look(camera, [0, 1, 2, 3, 4]);
  for (let index = 1; index < path.length; index++) {
    const [before, after] = [path[index - 1], path[index]] as [(typeof path)[number], (typeof path)[number]];
    expect(Math.abs(after.far.x - before.far.x)).toBeLessThanOrEqual(WIDTH * 0.08);
    expect(Math.abs(after.far.y - before.far.y)).toBeLessThanOrEqual(HEIGHT * 0.08);
  }
});
