import { balanceLines, breakLines } from './break-lines.ts';

/** A text set into a box: its lines, and the size of its letters in pixels. */
export interface FittedText {
  lines: string[];
  sizePixels: number;
}

/** How letters are measured: the width of a line set in letters of one pixel. */
export type Measure = (line: string) => number;

export const LINE_HEIGHT = 1.16;
/** From one size that is tried to the next. */
const STEP = 0.94;
/** Words are divided rather than set smaller than this share of the largest size. */
const UNDIVIDED = 0.5;
const SMALLEST_PIXELS = 4;

/** Sets a text as large as it fits into a box; it never leaves the box. */
export function fitText(
  text: string,
  box: { width: number; height: number; mostPixels: number },
  measure: Measure,
): FittedText {
  for (let size = box.mostPixels; size > SMALLEST_PIXELS; size *= STEP) {
    const widest = box.width / size;
    const { lines, isForced } = breakLines(text, widest, measure);
    const fits = lines.length * LINE_HEIGHT * size <= box.height;
    const mayDivide = size < box.mostPixels * UNDIVIDED;
    if (fits && (!isForced || mayDivide) && lines.every((line) => measure(line) <= widest + 1e-6)) {
      return { lines: balanceLines(text, widest, measure).lines, sizePixels: size };
    }
  }
  return { lines: breakLines(text, box.width / SMALLEST_PIXELS, measure).lines, sizePixels: SMALLEST_PIXELS };
}
