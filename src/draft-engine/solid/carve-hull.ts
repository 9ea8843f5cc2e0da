import { shareInRow } from './fullness.ts';
import { mirrored, opacityGrid, signedDistances } from './grids.ts';
import type { Field, Grid, SidePicture } from './solid.ts';

/** What a thing is like between its silhouettes: round as a body, or with edges as a box. */
export type Shape = 'round' | 'edged';

/** The pictures that a solid is carved from; `side` looks to the left or the right of its picture. */
export interface CarvingPictures {
  front: SidePicture;
  back?: SidePicture | undefined;
  side: SidePicture;
  sideLooks: 'left' | 'right';
}

/** Around the solid, so that its surface is closed. */
export const MARGIN_VOXELS = 3;
const USUAL_ROWS = 192;
const MOST_VOXELS_ACROSS = 256;
const MOST_VOXELS = 7_000_000;
/** How far the back may differ from the front before it carves, as a share of the height. */
const BACK_TOLERANCE = 0.02;
/** A front that the back covers less than this is another pose: the back does not carve. */
const LEAST_AGREEMENT = 0.75;

/**
 * Carves the solid that has these silhouettes, scaled to one height. Between them the `round` one is the fuller, the
 * further from both edges a place is: a sphere stays a sphere; the `edged` one is the whole visual hull.
 */
export function carveHull(
  { front, back, side, sideLooks }: CarvingPictures,
  shape: Shape,
  mostRows = USUAL_ROWS,
): Field {
  const rows = rowsFor(front, side, mostRows);
  const sizeOf = ({ width, height }: SidePicture): { width: number; height: number } => ({
    width: Math.max(2, Math.round((width * rows) / height)),
    height: rows,
  });
  const fromFront = opacityGrid(front, sizeOf(front));
  const fromBack = back && mirrored(opacityGrid(back, sizeOf(front)));
  const fromSide = opacityGrid(side, sizeOf(side));
  const across = fromBack ? carvedByBack(fromFront, fromBack) : fromFront;
  // In depth, columns run from the back to the front.
  const along = sideLooks === 'right' ? fromSide : mirrored(fromSide);
  return shape === 'round'
    ? joined(shareInRow(across), shareInRow(along), (one, other) =>
        one > 0 && other > 0 ? one + other - 1 : Math.min(one, other, one + other - 1),
      )
    : joined(signedDistances(across), signedDistances(along), Math.min);
}

/** How many rows the solid has, so that it has not too many voxels. */
function rowsFor(front: SidePicture, side: SidePicture, mostRows: number): number {
  const [across, along] = [front.width / front.height, side.width / side.height];
  const byWidth = MOST_VOXELS_ACROSS / Math.max(1, across, along);
  const byVolume = Math.cbrt(MOST_VOXELS / (across * along));
  return Math.max(16, Math.round(Math.min(mostRows, byWidth, byVolume)));
}

/** Takes away from the front what the back clearly has not. */
function carvedByBack(front: Grid, back: Grid): Grid {
  const tolerance = BACK_TOLERANCE * front.height;
  const distances = signedDistances(back);
  let [covered, whole] = [0, 0];
  const data = front.data.map((share, at) => {
    const isKept = distances.data[at]! > -tolerance;
    whole += share;
    covered += isKept ? share : 0;
    return isKept ? share : 0;
  });
  return covered < LEAST_AGREEMENT * whole ? front : { ...front, data };
}

/** A field over the box that both silhouettes span, with a margin; rows are turned over, since y goes up. */
function joined(across: Grid, along: Grid, join: (one: number, other: number) => number): Field {
  const margin = MARGIN_VOXELS;
  const [nx, ny, nz] = [across.width + 2 * margin, across.height + 2 * margin, along.width + 2 * margin];
  const data = new Float32Array(nx * ny * nz).fill(-1);
  for (let z = 0; z < along.width; z++) {
    for (let y = 0; y < across.height; y++) {
      const row = across.height - 1 - y;
      const other = along.data[row * along.width + z]!;
      const start = ((z + margin) * ny + y + margin) * nx + margin;
      for (let x = 0; x < across.width; x++) {
        data[start + x] = join(across.data[row * across.width + x]!, other);
      }
    }
  }
  return { data, nx, ny, nz };
}
