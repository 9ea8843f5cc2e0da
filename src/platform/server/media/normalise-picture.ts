import sharp, { type Sharp } from 'sharp';
import { recognisePicture, type PictureFileFormat } from '#src/shared/catalogue/picture-files.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { decodeBmp } from './decode-bmp.ts';
import { decodeHeic } from './decode-heic.ts';
import type { DecodedPicture } from './decode-picture.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';

// Everything that reads pictures is switched off but what is named here: SVG, PDF and others read files and addresses.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
// What is decoded once is not needed again, and would be held in memory.
sharp.cache(false);

const MOST_PIXELS = 40_000_000;
const LIMIT_SECONDS = 20;
const MOST_WAITING = 32;

/** A picture as it may be kept: encoded by us, upright, without any metadata. */
export interface NormalisedPicture {
  bytes: Buffer;
  mime: 'image/jpeg' | 'image/png';
  extension: 'jpg' | 'png';
  width: number;
  height: number;
}

/** How a stranger's picture is looked at. */
export interface PictureRules {
  ffmpeg: Ffmpeg;
  longestSidePixels: number;
  signal?: AbortSignal | undefined;
}

/**
 * Decodes a stranger's picture (CAT-40, judged by its bytes) inside limits and encodes it again, no side longer than
 * told; one with transparency becomes a PNG, any other a JPEG. Of a moving picture the first frame is taken. Throws
 * IMAGE_FORMAT_UNSUPPORTED for everything that is not such a picture, whole and within 40 million pixels,
 * TOO_MANY_REQUESTS while very many wait, or the signal's reason.
 */
export async function normalisePicture(bytes: Uint8Array, rules: PictureRules): Promise<NormalisedPicture> {
  const format = recognisePicture(bytes);
  if (!format) throw new AppError('IMAGE_FORMAT_UNSUPPORTED');
  try {
    const decode = decoderOf(format, rules);
    if (!decode) return await takeTurn('encode', rules.signal, () => encode(() => openEncoded(bytes), rules));
    const { data, width, height } = await takeTurn('decode', rules.signal, () => decode(bytes));
    return await takeTurn('encode', rules.signal, () =>
      encode(() => sharp(data, { raw: { width, height, channels: 4 } }), rules),
    );
  } catch (cause) {
    rules.signal?.throwIfAborted();
    if (cause instanceof AppError && cause.code === 'TOO_MANY_REQUESTS') throw cause;
    throw new AppError('IMAGE_FORMAT_UNSUPPORTED', { cause });
  }
}

/** Who decodes the formats that sharp does not. */
function decoderOf(
  format: PictureFileFormat,
  { ffmpeg, signal }: PictureRules,
): ((bytes: Uint8Array) => Promise<DecodedPicture>) | undefined {
  const limits = { mostPixels: MOST_PIXELS, signal };
  if (format === 'heic') return (bytes) => decodeHeic(bytes, limits);
  if (format === 'bmp') return (bytes) => decodeBmp(ffmpeg, bytes, limits);
  return undefined;
}

function openEncoded(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });
}

async function encode(open: () => Sharp, { longestSidePixels }: PictureRules): Promise<NormalisedPicture> {
  const picture = open().timeout({ seconds: LIMIT_SECONDS });
  const isClear = (await picture.metadata()).hasAlpha && !(await open().stats()).isOpaque;
  const upright = picture
    .rotate()
    .resize({ width: longestSidePixels, height: longestSidePixels, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const { data, info } = await (
    isClear ? upright.png({ compressionLevel: 9 }) : upright.removeAlpha().jpeg({ quality: 90 })
  ).toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    mime: isClear ? 'image/png' : 'image/jpeg',
    extension: isClear ? 'png' : 'jpg',
    width: info.width,
    height: info.height,
  };
}

const turns = {
  decode: { last: Promise.resolve() as Promise<unknown>, waiting: 0 },
  encode: { last: Promise.resolve() as Promise<unknown>, waiting: 0 },
};

/**
 * One after the other: decoded, a small file may take hundreds of megabytes. What other processes decode has a line of
 * its own, so that a slow one there holds up nobody else's photograph.
 */
async function takeTurn<Made>(
  kind: keyof typeof turns,
  signal: AbortSignal | undefined,
  work: () => Promise<Made>,
): Promise<Made> {
  const line = turns[kind];
  if (line.waiting >= MOST_WAITING) throw new AppError('TOO_MANY_REQUESTS', { details: { waiting: line.waiting } });
  line.waiting += 1;
  const made = line.last
    .then(() => {
      signal?.throwIfAborted();
      return work();
    })
    .finally(() => {
      line.waiting -= 1;
    });
  line.last = made.catch(() => undefined);
  return made;
}
