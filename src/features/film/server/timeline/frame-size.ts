import type { AspectRatio } from '#src/shared/catalogue/shots.ts';

/** Size of a film in pixels by the length of its shorter side; both even, as video codecs require. */
export function frameSize(aspect: AspectRatio, shortSidePixels: number): { widthPixels: number; heightPixels: number } {
  const short = 2 * Math.round(shortSidePixels / 2);
  const long = 2 * Math.round((short * 16) / 9 / 2);
  return aspect === '16:9' ? { widthPixels: long, heightPixels: short } : { widthPixels: short, heightPixels: long };
}
