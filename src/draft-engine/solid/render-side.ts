import { eachPixel, sample, type CornerShares } from './raster.ts';
import { LOOKS, type Mesh, type Side, type TexturedMesh } from './solid.ts';

/** Depths of what is nearest from a side, in units of the mesh; where nothing is, -Infinity. */
export interface DepthMap {
  depths: Float32Array;
  width: number;
  height: number;
  /** Where in it a point of the mesh is seen, and how near it is. */
  place(x: number, y: number, z: number): [number, number, number];
}

/** The box around a mesh, as lowest and highest coordinates. */
export function boundsOf({ positions }: Pick<Mesh, 'positions'>): [low: number[], high: number[]] {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  positions.forEach((value, at) => {
    const axis = at % 3;
    low[axis] = Math.min(low[axis]!, value);
    high[axis] = Math.max(high[axis]!, value);
  });
  return [low, high];
}

type Place = (x: number, y: number, z: number) => [number, number, number];

/** Looks at a box from a side in a picture of so many pixels for each unit, without perspective. */
function placeFrom(side: Side, bounds: [number[], number[]], scale: number): Place {
  const { across, down, towards } = LOOKS[side];
  const start = ([axis, sign]: readonly [number, 1 | -1]): number => bounds[sign === 1 ? 0 : 1][axis]! * sign;
  const [left, top] = [start(across), start(down)];
  return (x, y, z) => {
    const point = [x, y, z];
    return [
      (across[1] * point[across[0]]! - left) * scale,
      (down[1] * point[down[0]]! - top) * scale,
      towards[1] * point[towards[0]]!,
    ];
  };
}

/** How wide and high a box is from a side, in units. */
function extentFrom(side: Side, [low, high]: [number[], number[]]): { width: number; height: number } {
  const { across, down } = LOOKS[side];
  return { width: high[across[0]]! - low[across[0]]!, height: high[down[0]]! - low[down[0]]! };
}

/** The depths of a mesh from a side. */
export function depthsFrom(side: Side, mesh: Mesh, pixelsHigh: number): DepthMap {
  const bounds = boundsOf(mesh);
  const extent = extentFrom(side, bounds);
  const scale = pixelsHigh / Math.max(1e-6, extent.height);
  const size = { width: Math.max(1, Math.ceil(extent.width * scale)), height: pixelsHigh };
  const place = placeFrom(side, bounds, scale);
  const depths = new Float32Array(size.width * size.height).fill(-Infinity);
  eachTriangle(mesh, place, size, (at, depth) => {
    depths[at] = Math.max(depths[at]!, depth);
  });
  return { depths, ...size, place };
}

function eachTriangle(
  { positions, indices }: Mesh,
  place: Place,
  size: { width: number; height: number },
  visit: (at: number, depth: number, face: number, shares: CornerShares) => void,
): void {
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => {
      const from = indices[at + corner]! * 3;
      return place(positions[from]!, positions[from + 1]!, positions[from + 2]!);
    }) as unknown as [number[], number[], number[]];
    eachPixel([a[0]!, a[1]!, b[0]!, b[1]!, c[0]!, c[1]!], size, (x, y, shares) =>
      visit(y * size.width + x, shares[0] * a[2]! + shares[1] * b[2]! + shares[2] * c[2]!, at, shares),
    );
  }
}

/** How many times finer it is drawn, each way, to smooth the edges. */
const FINER = 2;
/** From the side and from below it is a little darker, so that the shape is seen. */
const SHADE = 0.22;
/** These have one scale, so that their pictures go together. */
const AROUND: readonly Side[] = ['front', 'left', 'right', 'back'];

/**
 * Draws a textured mesh from a side on a clear ground, as large as the picture allows with this share left free around
 * it. Returns red, green, blue and opacity of each pixel.
 */
export function renderSide(
  mesh: TexturedMesh,
  side: Side,
  { width, height, margin }: { width: number; height: number; margin: number },
): Uint8Array {
  const bounds = boundsOf(mesh);
  const size = { width: width * FINER, height: height * FINER };
  const extent = extentFrom(side, bounds);
  const seen = AROUND.includes(side) ? AROUND.map((each) => extentFrom(each, bounds)) : [extent];
  const room = 1 - 2 * margin;
  const scale = Math.min(
    ...seen.map((each) => Math.min((size.height * room) / each.height, (size.width * room) / each.width)),
  );
  const flat = placeFrom(side, bounds, scale);
  const shift = [(size.width - extent.width * scale) / 2, (size.height - extent.height * scale) / 2] as const;
  const place: Place = (x, y, z) => {
    const [across, down, depth] = flat(x, y, z);
    return [across + shift[0], down + shift[1], depth];
  };
  const depths = new Float32Array(size.width * size.height).fill(-Infinity);
  const pixels = new Uint8Array(size.width * size.height * 4);
  const paint = painterOf(mesh, side);
  eachTriangle(mesh, place, size, (at, depth, face, shares) => {
    if (depth > depths[at]!) {
      depths[at] = depth;
      paint(pixels, at * 4, face, shares);
    }
  });
  return reduced(pixels, width, height);
}

function painterOf(
  { indices, uvs, normals, texture }: TexturedMesh,
  side: Side,
): (pixels: Uint8Array, at: number, face: number, shares: CornerShares) => void {
  const picture = { data: texture.data, width: texture.sidePixels, height: texture.sidePixels };
  const [axis, sign] = LOOKS[side].towards;
  const colour = new Float32Array(4);
  return (pixels, at, face, shares) => {
    let [u, v, facing] = [0, 0, 0];
    shares.forEach((share, corner) => {
      const index = indices[face + corner]!;
      u += share * uvs[index * 2]!;
      v += share * uvs[index * 2 + 1]!;
      facing += share * sign * normals[index * 3 + axis]!;
    });
    sample(picture, u * texture.sidePixels, v * texture.sidePixels, colour);
    const light = 1 - SHADE * (1 - Math.max(0, Math.min(1, facing))) ** 2;
    pixels[at] = colour[0]! * light;
    pixels[at + 1] = colour[1]! * light;
    pixels[at + 2] = colour[2]! * light;
    pixels[at + 3] = 255;
  };
}

/** Averages squares of pixels, by their opacity. */
function reduced(fine: Uint8Array, width: number, height: number): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sums = [0, 0, 0, 0];
      for (let row = 0; row < FINER; row++) {
        for (let column = 0; column < FINER; column++) {
          const from = ((y * FINER + row) * width * FINER + x * FINER + column) * 4;
          const opacity = fine[from + 3]!;
          sums[3] = sums[3]! + opacity;
          for (let channel = 0; channel < 3; channel++) {
            sums[channel] = sums[channel]! + fine[from + channel]! * opacity;
          }
        }
      }
      const to = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        pixels[to + channel] = sums[3]! > 0 ? Math.round(sums[channel]! / sums[3]!) : 0;
      }
      pixels[to + 3] = Math.round(sums[3]! / (FINER * FINER));
    }
  }
  return pixels;
}
