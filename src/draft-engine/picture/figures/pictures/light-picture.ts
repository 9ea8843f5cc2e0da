import { chromaOf, fromRgb, mix, NAMED_COLOURS, shade, toRgb, type Colour } from '../../colour.ts';
import type { Surface, SurfaceFactory } from '../../drawing-surface.ts';
import type { Painter } from '../../painter.ts';

/**
 * How far a look takes a picture's colours along: a little where it is colourful, mostly where it knows ink or chalk
 * alone.
 */
const LOOK_SHARE = 0.22;
const COLOURLESS_SHARE = 0.7;
/** How much of the scene's light and shade lies on the lit and on the far side: a tint, not a modelling. */
const LIT = 0.12;
const DARK = 0.3;
const DARK_STEP = -0.04;
/** By how much more of it where shade itself is dark: at night a picture does not shine. */
const DARKER = 0.5;
const USUAL_SHADE = 0.56;

/** Colours along each edge of the table by which colours are changed. */
const STEPS = 13;
const PROBES: readonly Colour[] = [
  NAMED_COLOURS.red,
  NAMED_COLOURS.yellow,
  NAMED_COLOURS.green,
  NAMED_COLOURS.cyan,
  NAMED_COLOURS.blue,
  NAMED_COLOURS.violet,
];

/**
 * The picture as it looks in a scene's light, haze and look: lightly, so that it stays what it is. The picture itself
 * stays untouched.
 */
export function lightPicture(picture: Surface, painter: Painter, surfaces: SurfaceFactory): Surface {
  const { width, height } = picture;
  const pixels = picture.getContext('2d').getImageData(0, 0, width, height);
  const { data } = pixels;
  const { lit, dark } = colourTables(painter);
  const { x: lightX, y: lightY } = painter.light;
  const middle = 0.45 + gloomOf(painter);
  const colour = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    const down = (y / height) * 2 - 1;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (data[at + 3] === 0) {
        continue;
      }
      const towards = ((x / width) * 2 - 1) * lightX + down * lightY;
      const share = Math.min(1, Math.max(0, middle - towards * 0.5));
      look(lit, dark, share, data[at] as number, data[at + 1] as number, data[at + 2] as number, colour);
      data[at] = colour[0] as number;
      data[at + 1] = colour[1] as number;
      data[at + 2] = colour[2] as number;
    }
  }
  const result = surfaces(width, height);
  result.getContext('2d').putImageData(pixels, 0, 0);
  return result;
}

const gloomOf = ({ palette }: Painter): number => Math.max(0, USUAL_SHADE - palette.ambient.L) * DARKER;

function colourTables(painter: Painter): { lit: Float32Array; dark: Float32Array } {
  const { palette, haze, light } = painter;
  const kept =
    PROBES.reduce(
      (sum, probe) => sum + Math.min(1, chromaOf(painter.seen(probe)) / chromaOf(probe) / Math.max(0.2, 1 - haze)),
      0,
    ) / PROBES.length;
  const taken = LOOK_SHARE + (1 - kept) * COLOURLESS_SHARE;
  const seen = (own: Colour): Colour => mix(mix(own, painter.seen(own), taken), palette.haze, haze * (1 - taken));
  const lit = new Float32Array(STEPS ** 3 * 3);
  const dark = new Float32Array(STEPS ** 3 * 3);
  let at = 0;
  for (let red = 0; red < STEPS; red++) {
    for (let green = 0; green < STEPS; green++) {
      for (let blue = 0; blue < STEPS; blue++) {
        const own = seen(fromRgb((red * 255) / (STEPS - 1), (green * 255) / (STEPS - 1), (blue * 255) / (STEPS - 1)));
        lit.set(toRgb(mix(own, palette.key, LIT * light.strength * own.L)), at);
        dark.set(toRgb(mix(shade(own, DARK_STEP), palette.ambient, (DARK + gloomOf(painter)) * (1 - haze))), at);
        at += 3;
      }
    }
  }
  return { lit, dark };
}

/** The colour between the eight nearest of both tables. */
function look(
  lit: Float32Array,
  dark: Float32Array,
  share: number,
  red: number,
  green: number,
  blue: number,
  result: Float64Array,
): void {
  const scale = (STEPS - 1) / 255;
  const r = Math.min(STEPS - 2, Math.floor(red * scale));
  const g = Math.min(STEPS - 2, Math.floor(green * scale));
  const b = Math.min(STEPS - 2, Math.floor(blue * scale));
  const [fr, fg, fb] = [red * scale - r, green * scale - g, blue * scale - b];
  result.fill(0);
  for (let corner = 0; corner < 8; corner++) {
    const [dr, dg, db] = [corner >> 2, (corner >> 1) & 1, corner & 1];
    const weight = (dr === 1 ? fr : 1 - fr) * (dg === 1 ? fg : 1 - fg) * (db === 1 ? fb : 1 - fb);
    if (weight === 0) {
      continue;
    }
    const at = (((r + dr) * STEPS + g + dg) * STEPS + b + db) * 3;
    for (let channel = 0; channel < 3; channel++) {
      result[channel] =
        (result[channel] as number) +
        weight * ((lit[at + channel] as number) * (1 - share) + (dark[at + channel] as number) * share);
    }
  }
}
