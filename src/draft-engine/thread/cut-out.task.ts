import sharp, { type Sharp } from 'sharp';
import type { MaskStroke } from '#src/shared/mask-strokes.ts';
import { correctCutOut } from '../cutout/correct-cut-out.ts';
import { cutOut } from '../cutout/cut-out.ts';
import { loadSubjectFinder, type SubjectFinder } from '../cutout/find-subject.ts';
import type { PlaneSize } from '../cutout/planes.ts';
import { openPicture } from '../pixels/open-picture.ts';

/** Input of a cut-out: paths of the picture and of the PNG file that is made. */
export interface CutOutTask {
  picture: string;
  path: string;
  /** The mask instead of the cut-out: white where the subject is. */
  asMask?: boolean;
  /** A cut-out of the picture that is only corrected: its path, and the strokes of a brush. */
  correction?: { cutOut: string; strokes: readonly MaskStroke[] } | undefined;
}

const MOST_SIDE_PIXELS = 16_384;
/** Further compression takes long and saves little of a photograph. */
const COMPRESSION_LEVEL = 3;

/** Size of a cut-out in pixels, and whether it may lack the subject. */
export interface CutOutAnswer extends PlaneSize {
  isDoubtful?: true;
}

let loading: Promise<SubjectFinder> | undefined;

/**
 * Cuts out what stands out of a picture, or corrects such a cut-out, as a PNG of the picture's own size. Throws
 * SUBJECT_NOT_FOUND, IMAGE_FORMAT_UNSUPPORTED, PICTURE_TOO_LARGE, WEIGHTS_MISSING and MODEL_RUNTIME_MISSING.
 */
export async function cutOutTask(task: CutOutTask): Promise<CutOutAnswer> {
  const made = await (task.correction ? correct(task.picture, task.correction) : find(task));
  await made.file.png({ compressionLevel: COMPRESSION_LEVEL }).toFile(task.path);
  const { file: _file, ...answer } = made;
  return answer;
}

async function find({ picture, asMask }: CutOutTask): Promise<CutOutAnswer & { file: Sharp }> {
  loading ??= loadSubjectFinder();
  const [finder, pixels] = await Promise.all([loading, openPicture(picture, MOST_SIDE_PIXELS)]);
  const { mask, isDoubtful } = await cutOut(pixels, finder);
  const { width, height } = pixels;
  const file = asMask
    ? sharp(mask, { raw: { width, height, channels: 1 } }).toColourspace('b-w')
    : sharp(pixels.data, { raw: { width, height, channels: 4 } });
  return { file, width, height, ...(isDoubtful ? { isDoubtful } : {}) };
}

async function correct(
  picture: string,
  { cutOut: path, strokes }: NonNullable<CutOutTask['correction']>,
): Promise<PlaneSize & { file: Sharp }> {
  const [pixels, before] = await Promise.all([
    openPicture(picture, MOST_SIDE_PIXELS),
    openPicture(path, MOST_SIDE_PIXELS),
  ]);
  await correctCutOut(pixels, before, strokes);
  const { data, width, height } = pixels;
  return { file: sharp(data, { raw: { width, height, channels: 4 } }), width, height };
}
