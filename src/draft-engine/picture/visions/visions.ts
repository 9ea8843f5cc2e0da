import { shadowlessPainter, tintedPainter } from '../changed-painter.ts';
import { css, mix, NAMED_COLOURS as N, oklch, type Colour } from '../colour.ts';
import { RESTING_STATE, type FigureRig } from '../figure-rig.ts';
import type { Painter } from '../painter.ts';
import { ellipse, rectangle, type Shape } from '../shape.ts';
import type { DrawnVision } from '../shot-drawing.ts';

/** Somebody or something that is seen though it is not there. */
export interface Sight {
  emotion: DrawnVision['emotion'];
  /** Of somebody. */
  rig?: FigureRig;
  /** Of something: draws it in metres, standing on the origin, with its size. */
  thing?: { width: number; height: number; draw(painter: Painter): void };
}

/** Metres; the whole frame with its moulding. */
export const PHOTO = { width: 0.5, height: 0.62 };

/** Draws head and shoulders, or the thing, into a box around the origin; lengths in the painter's units. */
function drawInside(painter: Painter, sight: Sight, box: { width: number; height: number }): void {
  const { rig, thing, emotion } = sight;
  if (rig) {
    const state = { ...RESTING_STATE, turn: 0.25, emotion, seconds: painter.seconds };
    const head = rig.head('stand', state.turn);
    const scale = (Math.min(box.height, box.width) * 0.3) / head.radius;
    painter.at({ x: -head.x * scale, y: -head.y * scale - box.height * 0.06, scale }, () =>
      rig.draw(shadowlessPainter(painter), state),
    );
  } else if (thing) {
    const scale = Math.min((box.width * 0.72) / thing.width, (box.height * 0.72) / thing.height);
    painter.at({ y: (thing.height * scale) / 2, scale }, () => thing.draw(shadowlessPainter(painter)));
  }
}

/** A framed photograph whose foot is the origin; one that stands leans on a strut. */
export function drawPhoto(painter: Painter, sight: Sight, hangs: boolean): void {
  const { width, height } = PHOTO;
  const wood = oklch(0.42, 0.06, 55);
  const middle = -height / 2;
  if (hangs) {
    painter.stroke(
      (pen) => {
        pen.moveTo(-width * 0.3, -height);
        pen.lineTo(0, -height - 0.14);
        pen.lineTo(width * 0.3, -height);
      },
      N.charcoal,
      0.012,
    );
  } else {
    painter.groundShadow(0, 0, width * 0.6, 0.5);
    painter.form(rectangle(width * 0.1, -height * 0.5, 0.05, height * 0.5), oklch(0.32, 0.04, 55));
  }
  painter.form(rectangle(-width / 2, -height, width, height, 0.02), wood, { rim: 0.7 });
  painter.form(rectangle(-width / 2 + 0.035, -height + 0.035, width - 0.07, height - 0.07, 0.01), N.cream, {
    modelling: 0.2,
    line: 0.4,
  });
  const inner = { width: width - 0.14, height: height - 0.14 };
  const picture = rectangle(-inner.width / 2, middle - inner.height / 2, inner.width, inner.height);
  painter.patch(picture, oklch(0.78, 0.035, 80));
  const sepia = (colour: Colour): Colour => mix({ L: 0.12 + colour.L * 0.84, a: 0.008, b: 0.03 }, colour, 0.28);
  painter.within(picture, () =>
    painter.at({ y: middle + 0.03 }, () => drawInside(tintedPainter(painter, sepia), sight, inner)),
  );
  painter.within(picture, () =>
    painter.patch(
      (pen) => {
        pen.moveTo(-inner.width / 2, middle - inner.height / 2);
        pen.lineTo(-inner.width * 0.05, middle - inner.height / 2);
        pen.lineTo(-inner.width * 0.42, middle + inner.height / 2);
        pen.lineTo(-inner.width / 2, middle + inner.height / 2);
        pen.closePath();
      },
      N.white,
      0.13,
    ),
  );
}

/** A cloud of lobes around the origin with a radius of about 1. */
const cloud =
  (lobes: number, depth: number, seconds: number): Shape =>
  (pen) => {
    for (let index = 0; index < lobes; index++) {
      const angle = (index / lobes) * Math.PI * 2 + 0.2;
      const wide = 1.14 * Math.cos(angle);
      const tall = 0.88 * Math.sin(angle);
      const radius = depth * (1 + 0.1 * Math.sin(index * 2.3 + seconds * 1.2));
      pen.moveTo(wide * 0.8 + radius, tall * 0.8);
      pen.arc(wide * 0.8, tall * 0.8, radius, 0, Math.PI * 2);
      pen.closePath();
    }
    pen.moveTo(1, 0);
    pen.ellipse(0, 0, 1, 0.8, 0, 0, Math.PI * 2);
    pen.closePath();
  };

/**
 * A bubble around the origin with what is thought or dreamt of, and small ones on the way from the head. Lengths are in
 * units of the bubble's radius.
 */
export function drawBubble(
  painter: Painter,
  sight: Sight,
  as: 'thought' | 'dream',
  from: { x: number; y: number; radius: number },
): void {
  const { palette, seconds } = painter;
  const dream = as === 'dream';
  const paper = dream ? mix(oklch(0.88, 0.05, 290), palette.skyMiddle, 0.25) : mix(N.white, palette.key, 0.12);
  const line = dream ? mix(palette.near, N.indigo, 0.5) : mix(palette.near, N.charcoal, 0.5);
  const length = Math.hypot(from.x, from.y);
  const way = { x: from.x / length, y: from.y / length };
  const end = length - from.radius;
  for (const [index, radius] of [0.15, 0.1, 0.065].entries()) {
    const at = 1.08 + ((index + 0.4) / 3) * Math.max(0.2, end - 1.08);
    const bob = 0.03 * Math.sin(seconds * 2 + index);
    painter.form(ellipse(way.x * at, way.y * at + bob, radius * 1.15, radius), paper, { modelling: 0.25, rim: 0 });
  }
  if (dream) {
    painter.glow(0, 0, 1.7, paper, 0.4);
  }
  const edge = cloud(dream ? 15 : 10, dream ? 0.27 : 0.36, seconds);
  const grown = 1 + 0.035;
  painter.at({ scale: grown }, () => painter.patch(edge, line, dream ? 0.35 : 0.8));
  painter.patch(edge, paper);
  painter.within(edge, () => {
    const { context } = painter;
    const ground = context.createRadialGradient(0, -0.1, 0.1, 0, 0, 1.2);
    ground.addColorStop(0, css(painter.seen(mix(paper, N.white, 0.6)), 0.9));
    ground.addColorStop(1, css(painter.seen(dream ? mix(paper, N.violet, 0.3) : mix(paper, palette.skyLow, 0.3)), 0.9));
    context.fillStyle = ground;
    context.fillRect(-1.5, -1.3, 3, 2.6);
    const faded = (colour: Colour): Colour => mix(colour, paper, dream ? 0.22 : 0.08);
    painter.at({ y: 0.08 }, () => drawInside(tintedPainter(painter, faded), sight, { width: 1.7, height: 1.5 }));
  });
}

/** The pale shape of somebody, standing at the origin; it fades towards the ground on its layer. */
export function drawApparition(painter: Painter, sight: Sight): void {
  const pale = (colour: Colour): Colour => mix({ L: 0.55 + colour.L * 0.42, a: -0.012, b: -0.03 }, colour, 0.22);
  const tinted = shadowlessPainter(tintedPainter(painter, pale));
  const bob = 0.03 * Math.sin(painter.seconds * 1.3);
  painter.at({ y: bob }, () => {
    if (sight.rig) {
      sight.rig.draw(tinted, { ...RESTING_STATE, turn: 0.2, emotion: sight.emotion, seconds: painter.seconds });
    } else {
      sight.thing?.draw(tinted);
    }
  });
}
