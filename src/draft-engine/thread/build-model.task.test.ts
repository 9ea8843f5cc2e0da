import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildModelTask } from './build-model.task.ts';
import { drawViewTask } from './draw-view.task.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-solid-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** A jug on an even ground, with a dot in its middle. */
async function drawJug(name: string, dot: string, handle: string): Promise<string> {
  const path = join(folder, name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320"><rect width="240" height="320" fill="#e8ecef"/><path d="M90 40h60v40c40 40 40 150 10 200h-80c-30-50-30-160 10-200z" fill="#b5562c"/>${handle}<circle cx="120" cy="180" r="18" fill="${dot}"/></svg>`;
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  await sharp(Buffer.from(svg)).png().toFile(path);
  return path;
}

const HANDLE = '<path d="M165 90c60 10 60 110 5 110" fill="none" stroke="#b5562c" stroke-width="16"/>';

test('[TDM-01] three pictures of a jug on an even ground become a GLB file that the official validator finds faultless', async () => {
  const front = await drawJug('front.png', '#2040c0', '');
  const back = await drawJug('back.png', '#20a040', '');
  const side = await drawJug('side.png', '#b5562c', HANDLE);
  const path = join(folder, 'jug.glb');
  const { triangles } = await buildModelTask({ front, side, back, sideLooks: 'left', shape: 'round', path });
  const bytes = await readFile(path);
  const { issues, info } = await validateBytes(new Uint8Array(bytes));
  expect(issues.messages).toEqual([]);
  expect([info.totalTriangleCount, info.hasTextures]).toEqual([triangles, true]);
  expect(triangles).toBeGreaterThan(2000);
  expect(triangles).toBeLessThanOrEqual(24_000);
}, 120_000);

test('[MVW-01] [CAT-06] each of the six sides of a picture is a picture with a clear ground; behind it is as in a mirror', async () => {
  const picture = await drawJug('relief.png', '#2040c0', HANDLE);
  const seen = async (side: 'front' | 'left' | 'back' | 'top') => {
    const path = join(folder, `${side}.png`);
    const { basis } = await drawViewTask({ picture, side, width: 96, height: 96, path });
    expect(basis).toBe('relief');
    const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels, data[3]]).toEqual([96, 96, 4, 0]);
    const columns = Array.from(
      { length: 96 },
      (_, x) => Array.from({ length: 96 }, (_row, y) => data[(y * 96 + x) * 4 + 3]!).filter((one) => one > 127).length,
    );
    return { columns, width: columns.filter((one) => one > 0).length };
  };
  const [front, left, back, top] = [await seen('front'), await seen('left'), await seen('back'), await seen('top')];
  expect(back.columns.toReversed()).toEqual(
    front.columns.map((one) => expect.toSatisfy((other: number) => Math.abs(other - one) < 3)),
  );
  expect(left.width).toBeLessThan(0.7 * front.width);
  expect(top.width).toBeGreaterThan(front.width);
}, 120_000);
