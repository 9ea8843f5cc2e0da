/** A picture in memory: red, green, blue and opacity of each pixel, one byte each, row after row. */
export interface Raster {
  data: Uint8Array;
  width: number;
  height: number;
}

export const CHANNELS = 4;

/** A transparent picture of that size. */
export function createRaster(width: number, height: number): Raster {
  return { data: new Uint8Array(width * height * CHANNELS), width, height };
}

/** How bright the eye sees a colour, 0 to 255. */
export const lumaOf = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue;

/** One number for each pixel. */
export type Plane = Float32Array;

/** The brightness of each pixel, 0 to 1. */
export function lumaPlane({ data, width, height }: Raster): Plane {
  const plane = new Float32Array(width * height);
  for (let at = 0, from = 0; at < plane.length; at++, from += CHANNELS) {
    plane[at] = lumaOf(data[from]!, data[from + 1]!, data[from + 2]!) / 255;
  }
  return plane;
}

export const clampByte = (value: number): number => Math.round(Math.min(255, Math.max(0, value)));
