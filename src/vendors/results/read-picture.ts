import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { VendorError, type VendorContext } from '../vendor.ts';

/** A picture of ours in the form in which vendors take it. */
export interface OwnPicture {
  bytes: Buffer;
  mime: 'image/jpeg' | 'image/png';
}

/** Vendors take pictures of some megabytes at most, and nothing is gained by more. */
const LONGEST_SIDE_PIXELS = 2048;
const MOST_BYTES = 4 * 1024 * 1024;

/** A stored picture, made smaller where it is large. Throws VendorError where it cannot be read. */
export async function readPicture(
  { pathOfFile }: Pick<VendorContext, 'pathOfFile'>,
  fileId: string,
): Promise<OwnPicture> {
  try {
    const bytes = await readFile(await pathOfFile(fileId));
    const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
    const isSmall = Math.max(width, height) <= LONGEST_SIDE_PIXELS && bytes.length <= MOST_BYTES;
    if (isSmall && (format === 'jpeg' || format === 'png')) {
      return { bytes, mime: `image/${format}` };
    }
    const smaller = sharp(bytes).resize({
      width: LONGEST_SIDE_PIXELS,
      height: LONGEST_SIDE_PIXELS,
      fit: 'inside',
      withoutEnlargement: true,
    });
    return { bytes: await smaller.jpeg({ quality: 90 }).toBuffer(), mime: 'image/jpeg' };
  } catch (cause) {
    throw new VendorError('failed', `a picture that the request needs cannot be read (${fileId})`, { cause });
  }
}

/** The same as a data URI. */
export async function readPictureAsUri(context: Pick<VendorContext, 'pathOfFile'>, fileId: string): Promise<string> {
  const { bytes, mime } = await readPicture(context, fileId);
  return `data:${mime};base64,${bytes.toString('base64')}`;
}
