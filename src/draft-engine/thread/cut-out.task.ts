import sharp from 'sharp';
import { cutOut } from '../cutout/cut-out.ts';
import { loadSubjectFinder, type SubjectFinder } from '../cutout/find-subject.ts';
import { openPicture } from '../pixels/open-picture.ts';

/** Input of a cut-out: paths of the picture and of the PNG file that is made. */
export interface CutOutTask {
  picture: string;
  path: string;
  /** The mask instead of the cut-out: white where the subject is. */
  asMask?: boolean;
}

const MOST_SIDE_PIXELS = 16_384;
/** Further compression takes long and saves little of a photograph. */
const COMPRESSION_LEVEL = 3;

let loading: Promise<SubjectFinder> | undefined;

/**
 * Cuts out what stands out of a picture, as a PNG of the picture's own size. Throws SUBJECT_NOT_FOUND,
 * IMAGE_FORMAT_UNSUPPORTED, PICTURE_TOO_LARGE, WEIGHTS_MISSING and MODEL_RUNTIME_MISSING.
 */
export async function cutOutTask({ picture, path, asMask }: CutOutTask): Promise<{ width: number; height: number }> {
  loading ??= loadSubjectFinder();
  const [finder, pixels] = await Promise.all([loading, openPicture(picture, MOST_SIDE_PIXELS)]);
  const mask = await cutOut(pixels, finder);
  const { data, width, height } = pixels;
  const made = asMask
    ? sharp(mask, { raw: { width, height, channels: 1 } }).toColourspace('b-w')
    : sharp(data, { raw: { width, height, channels: 4 } });
  await made.png({ compressionLevel: COMPRESSION_LEVEL }).toFile(path);
  return { width, height };
}
