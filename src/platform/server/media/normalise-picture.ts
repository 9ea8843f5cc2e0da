import sharp from 'sharp';
import { AppError } from '#src/shared/errors/app-error.ts';

// Everything that reads pictures is switched off but what is named here: SVG, PDF and others read files and addresses.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// What is decoded once is not needed again, and would be held in memory.
sharp.cache(false);

const MOST_PIXELS = 40_000_000;
const LIMIT_SECONDS = 20;

/** A picture as it may be kept: encoded by us, upright, without any metadata. */
export interface NormalisedPicture {
  bytes: Buffer;
  mime: 'image/jpeg' | 'image/png';
  extension: 'jpg' | 'png';
  width: number;
  height: number;
}

/**
 * Decodes a stranger's picture (JPEG, PNG or WebP, judged by its bytes) inside limits and encodes it again, no side longer than
 * told; one with transparency becomes a PNG, any other a JPEG. Of a moving picture the first frame is taken. Throws
 * IMAGE_FORMAT_UNSUPPORTED for everything that is not such a picture, whole and within 40 million pixels.
 */
export function normalisePicture(bytes: Uint8Array, limits: { longestSidePixels: number }): Promise<NormalisedPicture> {
  // One after the other: decoded, a small file may take hundreds of megabytes.
  const made = turn.then(() => decodeAndEncode(bytes, limits));
  turn = made.catch(() => undefined);
  return made;
}

let turn: Promise<unknown> = Promise.resolve();

async function decodeAndEncode(bytes: Uint8Array, limits: { longestSidePixels: number }): Promise<NormalisedPicture> {
  if (!isKnownFormat(bytes)) throw new AppError('IMAGE_FORMAT_UNSUPPORTED');
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false }).timeout({ seconds: LIMIT_SECONDS });
    const isClear = (await picture.metadata()).hasAlpha && !(await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).stats()).isOpaque;
    const upright = picture.rotate().resize({
      width: limits.longestSidePixels, height: limits.longestSidePixels, fit: 'inside', withoutEnlargement: true,
    }).toColourspace('srgb');
    const { data, info } = await (isClear ? upright.png({ compressionLevel: 9 }) : upright.removeAlpha().jpeg({ quality: 90 })).toBuffer({ resolveWithObject: true });
    return { bytes: data, mime: isClear ? 'image/png' : 'image/jpeg', extension: isClear ? 'png' : 'jpg', width: info.width, height: info.height };
  } catch (cause) {
    throw new AppError('IMAGE_FORMAT_UNSUPPORTED', { cause });
  }
}

/** By the first bytes, whatever the file calls itself. */
function isKnownFormat(bytes: Uint8Array): boolean {
  const starts = (...wanted: number[]): boolean => wanted.every((byte, index) => bytes[index] === byte);
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  return starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) || (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP');
}
