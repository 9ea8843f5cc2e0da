import type { AnimalFigure } from '../../../story/figure-spec.ts';
import { NAMED_COLOURS, shade } from '../../colour.ts';
import type { FigureRig, FigureState } from '../../figure-rig.ts';
import { blob, ellipse, type Shape } from '../../shape.ts';
import type { FigureTools } from '../creatures/creature-tools.ts';
import { drawFace } from '../creatures/draw-face.ts';
import { gestureOf } from '../creatures/gesture.ts';
import { drawAnimalFaceWear, drawAnimalHat } from './head-wear.ts';
import { drawMarks } from './marks.ts';
import { createCoat, drawEars, drawHorns, drawMuzzle, drawTail } from './parts.ts';
import { heightOf, SPECIES_DESIGNS } from './species.ts';
import { drawWear } from './wear.ts';

/** A bird: an egg of a body whose head grows out of it, wings for arms, thin legs. */
export function createBird(figure: AnimalFigure, tools: FigureTools): FigureRig {
  const design = SPECIES_DESIGNS[figure.species];
  const height = heightOf(figure);
  const radius = design.head * height;
  const coat = createCoat(NAMED_COLOURS[figure.colours[0]], NAMED_COLOURS[figure.colours[1]]);
  const isOwl = figure.species === 'owl';
  return {
    heightMetres: height,
    widthMetres: height * 0.8,
    floats: false,
    head: (pose) => ({
      x: 0,
      y: -(height - radius) + gestureOf({ pose, seconds: 0 } as FigureState).sink * height * 0.5,
      radius,
    }),
    draw: (painter, state) => {
      const gesture = gestureOf(state);
      const front = Math.sin(state.turn) >= 0 ? 1 : -1;
      const isBack = Math.abs(state.turn) > 1.9;
      const width = design.girth * height;
      const bottom = -height * 0.1 + gesture.sink * height * 0.5;
      const top = -(height - radius * 1.3) + gesture.sink * height * 0.5;
      painter.groundShadow(0, 0, width * 0.5);
      for (const side of [-1, 1]) {
        const lift = gesture.feet[side === 1 ? 0 : 1];
        const x = side * width * 0.18 + lift.x * height * front;
        painter.stroke(
          (pen) => {
            pen.moveTo(side * width * 0.16, bottom);
            pen.lineTo(x, -lift.y * height);
          },
          NAMED_COLOURS.orange,
          height * 0.035,
        );
        painter.form(
          ellipse(x + front * height * 0.03, -lift.y * height - height * 0.01, height * 0.07, height * 0.025),
          NAMED_COLOURS.orange,
        );
      }
      painter.at({ y: -gesture.bounce * height, rotation: gesture.lean * front * 0.6 }, () => {
        painter.at(
          { x: -front * width * 0.36, y: bottom - height * 0.12, scaleX: -front * height, scaleY: height },
          () => drawTail(painter, design, coat, 0),
        );
        const body: Shape = blob([
          { x: 0, y: top - radius * 0.5 },
          { x: width * 0.42, y: top + radius * 0.6 },
          { x: width * 0.46, y: bottom - height * 0.2 },
          { x: 0, y: bottom + height * 0.05 },
          { x: -width * 0.46, y: bottom - height * 0.2 },
          { x: -width * 0.42, y: top + radius * 0.6 },
        ]);
        const wing = (index: 0 | 1, side: number): void => {
          const hand = gesture.hands[index];
          const raise = Math.atan2(0.36 - hand.y, 0.2) - 0.2;
          painter.at({ x: side * width * 0.4, y: top + radius * 0.7, scaleX: side, rotation: -side * raise }, () => {
            painter.form(
              blob([
                { x: 0, y: -height * 0.02 },
                { x: height * 0.12, y: height * 0.12 },
                { x: height * 0.07, y: height * 0.36 },
                { x: -height * 0.04, y: height * 0.18 },
              ]),
              shade(coat.main, -0.08),
            );
            if (state.holds && index === 0 && !isBack) {
              const item = state.holds;
              painter.at({ x: height * 0.06, y: height * 0.34 }, () => tools.drawItem(painter, item, state.held));
            }
          });
        };
        wing(1, -front);
        painter.form(body, coat.main, { round: true });
        drawMarks(painter, design, coat, {
          body,
          width,
          top: top + radius * 0.4,
          bottom,
          slide: Math.sin(state.turn) * width * 0.14,
          isBack,
        });
        drawWear(painter, figure, { width: width * 0.9, top: top + radius * 0.62, bottom, radius });
        wing(0, front);
        painter.at({ y: top - radius * 0.05, rotation: state.headTilt }, () => {
          const turn = state.turn + state.headTurn;
          const head = { radius, turn };
          drawAnimalHat(painter, figure, head, true);
          drawEars(painter, { design, coat }, head, 0);
          drawHorns(painter, design, radius, turn);
          painter.form(ellipse(0, 0, radius, radius * 0.95), coat.main, { round: true });
          if (Math.abs(turn) > 1.9) {
            drawAnimalHat(painter, figure, head);
            return;
          }
          const slide = Math.sin(turn) * radius * 0.4;
          if (isOwl) {
            for (const side of [-1, 1]) {
              painter.patch(
                ellipse(slide + side * radius * 0.42, -radius * 0.1, radius * 0.46, radius * 0.5),
                NAMED_COLOURS.cream,
              );
            }
          }
          drawFace(
            painter,
            {
              eyeSize: isOwl ? 0.3 : 0.2,
              eyeSpread: 0.42,
              eyeHeight: 0.1,
              mouthDrop: 0.4,
              mouthWidth: 0.2,
              iris: isOwl ? NAMED_COLOURS.mustard : NAMED_COLOURS.brown,
              brow: shade(coat.main, -0.22),
              noMouth: true,
            },
            radius,
            state,
          );
          drawMuzzle(painter, { design, coat }, head, state.mouth.open);
          drawAnimalFaceWear(painter, figure, head, { height: 0.1, spread: 0.42 });
          drawAnimalHat(painter, figure, head);
        });
      });
    },
  };
}
