import sharp from 'sharp';
import { AppError } from '#src/shared/errors/app-error.ts';

// The loaders of pictures that are stored here; others read files and URLs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// Each picture is decoded once: a cache would only hold memory.
sharp.cache(false);

/** A picture in memory, upright: red, green, blue and opacity of each pixel, one byte each, row after row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  isOpaque: boolean;
}

const CHANNELS = 4;
const MOST_PIXELS = 100_000_000;

/**
 * Decodes a picture to sRGB. Throws IMAGE_FORMAT_UNSUPPORTED for anything but a complete JPEG, PNG or WebP file, and
 * PICTURE_TOO_LARGE.
 */
export async function openPicture(path: string, mostSidePixels: number): Promise<Pixels> {
  const limits = { limitInputPixels: false, failOn: 'error', animated: false } as const;
  const { width, height, hasAlpha } = await readable(sharp(path, limits).metadata());
  if (Math.max(width, height) > mostSidePixels || width * height > MOST_PIXELS) {
    throw new AppError('PICTURE_TOO_LARGE', { details: { limitPixels: mostSidePixels } });
  }
  const { data, info } = await readable(
    sharp(path, limits).autoOrient().toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
  );
  return { data, width: info.width, height: info.height, isOpaque: !hasAlpha || isOpaque(data) };
}

async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (cause) {
    throw new AppError('IMAGE_FORMAT_UNSUPPORTED', { cause });
  }
}

function isOpaque(data: Uint8Array): boolean {
  for (let at = CHANNELS - 1; at < data.length; at += CHANNELS) {
    if (data[at] !== 255) {
      return false;
    }
  }
  return true;
}
