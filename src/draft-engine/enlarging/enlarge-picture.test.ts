import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createThreadPool, type ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { photograph, PHOTOGRAPH_NAMES } from '#tests/build/photographs.ts';
import { likeness } from '#tests/build/picture-likeness.ts';
import type { EnlargedFile } from '../thread/enlarge-picture.task.ts';
import type { PictureContent } from './load-network.ts';

let processes: ThreadPool;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-larger-'));
  processes = createThreadPool({
    entry: new URL('../pixel-process.ts', import.meta.url),
    size: 1,
    processMemoryBytes: 4 * 1024 ** 3,
  });
});
afterAll(async () => {
  await processes?.close();
  await rm(folder, { recursive: true, force: true });
});

const path = (name: string): string => join(folder, name);
const result = (): string => path('result');

async function enlarge(picture: string, factor: 2 | 4, content?: PictureContent): Promise<EnlargedFile> {
  return (await processes.run('enlarge-picture', { picture, path: result(), factor, content })) as EnlargedFile;
}

/** A part of a photograph, as it is and half as large. */
async function halved(name: (typeof PHOTOGRAPH_NAMES)[number]): Promise<{ whole: Buffer; half: string; side: number }> {
  const side = 192;
  const whole = await sharp(photograph(name)).resize(side, side, { fit: 'cover' }).removeAlpha().raw().toBuffer();
  const half = path(`${name}.png`);
  await sharp(whole, { raw: { width: side, height: side, channels: 3 } })
    .resize(side / 2, side / 2)
    .png()
    .toFile(half);
  return { whole, half, side };
}

test('[UPS-01] photographs of half the size become more like they were than by interpolation, in the same colours', async () => {
  for (const name of PHOTOGRAPH_NAMES) {
    const { whole, half, side } = await halved(name);
    expect(await enlarge(half, 2, 'photo')).toMatchObject({
      width: side,
      height: side,
      mime: 'image/jpeg',
      extension: 'jpg',
    });
    const size = { width: side, height: side };
    const made = likeness(await sharp(result()).raw().toBuffer(), whole, size);
    const stretched = likeness(await sharp(half).resize(side, side).raw().toBuffer(), whole, size);
    expect(made.signalToNoise, name).toBeGreaterThan(stretched.signalToNoise + 1);
    expect(made.structure, name).toBeGreaterThan(stretched.structure);
    expect(made.colourShift, name).toBeLessThan(1);
  }
});

test('[UPS-01] a drawing of a quarter of the size comes out four times as large, its parts without seams', async () => {
  const size = { width: 420, height: 300 };
  const shapes = Array.from(
    { length: 12 },
    (_, index) =>
      `<path d="M${index * 38} 20l60 ${index * 20}l-30 80z" fill="hsl(${index * 30} 80% 60%)" stroke="#222" stroke-width="5"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1680" height="1200" viewBox="0 0 420 300"><rect width="420" height="300" fill="#fdf6e3"/>${shapes}</svg>`;
  const large = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const small = path('drawing.png');
  await sharp(large.data, { raw: { width: large.info.width, height: large.info.height, channels: 3 } })
    .resize(size.width, size.height)
    .png()
    .toFile(small);
  expect(await enlarge(small, 4)).toMatchObject({ width: 1680, height: 1200, mime: 'image/png', content: 'drawing' });
  const made = await sharp(result()).raw().toBuffer();
  const stretched = await sharp(small).resize(1680, 1200).raw().toBuffer();
  const whole = { width: 1680, height: 1200 };
  expect(likeness(made, large.data, whole).signalToNoise).toBeGreaterThan(
    likeness(stretched, large.data, whole).signalToNoise + 1,
  );
  // The first two parts meet at 192 pixels: the step from one to the other is like those beside it.
  const step = (x: number): number => {
    let sum = 0;
    for (let y = 0; y < 1200; y++) {
      const at = (y * 1680 + x) * 3;
      sum += Math.abs(made[at]! - made[at - 3]! - (large.data[at]! - large.data[at - 3]!));
    }
    return sum / 1200;
  };
  const beside = Array.from({ length: 20 }, (_, index) => step(192 * 4 - 30 + index));
  expect(step(192 * 4)).toBeLessThan(Math.max(...beside) * 1.5 + 0.5);
});

test('[UPS-01] what is transparent stays so, and no dark fringe comes up at its edge', async () => {
  const disc =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="70"><circle cx="45" cy="35" r="25" fill="#ffe060"/></svg>';
  const file = path('disc.png');
  await sharp(Buffer.from(disc)).png().toFile(file);
  expect(await enlarge(file, 4, 'photo')).toMatchObject({
    width: 360,
    height: 280,
    mime: 'image/png',
    extension: 'png',
  });
  const { data, info } = await sharp(result()).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(4);
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! > 12) {
      seen += 1;
      expect(data[at]!).toBeGreaterThan(235);
      expect(data[at + 1]!).toBeGreaterThan(200);
    }
  }
  expect(seen / (360 * 280)).toBeCloseTo((Math.PI * 25 ** 2) / (90 * 70), 1);
  expect([data[3], data.at(-1)]).toEqual([0, 0]);
});

test('[UPS-01] single pixels are enlarged, and a result of more than 8192 pixels is refused', async () => {
  const pixel = path('pixel.png');
  await sharp({ create: { width: 1, height: 1, channels: 3, background: '#3377aa' } })
    .png()
    .toFile(pixel);
  expect(await enlarge(pixel, 4)).toMatchObject({ width: 4, height: 4 });
  const [r = 0, g = 0, b = 0] = await sharp(await readFile(result()))
    .raw()
    .toBuffer();
  expect([r, g, b].map((value, index) => Math.abs(value - [0x33, 0x77, 0xaa][index]!) <= 3)).toEqual([
    true,
    true,
    true,
  ]);
  const wide = path('wide.png');
  await sharp({ create: { width: 4097, height: 2, channels: 3, background: '#fff' } })
    .png()
    .toFile(wide);
  await expect(enlarge(wide, 2)).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE', details: { limitPixels: 4096 } });
  await expect(enlarge(wide, 4)).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE', details: { limitPixels: 2048 } });
});
