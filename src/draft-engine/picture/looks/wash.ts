import type { Surface, SurfaceFactory } from '../drawing-surface.ts';

/** A smooth random field, about -1 to 1. */
export function unevenField(x: number, y: number, scale: number, phase: number): number {
  const u = x / scale;
  const v = y / scale;
  return (
    (Math.sin(u * 1.7 + Math.sin(v * 1.3 + phase) * 1.8) +
      Math.sin(v * 1.9 + Math.sin(u * 1.1 - phase) * 2.1) +
      Math.sin((u + v) * 0.9 + phase * 3)) /
    3
  );
}

/** The colour of the paper under a wash. */
const PAPER = [252, 249, 240] as const;

/** Number of cached sheets per factory: whole and half resolution of two frame sizes. */
const KEPT = 4;

/** Cached sheets of each factory, by unit: all layers and shots of one size share the same paper. */
const sheets = new WeakMap<SurfaceFactory, Map<number, Surface>>();

/** Applies watercolour texture to a layer: thin spots that show the paper, pigment at the edges, paper grain. */
export function layWash(surface: Surface, { surfaces, unit }: { surfaces: SurfaceFactory; unit: number }): void {
  const { width, height } = surface;
  const kept = sheets.get(surfaces) ?? new Map<number, Surface>();
  sheets.set(surfaces, kept);
  let sheet = kept.get(unit);
  if (!sheet || sheet.width < width || sheet.height < height) {
    if (!sheet && kept.size >= KEPT) {
      kept.clear();
    }
    sheet = drawSheet(surfaces, Math.max(width, sheet?.width ?? 0), Math.max(height, sheet?.height ?? 0), unit);
    kept.set(unit, sheet);
  }
  const context = surface.getContext('2d');
  context.resetTransform();
  context.globalCompositeOperation = 'source-atop';
  context.drawImage(sheet, 0, 0);
  context.globalCompositeOperation = 'source-over';
}

function drawSheet(surfaces: SurfaceFactory, width: number, height: number, unit: number): Surface {
  const sheet = surfaces(width, height);
  const context = sheet.getContext('2d');
  const pixels = context.createImageData(width, height);
  const { data } = pixels;
  const flowAt = fieldGrid(
    width,
    height,
    Math.max(2, Math.round(unit * 4)),
    (x, y) => unevenField(x, y, 105 * unit, 0.4) * 0.6 + unevenField(x, y, 38 * unit, 1.7) * 0.4,
  );
  const row = new Float32Array(width);
  for (let y = 0, at = 0; y < height; y++) {
    flowAt(y, row);
    for (let x = 0; x < width; x++, at += 4) {
      const flow = row[x] as number;
      const amount =
        Math.max(0, flow) * 0.2 +
        0.08 -
        Math.exp(-(((flow - 0.12) * 16) ** 2)) * 0.05 +
        (Math.sin(x * 91.7 + y * 47.3) > 0.7 ? 0.05 : 0);
      data[at] = PAPER[0];
      data[at + 1] = PAPER[1];
      data[at + 2] = PAPER[2];
      data[at + 3] = amount * 255;
    }
  }
  context.putImageData(pixels, 0, 0);
  return sheet;
}

/** A smooth field sampled every `step` pixels and interpolated; yields a row at a time. */
function fieldGrid(
  width: number,
  height: number,
  step: number,
  value: (x: number, y: number) => number,
): (y: number, row: Float32Array) => void {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const grid = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      grid[j * columns + i] = value(i * step, j * step);
    }
  }
  return (y, row) => {
    const j = Math.floor(y / step);
    const down = y / step - j;
    const upper = j * columns;
    const lower = Math.min(rows - 1, j + 1) * columns;
    for (let i = 0, x = 0; x < width; i++) {
      const from = (grid[upper + i] as number) * (1 - down) + (grid[lower + i] as number) * down;
      const to = (grid[upper + i + 1] as number) * (1 - down) + (grid[lower + i + 1] as number) * down;
      for (let part = 0; part < step && x < width; part++, x++) {
        row[x] = from + ((to - from) * part) / step;
      }
    }
  };
}
