import sharp from 'sharp';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Pixels } from '../pixels/open-picture.ts';
import type { SidePicture } from './solid.ts';
import { spreadColours } from './spread-colours.ts';

/** Longer side of a picture that is kept for the texture. */
const MOST_SIDE_PIXELS = 1280;
/** Longer side of the map on which parts are counted. */
const MAP_PIXELS = 256;
/** Parts smaller than this share of the largest are specks that the cut-out has left. */
const LEAST_PART = 0.02;

/** Crops a cut-out to what it shows, without specks. Throws SUBJECT_NOT_FOUND where that is next to nothing. */
export async function cropSide(cutout: Pixels): Promise<SidePicture> {
  const scale = Math.min(1, MAP_PIXELS / Math.max(cutout.width, cutout.height));
  const map = {
    width: Math.max(1, Math.round(cutout.width * scale)),
    height: Math.max(1, Math.round(cutout.height * scale)),
  };
  const kept = await partsOf(cutout, map);
  const whole = withoutSpecks(cutout, kept, map);
  const box = boxOf(whole);
  if (box.width < 8 || box.height < 8) {
    throw new AppError('SUBJECT_NOT_FOUND');
  }
  const { data, info } = await sharp(whole.data, {
    raw: { width: whole.width, height: whole.height, channels: 4 },
  })
    .extract(box)
    .resize(MOST_SIDE_PIXELS, MOST_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return spreadColours({ data, width: info.width, height: info.height });
}

interface Size {
  width: number;
  height: number;
}

/** 1 where one of the larger parts of the cut-out is, on a small map. */
async function partsOf({ data, width, height }: Pixels, map: Size): Promise<Uint8Array> {
  const opacity = await sharp(data, { raw: { width, height, channels: 4 } })
    .extractChannel(3)
    .resize(map.width, map.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const labels = new Int32Array(opacity.length);
  const sizes = [0];
  for (let at = 0; at < opacity.length; at++) {
    if (opacity[at]! > 100 && labels[at] === 0) {
      sizes.push(flood({ opacity, labels, map }, at, sizes.length));
    }
  }
  const least = LEAST_PART * Math.max(...sizes);
  const kept = Uint8Array.from(labels, (label) => (label > 0 && sizes[label]! >= least ? 1 : 0));
  return grown(grown(kept, map), map);
}

function flood(
  { opacity, labels, map }: { opacity: Uint8Array; labels: Int32Array; map: Size },
  from: number,
  label: number,
): number {
  const waiting = [from];
  labels[from] = label;
  let size = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    size++;
    const x = at % map.width;
    for (const next of [x > 0 ? at - 1 : -1, x < map.width - 1 ? at + 1 : -1, at - map.width, at + map.width]) {
      if (next >= 0 && next < labels.length && labels[next] === 0 && opacity[next]! > 100) {
        labels[next] = label;
        waiting.push(next);
      }
    }
  }
  return size;
}

/** One pixel larger to all sides: soft edges belong to their part. */
function grown(kept: Uint8Array, { width, height }: Size): Uint8Array {
  return kept.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isNear =
      kept[at] === 1 ||
      (x > 0 && kept[at - 1] === 1) ||
      (x < width - 1 && kept[at + 1] === 1) ||
      (y > 0 && kept[at - width] === 1) ||
      (y < height - 1 && kept[at + width] === 1);
    return isNear ? 1 : 0;
  });
}

function withoutSpecks(cutout: Pixels, kept: Uint8Array, map: Size): SidePicture {
  const { data, width, height } = cutout;
  const whole = Uint8Array.from(data);
  for (let y = 0; y < height; y++) {
    const row = Math.min(map.height - 1, Math.floor((y * map.height) / height)) * map.width;
    for (let x = 0; x < width; x++) {
      if (kept[row + Math.min(map.width - 1, Math.floor((x * map.width) / width))] === 0) {
        whole[(y * width + x) * 4 + 3] = 0;
      }
    }
  }
  return { data: whole, width, height };
}

/** What is more than half opaque lies in this box. */
function boxOf({ data, width, height }: SidePicture): { left: number; top: number; width: number; height: number } {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! > 127) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = y;
      }
    }
  }
  return { left, top, width: Math.max(0, right - left + 1), height: Math.max(0, bottom - top + 1) };
}
