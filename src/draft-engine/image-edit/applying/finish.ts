import type { PictureEdit } from '#src/shared/catalogue/picture-edits.ts';
import { noiseAt } from '../pixels/noise.ts';
import { CHANNELS, clampByte, createRaster, lumaOf, type Raster } from '../pixels/raster.ts';

/** Darkens a picture towards its corners, in place. */
export function vignette({ data, width, height }: Raster, amount: number): void {
  const strength = (amount / 100) * 0.95;
  for (let y = 0, at = 0; y < height; y++) {
    const v = ((y + 0.5) / height) * 2 - 1;
    for (let x = 0; x < width; x++, at += CHANNELS) {
      const u = ((x + 0.5) / width) * 2 - 1;
      const distance = Math.min(1, Math.max(0, (Math.hypot(u, v) - 0.45) / 0.97));
      const factor = 1 - strength * distance * distance * (3 - 2 * distance);
      data[at] = Math.round(data[at]! * factor);
      data[at + 1] = Math.round(data[at + 1]! * factor);
      data[at + 2] = Math.round(data[at + 2]! * factor);
    }
  }
}

/** The grain of film, in place: of the same size in small and large pictures, strongest in the middle tones. */
export function grain({ data, width, height }: Raster, amount: number, seed: number): void {
  const size = Math.max(1, Math.min(width, height) / 900);
  const strength = (amount / 100) * 62;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += CHANNELS) {
      const [u, v] = [Math.floor(x / size), Math.floor(y / size)];
      const noise = (noiseAt(u, v, seed) + noiseAt(u, v, seed + 1) + noiseAt(u, v, seed + 2)) / 1.7;
      const tone = lumaOf(data[at]!, data[at + 1]!, data[at + 2]!) / 255;
      const more = noise * strength * (0.35 + 2.6 * tone * (1 - tone));
      data[at] = clampByte(data[at]! + more);
      data[at + 1] = clampByte(data[at + 1]! + more);
      data[at + 2] = clampByte(data[at + 2]! + more);
    }
  }
}

/** A border around a picture, which becomes larger by it. */
export function addBorder(picture: Raster, edit: Extract<PictureEdit, { kind: 'border' }>): Raster {
  const { width, height, data } = picture;
  const wide = edit.pixels === undefined ? (Math.min(width, height) * edit.size) / 100 : edit.pixels;
  const size = Math.max(1, Math.round(wide));
  const result = createRaster(width + 2 * size, height + 2 * size);
  const [red, green, blue] = rgbOf(edit.colour);
  for (let at = 0; at < result.data.length; at += CHANNELS) {
    result.data[at] = red;
    result.data[at + 1] = green;
    result.data[at + 2] = blue;
    result.data[at + 3] = 255;
  }
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width * CHANNELS, (y + 1) * width * CHANNELS);
    result.data.set(row, ((y + size) * result.width + size) * CHANNELS);
  }
  return result;
}

/** Rounds the corners off, in place: what lies outside becomes transparent. The amount is that of the shorter side. */
export function roundCorners({ data, width, height }: Raster, amount: number): void {
  const radius = (Math.min(width, height) * Math.min(50, amount)) / 100;
  for (let y = 0; y < height; y++) {
    const dy = Math.max(radius - y - 0.5, y + 0.5 - (height - radius), 0);
    if (dy === 0) {
      continue;
    }
    for (let x = 0; x < width; x++) {
      const dx = Math.max(radius - x - 0.5, x + 0.5 - (width - radius), 0);
      if (dx > 0) {
        const inside = Math.min(1, Math.max(0, radius - Math.hypot(dx, dy) + 0.5));
        const at = (y * width + x) * CHANNELS + 3;
        data[at] = Math.round(data[at]! * inside);
      }
    }
  }
}

/** Puts a colour behind what is transparent, in place; nothing where there is none. */
export function setBackground({ data }: Raster, colour: string | null): void {
  if (colour === null) {
    return;
  }
  const [red, green, blue] = rgbOf(colour);
  for (let at = 0; at < data.length; at += CHANNELS) {
    const opacity = data[at + 3]! / 255;
    data[at] = Math.round(red + (data[at]! - red) * opacity);
    data[at + 1] = Math.round(green + (data[at + 1]! - green) * opacity);
    data[at + 2] = Math.round(blue + (data[at + 2]! - blue) * opacity);
    data[at + 3] = 255;
  }
}

/** '#rrggbb' by channel. */
function rgbOf(colour: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
