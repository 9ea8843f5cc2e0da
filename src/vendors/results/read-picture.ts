import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { VendorError, type VendorContext } from '../vendor.ts';

/** A picture of ours in the form in which vendors take it. */
export interface OwnPicture {
  bytes: Buffer;
  mime: 'image/jpeg' | 'image/png';
}

/** Up to which size a picture is sent as it is. */
export interface PictureLimits {
  longestSidePixels: number;
  mostBytes: number;
  /** It is sent as in a mirror. */
  isMirrored?: boolean;
}

/** Vendors take pictures of some megabytes at most, DashScope of 2000 pixels, and nothing is gained by more. */
export const USUAL_PICTURE: PictureLimits = { longestSidePixels: 2000, mostBytes: 4 * 1024 * 1024 };
/** Limits of a picture whose every pixel counts. */
export const WHOLE_PICTURE: PictureLimits = { longestSidePixels: 4096, mostBytes: 16 * 1024 * 1024 };

/** A stored picture, made smaller where it is large. Throws VendorError where it cannot be read. */
export async function readPicture(
  { pathOfFile }: Pick<VendorContext, 'pathOfFile'>,
  fileId: string,
  { longestSidePixels, mostBytes, isMirrored = false }: PictureLimits = USUAL_PICTURE,
): Promise<OwnPicture> {
  try {
    const bytes = await readFile(await pathOfFile(fileId));
    const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
    const isSmall = Math.max(width, height) <= longestSidePixels && bytes.length <= mostBytes;
    if (isSmall && !isMirrored && (format === 'jpeg' || format === 'png')) {
      return { bytes, mime: `image/${format}` };
    }
    const smaller = sharp(bytes).flop(isMirrored).resize({
      width: longestSidePixels,
      height: longestSidePixels,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const jpeg = smaller.flatten({ background: 'white' }).jpeg({ quality: 90 });
    return { bytes: await jpeg.toBuffer(), mime: 'image/jpeg' };
  } catch (cause) {
    throw new VendorError('failed', `a picture that the request needs cannot be read (${fileId})`, { cause });
  }
}

/** The same as a data URI. */
export async function readPictureAsUri(
  context: Pick<VendorContext, 'pathOfFile'>,
  fileId: string,
  limits?: PictureLimits,
): Promise<string> {
  const { bytes, mime } = await readPicture(context, fileId, limits);
  return `data:${mime};base64,${bytes.toString('base64')}`;
}

/** The same as a JPEG, on white where it is transparent. */
export async function readPictureAsJpegUri(
  context: Pick<VendorContext, 'pathOfFile'>,
  fileId: string,
): Promise<string> {
  const { bytes, mime } = await readPicture(context, fileId);
  const jpeg =
    mime === 'image/jpeg'
      ? bytes
      : await sharp(bytes).flatten({ background: 'white' }).jpeg({ quality: 92 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
