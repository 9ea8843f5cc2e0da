import { cutOut } from '../cutout/cut-out.ts';
import { loadSubjectFinder, type SubjectFinder } from '../cutout/find-subject.ts';
import { openPicture, type Pixels } from '../pixels/open-picture.ts';
import { cropSide } from './crop-side.ts';
import { clearFlatGround } from './flat-ground.ts';
import type { SidePicture } from './solid.ts';

const MOST_SIDE_PIXELS = 16_384;
/** A picture with less of it transparent than this has not been cut out. */
const LEAST_CLEAR = 0.02;

let finder: Promise<SubjectFinder> | undefined;

/**
 * Opens a picture and crops it to what stands out of it: what is not transparent, what is not of an even ground, or
 * what the model finds. Throws SUBJECT_NOT_FOUND, IMAGE_FORMAT_UNSUPPORTED, PICTURE_TOO_LARGE, WEIGHTS_MISSING and
 * MODEL_RUNTIME_MISSING.
 */
export async function openSubject(path: string): Promise<SidePicture> {
  const pixels = await openPicture(path, MOST_SIDE_PIXELS);
  if (!isCutOut(pixels) && !clearFlatGround(pixels)) {
    finder ??= loadSubjectFinder();
    await cutOut(pixels, await finder);
  }
  return cropSide(pixels);
}

function isCutOut({ data, isOpaque }: Pixels): boolean {
  if (isOpaque) {
    return false;
  }
  let clear = 0;
  for (let at = 3; at < data.length; at += 4) {
    clear += data[at]! < 32 ? 1 : 0;
  }
  return clear > LEAST_CLEAR * (data.length / 4);
}
