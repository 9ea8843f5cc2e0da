import { createRandom, deriveSeed } from '#src/shared/random.ts';
import { css, mix, shade } from '../../colour.ts';
import type { Painter } from '../../painter.ts';
import { standing } from '../outlines.ts';
import type { RoomRecipe } from '../room-recipe.ts';
import { toned } from '../tones.ts';
import { WALL_DRAWINGS } from './wall-treatments.ts';
import type { Wall } from './wall.ts';

/** The back wall from `left` to `right`, metres, and where its light is. */
export interface BackWall {
  recipe: RoomRecipe;
  left: number;
  right: number;
  seed: number;
  light: { x: number; y: number };
}

/** Colour and treatment of the back wall, and the light that falls on it. */
export function drawBackWall(painter: Painter, backWall: BackWall): void {
  const { recipe, left, right, seed } = backWall;
  const { height, colour } = recipe;
  const width = right - left;
  const wall: Wall = {
    left,
    right,
    width,
    height,
    first: Math.floor(left),
    colour,
    second: recipe.second ?? shade(colour, -0.14),
    seed,
    random: createRandom(deriveSeed(seed, 'wall')),
  };
  painter.patch(standing(left, 0.02, width, height + 0.02), toned(painter.palette, colour, 0.5));
  painter.within(standing(left, 0.02, width, height + 0.02), () => {
    WALL_DRAWINGS[recipe.wall](painter, wall);
    lightWall(painter, wall, backWall.light);
  });
}

/** A pool of light, and dusk under the ceiling, at the floor and to both sides. */
function lightWall(painter: Painter, { left, width, height, colour }: Wall, light: BackWall['light']): void {
  const { palette, context } = painter;
  const pool = context.createRadialGradient(light.x, light.y, 0, light.x, light.y, 4.6);
  const bright = mix(mix(colour, palette.lamp, 0.45), palette.key, 0.4);
  const strength = painter.lampsLit ? 0.62 : 0.42;
  pool.addColorStop(0, css(bright, strength));
  pool.addColorStop(0.35, css(bright, strength * 0.55));
  pool.addColorStop(0.8, css(bright, 0));
  const dusk = context.createLinearGradient(0, -height, 0, 0);
  const dark = mix(palette.ambient, palette.near, 0.5);
  dusk.addColorStop(0, css(dark, painter.lampsLit ? 0.6 : 0.34));
  dusk.addColorStop(0.4, css(dark, 0.05));
  dusk.addColorStop(0.8, css(dark, 0.02));
  dusk.addColorStop(1, css(dark, 0.32));
  const sides = context.createLinearGradient(light.x - 7, 0, light.x + 7, 0);
  sides.addColorStop(0, css(dark, 0.6));
  sides.addColorStop(0.42, css(dark, 0));
  sides.addColorStop(0.58, css(dark, 0));
  sides.addColorStop(1, css(dark, 0.6));
  for (const gradient of [pool, dusk, sides]) {
    context.fillStyle = gradient;
    context.fillRect(left, -height, width, height);
  }
}
