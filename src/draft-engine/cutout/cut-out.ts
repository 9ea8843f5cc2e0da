import type { Pixels } from '../pixels/open-picture.ts';
import { estimateEdgeColours, mixedOut, type EdgeColours } from './edge-colours.ts';
import type { SubjectFinder } from './find-subject.ts';
import { followLines, type LocalLines } from './guided-filter.ts';
import { locateSubject } from './locate-subject.ts';
import { stretchedRows, type PlaneSize } from './planes.ts';
import { opacityOf, refineMask } from './refine-mask.ts';
import { colourPlanes, studiedSize } from './study-picture.ts';

const CHANNELS = 4;
/** Bytes of opacity within which a pixel is wholly transparent, and those from which it is wholly the subject's. */
const NOTHING = 4;
const ALL = 251;

/** A cut-out that was made. */
export interface MadeCutOut {
  /** One byte for each pixel, 255 where the subject is. */
  mask: Buffer;
  /** It may lack the subject, or much of it. */
  isDoubtful: boolean;
}

/**
 * Makes all of a picture transparent but what stands out, in place. What was transparent stays so. Throws
 * SUBJECT_NOT_FOUND where nothing stands out.
 */
export async function cutOut(picture: Pixels, finder: SubjectFinder): Promise<MadeCutOut> {
  const size = studiedSize(picture);
  const { mask, isDoubtful } = await locateSubject(picture, finder, size);
  const colours = await colourPlanes(picture, size);
  const lines = refineMask(colours, mask, size);
  const edge = estimateEdgeColours(colours, followLines(lines, colours).map(opacityOf), size);
  return { mask: applyAtFullSize(picture, size, lines, edge), isDoubtful };
}

/** Row by row, so that no plane of the full size is needed. */
function applyAtFullSize(picture: Pixels, size: PlaneSize, lines: LocalLines, edge: EdgeColours): Buffer {
  const { data, width, height } = picture;
  const stretch = stretchedRows(size, picture);
  const row = (): Float32Array => new Float32Array(width);
  const planes = [lines.red, lines.green, lines.blue, lines.offset];
  const rows = planes.map(row) as [Float32Array, Float32Array, Float32Array, Float32Array];
  const edges = [...edge.subject, ...edge.background].map((plane) => ({ plane, row: row() }));
  const mask = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) {
    planes.forEach((plane, index) => stretch(plane, y, rows[index]!));
    const hasEdge = maskRow(data, mask, y * width, rows);
    if (hasEdge) {
      edges.forEach((one) => stretch(one.plane, y, one.row));
    }
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const opacity = mask[at]!;
      if (opacity > 0 && opacity < 255) {
        for (let channel = 0; channel < 3; channel++) {
          const [front, back] = [edges[channel]!.row[x]!, edges[channel + 3]!.row[x]!];
          const value = mixedOut(data[at * CHANNELS + channel]! / 255, front, back, opacity / 255);
          data[at * CHANNELS + channel] = Math.round(value * 255);
        }
      }
      setOpacity(data, at * CHANNELS, opacity);
    }
  }
  return mask;
}

/** Writes a row of the mask; true where some of its pixels are neither out nor in. */
function maskRow(
  data: Uint8Array,
  mask: Uint8Array,
  start: number,
  [red, green, blue, offset]: readonly [Float32Array, Float32Array, Float32Array, Float32Array],
): boolean {
  let hasEdge = false;
  for (let x = 0; x < red.length; x++) {
    const from = (start + x) * CHANNELS;
    const mixed = red[x]! * data[from]! + green[x]! * data[from + 1]! + blue[x]! * data[from + 2]!;
    const opacity = Math.round(opacityOf(mixed / 255 + offset[x]!) * 255);
    if (opacity < NOTHING) {
      mask[start + x] = 0;
    } else if (opacity > ALL) {
      mask[start + x] = 255;
    } else {
      mask[start + x] = opacity;
      hasEdge = true;
    }
  }
  return hasEdge;
}

/** Makes a pixel as opaque as a byte says, at most as it was; what is wholly transparent keeps no colour either. */
export function setOpacity(data: Uint8Array, at: number, opacity: number): void {
  const alpha = Math.round((data[at + 3]! * opacity) / 255);
  data[at + 3] = alpha;
  if (alpha === 0) {
    data[at] = 0;
    data[at + 1] = 0;
    data[at + 2] = 0;
  }
}
