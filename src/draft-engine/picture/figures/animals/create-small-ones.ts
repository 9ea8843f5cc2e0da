import type { AnimalFigure } from '../../../story/figure-spec.ts';
import { NAMED_COLOURS, shade } from '../../colour.ts';
import type { FigureRig, FigureState } from '../../figure-rig.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse } from '../../shape.ts';
import type { FigureTools } from '../creatures/creature-tools.ts';
import { drawFace, type FaceDesign } from '../creatures/draw-face.ts';
import { gestureOf } from '../creatures/gesture.ts';
import { limb } from '../creatures/limb.ts';
import { createCoat, drawHorns, type Coat } from './parts.ts';
import { heightOf, SPECIES_DESIGNS } from './species.ts';

const faceOf = (coat: Coat): FaceDesign => ({
  eyeSize: 0.26,
  eyeSpread: 0.42,
  eyeHeight: 0.1,
  mouthDrop: 0.42,
  mouthWidth: 0.28,
  iris: NAMED_COLOURS.brown,
  brow: coat.dark,
});

/** Everything small whose body is not a mammal's, a bird's or a fish's: it crawls, flies or has many legs. */
export function createSmallOne(figure: AnimalFigure, tools: FigureTools): FigureRig {
  const design = SPECIES_DESIGNS[figure.species];
  const height = heightOf(figure);
  const radius = design.head * height;
  const coat = createCoat(NAMED_COLOURS[figure.colours[0]], NAMED_COLOURS[figure.colours[1]]);
  const floats = design.plan === 'flyer';
  const rise = floats ? height * 1.2 : 0;
  const drawHead = (painter: Painter, state: FigureState): void => {
    drawHorns(painter, design, radius, state.turn);
    painter.form(ellipse(0, 0, radius, radius * 0.94), coat.main, { round: true });
    drawFace(painter, faceOf(coat), radius, state);
  };
  const draw: Record<'crawler' | 'flyer' | 'many_legs', (painter: Painter, state: FigureState, front: number) => void> =
    {
      crawler: (painter, state, front) => {
        const wave = Math.sin(state.seconds * 3) * height * 0.03;
        painter.form(
          limb(
            { x: -front * height * 0.6, y: -height * 0.1 },
            { x: front * height * 0.1, y: -height * 0.12 + wave },
            0.12 * front,
            height * 0.1,
            height * 0.24,
          ),
          coat.main,
        );
        if (design.marks === 'shell') {
          painter.form(ellipse(-front * height * 0.22, -height * 0.42, height * 0.38, height * 0.36), coat.second, {
            round: true,
          });
          painter.stroke(
            (pen) => {
              pen.ellipse(-front * height * 0.22, -height * 0.42, height * 0.2, height * 0.19, 0, 0, Math.PI * 1.6);
            },
            coat.dark,
            height * 0.04,
            0.5,
          );
        }
        painter.form(
          limb(
            { x: front * height * 0.08, y: -height * 0.14 },
            { x: front * height * 0.24, y: -(height - radius * 1.4) },
            -0.3 * front,
            height * 0.24,
            height * 0.2,
          ),
          coat.main,
        );
      },
      flyer: (painter, state) => {
        const beat = Math.sin(state.seconds * 14) * 0.35;
        for (const side of [-1, 1]) {
          painter.at(
            { x: side * height * 0.08, y: -rise - height * 0.3, scaleX: side, rotation: side * (beat - 0.2) },
            () => {
              painter.form(
                blob([
                  { x: 0, y: 0 },
                  { x: height * 0.3, y: -height * 0.42 },
                  { x: height * 0.56, y: -height * 0.24 },
                  { x: height * 0.26, y: height * 0.02 },
                ]),
                coat.second,
                { alpha: 0.9 },
              );
              painter.form(
                blob([
                  { x: 0, y: 0 },
                  { x: height * 0.34, y: height * 0.06 },
                  { x: height * 0.36, y: height * 0.3 },
                  { x: height * 0.08, y: height * 0.18 },
                ]),
                coat.second,
                { alpha: 0.9 },
              );
            },
          );
        }
        const body = ellipse(0, -rise - height * 0.2, design.girth * height * 0.3, height * 0.34);
        painter.form(body, coat.main, { round: true });
        if (design.marks === 'stripes') {
          painter.within(body, () => {
            for (const y of [0.02, 0.2, 0.38]) {
              painter.patch(
                (pen) => pen.rect(-height, -rise - height * y, height * 2, height * 0.08),
                NAMED_COLOURS.charcoal,
              );
            }
          });
        }
      },
      many_legs: (painter, state) => {
        for (let index = 0; index < 8; index++) {
          const side = index < 4 ? -1 : 1;
          const reach = 0.22 + (index % 4) * 0.14;
          const sway = Math.sin(state.seconds * 2 + index) * 0.03;
          painter.form(
            limb(
              { x: side * radius * 0.5, y: -height * 0.4 },
              { x: side * (reach + sway) * height, y: -height * 0.03 },
              side * (design.girth > 0.8 ? -0.5 : 0.35),
              height * 0.13,
              height * 0.06,
            ),
            shade(coat.main, index % 2 === 0 ? -0.05 : 0),
          );
        }
        if (design.marks === 'shell') {
          for (const side of [-1, 1]) {
            painter.form(
              blob([
                { x: side * height * 0.5, y: -height * 0.5 },
                { x: side * height * 0.76, y: -height * 0.74 },
                { x: side * height * 0.6, y: -height * 0.96 },
                { x: side * height * 0.56, y: -height * 0.72 },
                { x: side * height * 0.44, y: -height * 0.86 },
              ]),
              coat.main,
            );
          }
        }
      },
    };
  return {
    heightMetres: height + rise,
    widthMetres: height * 1.1,
    floats,
    head: (_pose, turn) => ({
      x: design.plan === 'crawler' ? Math.sign(Math.sin(turn) || 1) * height * 0.24 : 0,
      y: -(height - radius) - rise,
      radius,
    }),
    draw: (painter, state) => {
      const front = Math.sin(state.turn) >= 0 ? 1 : -1;
      const bob = floats ? Math.sin(state.seconds * 2.2) * height * 0.06 : gestureOf(state).bounce * height;
      painter.groundShadow(0, 0, height * 0.4, floats ? 0.3 : 0.7);
      painter.at({ y: -bob }, () => {
        if (design.plan === 'crawler' || design.plan === 'flyer' || design.plan === 'many_legs') {
          draw[design.plan](painter, state, front);
        }
        const x = design.plan === 'crawler' ? front * height * 0.24 : 0;
        painter.at({ x, y: -(height - radius) - rise, rotation: state.headTilt }, () => drawHead(painter, state));
        if (state.holds) {
          const item = state.holds;
          painter.at({ x: x + front * radius * 1.1, y: -(height - radius * 2.1) - rise }, () =>
            tools.drawItem(painter, item, state.held),
          );
        }
      });
    },
  };
}
