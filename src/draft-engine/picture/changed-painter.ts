import type { Colour } from './colour.ts';
import type { Painter } from './painter.ts';

/** A painter that draws everything in changed colours. */
export function tintedPainter(painter: Painter, tint: (colour: Colour) => Colour): Painter {
  const form: Painter['form'] = (shape, colour, options) => painter.form(shape, tint(colour), options);
  const patch: Painter['patch'] = (shape, colour, alpha) => painter.patch(shape, tint(colour), alpha);
  const stroke: Painter['stroke'] = (shape, colour, width, alpha) => painter.stroke(shape, tint(colour), width, alpha);
  return Object.create(painter, {
    form: { value: form },
    patch: { value: patch },
    stroke: { value: stroke },
  }) as Painter;
}

/** A painter that leaves out shadows on the ground: for what is off it. */
export function shadowlessPainter(painter: Painter): Painter {
  return Object.create(painter, { groundShadow: { value: () => undefined } }) as Painter;
}

/** A painter that also draws something on each form that it has drawn, clipped to it. */
export function markedPainter(painter: Painter, mark: (painter: Painter) => void): Painter {
  const form: Painter['form'] = (shape, colour, options) => {
    painter.form(shape, colour, options);
    painter.within(shape, () => mark(painter));
  };
  return Object.create(painter, { form: { value: form } }) as Painter;
}
