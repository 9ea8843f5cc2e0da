import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import { TEST_PERSON, testActor, testDrawing, testSurfaces } from '#tests/build/measured-stage.ts';
import { photograph } from '#tests/build/photographs.ts';
import { SAMPLE_RATE } from '../audio/sample-rate.ts';
import { STAGE_MAKERS } from '../picture/stage.ts';
import { drawStill } from '../picture/still.ts';
import type { PersonFigure } from '../story/figure-spec.ts';
import { createTalkingPicture } from './draw-talking.ts';
import { frameOf, marksOf } from './face-frame.ts';
import { readFaceMesh, type FaceMesh, type FacePoints } from './face-mesh.ts';
import type { FacePose } from './face-pose.ts';
import { loadFaceFinder, type FaceFinder } from './find-face.ts';
import { hearMouth, loudnessOfFrames } from './hear-mouth.ts';
import type { Canvas } from './paint-mesh.ts';
import { placeFace } from './place-face.ts';
import { posesOf } from './speech-motion.ts';

const FRAMES_PER_SECOND = 25;
const SECONDS = 6;

let finder: FaceFinder;
let mesh: FaceMesh;
let man: Canvas;
let face: FacePoints;

beforeAll(async () => {
  [finder, mesh, man] = await Promise.all([loadFaceFinder(), readFaceMesh(), open(photograph('man'))]);
  face = (await finder.find(man))!.points;
});

async function open(path: string): Promise<Canvas> {
  const { data, info } = await sharp(path)
    .resize(240, 240, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

/** A voice that becomes louder and softer, with pauses. */
function babble(): Float32Array {
  return Float32Array.from({ length: SECONDS * SAMPLE_RATE }, (_, at) => {
    const seconds = at / SAMPLE_RATE;
    const level = Math.max(0, Math.sin(2 * Math.PI * 1.7 * seconds) * (0.6 + 0.4 * Math.sin(2.1 * seconds)));
    const wave = [1, 2, 3, 4, 5, 6].reduce((sum, part) => sum + Math.sin(2 * Math.PI * 140 * part * seconds) / part, 0);
    return 0.3 * level * wave;
  });
}

function poses(): { poses: FacePose[]; loudness: Float32Array } {
  const samples = babble();
  const loudness = loudnessOfFrames(samples, FRAMES_PER_SECOND);
  const visemes = hearMouth(samples);
  const motion = { durationSeconds: SECONDS, framesPerSecond: FRAMES_PER_SECOND, visemes, loudness, seed: 4 };
  return { poses: posesOf(motion), loudness };
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  const sum = (of: (index: number) => number): number => one.reduce((total, _, index) => total + of(index), 0);
  const both = sum((index) => (one[index]! - a) * (other[index]! - b));
  return both / Math.sqrt(sum((index) => (one[index]! - a) ** 2) * sum((index) => (other[index]! - b) ** 2));
}

/** How much a square of a picture differs from the same of another. */
function difference(
  one: Uint8Array,
  other: Uint8Array,
  { x, y, side }: { x: number; y: number; side: number },
): number {
  let sum = 0;
  for (let row = Math.round(y - side / 2); row < y + side / 2; row++) {
    for (let column = Math.round(x - side / 2); column < x + side / 2; column++) {
      const at = (row * man.width + column) * 4;
      sum += Math.abs(one[at]! - other[at]!) + Math.abs(one[at + 1]! - other[at + 1]!);
    }
  }
  return sum / side ** 2;
}

test('[PTK-01] a face is found in a photograph, upright or leaning, and none where there is none', async () => {
  const { leftEye, rightEye, mouth } = marksOf(face);
  expect(leftEye.x).toBeLessThan(mouth.x);
  expect(rightEye.x).toBeGreaterThan(mouth.x);
  expect(mouth.y).toBeGreaterThan(leftEye.y + 10);
  const leaning = await sharp(man.data, { raw: { width: man.width, height: man.height, channels: 4 } })
    .rotate(18, { background: '#808080' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = leaning.info;
  expect(await finder.find({ data: leaning.data, width, height })).toBeDefined();
  expect(await finder.find(await open(photograph('brushes')))).toBeUndefined();
});

test('[PTK-01] the mouth follows the loudness, the eyes blink, and what is far from the head is steady', () => {
  const { poses: made, loudness } = poses();
  const talking = createTalkingPicture(man, { points: face, mesh, isDrawn: false });
  const gaps = made.map((pose) => talking.openness(pose));
  expect(correlation(gaps, [...loudness])).toBeGreaterThan(0.6);
  const { leftEye, mouth } = marksOf(face);
  const rest = talking.draw({ ...made[0]!, open: 0, blink: 0 }).slice();
  const moved = { mouth: 0, eye: 0, corner: 0 };
  for (const pose of made.filter((_, index) => index % 5 === 0)) {
    const frame = talking.draw({ ...made[0]!, open: pose.open, width: pose.width });
    moved.mouth = Math.max(moved.mouth, difference(frame, rest, { ...mouth, side: 16 }));
    moved.corner = Math.max(moved.corner, difference(talking.draw(pose), rest, { x: 12, y: 228, side: 20 }));
  }
  expect(moved.mouth).toBeGreaterThan(15);
  expect(moved.corner).toBe(0);
  expect(made.filter(({ blink }) => blink > 0.5).length).toBeGreaterThan(1);
  const shut = talking.draw({ ...made[0]!, blink: 1 });
  expect(difference(shut, rest, { ...leftEye, side: 8 })).toBeGreaterThan(8);
  expect(poses().poses).toEqual(made);
});

test('[PTK-01] a person puts eyes and mouth where they are', () => {
  const marks = { leftEye: { x: 90, y: 90 }, rightEye: { x: 150, y: 90 }, mouth: { x: 120, y: 150 } };
  for (const points of [face, mesh.points]) {
    const placed = placeFace(points, marks);
    const found = marksOf(placed);
    for (const name of ['leftEye', 'rightEye', 'mouth'] as const) {
      expect(Math.hypot(found[name].x - marks[name].x, found[name].y - marks[name].y)).toBeLessThan(0.5);
    }
  }
});

const REST: FacePose = {
  open: 0,
  width: 1,
  teeth: 0,
  tongue: 0,
  pressed: 0,
  blink: 0,
  brows: 0,
  yaw: 0,
  pitch: 0,
  roll: 0,
  rise: 0,
};

function drawnFace(
  accessories: PersonFigure['accessories'],
  { look, height }: { look: LookId; height: number },
): Canvas {
  const figure = { ...TEST_PERSON, accessories };
  const drawing = testDrawing({ look, aspect: '1:1', framing: 'close', actors: [testActor({ figure })] });
  const surface = drawStill(drawing, { width: height, height }, testSurfaces, STAGE_MAKERS);
  const { data } = surface.getContext('2d').getImageData(0, 0, height, height);
  return { data: Uint8Array.from(data), width: height, height };
}

/** The pixels in which two pictures differ. */
const changed = (one: Uint8Array, other: Uint8Array, least = 0): number[] =>
  Array.from({ length: one.length / 4 }, (_, pixel) => pixel).filter((pixel) =>
    [0, 1, 2].some((channel) => Math.abs(one[pixel * 4 + channel]! - other[pixel * 4 + channel]!) > least),
  );

test.each([
  { look: 'gouache', height: 240 },
  { look: 'gouache', height: 360 },
  { look: 'oil', height: 480 },
] as const)('[PTK-01] lids close inside drawn eyes, behind whole glasses: $look, $height pixels', async (picture) => {
  const bare = drawnFace([], picture);
  const points = (await finder.find(bare))!.points;
  const glasses = drawnFace(['glasses'], picture);
  const rims = new Set(changed(bare.data, glasses.data, 60));
  for (const canvas of [bare, glasses]) {
    const talking = createTalkingPicture(canvas, { points, mesh, isDrawn: true });
    const open = talking.draw(REST).slice();
    const blinked = changed(open, talking.draw({ ...REST, blink: 1 }));
    const { eyes } = frameOf(points);
    const isAtEye = (pixel: number): boolean =>
      Object.values(eyes).some(
        ({ centre, width }) =>
          Math.abs((pixel % canvas.width) - centre.x) < 0.8 * width + 2 &&
          Math.abs(pixel / canvas.width - centre.y) < 0.62 * width + 2,
      );
    expect(blinked.length).toBeGreaterThan(canvas === bare ? 30 : -1);
    expect(blinked.filter((pixel) => !isAtEye(pixel))).toEqual([]);
    // Lenses shine, and the grain of a look differs: not each of these is a rim's.
    expect(canvas === glasses ? blinked.filter((pixel) => rims.has(pixel)).length : 0).toBeLessThan(0.02 * rims.size);
  }
});

test('[PTK-01] drawn eyes that cannot be told for sure stay open', async () => {
  const points = (await finder.find(drawnFace([], { look: 'gouache', height: 240 })))!.points;
  const dark = drawnFace(['sunglasses'], { look: 'gouache', height: 240 });
  for (const canvas of [dark, man]) {
    const talking = createTalkingPicture(canvas, { points: canvas === man ? face : points, mesh, isDrawn: true });
    const open = talking.draw(REST).slice();
    expect(changed(open, talking.draw({ ...REST, blink: 1 }))).toEqual([]);
  }
});
