import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createThreadPool, type ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { photograph } from '#tests/build/photographs.ts';

let processes: ThreadPool;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-cut-out-'));
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

/** What the last cut-out told of itself. */
let lastAnswer: unknown;

const path = (name: string): string => join(folder, name);

/** Cuts out of a picture in a file; the bytes of the result, four for each pixel, or one of a mask. */
async function cutOut(file: string, asMask = false): Promise<{ data: Buffer; width: number; height: number }> {
  const result = path('result.png');
  const size = await processes.run('cut-out', { picture: file, path: result, asMask });
  lastAnswer = size;
  const { width, height, channels, depth } = await sharp(result).metadata();
  expect(size).toMatchObject({ width, height });
  expect([channels, depth]).toEqual([asMask ? 1 : 4, 'uchar']);
  const picture = sharp(result);
  return { data: await (asMask ? picture.extractChannel(0) : picture).raw().toBuffer(), width, height };
}

/** Things with light and shade, spikes, thin parts and a hole. */
const THINGS = {
  ball: '<circle cx="150" cy="150" r="140" fill="url(#light)"/>',
  star: '<path fill="url(#light)" d="M150 6l40 96 104 8-80 68 26 102-90-56-90 56 26-102-80-68 104-8z"/>',
  teapot:
    '<path fill="url(#light)" d="M70 120h160q40 60-20 160H90q-60-100-20-160zM130 120v-20h40v20z"/><path fill="none" stroke="url(#light)" stroke-width="22" d="M235 150q60 0 50 50t-60 50M65 190q-40 0-55-60"/>',
} as const;
const LIGHT =
  '<defs><radialGradient id="light" cx=".35" cy=".3" r=".8"><stop offset="0" stop-color="#ffd9a0"/><stop offset=".5" stop-color="#d8542a"/><stop offset="1" stop-color="#5c140c"/></radialGradient></defs>';

function drawn(thing: keyof typeof THINGS): Promise<Buffer> {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${LIGHT}${THINGS[thing]}</svg>`),
  )
    .png()
    .toBuffer();
}

/** A thing in front of a photograph that is out of focus: the picture's file, and which pixels the thing covers. */
async function scene(thing: keyof typeof THINGS, behind: string): Promise<{ file: string; truth: Buffer }> {
  const size = { width: 640, height: 420 };
  const [input, left, top] = [await drawn(thing), 190, 70];
  const file = path(`${thing}.jpg`);
  const background = await sharp(behind)
    .resize({ ...size, fit: 'cover' })
    .blur(6)
    .toBuffer();
  await sharp(background).composite([{ input, left, top }]).jpeg({ quality: 92 }).toFile(file);
  const truth = await sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .composite([{ input, left, top }])
    .png()
    .toBuffer();
  return { file, truth: await sharp(truth).extractChannel(3).raw().toBuffer() };
}

/** What two masks share of what either covers. */
function overlap(one: Uint8Array, other: Uint8Array): number {
  let [shared, either] = [0, 0];
  one.forEach((value, index) => {
    const [first, second] = [value > 127, other[index]! > 127];
    shared += first && second ? 1 : 0;
    either += first || second ? 1 : 0;
  });
  return shared / either;
}

test.each(Object.keys(THINGS) as (keyof typeof THINGS)[])(
  '[BGR-01] a %s in front of a photograph is cut out along its edge',
  async (thing) => {
    const { file, truth } = await scene(thing, photograph('chair'));
    const { data, width, height } = await cutOut(file);
    expect([width, height]).toEqual([640, 420]);
    const opacity = truth.map((_, index) => data[index * 4 + 3]!);
    expect(overlap(opacity, truth)).toBeGreaterThan(0.93);
  },
);

test('[BGR-01] the edge of a cut-out has the colours of the subject alone', async () => {
  const size = { width: 500, height: 400 };
  const disc =
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="400"><circle cx="250" cy="200" r="120" fill="#c02020"/></svg>';
  const file = path('disc.png');
  const green = sharp({ create: { ...size, channels: 3, background: '#10c030' } });
  await green
    .composite([{ input: await sharp(Buffer.from(disc)).blur(3).png().toBuffer() }])
    .png()
    .toFile(file);
  const { data } = await cutOut(file);
  let edge = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! > 40 && data[at + 3]! < 255) {
      edge += 1;
      expect(data[at + 1]! - data[at]!).toBeLessThan(20);
    }
  }
  expect(edge).toBeGreaterThan(100);
});

test('[BGR-01] what was transparent stays so, and a mask is grey, white where the subject is', async () => {
  const file = path('half.png');
  const size = { width: 400, height: 300 };
  const { data: person } = await sharp(photograph('man'))
    .resize({ ...size, fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const opacity = Buffer.alloc(size.width * size.height, 255).fill(0, 0, size.width * 150);
  await sharp(person, { raw: { ...size, channels: 3 } })
    .joinChannel(opacity, { raw: { ...size, channels: 1 } })
    .png()
    .toFile(file);
  const { data } = await cutOut(file);
  const rows = (from: number, to: number): Uint8Array =>
    opacity.subarray(from, to).map((_, index) => data[(from + index) * 4 + 3]!);
  expect(Math.max(...rows(0, size.width * 150))).toBe(0);
  expect(Math.max(...rows(size.width * 150, opacity.length))).toBe(255);
  const mask = await cutOut(photograph('man'), true);
  const at = (x: number, y: number): number =>
    mask.data[Math.floor(y * mask.height) * mask.width + Math.floor(x * mask.width)]!;
  expect([at(0.5, 0.4), at(0.5, 0.8)]).toEqual([255, 255]);
  expect([at(0.05, 0.1), at(0.95, 0.05)]).toEqual([0, 0]);
});

test('[BGR-01] photographs that lie on their side, in 16 bits and for print are read as they are seen', async () => {
  const upright = path('upright.png');
  const [width, height] = [400, 320];
  await sharp(photograph('man')).resize(width, height, { fit: 'cover' }).png().toFile(upright);
  const files = {
    turned: await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    deep: await sharp(upright).toColourspace('rgb16').png().toBuffer(),
    printed: await sharp(upright).toColourspace('cmyk').jpeg().toBuffer(),
  };
  const truth = (await cutOut(upright, true)).data;
  for (const [name, bytes] of Object.entries(files)) {
    const file = path(name);
    await writeFile(file, bytes);
    const mask = await cutOut(file, true);
    expect([mask.width, mask.height], name).toEqual([width, height]);
    expect(overlap(mask.data, truth), name).toBeGreaterThan(0.97);
  }
});

test('[BGR-01] what the model is unsure of is looked at in other views, and what stays doubtful is told', async () => {
  const brushes = await cutOut(photograph('brushes'), true);
  const { width, height } = brushes;
  expect(lastAnswer).toEqual({ width, height });
  const at = (x: number, y: number): number => brushes.data[Math.floor(y * height) * width + Math.floor(x * width)]!;
  expect([at(0.3, 0.5), at(0.45, 0.5), at(0.6, 0.55)]).toEqual([255, 255, 255]);
  const lines = path('lines.png');
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#8a8f94"/><path d="M200 40v200m30-180v160" stroke="#22262a" stroke-width="2"/></svg>';
  await sharp(Buffer.from(drawing)).png().toFile(lines);
  const { data } = await cutOut(lines, true);
  expect(Math.max(...data)).toBeGreaterThan(100);
  expect(lastAnswer).toMatchObject({ isDoubtful: true });
});

test('[BGR-01] where nothing stands out, or the file is no picture, the error says so', async () => {
  const plain = path('plain.png');
  const pixel = path('pixel.png');
  const broken = path('broken.jpg');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7f8890' } })
    .png()
    .toFile(plain);
  await sharp({ create: { width: 1, height: 1, channels: 4, background: '#fff' } })
    .png()
    .toFile(pixel);
  await writeFile(broken, (await readFile(photograph('man'))).subarray(0, 20_000));
  const result = path('none.png');
  const cut = (picture: string): Promise<unknown> => processes.run('cut-out', { picture, path: result });
  await expect(cut(plain)).rejects.toMatchObject({ code: 'SUBJECT_NOT_FOUND' });
  await expect(cut(pixel)).rejects.toMatchObject({ code: 'SUBJECT_NOT_FOUND' });
  await expect(cut(broken)).rejects.toMatchObject({ code: 'IMAGE_FORMAT_UNSUPPORTED' });
  await expect(readFile(result)).rejects.toThrow('ENOENT');
});
