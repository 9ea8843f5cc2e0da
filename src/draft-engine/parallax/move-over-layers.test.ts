import { expect, test } from 'vitest';
import { CLIP_MOVEMENTS, type ClipMovement } from '#src/shared/catalogue/shots.ts';
import type { PictureLayers } from './layer-picture.ts';
import { moveOverLayers } from './move-over-layers.ts';
import { depthOf, placeOfSubject } from './picture-depth.ts';

const WIDTH = 320;
const HEIGHT = 180;
const GROUND = 0.5;
type Colour = readonly [number, number, number];
const [RED, GREEN, BLUE, PINK, GREY]: readonly Colour[] = [
  [220, 20, 20],
  [20, 200, 20],
  [20, 20, 220],
  [250, 0, 250],
  [150, 150, 150],
] as const;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function paint(pixels: Buffer, { left, top, right, bottom }: Box, colour: Colour): void {
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      pixels.set([...colour, 255], (y * WIDTH + x) * 4);
    }
  }
}

/** A grey picture with a pink rim: a blue mark far behind, a green one on the ground, and a red subject. */
function layers(subjectBox: Box = { left: 145, top: 50, right: 175, bottom: 130 }): PictureLayers {
  const behind = Buffer.alloc(WIDTH * HEIGHT * 4);
  paint(behind, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }, PINK!);
  paint(behind, { left: 2, top: 2, right: WIDTH - 2, bottom: HEIGHT - 2 }, GREY!);
  paint(behind, { left: 100, top: 40, right: 112, bottom: 52 }, BLUE!);
  paint(behind, { left: 200, top: 132, right: 212, bottom: 144 }, GREEN!);
  const subject = Buffer.alloc(WIDTH * HEIGHT * 4);
  paint(subject, subjectBox, RED!);
  const size = { width: WIDTH, height: HEIGHT };
  const mask = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => subject[at * 4 + 3]! / 255);
  const isCut = subjectBox.bottom === HEIGHT;
  const cutBy = { left: false, top: false, right: false, bottom: isCut };
  return { ...size, behind, subject, cutBy, depth: depthOf(GROUND, placeOfSubject(mask, size)) };
}

interface Seen {
  x: number;
  y: number;
  size: number;
}

/** Where the marks and the subject are seen in a frame. */
function look(frame: Uint8Array): { far: Seen; ground: Seen; subject: Seen } {
  const find = ([red, green, blue]: Colour): Seen => {
    let [count, sumX, sumY] = [0, 0, 0];
    for (let at = 0; at < frame.length; at += 4) {
      const distance = Math.abs(frame[at]! - red) + Math.abs(frame[at + 1]! - green) + Math.abs(frame[at + 2]! - blue);
      if (distance < 90) {
        count++;
        sumX += (at / 4) % WIDTH;
        sumY += Math.floor(at / 4 / WIDTH);
      }
    }
    return { x: sumX / count, y: sumY / count, size: Math.sqrt(count) };
  };
  return { far: find(BLUE!), ground: find(GREEN!), subject: find(RED!) };
}

const move = (camera: ClipMovement) => ({ width: WIDTH, height: HEIGHT, camera, durationSeconds: 4, seed: 3 });
function ends(camera: ClipMovement): { first: ReturnType<typeof look>; last: ReturnType<typeof look> } {
  const draw = moveOverLayers([layers()], move(camera));
  return { first: look(draw(0)), last: look(draw(1)) };
}
const shiftX = (camera: ClipMovement) => {
  const { first, last } = ends(camera);
  return { far: last.far.x - first.far.x, subject: last.subject.x - first.subject.x };
};
const shiftY = (camera: ClipMovement) => {
  const { first, last } = ends(camera);
  return { far: last.far.y - first.far.y, subject: last.subject.y - first.subject.y };
};
const growth = (camera: ClipMovement) => {
  const { first, last } = ends(camera);
  return { far: last.far.size / first.far.size, subject: last.subject.size / first.subject.size };
};

test('[CAT-02] [VID-01] a camera that stands still shows one picture', () => {
  const draw = moveOverLayers([layers()], move('static'));
  expect(Buffer.from(draw(0)).equals(draw(1))).toBe(true);
});

test('[CAT-02] [VID-01] a zoom enlarges all alike; a camera that goes nearer enlarges the subject most', () => {
  expect(growth('zoom_in').subject).toBeGreaterThan(1.1);
  expect(growth('zoom_in').far / growth('zoom_in').subject).toBeCloseTo(1, 1);
  expect(growth('zoom_out').subject).toBeLessThan(0.9);
  expect(growth('push_in').subject).toBeGreaterThan(growth('push_in').far * 1.05);
  expect(growth('pull_out').subject).toBeLessThan(growth('pull_out').far * 0.95);
  expect(growth('dolly_zoom').subject).toBeCloseTo(1, 1);
  expect(growth('dolly_zoom').far).toBeGreaterThan(1.04);
});

test.each([
  ['pan_left', 'pan_right'],
  ['move_left', 'move_right'],
] as const)('[CAT-02] [VID-01] %s and %s move the picture against the camera', (left, right) => {
  expect(shiftX(left).subject).toBeGreaterThan(WIDTH * 0.05);
  expect(shiftX(right).subject).toBeLessThan(-WIDTH * 0.05);
  const isNearFaster = Math.abs(shiftX(left).subject) > 2 * Math.abs(shiftX(left).far);
  expect(isNearFaster).toBe(left === 'move_left');
});

test.each([
  ['tilt_up', 'tilt_down'],
  ['move_up', 'move_down'],
  ['crane_up', 'crane_down'],
] as const)('[CAT-02] [VID-01] %s and %s are each other’s opposite', (up, down) => {
  const sign = (value: { far: number; subject: number }): number => Math.sign(value.subject);
  expect(sign(shiftY(up))).toBe(1);
  expect(sign(shiftY(down))).toBe(-1);
  const farShare = shiftY(up).far / shiftY(up).subject;
  expect(up === 'tilt_up' ? farShare > 0.9 : farShare < 0.5).toBe(true);
});

test('[CAT-02] [VID-01] orbits hold the subject while what is behind slides past it, each to its side', () => {
  for (const [camera, side] of [
    ['orbit_left', -1],
    ['orbit_right', 1],
    ['circle_around_subject', 1],
    ['follow_subject', 1],
  ] as const) {
    const { far, subject } = shiftX(camera);
    expect(Math.abs(subject)).toBeLessThan(WIDTH * (camera === 'follow_subject' ? 0.04 : 0.02));
    expect(Math.sign(far)).toBe(side);
    expect(Math.abs(far)).toBeGreaterThan(WIDTH * 0.03);
  }
});

test('[CAT-02] [VID-01] a hand-held camera trembles a little', () => {
  const draw = moveOverLayers([layers()], move('handheld'));
  const xs = Array.from({ length: 9 }, (_, index) => look(draw(index / 8)).subject.x);
  const reach = Math.max(...xs) - Math.min(...xs);
  expect(reach).toBeGreaterThan(0.5);
  expect(reach).toBeLessThan(WIDTH * 0.04);
});

test.each(CLIP_MOVEMENTS)(
  '[CAT-02] [VID-01] %s never looks beyond the picture, nor below a subject that it cuts',
  (camera) => {
    const cut = { left: 110, top: 60, right: 210, bottom: HEIGHT };
    const draw = moveOverLayers([layers(cut)], { ...move(camera), durationSeconds: 10, motion: 'creative' });
    for (const share of [0, 0.5, 1]) {
      const frame = draw(share);
      const at = (x: number, y: number): number[] => [...frame.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3)];
      for (let step = 8; step < 32; step++) {
        const [x, y] = [step * 8, Math.round((step * HEIGHT) / 40)];
        const inside = [at(x, 5), at(x, HEIGHT - 6), at(5, y), at(WIDTH - 6, y)];
        expect(inside.filter(([red, green]) => red! - green! > 120 && red! > 235)).toEqual([]);
      }
      const { x } = look(frame).subject;
      expect(at(Math.round(x), HEIGHT - 1)[0]).toBeGreaterThan(190);
      expect(at(Math.round(x), HEIGHT - 1)[1]).toBeLessThan(60);
    }
  },
);

test('[CAT-23] [VID-01] a clip with a last picture begins with the one and ends with the other', () => {
  const other = layers();
  paint(other.behind, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }, GREEN!);
  delete other.subject;
  const draw = moveOverLayers([layers(), other], move('push_in'));
  expect(look(draw(0)).subject.size).toBeGreaterThan(30);
  expect(look(draw(1)).ground.size).toBeGreaterThan(230);
});
