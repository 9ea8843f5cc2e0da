import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { PICTURE_HEAD_BYTES, recognisePicture } from '#src/shared/catalogue/picture-files.ts';
import { buildBmp, buildHeic } from '#tests/build/build-pictures.ts';
import { findFfmpeg, type Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { normalisePicture, type NormalisedPicture } from './normalise-picture.ts';

let ffmpeg: Ffmpeg;
let heic: Buffer;
const SIZE = { width: 64, height: 48 };

beforeAll(async () => {
  ffmpeg = await findFfmpeg();
  heic = await buildHeic(ffmpeg, SIZE);
});

/** The expected picture of the builders: blue in the upper left quarter, else red. */
const drawn = () => sharp(buildBlocks(1), { raw: { ...SIZE, channels: 4 } });
/** Pictures below one another; all after the first are green. */
function buildBlocks(pages: number): Buffer {
  const pixels = Buffer.alloc(SIZE.width * SIZE.height * 4 * pages);
  const colourAt = (x: number, y: number): number => {
    if (y >= SIZE.height) {
      return 0x00ff00ff;
    }
    return x < SIZE.width / 2 && y < SIZE.height / 2 ? 0x0000ffff : 0xff0000ff;
  };
  for (let at = 0; at < pixels.length / 4; at++) {
    pixels.writeUInt32BE(colourAt(at % SIZE.width, Math.floor(at / SIZE.width)), at * 4);
  }
  return pixels;
}
let holders = 0;
const kept = (bytes: Uint8Array, more: { longestSidePixels?: number; holder?: string; signal?: AbortSignal } = {}) =>
  normalisePicture(bytes, { ffmpeg, longestSidePixels: 1000, holder: `somebody ${(holders += 1)}`, ...more });
const refused = (bytes: Uint8Array): Promise<unknown> =>
  kept(bytes).then(
    () => 'kept',
    (error: { code?: unknown }) => error.code,
  );

/** The colours at the centres of the quarters: upper left, upper right, lower left, lower right. */
async function quartersOf({ bytes }: NormalisedPicture): Promise<string> {
  const {
    data,
    info: { width, height },
  } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number): string => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 200 && green < 60 && blue < 60) {
      return 'red';
    }
    if (blue > 200 && green < 60 && red < 60) {
      return 'blue';
    }
    return green > 200 ? 'green' : `${red} ${green} ${blue}`;
  };
  return [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ]
    .map(([x = 0, y = 0]) => colourAt(x, y))
    .join(' ');
}

test('[CAT-40] JPEG, PNG, WebP, GIF, BMP and HEIC are taken, known by their bytes, and kept as files of ours', async () => {
  const files: [string, Buffer][] = [
    ['jpg', await drawn().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['png', await drawn().png().toBuffer()],
    ['webp', await drawn().webp({ lossless: true }).toBuffer()],
    ['gif', await drawn().gif().toBuffer()],
    ['bmp', buildBmp(SIZE)],
    ['bmp', buildBmp({ ...SIZE, bits: 32 })],
    ['bmp', buildBmp({ ...SIZE, fromTop: true })],
    ['heic', heic],
    ['heic', await buildHeic(ffmpeg, { ...SIZE, brand: 'mif1' })],
  ];
  for (const [format, bytes] of files) {
    expect(recognisePicture(bytes.subarray(0, PICTURE_HEAD_BYTES))).toBe(format);
    const made = await kept(bytes);
    expect([format, made.mime, made.width, made.height, await quartersOf(made)]).toEqual([
      format,
      'image/jpeg',
      64,
      48,
      'blue red red red',
    ]);
    expect(recognisePicture(made.bytes)).toBe('jpg');
  }
});

test('[CAT-40] of an animated GIF the first picture is kept; what is clear stays clear; nothing is larger than wanted', async () => {
  const animated = await sharp(buildBlocks(2), {
    raw: { width: SIZE.width, height: SIZE.height * 2, channels: 4, pageHeight: SIZE.height },
  })
    .gif({ delay: [100, 100] })
    .toBuffer();
  expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(2);
  expect(await quartersOf(await kept(animated))).toBe('blue red red red');
  const clear = await sharp({
    create: { width: 500, height: 250, channels: 4, background: { r: 0, g: 200, b: 0, alpha: 0 } },
  })
    .gif()
    .toBuffer();
  expect(await kept(clear, { longestSidePixels: 100 })).toMatchObject({ mime: 'image/png', width: 100, height: 50 });
  expect(await kept(buildBmp({ width: 300, height: 30 }), { longestSidePixels: 100 })).toMatchObject({
    width: 100,
    height: 10,
  });
});

test('[CAT-40] a picture taken with a phone held upright comes out upright, HEIC or JPEG, and tells nothing of where it was taken', async () => {
  const turned = ['blue red red red', 'red red blue red', 'red red red blue', 'red blue red red'];
  for (const quarterTurns of [0, 1, 2, 3] as const) {
    const made = await kept(await buildHeic(ffmpeg, { ...SIZE, quarterTurns }));
    expect([quarterTurns, made.width, made.height, await quartersOf(made)]).toEqual([
      quarterTurns,
      ...(quarterTurns % 2 === 0 ? [64, 48] : [48, 64]),
      turned[quarterTurns],
    ]);
  }
  const jpeg = await drawn()
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .withMetadata({ orientation: 8 })
    .jpeg({ chromaSubsampling: '4:4:4' })
    .toBuffer();
  const made = await kept(jpeg);
  expect([made.width, made.height, await quartersOf(made)]).toEqual([48, 64, 'red red blue red']);
  const { exif, icc, xmp, orientation } = await sharp(made.bytes).metadata();
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

test('[CAT-40] [REL-08] broken, huge, lying and foreign files are refused and harm nothing: the next picture is kept', async () => {
  const bmp = buildBmp(SIZE);
  const changed = (file: Buffer, at: number, ...bytes: number[]): Buffer => {
    const copy = Buffer.from(file);
    copy.set(bytes, at);
    return copy;
  };
  const number32 = (value: number): number[] => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32LE(value);
    return [...bytes];
  };
  const gif = await drawn().gif().toBuffer();
  const noise = Buffer.from({ length: 3000 } as ArrayLike<number>).map((_, at) => (at * 7919 + (at >> 3) * 31) & 255);
  const hostile: Record<string, Uint8Array> = {
    nothing: Buffer.alloc(0),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    pdf: Buffer.from('%PDF-1.7'),
    playlist: Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'),
    avif: await drawn().avif({ effort: 0 }).toBuffer(),
    tiff: await drawn().tiff().toBuffer(),
    "avif in HEIC's name": changed(await drawn().avif({ effort: 0 }).toBuffer(), 8, ...Buffer.from('heic')),
    'half a bmp': bmp.subarray(0, bmp.length / 2),
    "a bmp's head": bmp.subarray(0, 30),
    'huge bmp': changed(bmp, 18, ...number32(30_000), ...number32(30_000)),
    'negative bmp': changed(bmp, 18, ...number32(-64)),
    'flat bmp': changed(bmp, 22, ...number32(0)),
    'lowest bmp': changed(bmp, 22, ...number32(-(2 ** 31))),
    'bmp with another picture in it': changed(bmp, 30, ...number32(4)),
    'bmp of other words': Buffer.from('BM\n#EXTM3U\nfile:///etc/passwd\n'.padEnd(90)),
    'half a gif': gif.subarray(0, 30),
    'huge gif': changed(changed(gif, 6, 0xff, 0xff, 0xff, 0xff), gif.indexOf(0x2c, 13) + 5, 0xff, 0xff, 0xff, 0xff),
    "a gif's name": Buffer.from('GIF89a'),
    'half a heic': heic.subarray(0, heic.length - 40),
    "a heic's name": Buffer.concat([heic.subarray(0, 24), noise]),
    'huge heic': await buildHeic(ffmpeg, { ...SIZE, toldSize: { width: 30_000, height: 30_000 } }),
    'heic that tells less than it has': await buildHeic(ffmpeg, {
      width: 640,
      height: 640,
      toldSize: { width: 16, height: 16 },
    }),
    'heic with noise in it': Buffer.concat([heic.subarray(0, heic.length - 60), noise.subarray(0, 60)]),
    'webp of nothing': Buffer.from('RIFF1234WEBPnothing'),
    'half a png': (await drawn().png().toBuffer()).subarray(0, 60),
    'huge png': await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
      .png()
      .toBuffer(),
  };
  const answers = await Promise.all(Object.entries(hostile).map(async ([name, bytes]) => [name, await refused(bytes)]));
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(Object.keys(hostile).map((name) => [name, 'IMAGE_FORMAT_UNSUPPORTED'])),
  );
  for (const bytes of [heic, bmp, gif]) {
    expect(await quartersOf(await kept(bytes))).toBe('blue red red red');
  }
});

test('[CAT-40] [SEC-21] who is gone ends the work on their picture', async () => {
  const gone = new AbortController();
  const working = kept(heic, { signal: gone.signal });
  gone.abort(new Error('no longer wanted'));
  await expect(working).rejects.toThrow('no longer wanted');
});

test("[REL-10] one account's crowd of pictures is refused early, and another's picture is made", async () => {
  const bmp = buildBmp({ width: 2, height: 2 });
  const codeOf = (error: { code?: unknown }): unknown => error.code;
  const crowd = Array.from({ length: 40 }, () => kept(bmp, { holder: 'crowd' }).then(() => 'kept', codeOf));
  expect((await kept(bmp, { holder: 'another' })).width).toBe(2);
  const answers = await Promise.all(crowd);
  expect(answers.filter((answer) => answer === 'kept')).toHaveLength(4);
  expect(answers.filter((answer) => answer === 'TOO_MANY_AT_ONCE')).toHaveLength(36);
  // The same holder may upload again once its own pictures are done.
  expect((await kept(bmp, { holder: 'crowd' })).width).toBe(2);
});
