import type { Plane } from './raster.ts';

/** Three passes of a mean are as good as a Gaussian. */
const PASSES = 3;

/** A plane blurred; the edges are as if they went on. */
export function blurPlane(plane: Plane, width: number, height: number, sigma: number): Plane {
  const radius = Math.max(0, Math.round(Math.sqrt((12 * sigma ** 2) / PASSES + 1) / 2 - 0.5));
  if (radius === 0) {
    return plane.slice();
  }
  const other = new Float32Array(plane.length);
  const result = plane.slice();
  for (let pass = 0; pass < PASSES; pass++) {
    meanAlong(result, other, { lines: height, length: width, step: 1, jump: width, radius });
    meanAlong(other, result, { lines: width, length: height, step: width, jump: 1, radius });
  }
  return result;
}

interface Lines {
  lines: number;
  length: number;
  /** From one value of a line to the next, and from one line to the next. */
  step: number;
  jump: number;
  radius: number;
}

function meanAlong(from: Plane, to: Plane, { lines, length, step, jump, radius }: Lines): void {
  const width = 2 * radius + 1;
  for (let line = 0; line < lines; line++) {
    const start = line * jump;
    const last = start + (length - 1) * step;
    let sum = from[start]! * (radius + 1);
    for (let index = 1; index <= radius; index++) {
      sum += from[Math.min(last, start + index * step)]!;
    }
    for (let index = 0, at = start; index < length; index++, at += step) {
      to[at] = sum / width;
      const next = index + radius + 1 < length ? at + (radius + 1) * step : last;
      const gone = index - radius >= 0 ? at - radius * step : start;
      sum += from[next]! - from[gone]!;
    }
  }
}
