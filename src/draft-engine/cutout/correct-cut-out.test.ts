import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { MaskStroke } from '#src/shared/mask-strokes.ts';
import type { Pixels } from '../pixels/open-picture.ts';
import { correctCutOut } from './correct-cut-out.ts';

const WIDTH = 400;
const HEIGHT = 300;
const RED = '<circle cx="120" cy="150" r="70" fill="#c02020"/>';
const BLUE = '<circle cx="290" cy="150" r="50" fill="#2040c0"/>';

/** A drawing as bytes; what it leaves out is transparent. */
async function drawn(parts: string): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts}</svg>`;
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return { data, width: WIDTH, height: HEIGHT, isOpaque: false };
}

/** The red disc was found, the blue one was missed. */
async function corrected(strokes: MaskStroke[]): Promise<{ data: Buffer; before: Buffer }> {
  const picture = await drawn(`<rect width="100%" height="100%" fill="#c8d0c0"/>${RED}${BLUE}`);
  const before = await drawn(RED);
  await correctCutOut(picture, before, strokes);
  return { data: picture.data, before: before.data };
}

const opacityAt = (data: Buffer, x: number, y: number): number => data[(y * WIDTH + x) * 4 + 3]!;
const stroke = (keeps: boolean, radius: number, ...points: number[]): MaskStroke => ({
  keeps,
  radius: (radius / WIDTH) * 10_000,
  points: points.map((value, at) => (value / (at % 2 === 0 ? WIDTH : HEIGHT)) * 10_000),
});

test('[BGR-01] a brush brings back what was missed, as far as its edge in the picture', async () => {
  // It reaches 8 pixels further than the disc.
  const { data, before } = await corrected([stroke(true, 58, 290, 150)]);
  expect(opacityAt(data, 290, 150)).toBe(255);
  expect(opacityAt(data, 290 + 44, 150)).toBeGreaterThan(240);
  expect(opacityAt(data, 290 + 55, 150)).toBeLessThan(15);
  expect(opacityAt(data, 290, 150 - 55)).toBeLessThan(15);
  // What lies beyond the stroke stays as it was, to the byte.
  for (let y = 0; y < HEIGHT; y++) {
    const at = y * WIDTH * 4;
    expect(data.subarray(at, at + 225 * 4).equals(before.subarray(at, at + 225 * 4))).toBe(true);
  }
});

test('[BGR-01] a brush takes away what is under it; a later stroke covers those before', async () => {
  const taken = stroke(false, 20, 120, 60, 120, 240);
  const { data } = await corrected([taken]);
  expect([opacityAt(data, 120, 100), opacityAt(data, 128, 200)]).toEqual([0, 0]);
  expect([opacityAt(data, 80, 150), opacityAt(data, 160, 150)]).toEqual([255, 255]);
  const again = await corrected([taken, stroke(true, 30, 120, 150)]);
  expect(opacityAt(again.data, 120, 150)).toBe(255);
  expect(opacityAt(again.data, 120, 95)).toBe(0);
});

test('[BGR-01] a corrected cut-out has no colour of the old background, and of a smaller cut-out the shape', async () => {
  const picture = await drawn(`<rect width="100%" height="100%" fill="#c8d0c0"/>${RED}${BLUE}`);
  const small = await sharp((await drawn(RED)).data, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .resize(WIDTH / 2, HEIGHT / 2)
    .raw()
    .toBuffer();
  const cutOut = { data: small, width: WIDTH / 2, height: HEIGHT / 2, isOpaque: false };
  await correctCutOut(picture, cutOut, [stroke(true, 58, 290, 150)]);
  expect([opacityAt(picture.data, 120, 150), opacityAt(picture.data, 10, 10)]).toEqual([255, 0]);
  let edge = 0;
  for (let at = 0; at < picture.data.length; at += 4) {
    const isEdge = picture.data[at + 3]! > 60 && picture.data[at + 3]! < 250 && (at / 4) % WIDTH > 225;
    if (isEdge) {
      edge += 1;
      // Blue, not the pale green behind it.
      expect(picture.data[at + 2]! - picture.data[at + 1]!).toBeGreaterThan(50);
    }
  }
  expect(edge).toBeGreaterThan(20);
});
