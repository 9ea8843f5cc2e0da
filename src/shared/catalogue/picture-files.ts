import { LIMITS } from './limits.ts';

/** Picture file formats accepted for every upload (CAT-40). */
export type PictureFileFormat = (typeof LIMITS.formats.image)[number];

const FORMATS: Readonly<Record<PictureFileFormat, { type: string; endings: readonly string[] }>> = {
  jpg: { type: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  png: { type: 'image/png', endings: ['.png'] },
  webp: { type: 'image/webp', endings: ['.webp'] },
  gif: { type: 'image/gif', endings: ['.gif'] },
  bmp: { type: 'image/bmp', endings: ['.bmp'] },
  heic: { type: 'image/heic', endings: ['.heic', '.heif'] },
};

/** Brands of HEIF files whose pictures are HEVC. */
const HEIC_BRANDS: readonly string[] = ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The media types of all of them. */
export const PICTURE_TYPES = LIMITS.formats.image.map((format) => FORMATS[format].type);

/** For the `accept` attribute of a file input: types, and file extensions for systems that do not know the type. */
export const PICTURE_ACCEPT = LIMITS.formats.image
  .flatMap((format) => [FORMATS[format].type, ...FORMATS[format].endings])
  .join(',');

/** Maximum size of an uploaded picture, for texts. */
export const PICTURE_MEGABYTES = LIMITS.uploads.imageBytes / 1024 / 1024;

/** How many leading bytes are needed to recognise a format. */
export const PICTURE_HEAD_BYTES = 16;

/**
 * The format of a picture file by its first bytes, regardless of its declared type; undefined for a format that is not
 * accepted.
 */
export function recognisePicture(head: Uint8Array): PictureFileFormat | undefined {
  const text = (from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));
  if (text(0, 3) === '\xff\xd8\xff') {
    return 'jpg';
  }
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') {
    return 'png';
  }
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') {
    return 'webp';
  }
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') {
    return 'gif';
  }
  if (text(0, 2) === 'BM') {
    return 'bmp';
  }
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text(8, 12))) {
    return 'heic';
  }
  return undefined;
}

/** The media type of a format. */
export function pictureType(format: PictureFileFormat): string {
  return FORMATS[format].type;
}
