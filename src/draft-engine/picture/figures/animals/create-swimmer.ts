import type { AnimalFigure } from '../../../story/figure-spec.ts';
import type { Pose } from '../../../story/film-plan.ts';
import { mix, NAMED_COLOURS, shade } from '../../colour.ts';
import type { FigureRig } from '../../figure-rig.ts';
import { blob, ellipse, polygon, type Shape } from '../../shape.ts';
import { drawFace } from '../creatures/draw-face.ts';
import { createCoat } from './parts.ts';
import { heightOf, SPECIES_DESIGNS } from './species.ts';

/** Tilt of the body in poses that look up or down, radians. */
const TILTS: Partial<Readonly<Record<Pose, number>>> = { look_up: -0.2, look_down: 0.15 };

/** Fish and whales: seen from the side, swimming on the spot; they show both eyes to the camera as drawn fish do. */
export function createSwimmer(figure: AnimalFigure): FigureRig {
  const design = SPECIES_DESIGNS[figure.species];
  const height = heightOf(figure);
  const length = height * design.girth;
  const coat = createCoat(NAMED_COLOURS[figure.colours[0]], NAMED_COLOURS[figure.colours[1]]);
  const hover = height * 0.5;
  const face = { x: length * 0.24, y: -hover - height * 0.06, radius: height * design.head };
  return {
    heightMetres: hover + height * 0.5,
    widthMetres: length,
    floats: true,
    head: (_pose, turn) => ({ x: face.x * (Math.sin(turn) < 0 ? -1 : 1), y: face.y, radius: face.radius }),
    draw: (painter, state) => {
      const front = Math.sin(state.turn) < 0 ? -1 : 1;
      const bob = Math.sin(state.seconds * 1.6) * height * 0.03;
      const wag = Math.sin(state.seconds * 4) * 0.18;
      painter.groundShadow(0, 0, length * 0.34, 0.35);
      painter.at(
        {
          y: -hover + bob,
          rotation: front * (TILTS[state.pose] ?? 0.02 * Math.sin(state.seconds)),
        },
        () =>
          painter.at({ scaleX: front }, () => {
            painter.at({ x: -length * 0.44, rotation: wag }, () =>
              painter.form(
                blob([
                  { x: 0.08 * length, y: 0 },
                  { x: -0.1 * length, y: -height * 0.36 },
                  { x: -0.16 * length, y: -height * 0.34 },
                  { x: -0.08 * length, y: 0 },
                  { x: -0.16 * length, y: height * 0.34 },
                  { x: -0.1 * length, y: height * 0.36 },
                ]),
                coat.main,
              ),
            );
            painter.form(
              polygon([
                { x: -length * 0.12, y: -height * 0.4 },
                { x: -length * 0.16, y: -height * 0.66 },
                { x: length * 0.1, y: -height * 0.4 },
              ]),
              shade(coat.main, -0.06),
            );
            const body: Shape = blob([
              { x: length * 0.5, y: -height * 0.04 },
              { x: length * 0.26, y: -height * 0.42 },
              { x: -length * 0.12, y: -height * 0.44 },
              { x: -length * 0.46, y: -height * 0.04 },
              { x: -length * 0.16, y: height * 0.4 },
              { x: length * 0.26, y: height * 0.4 },
            ]);
            painter.form(body, coat.main, { round: true });
            painter.within(body, () =>
              painter.patch(
                ellipse(length * 0.06, height * 0.42, length * 0.48, height * 0.36),
                mix(coat.second, NAMED_COLOURS.white, 0.5),
                0.95,
              ),
            );
            painter.at({ x: length * 0.02, y: height * 0.2, rotation: 0.5 + wag }, () =>
              painter.form(ellipse(0, height * 0.14, height * 0.11, height * 0.24), shade(coat.main, -0.08)),
            );
          }),
      );
      painter.at({ x: front * face.x, y: face.y + bob }, () =>
        drawFace(
          painter,
          {
            eyeSize: 0.24,
            eyeSpread: 0.46,
            eyeHeight: 0.12,
            mouthDrop: 0.46,
            mouthWidth: 0.34,
            iris: NAMED_COLOURS.navy,
            brow: coat.dark,
          },
          face.radius,
          { ...state, turn: front * 0.5 },
        ),
      );
    },
  };
}
