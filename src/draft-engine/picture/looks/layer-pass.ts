import { createRandom, type Random } from '#src/shared/random.ts';
import { css, oklch, toRgb } from '../colour.ts';
import type { DrawingContext, Pixels, Surface, SurfaceFactory } from '../drawing-surface.ts';
import type { Palette } from '../painter.ts';
import { layWash, unevenField as field } from './wash.ts';

interface LayerPassScene {
  palette: Palette;
  seed: number;
  surfaces: SurfaceFactory;
  /** Surface pixels per pixel of a 720p frame. */
  unit: number;
}

/** Repaints a layer (sky or ground) in the look's style, once per shot. */
export type LayerPass = (surface: Surface, scene: LayerPassScene) => void;

const LAYER_PASS_NAMES = [
  'none',
  'bands',
  'prints',
  'facets',
  'strokes',
  'hatch',
  'wash',
  'ink',
  'chalk',
  'leading',
  'confetti',
  'wool',
  'cuts',
  'thumbs',
] as const;
export type LayerPassName = (typeof LAYER_PASS_NAMES)[number];

interface Work {
  context: DrawingContext;
  pixels: Pixels;
  width: number;
  height: number;
  unit: number;
  random: Random;
  scene: LayerPassScene;
}

/** Runs a pass on every visible pixel: r, g, b are changed in `out`. */
function everyPixel(
  { context, pixels, width, height }: Work,
  change: (r: number, g: number, b: number, x: number, y: number, out: number[]) => void,
): void {
  const { data } = pixels;
  const out = [0, 0, 0];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if ((data[at + 3] as number) < 8) {
        continue;
      }
      change(data[at] as number, data[at + 1] as number, data[at + 2] as number, x, y, out);
      data[at] = out[0] as number;
      data[at + 1] = out[1] as number;
      data[at + 2] = out[2] as number;
    }
  }
  context.putImageData(pixels, 0, 0);
}

/**
 * How many pixels a brush stroke can run from a point before the colour changes: strokes follow forms and do not cross
 * their edges.
 */
function reachOfColour(
  { pixels: { data }, width, height, unit }: Work,
  x: number,
  y: number,
  turn: number,
  longest: number,
): number {
  const from = (Math.floor(y) * width + Math.floor(x)) * 4;
  const step = unit * 4;
  for (let reach = step; reach < longest; reach += step) {
    const column = Math.floor(x + Math.cos(turn) * reach),
      row = Math.floor(y + Math.sin(turn) * reach);
    if (column < 0 || row < 0 || column >= width || row >= height) {
      continue;
    }
    const at = (row * width + column) * 4;
    let other = (data[at + 3] as number) < 128 ? 255 : 0;
    for (let channel = 0; channel < 3; channel++) {
      other += Math.abs((data[at + channel] as number) - (data[from + channel] as number));
    }
    if (other > 54) {
      return reach - step * 0.7;
    }
  }
  return longest;
}

function luma(r: number, g: number, b: number): number {
  return (r * 0.3 + g * 0.59 + b * 0.11) / 255;
}

/** Two brightness levels of the layer: the 5th percentile, and one above which more than half of it is. */
function levels({ pixels: { data } }: Work): { low: number; high: number } {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let at = 0; at < data.length; at += 68) {
    if ((data[at + 3] as number) < 128) {
      continue;
    }
    const bin = Math.round(luma(data[at] as number, data[at + 1] as number, data[at + 2] as number) * 255);
    counts[bin] = (counts[bin] as number) + 1;
    all++;
  }
  let low = 0;
  let high = 255;
  for (let bin = 0, sum = 0; bin < 256; bin++) {
    sum += counts[bin] as number;
    if (sum < all * 0.05) {
      low = bin;
    }
    if (sum < all * 0.45) {
      high = bin;
    }
  }
  return { low: low / 255, high: Math.max(low + 24, high) / 255 };
}

function banded(work: Work, steps: number, waver: number): void {
  const unit = work.unit;
  everyPixel(work, (r, g, b, x, y, out) => {
    const value = luma(r, g, b);
    const level = Math.round((value + (waver > 0 ? field(x, y, 46 * unit, 1) * waver : 0)) * steps) / steps;
    const gain = Math.min(1.6, (level + 0.02) / (value + 0.02));
    out[0] = Math.min(255, r * gain);
    out[1] = Math.min(255, g * gain);
    out[2] = Math.min(255, b * gain);
  });
}

function colourAt({ pixels, width, height }: Work, x: number, y: number): string | undefined {
  const at =
    (Math.min(height - 1, Math.max(0, Math.round(y))) * width + Math.min(width - 1, Math.max(0, Math.round(x)))) * 4;
  if ((pixels.data[at + 3] as number) < 40) {
    return undefined;
  }
  return `rgb(${pixels.data[at]},${pixels.data[at + 1]},${pixels.data[at + 2]})`;
}

/** Cells of a jittered grid, cut into triangles or left whole. */
function cells(work: Work, size: number, lead: number, triangles: boolean): void {
  const { context, width, height, random } = work;
  const columns = Math.ceil(width / size) + 1;
  const rows = Math.ceil(height / size) + 1;
  const corners: [number, number][] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      corners.push([
        (column - 0.5 + random.between(-0.34, 0.34)) * size,
        (row - 0.5 + random.between(-0.34, 0.34)) * size,
      ]);
    }
  }
  const at = (column: number, row: number): [number, number] =>
    corners[row * (columns + 1) + column] as [number, number];
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.lineJoin = 'round';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const quad: [number, number][] = [
        at(column, row),
        at(column + 1, row),
        at(column + 1, row + 1),
        at(column, row + 1),
      ];
      const outlines: readonly (readonly [number, number][])[] = triangles
        ? [quad.slice(0, 3), [quad[0], quad[2], quad[3]] as [number, number][]]
        : [quad];
      for (const outline of outlines) {
        const x = outline.reduce((sum, point) => sum + point[0], 0) / outline.length;
        const y = outline.reduce((sum, point) => sum + point[1], 0) / outline.length;
        const colour = colourAt(work, x, y);
        if (colour === undefined) {
          continue;
        }
        context.beginPath();
        outline.forEach(([px, py], index) => (index === 0 ? context.moveTo(px, py) : context.lineTo(px, py)));
        context.closePath();
        context.fillStyle = colour;
        context.fill();
        if (triangles) {
          const tone = random.between(-0.055, 0.055);
          context.fillStyle = tone > 0 ? `rgba(255,255,255,${tone})` : `rgba(0,0,20,${-tone})`;
          context.fill();
        }
        context.lineWidth = lead > 0 ? lead : 0.8;
        context.strokeStyle = lead > 0 ? 'rgb(20,19,24)' : colour;
        context.stroke();
      }
    }
  }
  context.restore();
}

const PASSES: Readonly<Record<Exclude<LayerPassName, 'none' | 'wash'>, (work: Work) => void>> = {
  bands: (work) => banded(work, 9, 0),
  prints: (work) => banded(work, 8, 0.016),
  cuts: (work) => banded(work, 6, 0.035),
  // Thumb marks: soft bumps lit from above.
  thumbs(work) {
    const { unit } = work;
    everyPixel(work, (r, g, b, x, y, out) => {
      const lump = field(x, y, 34 * unit, 0.5) - field(x - 2 * unit, y - 5 * unit, 34 * unit, 0.5);
      const ring = Math.sin(Math.hypot(((x / unit) % 90) - 45, ((y / unit) % 76) - 38) * 1.1) * 0.012;
      const gain = 1 + Math.max(-0.16, Math.min(0.16, lump * 0.55)) + ring;
      out[0] = Math.min(255, r * gain);
      out[1] = Math.min(255, g * gain);
      out[2] = Math.min(255, b * gain);
    });
  },
  facets: (work) => cells(work, 64 * work.unit, 0, true),
  leading: (work) => cells(work, 92 * work.unit, 3.6 * work.unit, false),
  strokes(work) {
    const { context, width, height, random, unit } = work;
    context.save();
    context.globalCompositeOperation = 'source-atop';
    context.lineCap = 'round';
    const count = Math.round((width * height) / (unit * unit) / 150);
    for (let stroke = 0; stroke < count; stroke++) {
      const x = width * random.next();
      const y = height * random.next();
      const colour = colourAt(work, x, y);
      if (colour === undefined) {
        continue;
      }
      const late = stroke / count;
      const long = unit * random.between(16, 40) * (1.25 - late * 0.7);
      const turn = field(x, y, 150 * unit, 0.7) * 1.1;
      const ahead = reachOfColour(work, x, y, turn, long);
      const back = reachOfColour(work, x, y, turn + Math.PI, long);
      context.globalAlpha = 0.85;
      // A short stroke is also a small dab.
      context.lineWidth =
        unit * random.between(4, 10) * (1.2 - late * 0.6) * Math.min(1, 0.35 + (ahead + back) / (unit * 44));
      context.strokeStyle = colour;
      context.beginPath();
      context.moveTo(x - Math.cos(turn) * back, y - Math.sin(turn) * back);
      context.quadraticCurveTo(
        x,
        y - Math.min(unit * 4, (ahead + back) * 0.08),
        x + Math.cos(turn) * ahead,
        y + Math.sin(turn) * ahead,
      );
      context.stroke();
      // A ridge of paint along the stroke, lit from above.
      context.globalAlpha = 0.1;
      context.lineWidth = unit * 1.2;
      context.strokeStyle = random.chance(0.6) ? '#fff' : '#000';
      context.stroke();
    }
    context.restore();
  },
  hatch(work) {
    const { unit } = work;
    const paper = toRgb(oklch(0.965, 0.014, 90));
    const { low, high } = levels(work);
    everyPixel(work, (r, g, b, x, y, out) => {
      const dark = 0.86 * Math.min(1, Math.max(0, (high - luma(r, g, b)) / (high - low)));
      const shake = field(x, y, 30 * unit, 2) * 3;
      const grain = 0.72 + 0.28 * Math.sin(x * 12.9898 + y * 78.233);
      const u = (x + y * 0.8 + shake) / unit;
      const v = (x * 0.55 - y + shake) / unit;
      let mark = 0;
      if (dark > 0.2 && ((u % 6.5) + 6.5) % 6.5 < 0.8 + dark * 1.2) {
        mark = 0.24 + dark * 0.3;
      }
      if (dark > 0.46 && ((v % 6) + 6) % 6 < 0.6 + dark) {
        mark = Math.max(mark, 0.4);
      }
      if (dark > 0.68 && (((u + v * 0.5) % 5) + 5) % 5 < 1.4) {
        mark = Math.max(mark, 0.58);
      }
      mark = Math.min(0.85, mark * grain + dark * 0.1);
      for (let channel = 0; channel < 3; channel++) {
        out[channel] = (paper[channel] as number) * (1 - mark) + (58 + channel * 4) * mark;
      }
    });
  },
  ink(work) {
    const { unit } = work;
    const { low, high } = levels(work);
    everyPixel(work, (r, g, b, x, y, out) => {
      const dark = Math.min(1, Math.max(0, (high - luma(r, g, b)) / (high - low)));
      const flow = field(x, y, 90 * unit, 0.9) * 0.5 + field(x, y * 3, 60 * unit, 2.2) * 0.5;
      const ink = Math.max(0, Math.min(0.72, (dark - 0.16 + flow * 0.16) * 0.8));
      const dry = ink > 0.14 && Math.sin((x * 0.9) / unit + (y * 11) / unit) * 0.5 + flow > 0.62 ? 0.55 : 1;
      const value = 249 - ink * dry * 205;
      out[0] = value;
      out[1] = value * 0.992;
      out[2] = value * 0.965;
      if (r > 150 && r - g > 70 && r - b > 50) {
        out[0] = 196;
        out[1] = 60;
        out[2] = 46;
      }
    });
  },
  chalk(work) {
    const { unit } = work;
    const board = toRgb(oklch(0.285, 0.025, 165));
    everyPixel(work, (r, g, b, x, y, out) => {
      const light = luma(r, g, b);
      const smear = field(x, y * 2.4, 120 * unit, 0.3) * 0.05 + 0.03;
      const grain = Math.sin(x * 127.1 + y * 311.7) * 0.5 + 0.5;
      const u = ((((x * 0.8 + y + field(x, y, 40 * unit, 1) * 4) / unit) % 9) + 9) % 9;
      const mark = u < 3.2 && grain > 0.4 ? Math.max(0, light - 0.26) * 0.62 : Math.max(0, light - 0.3) * 0.07;
      const amount = Math.min(0.8, Math.max(0, mark + smear));
      out[0] = (board[0] as number) * (1 - amount) + (r * 0.4 + 150) * amount;
      out[1] = (board[1] as number) * (1 - amount) + (g * 0.4 + 150) * amount;
      out[2] = (board[2] as number) * (1 - amount) + (b * 0.4 + 148) * amount;
    });
  },
  confetti(work) {
    const { context, width, height, random, unit, scene } = work;
    banded(work, 5, 0);
    context.save();
    context.globalCompositeOperation = 'source-atop';
    const { palette } = scene;
    const tones = [palette.accent, palette.lamp, palette.far, palette.near, { L: 0.98, a: 0, b: 0 }];
    const count = Math.round((width * height) / (unit * unit) / 9500);
    context.lineWidth = unit * 4;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (let piece = 0; piece < count; piece++) {
      const x = width * random.next();
      const y = height * random.next();
      const size = unit * random.between(6, 16);
      const colour = css(random.pick(tones));
      context.save();
      context.translate(x, y);
      context.rotate(random.between(0, 6.28));
      context.fillStyle = colour;
      context.strokeStyle = colour;
      context.beginPath();
      switch (random.below(5)) {
        case 0:
          context.arc(0, 0, size * 0.4, 0, 7);
          context.fill();
          break;
        case 1:
          context.moveTo(-size, 0);
          context.lineTo(-size / 2, -size / 2);
          context.lineTo(0, 0);
          context.lineTo(size / 2, -size / 2);
          context.lineTo(size, 0);
          context.stroke();
          break;
        case 2:
          context.moveTo(0, -size * 0.6);
          context.lineTo(size * 0.55, size * 0.4);
          context.lineTo(-size * 0.55, size * 0.4);
          context.closePath();
          context.fill();
          break;
        case 3:
          context.moveTo(-size * 0.6, 0);
          context.lineTo(size * 0.6, 0);
          context.moveTo(0, -size * 0.6);
          context.lineTo(0, size * 0.6);
          context.stroke();
          break;
        default:
          context.arc(0, 0, size * 0.5, 0, Math.PI);
          context.stroke();
      }
      context.restore();
    }
    context.restore();
  },
  wool(work) {
    const { unit } = work;
    banded(work, 10, 0.02);
    const { context, width, height, random } = work;
    context.save();
    context.globalCompositeOperation = 'source-atop';
    context.lineWidth = unit;
    for (const tone of ['rgba(255,255,255,0.16)', 'rgba(0,0,20,0.16)']) {
      context.strokeStyle = tone;
      context.beginPath();
      const count = Math.round((width * height) / (unit * unit) / 170);
      for (let hair = 0; hair < count; hair++) {
        const x = width * random.next();
        const y = height * random.next();
        const turn = random.between(0, 6.28);
        const long = unit * random.between(4, 11);
        context.moveTo(x, y);
        context.quadraticCurveTo(
          x + Math.cos(turn) * long,
          y + Math.sin(turn) * long,
          x + Math.cos(turn + 1) * long * 1.5,
          y + Math.sin(turn + 1) * long * 1.5,
        );
      }
      context.stroke();
    }
    context.restore();
  },
};

function run(pass: (work: Work) => void): LayerPass {
  return (surface, scene) => {
    const { width, height } = surface;
    const context = surface.getContext('2d');
    context.resetTransform();
    pass({
      context,
      pixels: context.getImageData(0, 0, width, height),
      width,
      height,
      unit: scene.unit,
      random: createRandom(scene.seed),
      scene,
    });
  };
}

export const LAYER_PASSES = {
  none: undefined,
  wash: layWash,
  ...(Object.fromEntries(Object.entries(PASSES).map(([name, pass]) => [name, run(pass)])) as Record<
    Exclude<LayerPassName, 'none' | 'wash'>,
    LayerPass
  >),
} as Readonly<Record<LayerPassName, LayerPass | undefined>>;
