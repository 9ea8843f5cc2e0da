import sharp, { type Sharp } from 'sharp';
import { PICTURE_HEAD_BYTES, recognisePicture, type PictureFileFormat } from '#src/shared/catalogue/picture-files.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import { createFairLine } from '../../fair-share/fair-line.ts';
import type { Ffmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { decodeBmp } from './decode-bmp.ts';
import { decodeHeic } from './decode-heic.ts';
import type { DecodedPicture } from './decode-picture.ts';

// All loaders but those named here are blocked: SVG, PDF and others read files and URLs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
});
// Each picture is decoded once: a cache would only hold memory.
sharp.cache(false);

const MOST_PIXELS = 40_000_000;
const LIMIT_SECONDS = 20;
/**
 * A low limit per holder, so that many uploads of one account are refused early; queued files are on disk, not in
 * memory.
 */
const LINE = { atOnce: 1, perHolder: 4, all: 256, retryAfterSeconds: 2 };
/**
 * One at a time, since decoding a small file may take hundreds of megabytes. Formats decoded in another process have
 * their own queue, so that a slow one does not block the rest.
 */
const lines = { decode: createFairLine(LINE), encode: createFairLine(LINE) };

/** A picture safe to store: encoded by us, upright, without metadata. */
export interface NormalisedPicture {
  bytes: Buffer;
  mime: 'image/jpeg' | 'image/png';
  extension: 'jpg' | 'png';
  width: number;
  height: number;
}

/** Limits for reading an untrusted picture. */
export interface PictureRules {
  ffmpeg: Ffmpeg;
  longestSidePixels: number;
  /** The owner's account: accounts take turns, and each may queue only a few. */
  holder: string;
  signal?: AbortSignal | undefined;
}

/** A picture as uploaded: its bytes, or a file that is read at its turn. */
export type PictureSource = Uint8Array | Blob;

/**
 * Decodes an untrusted picture (CAT-40, format judged by its bytes) inside limits and re-encodes it, scaled down to the
 * longest allowed side: as PNG with transparency, else as JPEG. Of an animation the first frame is used. Throws
 * IMAGE_FORMAT_UNSUPPORTED for anything but a complete picture of an accepted format within 40 million pixels,
 * TOO_MANY_AT_ONCE when the holder's limit is reached, SERVER_BUSY when the queue is full, or the signal's reason.
 */
export async function normalisePicture(source: PictureSource, rules: PictureRules): Promise<NormalisedPicture> {
  const format = recognisePicture(await readHead(source));
  if (!format) {
    throw new AppError('IMAGE_FORMAT_UNSUPPORTED');
  }
  try {
    const decode = decoderOf(format, rules);
    if (!decode) {
      return await lines.encode.run(async () => {
        const bytes = await readBytes(source);
        return encode(() => openEncoded(bytes), rules);
      }, rules);
    }
    // The decoding turn is kept until the encoding is done: at most one decoded picture waits for the encoder.
    return await lines.decode.run(async () => {
      const { data, width, height } = await decode(await readBytes(source));
      return lines.encode.run(() => encode(() => sharp(data, { raw: { width, height, channels: 4 } }), rules), rules);
    }, rules);
  } catch (cause) {
    rules.signal?.throwIfAborted();
    if (isAppError(cause, 'TOO_MANY_AT_ONCE') || isAppError(cause, 'SERVER_BUSY')) {
      throw cause;
    }
    throw new AppError('IMAGE_FORMAT_UNSUPPORTED', { cause });
  }
}

function readHead(source: PictureSource): Promise<Uint8Array> | Uint8Array {
  return source instanceof Blob ? source.slice(0, PICTURE_HEAD_BYTES).bytes() : source;
}

function readBytes(source: PictureSource): Promise<Uint8Array> | Uint8Array {
  return source instanceof Blob ? source.bytes() : source;
}

/** The decoder for formats that sharp does not read. */
function decoderOf(
  format: PictureFileFormat,
  { ffmpeg, signal }: PictureRules,
): ((bytes: Uint8Array) => Promise<DecodedPicture>) | undefined {
  const limits = { mostPixels: MOST_PIXELS, signal };
  if (format === 'heic') {
    return (bytes) => decodeHeic(bytes, limits);
  }
  if (format === 'bmp') {
    return (bytes) => decodeBmp(ffmpeg, bytes, limits);
  }
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
