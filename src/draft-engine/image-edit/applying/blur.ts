import { CHANNELS, type Plane, type Raster } from './raster.ts';

/** Three passes of a mean are as good as a Gaussian. */
const PASSES = 3;
/** At the full amount, as a share of the shorter side. */
const MOST_SIGMA = 0.045;

/** How far the blur of an amount goes, as the deviation of a Gaussian in pixels. */
export const sigmaOf = ({ width, height }: Pick<Raster, 'width' | 'height'>, amount: number): number =>
  (amount / 100) ** 1.4 * MOST_SIGMA * Math.min(width, height) + amount / 100;

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

/** Blurs a picture in place. With `kept`, what has 1 there stays sharp, and nothing of its colours runs into the rest. */
export function blur(picture: Raster, amount: number, kept?: Plane): void {
  const { data, width, height } = picture;
  const sigma = sigmaOf(picture, amount);
  const weight = new Float32Array(width * height);
  for (let at = 0; at < weight.length; at++) {
    weight[at] = (data[at * CHANNELS + 3]! / 255) * (1 - (kept?.[at] ?? 0));
  }
  const opacity = blurPlane(weight, width, height, sigma);
  const channels = [0, 1, 2].map((channel) => {
    const plane = weight.map((share, at) => share * data[at * CHANNELS + channel]!);
    return blurPlane(plane, width, height, sigma);
  });
  for (let at = 0, to = 0; at < weight.length; at++, to += CHANNELS) {
    const share = opacity[at]!;
    const keeps = kept?.[at] ?? 0;
    if (share > 1e-4) {
      for (let channel = 0; channel < 3; channel++) {
        const value = channels[channel]![at]! / share;
        data[to + channel] = Math.round(data[to + channel]! * keeps + value * (1 - keeps));
      }
    }
    if (!kept) {
      data[to + 3] = Math.round(share * 255);
    }
  }
}

/** Makes what is small in a picture stand out, in place. */
export function sharpen(picture: Raster, amount: number): void {
  const { data, width, height } = picture;
  const luma = new Float32Array(width * height);
  for (let at = 0; at < luma.length; at++) {
    const from = at * CHANNELS;
    luma[at] = 0.299 * data[from]! + 0.587 * data[from + 1]! + 0.114 * data[from + 2]!;
  }
  const soft = blurPlane(luma, width, height, Math.max(0.8, Math.min(width, height) / 700));
  const factor = (amount / 100) * 1.8;
  for (let at = 0; at < luma.length; at++) {
    const more = Math.min(48, Math.max(-48, (luma[at]! - soft[at]!) * factor));
    for (let channel = 0; channel < 3; channel++) {
      const to = at * CHANNELS + channel;
      data[to] = Math.min(255, Math.max(0, Math.round(data[to]! + more)));
    }
  }
}
