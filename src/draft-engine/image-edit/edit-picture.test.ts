import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PICTURE_STYLES, type PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import { photograph } from '#tests/build/photographs.ts';
import { editPictureTask, type EditedFile } from '../thread/edit-picture.task.ts';

interface Made extends EditedFile {
  data: Buffer;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-edits-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const path = (name: string): string => join(folder, name);
const [WIDTH, HEIGHT] = [60, 40];

/** Slopes of red and green: each pixel is another one. */
const slopes = (): Sharp =>
  sharp(
    Buffer.from(
      Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, index) => {
        const at = Math.floor(index / 3);
        return [(at % WIDTH) * 4, Math.floor(at / WIDTH) * 6, 128][index % 3]!;
      }),
    ),
    { raw: { width: WIDTH, height: HEIGHT, channels: 3 } },
  );

async function edit(picture: string, wish: string | readonly PictureEdit[]): Promise<Made> {
  const result = path('result');
  const asked = typeof wish === 'string' ? { prompt: wish } : { prompt: '', edits: wish };
  const made = await editPictureTask({ picture, path: result, language: 'en', seed: 3, ...asked });
  return { ...made, data: await sharp(result).ensureAlpha().raw().toBuffer() };
}

const pixel = ({ data, width }: Made, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

test('[IED-02] flips and quarter turns keep every pixel, also of a JPEG', async () => {
  const file = path('slopes.jpg');
  await slopes().jpeg().toFile(file);
  const source = await sharp(file).ensureAlpha().raw().toBuffer();
  const flipped = await edit(file, 'flip it left to right');
  expect(flipped).toMatchObject({ mime: 'image/png', width: WIDTH, height: HEIGHT });
  expect(
    flipped.data.equals(
      await sharp(source, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
        .flop()
        .raw()
        .toBuffer(),
    ),
  ).toBe(true);
  const turned = await edit(file, 'rotate it to the right');
  expect(
    turned.data.equals(
      await sharp(source, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
        .rotate(90)
        .raw()
        .toBuffer(),
    ),
  ).toBe(true);
});

test('[IED-01] a photograph that a camera held upright is edited upright; one pixel and clear ones stay what they are', async () => {
  const held = path('held.jpg');
  await slopes().jpeg().withMetadata({ orientation: 6 }).toFile(held);
  expect(await edit(held, 'brighter')).toMatchObject({ mime: 'image/jpeg', width: HEIGHT, height: WIDTH });
  const dot = path('dot.webp');
  await sharp({ create: { width: 1, height: 1, channels: 4, background: '#20304080' } })
    .webp({ lossless: true })
    .toFile(dot);
  for (const wish of [
    'brighter, sepia, blur, sharpen, vignette, grain',
    'rotate 10 degrees',
    'crop to a square',
    'make it an oil painting',
  ]) {
    const made = await edit(dot, wish);
    expect([made.mime, made.width, made.height]).toEqual(['image/png', 1, 1]);
    expect(pixel(made, 0, 0)[3]).toBe(128);
  }
});

test('[IED-01] crops, borders, sizes, corners and tones are as they are asked for', async () => {
  const file = path('slopes.png');
  await slopes().png().toFile(file);
  expect(await edit(file, 'crop it to a square')).toMatchObject({ width: 40, height: 40 });
  expect(await edit(file, 'cut off the left 50%')).toMatchObject({ width: 30, height: 40 });
  const framed = await edit(file, 'a 5 px red border and rounded corners');
  expect([framed.width, framed.height]).toEqual([70, 50]);
  expect(pixel(framed, 35, 2)).toEqual([217, 38, 38, 255]);
  expect(pixel(framed, 0, 0)[3]).toBe(0);
  expect(await edit(file, 'resize it to 30 px wide')).toMatchObject({ width: 30, height: 20 });
  expect(
    (
      await edit(file, [
        { kind: 'border', colour: '#000000', size: 3, pixels: 1000 },
        { kind: 'resize', width: 3000 },
      ])
    ).leftOut,
  ).toEqual([{ kind: 'border', problem: 'tooLarge' }]);
  const [red = 0, green = 0, blue = 0] = pixel(await edit(file, 'black and white'), 30, 20);
  expect([red, green]).toEqual([blue, blue]);
  const before = pixel(await edit(file, 'flip it, then flip it'), 29, 20);
  const warm = pixel(await edit(file, 'flip it and make it warmer'), 29, 20);
  expect(warm[0]! - warm[2]!).toBeGreaterThan(before[0]! - before[2]!);
});

test('[IED-01] a text stands where it is asked for, in four scripts', async () => {
  const file = path('grey.png');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#404040' } })
    .png()
    .toFile(file);
  for (const text of ['Summer', '夏天', '여름', 'なつ']) {
    const made = await edit(file, `write "${text}" at the top in yellow`);
    const yellow = (row: number): number =>
      Array.from({ length: 300 }, (_, x) => pixel(made, x, row)).filter(([r = 0, , b = 0]) => r > 200 && b < 110)
        .length;
    const rows = Array.from({ length: 200 }, (_, row) => yellow(row));
    expect(rows.slice(0, 60).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(50);
    expect(rows.slice(60).reduce((sum, count) => sum + count, 0)).toBe(0);
  }
});

test('[IED-01] a small thing on even ground is removed; on uneven ground it says that it cannot', async () => {
  const size = { width: 240, height: 160 };
  const ground = Buffer.from(
    Uint8Array.from({ length: 240 * 160 * 3 }, (_, index) => {
      const at = Math.floor(index / 3);
      return 120 + (at % 240) / 5 + ((at * 7919) % 9) - (index % 3) * 20;
    }),
  );
  const clean = sharp(ground, { raw: { ...size, channels: 3 } });
  const spot = Buffer.from(
    Uint8Array.from({ length: 20 * 20 * 4 }, (_, index) => {
      const at = Math.floor(index / 4);
      const isInside = Math.hypot((at % 20) - 9.5, Math.floor(at / 20) - 9.5) < 9;
      return [16, 32, 64, isInside ? 255 : 0][index % 4]!;
    }),
  );
  const file = path('spot.png');
  await clean
    .clone()
    .composite([{ input: spot, raw: { width: 20, height: 20, channels: 4 }, left: 100, top: 60 }])
    .png()
    .toFile(file);
  const boxes = [{ x: 41, y: 36.5, width: 9.5, height: 14 }];
  const made = await edit(file, [{ kind: 'remove', what: 'spot', boxes }]);
  expect(made.leftOut).toEqual([]);
  const wanted = await clean.clone().ensureAlpha().raw().toBuffer();
  const off = made.data.reduce((sum, value, at) => sum + Math.abs(value - wanted[at]!), 0) / made.data.length;
  expect(off).toBeLessThan(0.4);
  expect(made.data.every((value, at) => Math.abs(value - wanted[at]!) < 40)).toBe(true);
  const crowded = await edit(photograph('cameras'), [
    { kind: 'remove', what: 'lens', boxes: [{ x: 12, y: 40, width: 20, height: 30 }] },
  ]);
  expect(crowded.leftOut).toEqual([{ kind: 'remove', problem: 'notEven' }]);
  expect((await edit(file, 'remove the spot')).leftOut).toEqual([{ kind: 'remove', problem: 'notMarked' }]);
});

const grainAt = (index: number): number => (((index * 7919) % 1013) * 104_729) % 97;

test.each([
  ['a lawn', (x: number, y: number) => [70, 110, 45].map((value) => value + grainAt(y * 240 + x)), 30],
  ['the horizon', (_x: number, y: number) => (y < 78 ? [160, 195, 230] : [40, 90, 120]), 2],
  ['a wall of planks', (x: number, y: number) => (y % 20 < 3 ? [60, 40, 25] : [150, 105 + (x % 9), 65]), 12],
] as const)('[IED-01] a small thing on %s is removed', async (_ground, colourAt, most) => {
  const size = { width: 240, height: 160 };
  const clean = Uint8Array.from({ length: 240 * 160 * 3 }, (_, index) => {
    const at = Math.floor(index / 3);
    return colourAt(at % 240, Math.floor(at / 240))[index % 3] ?? 0;
  });
  const spotted = clean.map((value, index) => {
    const at = Math.floor(index / 3);
    return Math.hypot((at % 240) - 110, Math.floor(at / 240) - 74) < 10 ? [190, 20, 90][index % 3]! : value;
  });
  const file = path('ground.png');
  await sharp(spotted, { raw: { ...size, channels: 3 } })
    .png()
    .toFile(file);
  const boxes = [{ x: 41, y: 39, width: 10, height: 15 }];
  const made = await edit(file, [{ kind: 'remove', what: 'spot', boxes }]);
  expect(made.leftOut).toEqual([]);
  const blurred = (data: Uint8Array, channels: 3 | 4): Promise<Buffer> =>
    sharp(data, { raw: { ...size, channels } })
      .removeAlpha()
      .blur(4)
      .raw()
      .toBuffer();
  const [found, wanted] = await Promise.all([blurred(made.data, 4), blurred(clean, 3)]);
  expect(Math.max(...found.map((value, at) => Math.abs(value - wanted[at]!)))).toBeLessThan(most);
});

test('[IED-01] a picture that hangs askew is made level', async () => {
  const file = path('askew.png');
  const slope = Uint8Array.from({ length: 320 * 240 * 3 }, (_, index) => {
    const [x, y] = [Math.floor(index / 3) % 320, Math.floor(index / 960)];
    // As a lens draws it: the edge runs through pixels.
    const below = Math.min(1, Math.max(0, y - 120 - (x - 40) * 0.0875 + 0.5));
    const [sky, field] = [[136, 170, 204][index % 3]!, [51, 68, 17][index % 3]!];
    return sky + (field - sky) * below;
  });
  await sharp(Buffer.from(slope), { raw: { width: 320, height: 240, channels: 3 } })
    .png()
    .toFile(file);
  const made = await edit(file, 'straighten it');
  expect(made.leftOut).toEqual([]);
  const edge = (x: number): number =>
    Array.from({ length: made.height }, (_, y) => pixel(made, x, y)[2]!).findIndex((blue) => blue < 100);
  expect(Math.abs(edge(10) - edge(made.width - 10))).toBeLessThanOrEqual(2);
  const even = path('even.png');
  await sharp({ create: { width: 50, height: 50, channels: 3, background: '#888888' } })
    .png()
    .toFile(even);
  expect((await edit(even, 'straighten it')).leftOut).toEqual([{ kind: 'straighten', problem: 'noLines' }]);
});

test('[IED-01] every style changes a photograph, keeps its size, and is the same each time', async () => {
  const file = path('man.jpg');
  await sharp(photograph('man')).resize(120).jpeg().toFile(file);
  const before = await sharp(file).ensureAlpha().raw().toBuffer();
  for (const style of PICTURE_STYLES) {
    const wish: PictureEdit[] = [{ kind: 'style', style, amount: 100 }];
    const [one, other] = [await edit(file, wish), await edit(file, wish)];
    expect([one.width, one.height]).toEqual([120, 120]);
    expect(one.data.equals(other.data)).toBe(true);
    const change = one.data.reduce((sum, value, at) => sum + Math.abs(value - before[at]!), 0) / before.length;
    expect([style, change > 3]).toEqual([style, true]);
  }
});

test('[IED-01] what names no edit at all is refused; what is too large is not read', async () => {
  const file = path('slopes.png');
  await slopes().png().toFile(file);
  await expect(edit(file, 'give the cat a hat')).rejects.toMatchObject({ code: 'EDIT_NOT_UNDERSTOOD' });
  const partly = await edit(file, 'sepia, and give the cat a hat');
  expect(partly.notUnderstood.join(' ')).toContain('hat');
  const long = path('long.png');
  await sharp({ create: { width: 4097, height: 2, channels: 3, background: 'red' } })
    .png()
    .toFile(long);
  await expect(edit(long, 'sepia')).rejects.toMatchObject({ code: 'PICTURE_TOO_LARGE' });
  expect((await readFile(path('result'))).length).toBeGreaterThan(0);
});
