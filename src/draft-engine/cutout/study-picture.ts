import sharp from 'sharp';
import type { Pixels } from '../pixels/open-picture.ts';
import type { ColourPlanes } from './guided-filter.ts';
import { planeOf, type Plane, type PlaneSize } from './planes.ts';

/** Longer side of the reduced picture on which edges are studied; what is learnt there is used at full size. */
const STUDIED_SIDE_PIXELS = 1024;

/** The size at which a picture is studied. */
export function studiedSize({ width, height }: PlaneSize): PlaneSize {
  const scale = Math.min(1, STUDIED_SIDE_PIXELS / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The colours of a picture at another size. */
export async function colourPlanes({ data, width, height }: Pixels, size: PlaneSize): Promise<ColourPlanes> {
  const pixels = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(size.width, size.height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const channel = (index: number): Plane => planeOf(size.width * size.height, (at) => pixels[at * 3 + index]! / 255);
  return [channel(0), channel(1), channel(2)];
}

/** The opacity of a picture at another size, from 0 to 1. */
export async function opacityPlane({ data, width, height }: Pixels, size: PlaneSize): Promise<Plane> {
  const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
    .extractChannel('alpha')
    .resize(size.width, size.height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return planeOf(bytes.length, (at) => bytes[at]! / 255);
}
