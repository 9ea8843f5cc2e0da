import { mix, shade, type Colour } from '../colour.ts';
import type { Painter, Palette } from '../painter.ts';
import { boundsOf, type Shape } from '../shape.ts';

/**
 * A surface's colour in the scene's light: 0 in the shade, 1 fully in the key light. For flat details beside modelled
 * forms.
 */
export function toned(palette: Palette, colour: Colour, light = 0.5): Colour {
  const dark = mix(shade(colour, -0.08), palette.ambient, 0.55);
  const bright = mix(colour, palette.key, 0.3);
  return mix(dark, bright, light);
}

/** Pixels of a 720p frame from which a flat part is large enough to be seen as a thing of its own. */
const OUTLINED_PIXELS = 15;

/**
 * Lays a flat detail in the scene's light. One that is large enough to be a thing gets the line of looks that draw
 * lines.
 */
export function flat(painter: Painter, shape: Shape, colour: Colour, light = 0.5, alpha = 1): void {
  const tone = toned(painter.palette, colour, light);
  if (alpha >= 0.95) {
    const bounds = boundsOf(shape);
    if (Math.min(bounds.right - bounds.left, bounds.bottom - bounds.top) > painter.pixel * OUTLINED_PIXELS) {
      painter.form(shape, tone, { modelling: 0, rim: 0, line: 0.6 });
      return;
    }
  }
  painter.patch(shape, tone, alpha);
}
