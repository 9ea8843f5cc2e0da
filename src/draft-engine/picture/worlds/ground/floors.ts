import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { nearestOf, shownHalfWidth, ToneBatches } from './ground-geometry.ts';
import type { GroundBrush } from './ground-layer.ts';
import { groundQuad } from './street-ground.ts';

/** Boards that run away from the viewer, uneven in width, with joints and grain. */
export function drawBoards(brush: GroundBrush): void {
  const { painter, view, seed } = brush;
  const near = nearestOf(view);
  const far = 22;
  const half = shownHalfWidth(view, far);
  const boards = new ToneBatches(5);
  const seams = new ToneBatches(1);
  for (let index = Math.floor(-half / 0.24); index * 0.24 < half; index++) {
    const random = createRandom(deriveSeed(seed, index));
    const x = (index + random.between(-0.2, 0.2)) * 0.24;
    seams.add(0, groundQuad(view, x, x + 0.014, near, far));
    for (let z = -14 + random.between(0, 2); z < far;) {
      const long = random.between(1.6, 3.4);
      const tone = random.next();
      if (z + long > near) {
        boards.add(tone, groundQuad(view, x, x + 0.26, Math.max(near, z), z + long));
        if (z > near) {
          seams.add(0, groundQuad(view, x, x + 0.25, z, z + 0.02));
        }
      }
      z += long;
    }
  }
  boards.flush((shape, light) => painter.patch(shape, brush.colour(0.2 + light * 0.65), 0.55));
  seams.flush((shape) => painter.patch(shape, brush.colour(0), 0.45));
}

/** A chequer of tiles, softened so that it does not shout. */
export function drawTiles(brush: GroundBrush): void {
  const { painter, view, layer } = brush;
  const near = nearestOf(view);
  const size = 0.6;
  const dark: ToneBatches = new ToneBatches(1);
  const far = 16;
  const half = shownHalfWidth(view, far);
  for (let row = Math.floor(near / size); row * size < far; row++) {
    for (let column = Math.floor(-half / size); column * size < half; column++) {
      if ((row + column) % 2 === 0) {
        dark.add(0, groundQuad(view, column * size, (column + 1) * size, Math.max(near, row * size), (row + 1) * size));
      }
    }
  }
  dark.flush((shape) => painter.patch(shape, layer.second ?? brush.colour(0.15), 0.55));
}

/** Mats with dark borders. */
export function drawTatami(brush: GroundBrush): void {
  const { painter, view, seed } = brush;
  const near = nearestOf(view);
  const mats = new ToneBatches(3);
  const borders = new ToneBatches(1);
  const half = shownHalfWidth(view, 14);
  for (let row = Math.floor(near / 0.9); row * 0.9 < 14; row++) {
    for (let column = Math.floor(-half / 1.8); column * 1.8 < half; column++) {
      const left = column * 1.8 + (row % 2 === 0 ? 0.9 : 0);
      const from = Math.max(near, row * 0.9);
      const to = (row + 1) * 0.9;
      if (to <= from) {
        continue;
      }
      mats.add(createRandom(deriveSeed(seed, row, column)).next(), groundQuad(view, left, left + 1.8, from, to));
      borders.add(0, groundQuad(view, left, left + 1.8, from, Math.min(to, from + 0.06)));
    }
  }
  mats.flush((shape, light) => painter.patch(shape, brush.colour(0.3 + light * 0.5), 0.5));
  borders.flush((shape) => painter.patch(shape, brush.layer.second ?? brush.colour(0), 0.7));
}
