import { fromRgb, oklch, shade, toRgb, type Colour } from '../colour.ts';
import type { Palette } from '../painter.ts';

/** Changes a finished frame's RGBA bytes in place. */
export type FramePass = (rgba: Uint8Array | Uint8ClampedArray) => void;
export interface FramePassScene {
  palette: Palette;
  width: number;
  height: number;
}

const FRAME_PASS_NAMES = ['none', 'pixels', 'noir', 'risograph', 'toy_camera', 'golden_hour'] as const;
export type FramePassName = (typeof FRAME_PASS_NAMES)[number];

function words(rgba: Uint8Array | Uint8ClampedArray): Uint32Array {
  return new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.byteLength >> 2);
}

function word(r: number, g: number, b: number): number {
  return (0xff000000 | (b << 16) | (g << 8) | r) >>> 0;
}

/** Brightness 0 to 255 of a pixel. */
function brightness(value: number): number {
  return ((value & 255) * 77 + ((value >>> 8) & 255) * 150 + ((value >>> 16) & 255) * 29) >> 8;
}

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** Square pixels of a screen 180 lines high, in a palette of the scene's own colours, dithered. */
function pixels({ palette, width, height }: FramePassScene): FramePass {
  const block = Math.max(2, Math.round(Math.min(width, height) / 180));
  const hues = [
    palette.skyTop,
    palette.skyMiddle,
    palette.skyLow,
    palette.far,
    palette.ground,
    palette.key,
    palette.accent,
    palette.lamp,
    palette.ambient,
  ];
  const inks: Colour[] = [oklch(0.12, 0.03, 280), oklch(0.98, 0.01, 95), oklch(0.5, 0.01, 270)];
  for (const hue of hues) {
    inks.push(hue, shade(hue, -0.17, 1.05), shade(hue, 0.1, 0.95));
  }
  for (const hue of [25, 45, 65, 85, 130, 160, 200, 250, 300, 350]) {
    inks.push(oklch(0.62, 0.13, hue), oklch(0.42, 0.1, hue), oklch(0.8, 0.08, hue));
  }
  const shown = inks.map((ink) => word(...toRgb(ink)));
  const nearest = new Uint32Array(32768);
  for (let index = 0; index < 32768; index++) {
    const own = fromRgb(((index >> 10) & 31) * 8.2, ((index >> 5) & 31) * 8.2, (index & 31) * 8.2);
    let best = 0;
    let least = Infinity;
    for (let ink = 0; ink < inks.length; ink++) {
      const other = inks[ink] as Colour;
      const distance = (own.L - other.L) ** 2 + (own.a - other.a) ** 2 * 1.6 + (own.b - other.b) ** 2 * 1.6;
      if (distance < least) {
        least = distance;
        best = ink;
      }
    }
    nearest[index] = shown[best] as number;
  }
  return (rgba) => {
    const frame = words(rgba);
    for (let top = 0, row = 0; top < height; top += block, row++) {
      const middle = Math.min(height - 1, top + (block >> 1)) * width;
      const low = Math.min(height, top + block);
      for (let left = 0, column = 0; left < width; left += block, column++) {
        const value = frame[middle + Math.min(width - 1, left + (block >> 1))] as number;
        const dither = ((BAYER[((row & 3) << 2) | (column & 3)] as number) - 7.5) * 0.75;
        const r = Math.min(255, Math.max(0, (value & 255) + dither)) >> 3;
        const g = Math.min(255, Math.max(0, ((value >>> 8) & 255) + dither)) >> 3;
        const b = Math.min(255, Math.max(0, ((value >>> 16) & 255) + dither)) >> 3;
        const ink = nearest[(r << 10) | (g << 5) | b] as number;
        const right = Math.min(width, left + block);
        for (let y = top; y < low; y++) {
          frame.fill(ink, y * width + left, y * width + right);
        }
      }
    }
  };
}

/** Black and white, deep shadows, a hard shoulder in the highlights. */
function noir(): FramePass {
  const tone = new Uint32Array(256);
  for (let value = 0; value < 256; value++) {
    const x = value / 255;
    const curved = Math.min(1, Math.max(0, (x - 0.13) * 1.28));
    const hard = curved * curved * (3 - 2 * curved) * 0.7 + curved * 0.3;
    const grey = Math.round(255 * hard);
    tone[value] = word(grey, grey, Math.min(255, Math.round(grey * 0.985 + 2)));
  }
  return (rgba) => {
    const frame = words(rgba);
    for (let at = 0; at < frame.length; at++) {
      frame[at] = tone[brightness(frame[at] as number)] as number;
    }
  };
}

/** Two inks on paper, each with its own halftone screen, slightly misregistered. */
function risograph({ width, height }: FramePassScene): FramePass {
  const unit = Math.min(width, height) / 720;
  const period = 4.6 * unit;
  const first = new Uint8Array(width * height);
  const second = new Uint8Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const u = ((x + y) * 0.7071 * Math.PI * 2) / period;
      const v = ((x - y) * 0.7071 * Math.PI * 2) / period;
      first[at] = 127 + 60 * Math.cos(u) + 60 * Math.cos(v);
      const p = ((x * 0.966 + y * 0.259) * Math.PI * 2) / (period * 1.15);
      const q = ((y * 0.966 - x * 0.259) * Math.PI * 2) / (period * 1.15);
      second[at] = 127 + 60 * Math.cos(p) + 60 * Math.cos(q);
    }
  }
  const paper = toRgb(oklch(0.955, 0.02, 90));
  const blue = toRgb(oklch(0.4, 0.14, 268));
  const coral = toRgb(oklch(0.7, 0.2, 22));
  const inks = new Uint32Array(256);
  for (let a = 0; a < 16; a++) {
    for (let b = 0; b < 16; b++) {
      const channel = (index: number): number => {
        const under = (paper[index] as number) * (1 - (b / 15) * (1 - (coral[index] as number) / 255));
        return Math.round(under * (1 - (a / 15) * (1 - (blue[index] as number) / 255)));
      };
      inks[(a << 4) | b] = word(channel(0), channel(1), channel(2));
    }
  }
  const aside = Math.round(2.4 * unit) - Math.round(1.6 * unit) * width;
  return (rgba) => {
    const frame = words(rgba);
    const last = frame.length - 1;
    const source = frame.slice();
    for (let at = 0; at <= last; at++) {
      const value = source[at] as number;
      const other = source[Math.min(last, Math.max(0, at + aside))] as number;
      const dark = 255 - brightness(value);
      const warm = (other & 255) - ((other >>> 16) & 255);
      const wash = 255 - brightness(other);
      const wanted = Math.min(255, Math.max(0, dark * 1.3 - 86));
      const warmth = Math.min(255, Math.max(0, warm * 1.2 + wash * 0.2 - 4));
      const a = Math.min(15, Math.max(0, ((wanted - (first[at] as number)) >> 2) + 7));
      const b = Math.min(15, Math.max(0, ((warmth - (second[at] as number)) >> 2) + 7));
      frame[at] = inks[(a << 4) | b] as number;
    }
  };
}

/** One tone curve per channel. */
function curves(red: (x: number) => number, green: (x: number) => number, blue: (x: number) => number): FramePass {
  const table = (curve: (x: number) => number): Uint8Array =>
    Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * Math.min(1, Math.max(0, curve(value / 255)))));
  const [r, g, b] = [table(red), table(green), table(blue)];
  return (rgba) => {
    for (let at = 0; at < rgba.length; at += 4) {
      rgba[at] = r[rgba[at] as number] as number;
      rgba[at + 1] = g[rgba[at + 1] as number] as number;
      rgba[at + 2] = b[rgba[at + 2] as number] as number;
    }
  };
}

const smooth = (x: number): number => x * x * (3 - 2 * x);

const MAKERS: Readonly<Record<Exclude<FramePassName, 'none'>, (scene: FramePassScene) => FramePass>> = {
  pixels,
  noir,
  risograph,
  toy_camera: () =>
    curves(
      (x) => smooth(x) * 1.08,
      (x) => smooth(x) * 0.55 + x * 0.5,
      (x) => 0.2 + x * 0.56,
    ),
  golden_hour: () =>
    curves(
      (x) => 0.08 + x * 1.0 - 0.05 * x * x,
      (x) => 0.035 + x * 0.9,
      (x) => 0.06 + x * 0.68,
    ),
};

/** Creates the look's screen pass for a frame size; undefined for looks without one. */
export function createFramePass(name: FramePassName, scene: FramePassScene): FramePass | undefined {
  return name === 'none' ? undefined : MAKERS[name](scene);
}
