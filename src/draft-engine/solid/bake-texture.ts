import { eachPixel, sample } from './raster.ts';
import { depthsFrom, type DepthMap } from './render-side.ts';
import { LOOKS, type Side, type SidePicture, type TexturedMesh } from './solid.ts';
import { spreadColours } from './spread-colours.ts';
import type { Unwrapped } from './unwrap.ts';

/** The pictures of a solid by the sides that they show. */
export type SidePictures = Partial<Record<Side, SidePicture>>;

const DEPTH_ROWS = 384;
/** How much nearer something else has to be to hide a place, as a share of the height. */
const HIDDEN_DEPTH = 0.02;
/** What does not see a place still says a little, where nothing does. */
const UNSEEN = 1e-4;
/** The higher, the narrower is the seam in which two pictures are mixed. */
const SHARPNESS = 6;
/** The front counts more: faces are not mixed with what the side shows of them. */
const TRUST: Partial<Record<Side, number>> = { front: 4 };

interface Source {
  side: Side;
  picture: SidePicture;
  depths: DepthMap;
  trust: number;
}

/** Paints an unwrapped surface with the pictures of its sides, mixed where one goes over into another. */
export function bakeTexture(mesh: Unwrapped, pictures: SidePictures, sidePixels: number): TexturedMesh {
  const sources = Object.entries(pictures).map(([name, picture]): Source => {
    const side = name as Side;
    return { side, picture, depths: depthsFrom(side, mesh, DEPTH_ROWS), trust: TRUST[side] ?? 1 };
  });
  const data = new Uint8Array(sidePixels * sidePixels * 4);
  const size = { width: sidePixels, height: sidePixels };
  const { positions, normals, places, indices } = mesh;
  const point = new Float32Array(6);
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at]!, indices[at + 1]!, indices[at + 2]!];
    const corners = [a, b, c].flatMap((corner) => [places[corner * 2]!, places[corner * 2 + 1]!]);
    eachPixel(corners as [number, number, number, number, number, number], size, (x, y, [one, two, three]) => {
      for (let axis = 0; axis < 3; axis++) {
        point[axis] =
          one * positions[a * 3 + axis]! + two * positions[b * 3 + axis]! + three * positions[c * 3 + axis]!;
        point[axis + 3] = one * normals[a * 3 + axis]! + two * normals[b * 3 + axis]! + three * normals[c * 3 + axis]!;
      }
      mix(sources, point, data, (y * sidePixels + x) * 4);
    });
  }
  // Around the parts their colours go on, so that no ground shows at their edges.
  const spread = spreadColours({ data, ...size }, 0);
  for (let at = 3; at < spread.data.length; at += 4) {
    spread.data[at] = 255;
  }
  return {
    positions,
    normals,
    indices,
    uvs: places.map((place) => place / sidePixels),
    texture: { data: spread.data, sidePixels },
  };
}

const colour = new Float32Array(4);

/** The colour of a point: place, then normal. */
function mix(sources: readonly Source[], point: Float32Array, data: Uint8Array, at: number): void {
  let [red, green, blue, sum] = [0, 0, 0, 0];
  const [x, y, z] = [point[0]!, point[1]!, point[2]!];
  for (const { side, picture, depths, trust } of sources) {
    const [axis, sign] = LOOKS[side].towards;
    const facing = Math.max(0.02, sign * point[3 + axis]!);
    const [column, row, depth] = depths.place(x, y, z);
    const weight = trust * facing ** SHARPNESS * (isHidden(depths, column, row, depth) ? UNSEEN : 1);
    sample(picture, (column * picture.width) / depths.width, (row * picture.height) / depths.height, colour);
    red += weight * colour[0]!;
    green += weight * colour[1]!;
    blue += weight * colour[2]!;
    sum += weight;
  }
  data[at] = Math.round(red / sum);
  data[at + 1] = Math.round(green / sum);
  data[at + 2] = Math.round(blue / sum);
  data[at + 3] = 255;
}

function isHidden({ depths, width, height }: DepthMap, column: number, row: number, depth: number): boolean {
  const [x, y] = [Math.min(width - 1, Math.floor(column)), Math.min(height - 1, Math.floor(row))];
  const nearest = depths[Math.max(0, y) * width + Math.max(0, x)]!;
  return nearest > depth + HIDDEN_DEPTH * UNIT_HEIGHT;
}

/** Meshes are one unit high when they are painted. */
const UNIT_HEIGHT = 1;
