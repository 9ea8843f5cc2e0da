import { AppError } from '#src/shared/errors/app-error.ts';
import type { Pixels } from '../pixels/open-picture.ts';
import { findInView, OTHER_VIEWS, type Box } from './find-in-view.ts';
import { SUBJECT_SIDE_PIXELS, type SubjectFinder } from './find-subject.ts';
import { doubtOf, isDoubtful } from './judge-mask.ts';
import { stretchedRows, type Plane, type PlaneSize } from './planes.ts';

/** From here on a pixel counts as the subject's. */
const SURE = 0.5;
/** How much of the surroundings the second, closer look takes in, as a share of the subject's size on each side. */
const SURROUNDINGS = 0.12;
/** Shares of the picture outside which nothing stands out. */
const LEAST_SHARE = 0.001;
const MOST_SHARE = 0.985;
/** A second look that finds less than this share of what the first one found has lost the subject. */
const LEAST_KEPT = 0.5;
/** Doubt from which other views of the picture are tried. */
const UNSURE = 1;

/** What stands out of a picture. */
export interface LocatedSubject {
  /** How surely each pixel belongs to it, from 0 to 1, on a plane of another size. */
  mask: Plane;
  /** The model was not sure, or what it found is too small or thin to be what somebody would cut out. */
  isDoubtful: boolean;
}

/**
 * Finds what stands out in the whole picture, then looks at it closely. Where the model is unsure of the picture as it
 * is, it sees other views of it too, and the surest mask counts. Throws SUBJECT_NOT_FOUND where nothing stands out.
 */
export async function locateSubject(picture: Pixels, finder: SubjectFinder, size: PlaneSize): Promise<LocatedSubject> {
  const whole: Box = { left: 0, top: 0, width: picture.width, height: picture.height };
  const plain = await findInView(picture, finder, { box: whole, view: 'plain' });
  const isUnsure = shareOf(plain) >= LEAST_SHARE && doubtOf(plain) > UNSURE;
  const others = isUnsure ? await inOtherViews(picture, finder, whole) : [];
  const first = surest([plain, ...others.filter((mask) => shareOf(mask) >= shareOf(plain))]);
  const share = shareOf(first);
  const box = boxAround(first, picture);
  if (!box || share < LEAST_SHARE || share > MOST_SHARE) {
    throw new AppError('SUBJECT_NOT_FOUND');
  }
  const closerLooks = isUnsure
    ? await inOtherViews(picture, finder, box)
    : [await findInView(picture, finder, { box, view: 'plain' })];
  const boxShare = (box.width * box.height) / (picture.width * picture.height);
  const kept = closerLooks.filter((mask) => shareOf(mask) * boxShare >= share * LEAST_KEPT);
  const closer = kept.length > 0 && surest(kept);
  const isCloser = closer && !(isUnsure && doubtOf(first) < doubtOf(closer));
  const mask = isCloser ? place(closer, box, picture, size) : place(first, whole, picture, size);
  return { mask, isDoubtful: isDoubtful(mask, size) };
}

async function inOtherViews(picture: Pixels, finder: SubjectFinder, box: Box): Promise<Plane[]> {
  const masks: Plane[] = [];
  for (const view of OTHER_VIEWS) {
    masks.push(await findInView(picture, finder, { box, view }));
  }
  return masks;
}

/** The mask with the least doubt, the earlier one of equals. */
function surest(masks: readonly Plane[]): Plane {
  return masks.reduce((best, mask) => (doubtOf(mask) < doubtOf(best) ? mask : best));
}

function shareOf(mask: Plane): number {
  return mask.reduce((count, value) => (value > SURE ? count + 1 : count), 0) / mask.length;
}

/** The part of the picture that holds what was found, with its surroundings. */
function boxAround(mask: Plane, { width, height }: PlaneSize): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  mask.forEach((value, index) => {
    if (value > SURE) {
      const [x, y] = [index % SUBJECT_SIDE_PIXELS, Math.floor(index / SUBJECT_SIDE_PIXELS)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
  });
  if (right < 0) {
    return undefined;
  }
  const [fromX, toX] = span(left, right, width);
  const [fromY, toY] = span(top, bottom, height);
  return { left: fromX, top: fromY, width: toX - fromX, height: toY - fromY };
}

/** From the first to the last of the square's pixels, with surroundings, in pixels of a picture that is `side` long. */
function span(first: number, last: number, side: number): [number, number] {
  const surroundings = (last + 1 - first) * SURROUNDINGS;
  return [
    Math.max(0, Math.floor(((first - surroundings) * side) / SUBJECT_SIDE_PIXELS)),
    Math.min(side, Math.ceil(((last + 1 + surroundings) * side) / SUBJECT_SIDE_PIXELS)),
  ];
}

/** Puts the mask of a part of the picture in its place on a plane of the given size; nothing is around it. */
function place(mask: Plane, box: Box, picture: PlaneSize, size: PlaneSize): Plane {
  const plane = new Float32Array(size.width * size.height);
  const left = Math.round((box.left * size.width) / picture.width);
  const top = Math.round((box.top * size.height) / picture.height);
  const width = Math.min(size.width - left, Math.max(1, Math.round((box.width * size.width) / picture.width)));
  const height = Math.min(size.height - top, Math.max(1, Math.round((box.height * size.height) / picture.height)));
  const readRow = stretchedRows({ width: SUBJECT_SIDE_PIXELS, height: SUBJECT_SIDE_PIXELS }, { width, height });
  for (let y = 0; y < height; y++) {
    const start = (top + y) * size.width + left;
    readRow(mask, y, plane.subarray(start, start + width));
  }
  return plane;
}
