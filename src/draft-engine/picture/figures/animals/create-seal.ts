import type { AnimalFigure } from '../../../story/figure-spec.ts';
import type { Pose } from '../../../story/film-plan.ts';
import { mix, NAMED_COLOURS, shade } from '../../colour.ts';
import type { FigureRig } from '../../figure-rig.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, type Shape } from '../../shape.ts';
import { drawFace } from '../creatures/draw-face.ts';
import { createCoat } from './parts.ts';
import { heightOf, SPECIES_DESIGNS } from './species.ts';

/** Tilt of the body in poses that look up or down, radians. */
const TILTS: Partial<Readonly<Record<Pose, number>>> = { look_up: -0.1, look_down: 0.08, swim: 0.16, push: 0.14 };
/** Poses in which the flippers in front are lifted. */
const LIFTED: ReadonlySet<Pose> = new Set<Pose>(['wave', 'clap', 'cheer', 'push', 'give', 'show', 'reach']);

/** A seal: seen from the side with its head raised, on its flippers or in the water. */
export function createSeal(figure: AnimalFigure): FigureRig {
  const design = SPECIES_DESIGNS[figure.species];
  const height = heightOf(figure);
  const length = height * design.girth;
  const coat = createCoat(NAMED_COLOURS[figure.colours[0]], NAMED_COLOURS[figure.colours[1]]);
  const pale = mix(coat.second, NAMED_COLOURS.white, 0.35);
  const head = { x: length * 0.3, y: -height * 0.76, radius: height * design.head };
  const body: Shape = blob([
    { x: length * 0.34, y: -height * 0.94 },
    { x: length * 0.14, y: -height * 0.72 },
    { x: -length * 0.12, y: -height * 0.46 },
    { x: -length * 0.48, y: -height * 0.16 },
    { x: -length * 0.5, y: -height * 0.04 },
    { x: -length * 0.1, y: 0 },
    { x: length * 0.3, y: -height * 0.02 },
    { x: length * 0.42, y: -height * 0.4 },
  ]);
  const drawTail = (painter: Painter, wag: number): void => {
    for (const turn of [-0.34, 0.2]) {
      painter.at({ x: -length * 0.46, y: -height * 0.1, rotation: turn + wag }, () =>
        painter.form(ellipse(-length * 0.1, 0, length * 0.12, height * 0.07), shade(coat.main, -0.07)),
      );
    }
  };
  const drawFlipper = (painter: Painter, x: number, rotation: number, tone: number): void =>
    painter.at({ x, y: -height * 0.2, rotation }, () =>
      painter.form(ellipse(-length * 0.03, height * 0.16, height * 0.09, height * 0.24), shade(coat.main, tone)),
    );
  return {
    heightMetres: height,
    widthMetres: length,
    floats: true,
    head: (_pose, turn) => ({ ...head, x: head.x * (Math.sin(turn) < 0 ? -1 : 1) }),
    draw: (painter, state) => {
      const front = Math.sin(state.turn) < 0 ? -1 : 1;
      const bob = Math.sin(state.seconds * 1.5) * height * 0.02;
      const wag = Math.sin(state.seconds * 3) * 0.14;
      const lift = LIFTED.has(state.pose) ? -1.1 + wag : 0;
      const rotation = front * (TILTS[state.pose] ?? 0.015 * Math.sin(state.seconds));
      painter.groundShadow(0, 0, length * 0.4, 0.35);
      painter.at({ y: bob, rotation }, () => {
        painter.at({ scaleX: front }, () => {
          drawFlipper(painter, length * 0.3, -0.3 + lift, -0.12);
          drawTail(painter, wag);
          painter.form(body, coat.main, { round: true });
          painter.within(body, () =>
            painter.patch(ellipse(length * 0.34, -height * 0.16, length * 0.26, height * 0.36), pale, 0.85),
          );
          drawFlipper(painter, length * 0.1, 0.5 + lift, -0.06);
          painter.form(ellipse(head.x, head.y, head.radius * 1.06, head.radius), coat.main, { round: true });
          drawSnout(painter, { x: head.x + head.radius * 0.42, y: head.y + head.radius * 0.36 }, head.radius, pale);
        });
        painter.at({ x: front * (head.x + head.radius * 0.18), y: head.y - head.radius * 0.08 }, () =>
          drawFace(
            painter,
            {
              eyeSize: 0.25,
              eyeSpread: 0.46,
              eyeHeight: 0.1,
              mouthDrop: 0.74,
              mouthWidth: 0.26,
              iris: NAMED_COLOURS.charcoal,
              brow: coat.dark,
            },
            head.radius,
            { ...state, turn: front * 0.5 },
          ),
        );
      });
    },
  };
}

/** The pads of the snout with their whiskers, and the nose above them. */
function drawSnout(
  painter: Painter,
  { x, y }: { x: number; y: number },
  radius: number,
  pale: Parameters<Painter['patch']>[1],
): void {
  for (const side of [-1, 1]) {
    painter.form(ellipse(x + side * radius * 0.22, y, radius * 0.27, radius * 0.21), pale, { line: 0.5 });
    for (const row of [-0.1, 0.03, 0.16]) {
      painter.stroke(
        (pen) => {
          pen.moveTo(x + side * radius * 0.26, y + row * radius);
          pen.quadraticCurveTo(
            x + side * radius * 0.7,
            y + row * radius * 1.4,
            x + side * radius * 1.02,
            y + radius * (row * 2.6 + 0.12),
          );
        },
        NAMED_COLOURS.cream,
        radius * 0.035,
        0.9,
      );
    }
  }
  painter.form(ellipse(x, y - radius * 0.16, radius * 0.15, radius * 0.1), NAMED_COLOURS.black, { line: 0.4 });
}
