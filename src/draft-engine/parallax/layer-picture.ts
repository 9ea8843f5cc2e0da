import sharp from 'sharp';
import { AppError } from '#src/shared/errors/app-error.ts';
import { cutOut } from '../cutout/cut-out.ts';
import type { SubjectFinder } from '../cutout/find-subject.ts';
import { boxMean, planeOf, type Plane, type PlaneSize } from '../cutout/planes.ts';
import type { Pixels } from '../pixels/open-picture.ts';
import { fillBehind } from './fill-behind.ts';
import { depthOf, findGroundLine, placeOfSubject, type PictureDepth, type SubjectPlace } from './picture-depth.ts';

/** A picture in the frame's shape, taken apart: what is behind, and what stands out of it. */
export interface PictureLayers {
  width: number;
  height: number;
  /** RGBA, opaque, with what the subject hides filled in. */
  behind: Buffer;
  /** RGBA of the same size, transparent around the subject; absent where nothing stands out. */
  subject?: Buffer;
  /** The edges of the picture that cut the subject. */
  cutBy?: SubjectEdges;
  depth: PictureDepth;
}

/** Which edges of a picture cut its subject. */
export interface SubjectEdges {
  left: boolean;
  top: boolean;
  right: boolean;
  bottom: boolean;
}

/** More pixels than the frame has, so that a camera may go nearer. */
const SHARPER = 1.15;
const CHANNELS = 4;
/** The ground is looked for in a small picture. */
const SMALL_SIDE = 160;
/** Half of the seam around the subject that goes with it, as a share of the width. */
const SEAM = 0.005;
/** An edge nearer than this share cuts the subject. */
const TOUCHING = 0.006;

/** Takes a picture apart for a frame of this size. Without a finder, or where nothing stands out, all of it is behind. */
export async function layerPicture(
  picture: Pixels,
  frame: PlaneSize,
  finder: SubjectFinder | undefined,
): Promise<PictureLayers> {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height) * SHARPER;
  const whole = await resized(picture, {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  });
  const found = finder && (await standingOut(whole, finder));
  const window = windowOf(whole, frame, found?.place);
  const behind = cropped(whole, window);
  const size = { width: window.width, height: window.height };
  const mask = found && planeOf(size.width * size.height, (at) => found.mask[indexIn(whole, window, at)]! / 255);
  const place = mask && placeOfSubject(mask, size);
  const groundLine = await groundLineOf(behind, mask, size);
  const depth = depthOf(groundLine, place);
  if (!found || !mask || !place) {
    return { ...size, behind, depth };
  }
  const subject = Buffer.from(behind);
  fade(subject, mask, size);
  fillBehind(behind, grown(mask, size), size);
  return { ...size, behind, subject, cutBy: edgesOf(place), depth };
}

async function resized({ data, width, height }: Pixels, to: PlaneSize): Promise<Pixels> {
  const made = await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .flatten({ background: '#808080' })
    .resize(to.width, to.height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  return { data: made, ...to, isOpaque: true };
}

/** What stands out of a picture; undefined where nothing does. */
async function standingOut(
  picture: Pixels,
  finder: SubjectFinder,
): Promise<{ mask: Buffer; place: SubjectPlace } | undefined> {
  const cut = { ...picture, data: Buffer.from(picture.data) };
  try {
    const { mask } = await cutOut(cut, finder);
    if (unsureShare(mask) > MOST_UNSURE) {
      return undefined;
    }
    harden(mask);
    const place = placeOfSubject(
      planeOf(mask.length, (at) => mask[at]! / 255),
      picture,
    );
    return place && { mask, place };
  } catch (error) {
    if (error instanceof AppError && error.code === 'SUBJECT_NOT_FOUND') {
      return undefined;
    }
    throw error;
  }
}

/** Opacities below and above which a pixel is wholly behind, or wholly the subject's. */
const BEHIND = 0.2 * 255;
const IN_FRONT = 0.8 * 255;
/** A mask of which more than this share is neither has not found one thing, but parts of several. */
const MOST_UNSURE = 0.22;

function unsureShare(mask: Uint8Array): number {
  let [unsure, seen] = [0, 0];
  for (const opacity of mask) {
    seen += opacity > BEHIND ? 1 : 0;
    unsure += opacity > BEHIND && opacity < IN_FRONT ? 1 : 0;
  }
  return seen === 0 ? 1 : unsure / seen;
}

/** What is filled in behind shows through whatever is not opaque: only edges are. */
function harden(mask: Uint8Array): void {
  mask.forEach((opacity, at) => {
    mask[at] = Math.round(255 * Math.min(1, Math.max(0, (opacity - BEHIND) / (IN_FRONT - BEHIND))));
  });
}

/**
 * Makes what is not the subject transparent. A narrow seam of its surroundings fades out around it: hair and soft edges
 * stay as they are in the picture, which at rest is seen unchanged.
 */
function fade(pixels: Buffer, mask: Plane, size: PlaneSize): void {
  const radius = seamOf(size);
  const near = boxMean(grownBy(mask, size, radius), size, radius);
  for (let at = 0; at < mask.length; at++) {
    const seam = Math.min(1, Math.max(0, near[at]! * 2 - 0.25));
    pixels[at * CHANNELS + 3] = Math.round(255 * Math.max(mask[at]!, seam));
  }
}

/** The part of the picture that fills the frame: around the subject, the head rather than the feet. */
function windowOf(picture: PlaneSize, frame: PlaneSize, place: SubjectPlace | undefined) {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = Math.min(picture.width, Math.round(frame.width * scale));
  const height = Math.min(picture.height, Math.round(frame.height * scale));
  const part = { x: width / picture.width, y: height / picture.height };
  const middle = place ? { x: (place.left + place.right) / 2, y: middleOf(place, part.y) } : { x: 0.5, y: 0.5 };
  const start = (centre: number, all: number, length: number): number =>
    Math.round(Math.min(all - length, Math.max(0, centre * all - length / 2)));
  return {
    left: start(middle.x, picture.width, width),
    top: start(middle.y, picture.height, height),
    width,
    height,
  };
}
/** The middle of a part of this height that holds the whole subject, or its head where it is higher. */
const middleOf = ({ top, bottom, head }: SubjectPlace, part: number): number =>
  bottom - top < part ? (top + bottom) / 2 : head.y + part * 0.2;

type Window = ReturnType<typeof windowOf>;

const indexIn = ({ width }: PlaneSize, window: Window, at: number): number =>
  (window.top + Math.floor(at / window.width)) * width + window.left + (at % window.width);

function cropped({ data, width }: Pixels, { left, top, width: across, height }: Window): Buffer {
  const part = Buffer.alloc(across * height * CHANNELS);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * width + left) * CHANNELS;
    data.copy(part, y * across * CHANNELS, from, from + across * CHANNELS);
  }
  return part;
}

/** What is hidden behind the subject and its seam. */
const grown = (mask: Plane, size: PlaneSize): Uint8Array => Uint8Array.from(grownBy(mask, size, 2 * seamOf(size)));

/** Half of the width of the seam, in pixels. */
const seamOf = ({ width }: PlaneSize): number => Math.max(2, Math.round(width * SEAM));

/** 1 where something of the mask is within so many pixels, else 0. */
function grownBy(mask: Plane, size: PlaneSize, radius: number): Plane {
  const near = boxMean(
    planeOf(mask.length, (at) => (mask[at]! > 0.03 ? 1 : 0)),
    size,
    radius,
  );
  return planeOf(near.length, (at) => (near[at]! > 1e-6 ? 1 : 0));
}

const edgesOf = ({ left, top, right, bottom }: SubjectPlace): SubjectEdges => ({
  left: left < TOUCHING,
  top: top < TOUCHING,
  right: right > 1 - TOUCHING,
  bottom: bottom > 1 - TOUCHING,
});

async function groundLineOf(behind: Buffer, mask: Plane | undefined, size: PlaneSize): Promise<number> {
  const scale = SMALL_SIDE / Math.max(size.width, size.height);
  const small = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const rgb = await sharp(behind, { raw: { ...size, channels: CHANNELS } })
    .removeAlpha()
    .resize(small.width, small.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const length = small.width * small.height;
  const channel = (index: number): Plane => planeOf(length, (at) => rgb[at * 3 + index]! / 255);
  const isSubject =
    mask &&
    planeOf(length, (at) => {
      const x = Math.floor(((at % small.width) + 0.5) / scale);
      const y = Math.floor((Math.floor(at / small.width) + 0.5) / scale);
      return mask[Math.min(size.height - 1, y) * size.width + Math.min(size.width - 1, x)]!;
    });
  return findGroundLine([channel(0), channel(1), channel(2)], isSubject, small);
}
