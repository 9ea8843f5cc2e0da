import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import { CHANNELS, clampByte, lumaOf, type Raster } from '../pixels/raster.ts';

type Colours = readonly [red: number, green: number, blue: number];
/** A colour, 0 to 255 by channel, to another. */
type ColourMap = (red: number, green: number, blue: number) => Colours;

/** Edits that change each colour by itself. */
type ToneEdit = Extract<
  PictureEdit,
  {
    kind: 'brightness' | 'contrast' | 'saturation' | 'warmth' | 'grade' | 'blackAndWhite' | 'sepia' | 'invert';
  }
>;

const TONE_KINDS: ReadonlySet<string> = new Set<ToneEdit['kind']>([
  'brightness',
  'contrast',
  'saturation',
  'warmth',
  'grade',
  'blackAndWhite',
  'sepia',
  'invert',
]);

/** True for an edit that changes each colour by itself. */
export const isToneEdit = (edit: PictureEdit): edit is ToneEdit => TONE_KINDS.has(edit.kind);

/** Changes the colours of a picture in place. */
export function applyTone({ data }: Raster, edit: ToneEdit): void {
  const change = mapOf(edit);
  let [lastKey, last]: [number, Colours] = [-1, [0, 0, 0]];
  for (let at = 0; at < data.length; at += CHANNELS) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const key = (red << 16) | (green << 8) | blue;
    if (key !== lastKey) {
      lastKey = key;
      last = change(red, green, blue);
    }
    data[at] = clampByte(last[0]);
    data[at + 1] = clampByte(last[1]);
    data[at + 2] = clampByte(last[2]);
  }
}

const mixed = (from: number, to: number, share: number): number => from + (to - from) * share;

function mapOf(edit: ToneEdit): ColourMap {
  const share = edit.amount / 100;
  switch (edit.kind) {
    case 'brightness':
      return byChannel(curve((x) => x ** (2 ** (-share * 1.6))));
    case 'contrast':
      return byChannel(curve(contrastCurve(share)));
    case 'saturation':
      return saturationMap(share);
    case 'warmth':
      return warmthMap(share);
    case 'grade':
      return blended(GRADES[edit.grade], share);
    case 'blackAndWhite':
      return blended(grey, share);
    case 'sepia':
      return blended(sepia, share);
    case 'invert':
      return blended((red, green, blue) => [255 - red, 255 - green, 255 - blue], share);
  }
}

function blended(change: ColourMap, share: number): ColourMap {
  return (red, green, blue) => {
    const [r, g, b] = change(red, green, blue);
    return [mixed(red, r, share), mixed(green, g, share), mixed(blue, b, share)];
  };
}

function curve(of: (x: number) => number): Float32Array {
  return Float32Array.from({ length: 256 }, (_, value) => 255 * Math.min(1, Math.max(0, of(value / 255))));
}

function byChannel(table: Float32Array): ColourMap {
  return (red, green, blue) => [table[red]!, table[green]!, table[blue]!];
}

/** An S that never clips, or a line that is flatter, around the middle. */
function contrastCurve(share: number): (x: number) => number {
  if (share <= 0) {
    return (x) => 0.5 + (x - 0.5) * (1 + share * 0.85);
  }
  const slope = share * 5;
  return (x) => 0.5 + Math.tanh((x - 0.5) * slope) / (2 * Math.tanh(slope / 2));
}

/** More colour for what has little of it, so that skin does not burn; less for all alike. */
function saturationMap(share: number): ColourMap {
  return (red, green, blue) => {
    const luma = lumaOf(red, green, blue);
    const own = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
    const factor = 1 + (share > 0 ? share * 1.4 * (1 - own * 0.6) : share);
    return [luma + (red - luma) * factor, luma + (green - luma) * factor, luma + (blue - luma) * factor];
  };
}

/** Towards amber or towards blue, as bright as before. */
function warmthMap(share: number): ColourMap {
  const [r, g, b] = [1 + share * 0.26, 1 + share * 0.03, 1 - share * 0.3];
  return (red, green, blue) => {
    const made: Colours = [red * r, green * g, blue * b];
    const factor = (lumaOf(red, green, blue) + 1) / (lumaOf(...made) + 1);
    return [made[0] * factor, made[1] * factor, made[2] * factor];
  };
}

const grey: ColourMap = (red, green, blue) => {
  const luma = lumaOf(red, green, blue);
  return [luma, luma, luma];
};

const sepia: ColourMap = (red, green, blue) => {
  const luma = lumaOf(red, green, blue) / 255;
  const tone = luma * 0.92 + 0.05;
  return [255 * Math.min(1, tone * 1.1 + 0.02), 255 * Math.min(1, tone * 0.92), 255 * tone * 0.72];
};

const smooth = (x: number): number => x * x * (3 - 2 * x);

const GRADES: Readonly<Record<Extract<ToneEdit, { kind: 'grade' }>['grade'], ColourMap>> = {
  tealAndOrange: (red, green, blue) => {
    const luma = lumaOf(red, green, blue);
    const x = luma / 255;
    const light = smooth(x);
    const contrast = 0.5 + (x - 0.5) * 1.12;
    const lift = (contrast - x) * 255;
    const [dr, dg, db] = [mixed(-26, 30, light), mixed(6, 4, light), mixed(20, -34, light)];
    const rich = (value: number): number => luma + (value - luma) * 1.12 + lift;
    return [rich(red) + dr, rich(green) + dg, rich(blue) + db];
  },
  vintage: (red, green, blue) => {
    const luma = lumaOf(red, green, blue);
    const soft = (value: number): number => (luma + (value - luma) * 0.72) / 255;
    const [r, g, b] = [soft(red), soft(green), soft(blue)];
    return [255 * (0.07 + smooth(r) * 0.4 + r * 0.55), 255 * (0.06 + g * 0.86), 255 * (0.13 + b * 0.62)];
  },
  faded: (red, green, blue) => {
    const luma = lumaOf(red, green, blue);
    const soft = (value: number): number => luma + (value - luma) * 0.62;
    return [44 + soft(red) * 0.79, 42 + soft(green) * 0.78, 46 + soft(blue) * 0.74];
  },
};
