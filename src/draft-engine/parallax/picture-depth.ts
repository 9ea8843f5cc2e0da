import type { Plane, PlaneSize } from '../cutout/planes.ts';

/**
 * How near what a picture shows is, row by row: 0 at infinity, 1 where its subject is. Up to the ground line everything
 * is equally far; below it the ground comes nearer evenly, as it does on a flat floor.
 */
export interface PictureDepth {
  /** Share of the height, from the top, at which the ground begins. */
  groundLine: number;
  /** Above it. */
  far: number;
  /** At the lower edge. */
  near: number;
  /** Middle of the subject's head, or what a movement aims at: shares of the width and the height. */
  aim: { x: number; y: number };
}

/** Where a subject is, in shares of the picture. */
export interface SubjectPlace {
  left: number;
  top: number;
  right: number;
  bottom: number;
  head: { x: number; y: number };
}

const FAR = 0.42;
/** Nothing comes nearer than this. */
const NEAREST = 2.2;
/** Whoever is cut by the lower edge stands on ground that is not seen: what is seen behind is about so near. */
const BEHIND_CUT = 0.62;
const CUT_BY_EDGE = 0.97;
/** From here on a pixel belongs to the subject. */
const SURE = 0.5;
/** Share of the subject's height that is its head. */
const HEAD_SHARE = 0.28;

/** Where the ground begins, and how near it is below the subject. */
export function depthOf(groundLine: number, subject: SubjectPlace | undefined): PictureDepth {
  if (!subject) {
    return { groundLine, far: FAR, near: 1, aim: { x: 0.5, y: (groundLine + 0.5) / 2 } };
  }
  const { head: aim, bottom } = subject;
  if (bottom > CUT_BY_EDGE) {
    return { groundLine, far: FAR, near: BEHIND_CUT, aim };
  }
  const line = Math.min(groundLine, bottom - 0.12);
  const near = FAR + ((1 - FAR) * (1 - line)) / (bottom - line);
  return { groundLine: line, far: FAR, near: Math.min(NEAREST, near), aim };
}

/** How near a row is. */
export function nearnessAt({ groundLine, far, near }: PictureDepth, row: number): number {
  return row <= groundLine ? far : far + ((near - far) * (row - groundLine)) / (1 - groundLine);
}

/** Where the subject of a mask is; undefined where there is none, or it is nearly everything. */
export function placeOfSubject(mask: Plane, { width, height }: PlaneSize): SubjectPlace | undefined {
  let [left, top, right, bottom, count] = [width, height, -1, -1, 0];
  const rows = new Float64Array(height);
  const middles = new Float64Array(height);
  for (let at = 0; at < mask.length; at++) {
    if (mask[at]! > SURE) {
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      count++;
      rows[y]!++;
      middles[y]! += x;
    }
  }
  const share = count / mask.length;
  if (share < 0.004 || share > 0.8) {
    return undefined;
  }
  const lower = Math.ceil(top + (bottom - top) * HEAD_SHARE);
  let [sum, pixels] = [0, 0];
  for (let y = top; y <= lower; y++) {
    sum += middles[y]!;
    pixels += rows[y]!;
  }
  return {
    left: left / width,
    top: top / height,
    right: (right + 1) / width,
    bottom: (bottom + 1) / height,
    head: { x: sum / Math.max(1, pixels) / width, y: (top + (lower - top) * 0.55) / height },
  };
}

/** Rows between which the ground line is looked for, and where it is where no line stands out. */
const HIGHEST_LINE = 0.25;
const LOWEST_LINE = 0.78;
const USUAL_LINE = 0.48;
/** Height of the bands above and below a line that are compared. */
const BAND = 0.1;
/** Difference of two bands' colours, 0 to 1, from which they are two things. */
const LEAST_DIFFERENCE = 0.06;

/** The row, as a share of the height, at which what is behind the subject changes most: where ground meets wall or sky. */
export function findGroundLine(
  colours: readonly [Plane, Plane, Plane],
  mask: Plane | undefined,
  { width, height }: PlaneSize,
): number {
  const rows = colours.map((plane) => rowMeans(plane, mask, { width, height }));
  const band = Math.max(1, Math.round(BAND * height));
  let best = { score: 0, row: USUAL_LINE };
  for (let y = Math.round(HIGHEST_LINE * height); y < LOWEST_LINE * height; y++) {
    const difference = Math.hypot(...rows.map((means) => mean(means, y, y + band) - mean(means, y - band, y)));
    const usual = Math.exp(-(((y / height - USUAL_LINE) / 0.28) ** 2));
    const score = difference > LEAST_DIFFERENCE ? difference * usual : 0;
    if (score > best.score) {
      best = { score, row: y / height };
    }
  }
  return best.row;
}

/** The mean of each row beside the subject; that of the row above where the subject fills it. */
function rowMeans(plane: Plane, mask: Plane | undefined, { width, height }: PlaneSize): Float64Array {
  const means = new Float64Array(height);
  for (let y = 0; y < height; y++) {
    let [sum, count] = [0, 0];
    for (let at = y * width; at < (y + 1) * width; at++) {
      if (!mask || mask[at]! < 0.1) {
        sum += plane[at]!;
        count++;
      }
    }
    means[y] = count > width * 0.05 ? sum / count : (means[y - 1] ?? 0);
  }
  return means;
}

function mean(values: Float64Array, from: number, to: number): number {
  const part = values.subarray(Math.max(0, from), Math.min(values.length, to));
  return part.reduce((sum, value) => sum + value, 0) / Math.max(1, part.length);
}
