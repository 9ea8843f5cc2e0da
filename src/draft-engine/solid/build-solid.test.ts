import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildRelief, buildSolid } from './build-solid.ts';
import { carveHull } from './carve-hull.ts';
import { volumeOf } from './mesh-shape.ts';
import { boundsOf, renderSide } from './render-side.ts';
import type { SidePicture, TexturedMesh } from './solid.ts';

const PIXELS = 160;
const QUALITY = { textureSidePixels: 256, rows: 96 };
/** Much smaller than the thing, and larger than what a voxel and the smoothing may do. */
const NEAR = 0.02;

type Colour = readonly [number, number, number];

/** A silhouette of one colour, as high as its picture. */
function silhouette(isInside: (x: number, y: number) => boolean, colour: Colour, width = PIXELS): SidePicture {
  const data = new Uint8Array(width * PIXELS * 4);
  for (let y = 0; y < PIXELS; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = [(2 * (x + 0.5)) / width - 1, (2 * (y + 0.5)) / PIXELS - 1];
      data.set([...colour, isInside(across, down) ? 255 : 0], (y * width + x) * 4);
    }
  }
  return { data, width, height: PIXELS };
}

const disc = (x: number, y: number): boolean => x * x + y * y <= 1;
const square = (): boolean => true;
/** Its tip is above. */
const triangle = (x: number, y: number): boolean => Math.abs(x) <= (y + 1) / 2;
const [RED, GREEN, BLUE]: readonly Colour[] = [
  [200, 30, 30],
  [30, 160, 30],
  [30, 30, 200],
];

const solidOf = (isInside: (x: number, y: number) => boolean, shape: 'round' | 'edged'): Promise<TexturedMesh> =>
  buildSolid(
    {
      front: silhouette(isInside, RED!),
      back: silhouette(isInside, BLUE!),
      side: silhouette(isInside, GREEN!),
      sideLooks: 'left',
    },
    shape,
    QUALITY,
  );

/** The farthest that a corner lies from where the surface should be, of a solid that is one unit high. */
function errorOf({ positions }: TexturedMesh, distance: (x: number, y: number, z: number) => number): number {
  let most = 0;
  for (let at = 0; at < positions.length; at += 3) {
    most = Math.max(most, Math.abs(distance(positions[at]!, positions[at + 1]!, positions[at + 2]!)));
  }
  return most;
}

test('[TDM-01] two circles make a sphere: its volume and its surface are right', async () => {
  const sphere = await solidOf(disc, 'round');
  expect(volumeOf(sphere) / (Math.PI / 6)).toBeCloseTo(1, 1);
  expect(errorOf(sphere, (x, y, z) => Math.hypot(x, y - 0.5, z) - 0.5)).toBeLessThan(NEAR);
});

test('[TDM-01] squares make a box where its form has edges, and a round column where it has none', async () => {
  const [box, column] = [await solidOf(square, 'edged'), await solidOf(square, 'round')];
  expect(volumeOf(box)).toBeGreaterThan(0.95);
  expect(errorOf(box, (x, y, z) => Math.max(Math.abs(x), Math.abs(y - 0.5), Math.abs(z)) - 0.5)).toBeLessThan(NEAR);
  expect(volumeOf(column) / (Math.PI / 4)).toBeGreaterThan(0.9);
  expect(volumeOf(column) / (Math.PI / 4)).toBeLessThan(1.15);
});

test('[TDM-01] triangles make a cone', async () => {
  const cone = await solidOf(triangle, 'round');
  expect(volumeOf(cone) / (Math.PI / 12)).toBeGreaterThan(0.9);
  expect(volumeOf(cone) / (Math.PI / 12)).toBeLessThan(1.15);
});

test('[TDM-01] a back that has less than the front carves it, and one in another pose does not', () => {
  const inside = ({ data }: { data: Float32Array }): number => data.reduce((sum, one) => sum + (one > 0 ? 1 : 0), 0);
  const pictures = { front: silhouette(square, RED!), side: silhouette(square, RED!), sideLooks: 'left' } as const;
  const whole = inside(carveHull(pictures, 'edged'));
  const isNoCorner = (x: number, y: number): boolean => x < 0.5 || y > -0.5;
  const carved = inside(carveHull({ ...pictures, back: silhouette(isNoCorner, RED!) }, 'edged'));
  expect(carved / whole).toBeGreaterThan(0.9);
  expect(carved / whole).toBeLessThan(0.97);
  const other = silhouette((x) => Math.abs(x) < 0.4, RED!);
  expect(inside(carveHull({ ...pictures, back: other }, 'edged'))).toBe(whole);
});

test('[TDM-01] each side has the colours of its picture, the side that is not given those of the other', async () => {
  const sphere = await solidOf(disc, 'round');
  const middle = async (side: 'front' | 'back' | 'left' | 'right'): Promise<number[]> => {
    const data = renderSide(sphere, side, { width: 32, height: 32, margin: 0.05 });
    return [
      ...(await sharp(data, { raw: { width: 32, height: 32, channels: 4 } })
        .extract({ left: 15, top: 15, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ];
  };
  const isNear = (colour: Colour) =>
    colour.map((value) => expect.toSatisfy((one: number) => Math.abs(one - value) < 12));
  expect((await middle('front')).slice(0, 3)).toEqual(isNear(RED!));
  expect((await middle('back')).slice(0, 3)).toEqual(isNear(BLUE!));
  expect((await middle('left')).slice(0, 3)).toEqual(isNear(GREEN!));
  expect((await middle('right')).slice(0, 3)).toEqual(isNear(GREEN!));
});

test('[MVW-01] a relief has the outline of its picture and is flatter than it is wide; equal pictures give equal ones', async () => {
  const front = silhouette(disc, RED!);
  const [one, other] = [await buildRelief({ front }, QUALITY), await buildRelief({ front }, QUALITY)];
  const [low, high] = boundsOf(one);
  expect(high[0]! - low[0]!).toBeCloseTo(1, 1);
  expect(high[2]! - low[2]!).toBeLessThan(0.5);
  expect(high[2]! - low[2]!).toBeGreaterThan(0.2);
  expect(Buffer.from(other.positions.buffer).equals(Buffer.from(one.positions.buffer))).toBe(true);
  expect(Buffer.from(other.texture.data).equals(Buffer.from(one.texture.data))).toBe(true);
});
