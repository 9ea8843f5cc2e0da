import { MARGIN_VOXELS } from './carve-hull.ts';
import { fullnessOf } from './fullness.ts';
import { opacityGrid } from './grids.ts';
import type { Field, SidePicture } from './solid.ts';

const ROWS = 160;
const MOST_VOXELS_ACROSS = 224;
/** How deep it is for its breadth: a disc becomes a flattened ball. */
const DEPTH = 0.7;
/** No deeper than this share of its longer side, towards the front and as much towards the back. */
const MOST_DEPTH = 0.2;

/** A solid guessed from one picture: its silhouette blown up, the same to the front and to the back. */
export function blowUp(front: SidePicture): Field {
  const rows = Math.round(Math.min(ROWS, (MOST_VOXELS_ACROSS * front.height) / front.width));
  const size = { width: Math.max(2, Math.round((front.width * rows) / front.height)), height: rows };
  const fullness = fullnessOf(opacityGrid(front, size));
  const limit = MOST_DEPTH * Math.max(size.width, size.height);
  const depths = fullness.data.map((one) => (one > 0 ? softly(2 * DEPTH * Math.sqrt(one), limit) : one));
  const half = Math.ceil(depths.reduce((most, one) => Math.max(most, one), 1));
  const margin = MARGIN_VOXELS;
  const [nx, ny, nz] = [size.width + 2 * margin, rows + 2 * margin, 2 * (half + margin) + 1];
  const data = new Float32Array(nx * ny * nz).fill(-1);
  for (let z = 0; z < nz; z++) {
    const away = Math.abs(z - half - margin);
    for (let y = 0; y < rows; y++) {
      const start = (z * ny + y + margin) * nx + margin;
      for (let x = 0; x < size.width; x++) {
        const depth = depths[(rows - 1 - y) * size.width + x]!;
        data[start + x] = depth > 0 ? (depth * depth - away * away) / (depth + away) : depth - away;
      }
    }
  }
  return { data, nx, ny, nz };
}

/** Grows ever more slowly up to a limit. */
const softly = (value: number, limit: number): number => limit * Math.tanh(value / limit);
