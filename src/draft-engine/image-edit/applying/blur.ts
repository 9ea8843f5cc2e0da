import { blurPlane } from '../pixels/blur-plane.ts';
import { CHANNELS, type Plane, type Raster } from '../pixels/raster.ts';

/** At the full amount, as a share of the shorter side. */
const MOST_SIGMA = 0.045;

/** How far the blur of an amount goes, as the deviation of a Gaussian in pixels. */
const sigmaOf = ({ width, height }: Pick<Raster, 'width' | 'height'>, amount: number): number =>
  (amount / 100) ** 1.4 * MOST_SIGMA * Math.min(width, height) + amount / 100;

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
