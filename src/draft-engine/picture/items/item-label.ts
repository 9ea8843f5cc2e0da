import { css, mix, NAMED_COLOURS as N } from '../colour.ts';
import type { Painter } from '../painter.ts';
import { rectangle, type Bounds } from '../shape.ts';

/** The studio's own typefaces, and whatever there is in a browser. */
const FAMILIES = '"Kinora Latin", "Kinora Chinese", "Kinora Korean", "Kinora Japanese", "Instrument Sans", sans-serif';

/** Letters are set at this size and then scaled: small sizes would be rounded. */
const SET_AT = 64;

/** Letters a thing at least this tall, in pixels of a 720p frame. */
const LEGIBLE = 15;

/** Letters a word on a small tag at the foot of a thing. The box is that of the thing, in the painter's units. */
export function drawLabel(painter: Painter, label: string, box: Bounds): void {
  const { context } = painter;
  context.save();
  context.font = `700 ${SET_AT}px ${FAMILIES}`;
  const wide = context.measureText(label).width / SET_AT;
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const fitting = Math.min((width * 0.6) / wide, height * 0.16);
  const size = Math.max(fitting, painter.pixel * LEGIBLE);
  const x = (box.left + box.right) / 2;
  // At its foot, so that the thing itself is seen.
  const y = box.bottom - size * 0.5;
  const half = (wide * size) / 2 + size * 0.3;
  const paper = mix(N.cream, painter.palette.key, 0.1);
  painter.form(rectangle(x - half, y - size * 0.68, half * 2, size * 1.36, size * 0.18), paper, {
    modelling: 0.2,
    rim: 0,
  });
  context.fillStyle = css(painter.seen(mix(N.charcoal, painter.palette.near, 0.3)));
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.translate(x, y);
  // In a left hand a thing is drawn in a mirror; its word is not.
  const { a, b, c, d } = context.getTransform();
  const way = a * d - b * c < 0 ? -1 : 1;
  context.scale((way * size) / SET_AT, size / SET_AT);
  context.fillText(label, 0, SET_AT * 0.04);
  context.restore();
}
