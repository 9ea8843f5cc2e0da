import { mix, shade, type Colour } from '../colour.ts';
import type { Painter, Palette } from '../painter.ts';
import type { Shape } from '../shape.ts';

/** A surface's colour in the scene's light: 0 in the shade, 1 fully in the key light. For flat details beside modelled forms. */
export function toned(palette: Palette, colour: Colour, light = 0.5): Colour {
  const dark = mix(shade(colour, -0.08), palette.ambient, 0.55);
  const bright = mix(colour, palette.key, 0.3);
  return mix(dark, bright, light);
}

/** Lays a flat detail in the scene's light. */
export function flat(painter: Painter, shape: Shape, colour: Colour, light = 0.5, alpha = 1): void {
  painter.patch(shape, toned(painter.palette, colour, light), alpha);
}
