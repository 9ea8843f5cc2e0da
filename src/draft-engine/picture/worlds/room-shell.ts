import { mix, shade } from '../colour.ts';
import type { Painter } from '../painter.ts';
import { polygon } from '../shape.ts';
import type { GroundView } from '../world.ts';
import type { RoomRecipe } from './room-recipe.ts';
import { toned } from './tones.ts';

/** The ceiling with its beams or pipes across, in screen space: what runs across stays right however the camera moves. */
export function drawCeiling(painter: Painter, view: GroundView, recipe: RoomRecipe): void {
  const { palette } = painter;
  const at = (x: number, y: number, z: number): { x: number; y: number } => {
    const foot = view.project(x, z);
    return { x: foot.x, y: foot.y - y * foot.pixelsPerMetre };
  };
  const near = view.nearestZ - 2;
  const far = recipe.depth + 0.01;
  const wide = 60;
  const high = recipe.height;
  const ceiling = toned(palette, shade(recipe.colour, -0.06, 0.7), 0.25);
  const spread = (height: number): void => {
    const a = at(-wide, height, far);
    const b = at(wide, height, far);
    painter.patch(
      polygon([
        { x: a.x, y: Math.max(a.y, -10) + 1 },
        { x: b.x, y: Math.max(b.y, -10) + 1 },
        { x: b.x, y: -view.height },
        { x: a.x, y: -view.height },
      ]),
      recipe.ceiling === 'open' ? mix(palette.near, palette.ambient, 0.4) : ceiling,
    );
  };
  spread(high);
  const strip = (z: number, thick: number, drop: number, tone: ReturnType<typeof toned>): void => {
    if (z < near + 0.6) {
      return;
    }
    painter.patch(
      polygon([at(-wide, high, z), at(wide, high, z), at(wide, high - drop, z), at(-wide, high - drop, z)]),
      tone,
    );
    painter.patch(
      polygon([
        at(-wide, high - drop, z),
        at(wide, high - drop, z),
        at(wide, high - drop, z + thick),
        at(-wide, high - drop, z + thick),
      ]),
      shade(tone, -0.05),
    );
  };
  const trim = recipe.second ?? shade(recipe.colour, -0.2);
  if (recipe.ceiling === 'beams' || recipe.ceiling === 'gable') {
    for (let z = far - 0.4; z > near; z -= 1.3) {
      strip(z, 0.2, 0.16, mix(ceiling, toned(palette, trim, 0.25), 0.6));
    }
  }
  if (recipe.ceiling === 'pipes') {
    for (const [z, drop] of [
      [far - 0.5, 0.35],
      [far - 1.4, 0.2],
      [far - 2.6, 0.3],
    ] as const) {
      strip(z, 0.18, drop, mix(ceiling, toned(palette, trim, 0.4), 0.6));
    }
  }
  if (recipe.ceiling === 'plain') {
    strip(far - 0.02, 0.12, 0.1, mix(ceiling, toned(palette, trim, 0.8), 0.5));
    for (let z = far - 1.1; z > near; z -= 1.9) {
      strip(z, 0.07, 0.03, mix(ceiling, toned(palette, trim, 0.7), 0.3));
    }
  }
  if (recipe.ceiling === 'panels' || recipe.ceiling === 'vault') {
    for (let z = far - 0.8; z > near; z -= 1.6) {
      strip(z, 0.05, 0.06, toned(palette, trim, 0.6));
    }
  }
}
