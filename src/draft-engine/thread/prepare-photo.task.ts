import sharp, { type Sharp } from 'sharp';
import { isAppError } from '#src/shared/errors/app-error.ts';
import { cutOut } from '../cutout/cut-out.ts';
import { loadSubjectFinder, type SubjectFinder } from '../cutout/find-subject.ts';
import { openPicture, type Pixels } from '../pixels/open-picture.ts';
import { marksOf } from '../talking/face-frame.ts';
import { loadFaceFinder, type FaceFinder } from '../talking/find-face.ts';
import { openForClip } from '../talking/open-for-clip.ts';

/** Input of a photo for a template: its path, and those of the PNG files to write. */
export interface PreparePhotoTask {
  picture: string;
  whole: string;
  cutOut: string;
  /** Whether whoever stands out of it is cut out. */
  isCutOut: boolean;
}

/** What was found in a photo. */
export interface PreparedPhoto {
  /** Where the face is, or what else should be seen, as shares of its sides. */
  focus: { x: number; y: number };
  isCutOut: boolean;
}

const MOST_SIDE_PIXELS = 16_384;
/** Larger ones are made smaller: clips have 720 or 1280 pixels. */
const SHOWN_SIDE_PIXELS = 1_400;
/** Where one looks at a photo without a face. */
const USUAL_FOCUS = { x: 0.5, y: 0.38 };
/** The head of a subject is about so far down in it. */
const HEAD_LEVEL = 0.22;
const CHANNELS = 4;
/** Of opacity: from here on something is there. */
const THERE = 60;
/** A photo of whose pixels so much is clear was cut out before. */
const CLEAR_SHARE = 0.08;
/** A cut-out that fills less of the photo is no subject. */
const LEAST_SUBJECT = 0.02;

let finders: { subject?: Promise<SubjectFinder>; face?: Promise<FaceFinder> } = {};

/**
 * Makes a photo ready for a template: smaller, with its face found, and whoever stands out of it cut out. Where nothing
 * stands out, no face is seen, or this machine has no weights for it, that is answered. Throws IMAGE_FORMAT_UNSUPPORTED
 * and PICTURE_TOO_LARGE.
 */
export async function preparePhotoTask(task: PreparePhotoTask): Promise<PreparedPhoto> {
  const pixels = await smaller(await openPicture(task.picture, MOST_SIDE_PIXELS));
  await pngOf(pixels).toFile(task.whole);
  const focus = await faceOf(task.whole);
  const subject = task.isCutOut ? await cutOutInto(task.cutOut, pixels) : undefined;
  return { focus: focus ?? subject ?? USUAL_FOCUS, isCutOut: subject !== undefined };
}

async function smaller(pixels: Pixels): Promise<Pixels> {
  const { data, info } = await pngOf(pixels)
    .resize(SHOWN_SIDE_PIXELS, SHOWN_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, isOpaque: pixels.isOpaque };
}

const pngOf = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: CHANNELS } }).png({ compressionLevel: 1 });

/** The middle of the face, as shares; undefined where none is seen. */
async function faceOf(path: string): Promise<PreparedPhoto['focus'] | undefined> {
  const seen = await openForClip(path);
  const found = await unlessMissing(async () => {
    finders.face ??= loadFaceFinder();
    return (await finders.face).find(seen);
  });
  if (!found) {
    return undefined;
  }
  const { leftEye, rightEye, mouth } = marksOf(found.points);
  const middle = (axis: 'x' | 'y'): number => (leftEye[axis] + rightEye[axis] + mouth[axis]) / 3;
  return { x: middle('x') / seen.width, y: middle('y') / seen.height };
}

/** Writes the cut-out, trimmed to what is seen; answers where its head may be. Undefined where nothing stands out. */
async function cutOutInto(path: string, pixels: Pixels): Promise<PreparedPhoto['focus'] | undefined> {
  const isCutAlready = shareClear(pixels) > CLEAR_SHARE;
  const cut = { ...pixels, data: Buffer.from(pixels.data) };
  if (!isCutAlready) {
    const made = await unlessMissing(async () => {
      finders.subject ??= loadSubjectFinder();
      return cutOut(cut, await finders.subject);
    });
    if (!made || made.isDoubtful) {
      return undefined;
    }
  }
  const box = boxOf(cut);
  if (box.width * box.height < LEAST_SUBJECT * pixels.width * pixels.height) {
    return undefined;
  }
  await pngOf(cut).extract(box).toFile(path);
  return {
    x: (box.left + box.width / 2) / pixels.width,
    y: (box.top + box.height * HEAD_LEVEL) / pixels.height,
  };
}

/** What was made; undefined where nothing stands out of the picture or this machine cannot look. */
async function unlessMissing<Made>(make: () => Promise<Made>): Promise<Made | undefined> {
  try {
    return await make();
  } catch (error) {
    if (isAppError(error) && MISSING.has(error.code)) {
      finders = {};
      return undefined;
    }
    throw error;
  }
}

const MISSING: ReadonlySet<string> = new Set(['SUBJECT_NOT_FOUND', 'WEIGHTS_MISSING', 'MODEL_RUNTIME_MISSING']);

function shareClear({ data, isOpaque }: Pixels): number {
  if (isOpaque) {
    return 0;
  }
  let clear = 0;
  for (let at = CHANNELS - 1; at < data.length; at += CHANNELS) {
    clear += (data[at] ?? 0) < THERE ? 1 : 0;
  }
  return clear / (data.length / CHANNELS);
}

/** The box around what is not clear. */
function boxOf({ data, width, height }: Pixels): { left: number; top: number; width: number; height: number } {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[CHANNELS * (y * width + x) + 3] ?? 0) > THERE) {
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
      }
    }
  }
  return right < left
    ? { left: 0, top: 0, width: 1, height: 1 }
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
