import type { Random } from '#src/shared/random.ts';
import type { Surface, SurfaceFactory } from '../drawing-surface.ts';
import type { Look, TextureName } from './look.ts';

/** Value of a texture at a pixel, -1 dark to 1 light. */
type Grain = (x: number, y: number, random: Random) => number;

const GRAINS: Readonly<Record<Exclude<TextureName, 'none'>, Grain>> = {
  grain: (_x, _y, random) => random.next() + random.next() - 1,
  paper: (x, y, random) =>
    Math.sin(x * 0.9 + Math.sin(y * 0.7) * 2) * 0.06 + (random.next() + random.next() - 1) * 0.75,
  canvas: (x, y, random) =>
    (Math.sin(x * 1.57) * ((y >> 2) & 1 ? 0.5 : -0.5) + Math.sin(y * 1.57) * ((x >> 2) & 1 ? 0.5 : -0.5)) * 0.8 +
    (random.next() - 0.5) * 0.7,
  wool: (x, y, random) =>
    Math.sin(x * 0.9 + Math.sin(y * 0.45) * 1.6) * 0.3 +
    Math.sin(y * 0.8 + Math.sin(x * 0.55) * 1.9) * 0.3 +
    (random.next() - 0.5) * 1.1,
  board: (x, y, random) =>
    Math.sin((x + y) * 0.021 + Math.sin(x * 0.011) * 3) * 0.4 +
    Math.sin((x * 0.4 - y) * 0.05) * 0.2 +
    (random.next() - 0.5) * 0.9,
  clay: (x, y, random) => Math.sin(Math.hypot((x % 64) - 32, (y % 52) - 26) * 0.9) * 0.22 + (random.next() - 0.5) * 0.6,
};

const TILE = 256;
/** Specks are a pixel: in a frame smaller than this they would be coarser than they are meant, so they are fainter. */
const FULL_STRENGTH_PIXELS = 720;
const LEAST_SHARE = 0.3;

/** Draws a look's texture over a surface as light and dark specks of alpha, from one cached tile. */
export function drawTexture(target: Surface, look: Look, random: Random, surfaces: SurfaceFactory): void {
  if (look.texture === 'none') {
    return;
  }
  const grain = GRAINS[look.texture];
  const share = Math.min(1, Math.max(LEAST_SHARE, Math.min(target.width, target.height) / FULL_STRENGTH_PIXELS));
  const tile = surfaces(TILE, TILE);
  const context = tile.getContext('2d');
  const pixels = context.createImageData(TILE, TILE);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      const value = grain(x, y, random) * look.textureStrength * share;
      const at = (y * TILE + x) * 4;
      const tone = value > 0 ? 255 : 0;
      pixels.data[at] = tone;
      pixels.data[at + 1] = tone;
      pixels.data[at + 2] = tone;
      pixels.data[at + 3] = Math.min(255, Math.abs(value) * 255);
    }
  }
  context.putImageData(pixels, 0, 0);
  const onto = target.getContext('2d');
  for (let y = 0; y < target.height; y += TILE) {
    for (let x = 0; x < target.width; x += TILE) {
      onto.drawImage(tile, x, y);
    }
  }
}
