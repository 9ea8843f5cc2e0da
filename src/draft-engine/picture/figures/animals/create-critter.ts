import type { AnimalFigure } from '../../../story/figure-spec.ts';
import { mix, NAMED_COLOURS, shade } from '../../colour.ts';
import type { FigureRig, FigureState } from '../../figure-rig.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, type Shape } from '../../shape.ts';
import type { FigureTools } from '../creatures/creature-tools.ts';
import { drawFace } from '../creatures/draw-face.ts';
import { gestureOf } from '../creatures/gesture.ts';
import { limb } from '../creatures/limb.ts';
import { drawAnimalFaceWear, drawAnimalHat } from './head-wear.ts';
import { drawMarks } from './marks.ts';
import { createCoat, drawEars, drawHorns, drawMuzzle, drawTail, type Coat } from './parts.ts';
import { heightOf, SPECIES_DESIGNS, type SpeciesDesign } from './species.ts';
import { drawWear } from './wear.ts';

const FACE = { eyeSize: 0.2, eyeSpread: 0.4, eyeHeight: 0.12, mouthDrop: 0.52, mouthWidth: 0.26 } as const;

/** An animal that stands up as animals in picture books do: a round body, a large head, hands that can hold. */
export function createCritter(figure: AnimalFigure, tools: FigureTools): FigureRig {
  const design = SPECIES_DESIGNS[figure.species];
  const height = heightOf(figure);
  const radius = design.head * height;
  const coat = createCoat(NAMED_COLOURS[figure.colours[0]], NAMED_COLOURS[figure.colours[1]]);
  const headAt = (sink: number): number => -(height - radius) + sink * height;
  return {
    heightMetres: height,
    widthMetres: height * Math.max(design.girth, 0.5),
    floats: false,
    head: (pose, turn) => {
      const { sink, lean } = gestureOf({ pose, seconds: 0 } as FigureState);
      return { x: Math.sin(lean) * height * 0.5 * Math.sign(Math.sin(turn) || 1), y: headAt(sink), radius };
    },
    draw: (painter, state) => drawCritter(painter, { figure, design, height, radius, coat, tools }, state),
  };
}

interface Critter {
  figure: AnimalFigure;
  design: SpeciesDesign;
  height: number;
  radius: number;
  coat: Coat;
  tools: FigureTools;
}

function drawCritter(painter: Painter, critter: Critter, state: FigureState): void {
  const { design, height, radius, coat, figure } = critter;
  const gesture = gestureOf(state);
  const front = Math.sin(state.turn) >= 0 ? 1 : -1;
  const isBack = Math.abs(state.turn) > 1.9;
  const width = design.girth * height * (1 - 0.16 * Math.abs(Math.sin(state.turn)));
  const hip = -height * 0.14 + gesture.sink * height;
  const shoulder = -(height - radius * 1.9) + gesture.sink * height;
  const breath = 1 + state.breath * 0.012;
  painter.groundShadow(0, 0, width * 0.62);
  painter.at({ y: -gesture.bounce * height }, () => {
    const drawTailNow = (): void =>
      painter.at({ x: -front * width * (isBack ? 0 : 0.3), y: hip, scaleX: -front * height, scaleY: height }, () =>
        drawTail(painter, design, coat, Math.sin(state.seconds * 2.4) * 0.12),
      );
    if (!isBack) {
      drawTailNow();
    }
    for (const index of [0, 1] as const) {
      drawLeg(painter, critter, gesture.feet[index], index === 0 ? 1 : -1, front, hip, width);
    }
    painter.at({ y: hip, rotation: gesture.lean * front }, () =>
      painter.at({ y: -hip }, () => {
        drawArm(painter, critter, gesture.hands[1], -front, shoulder, width, state, isBack);
        const body: Shape = blob([
          { x: 0, y: shoulder - radius * 0.1 },
          { x: width * 0.36 * breath, y: shoulder + (hip - shoulder) * 0.25 },
          { x: width * 0.5 * breath, y: hip - height * 0.08 },
          { x: width * 0.3, y: hip + height * 0.06 },
          { x: -width * 0.3, y: hip + height * 0.06 },
          { x: -width * 0.5 * breath, y: hip - height * 0.08 },
          { x: -width * 0.36 * breath, y: shoulder + (hip - shoulder) * 0.25 },
        ]);
        painter.form(body, coat.main, { round: true });
        drawMarks(painter, design, coat, {
          body,
          width,
          top: shoulder,
          bottom: hip,
          slide: Math.sin(state.turn) * width * 0.12,
          isBack,
        });
        drawWear(painter, figure, { width, top: shoulder, bottom: hip, radius });
        drawArm(painter, critter, gesture.hands[0], front, shoulder, width, state, isBack);
        painter.at(
          {
            x: Math.sin(state.turn) * radius * 0.12,
            y: shoulder - radius * 0.85,
            rotation:
              state.headTilt +
              (state.pose === 'look_up' ? -0.12 * front : state.pose === 'look_down' ? 0.14 * front : 0),
          },
          () => drawHead(painter, critter, state),
        );
      }),
    );
    if (isBack) {
      drawTailNow();
    }
  });
}

function drawHead(painter: Painter, { design, coat, radius, figure }: Critter, state: FigureState): void {
  const turn = state.turn + state.headTurn;
  const isBack = Math.abs(turn) > 1.9;
  if (design.marks === 'mane') {
    painter.form(ellipse(0, 0.05 * radius, radius * 1.38, radius * 1.36), coat.second, { round: true });
  }
  if (design.marks === 'spines' || design.marks === 'wool') {
    painter.form(ellipse(0, -0.12 * radius, radius * 1.16, radius * 1.12), coat.second, { round: true });
  }
  drawAnimalHat(painter, figure, radius, turn, true);
  drawEars(painter, design, coat, radius, turn, 0.05 * Math.sin(state.seconds * 1.7));
  drawHorns(painter, design, radius, turn);
  painter.form(ellipse(0, 0, radius * 1.04, radius * 0.96), coat.main, { round: true });
  if (isBack) {
    drawAnimalFaceWear(painter, figure, radius, turn, { height: FACE.eyeHeight, spread: FACE.eyeSpread });
    drawAnimalHat(painter, figure, radius, turn);
    return;
  }
  const slide = Math.sin(turn) * radius * 0.45;
  if (design.marks === 'patches') {
    for (const side of [-1, 1]) {
      painter.patch(
        ellipse(slide + side * radius * 0.42, -radius * 0.1, radius * 0.3, radius * 0.34, side * 0.4),
        coat.second,
      );
    }
  }
  if (design.marks === 'mask') {
    painter.within(ellipse(0, 0, radius * 1.02, radius * 0.94), () => {
      for (const side of [-1, 1]) {
        painter.patch(
          ellipse(slide + side * radius * 0.5, radius * 0.55, radius * 0.55, radius * 0.5),
          mix(coat.second, NAMED_COLOURS.cream, 0.5),
          0.95,
        );
      }
    });
  }
  if (design.marks === 'stripes') {
    for (const offset of [-0.4, 0, 0.4]) {
      painter.stroke(
        (pen) => {
          pen.moveTo(slide + offset * radius, -radius * 0.9);
          pen.lineTo(slide + offset * radius * 0.6, -radius * 0.55);
        },
        coat.dark,
        radius * 0.1,
      );
    }
  }
  for (const side of [-1, 1]) {
    painter.patch(
      ellipse(slide + side * radius * 0.56, radius * 0.28, radius * 0.2, radius * 0.14),
      NAMED_COLOURS.rose,
      0.28,
    );
  }
  drawMuzzle(painter, design, coat, radius, turn, state.mouth.open);
  drawFace(
    painter,
    {
      ...FACE,
      mouthDrop: design.muzzle === 'trunk' ? 0.78 : design.muzzle === 'none' ? 0.42 : FACE.mouthDrop,
      iris:
        figure.species === 'cat' || figure.species === 'tiger' || figure.species === 'wolf'
          ? NAMED_COLOURS.mustard
          : NAMED_COLOURS.brown,
      brow: shade(coat.main, -0.2),
    },
    radius,
    state,
  );
  drawAnimalFaceWear(painter, figure, radius, turn, { height: FACE.eyeHeight, spread: FACE.eyeSpread });
  drawAnimalHat(painter, figure, radius, turn);
}

function drawArm(
  painter: Painter,
  { height, radius, coat, tools }: Critter,
  hand: { x: number; y: number },
  side: number,
  shoulder: number,
  width: number,
  state: FigureState,
  isBack: boolean,
): void {
  const from = { x: side * width * 0.32, y: shoulder + radius * 0.42 };
  const to = { x: from.x + side * hand.x * height, y: from.y + hand.y * height * 0.72 };
  painter.form(limb(from, to, 0.16 * side, radius * 0.48, radius * 0.4), coat.main);
  const leads = side === (Math.sin(state.turn) >= 0 ? 1 : -1);
  if (state.holds && leads && !isBack) {
    const item = state.holds;
    painter.at({ x: to.x, y: to.y, scaleX: side }, () => tools.drawItem(painter, item, state.held));
  }
  painter.form(ellipse(to.x, to.y, radius * 0.25, radius * 0.24), shade(coat.main, -0.05), { round: true });
}

function drawLeg(
  painter: Painter,
  { height, radius, coat }: Critter,
  foot: { x: number; y: number },
  side: number,
  front: number,
  hip: number,
  width: number,
): void {
  const from = { x: side * width * 0.24, y: hip };
  const to = { x: from.x + foot.x * height * front, y: -radius * 0.2 - foot.y * height };
  painter.form(limb(from, to, 0, radius * 0.62, radius * 0.5), shade(coat.main, -0.04));
  painter.form(ellipse(to.x + front * radius * 0.12, to.y + radius * 0.02, radius * 0.4, radius * 0.2), coat.dark, {
    round: true,
  });
}
