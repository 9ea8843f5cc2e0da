import type { AnimalFigure, Species } from '../../../story/figure-spec.ts';
import type { Pose } from '../../../story/film-plan.ts';
import { NAMED_COLOURS, shade } from '../../colour.ts';
import type { FigureRig, FigureState } from '../../figure-rig.ts';
import type { Painter } from '../../painter.ts';
import { blob, ellipse, type Point, type Shape } from '../../shape.ts';
import type { FigureTools } from '../creatures/creature-tools.ts';
import { drawFace } from '../creatures/draw-face.ts';
import { gestureOf } from '../creatures/gesture.ts';
import { limb } from '../creatures/limb.ts';
import { FACE_MARKS, FUR } from './face-marks.ts';
import { drawAnimalFaceWear, drawAnimalHat } from './head-wear.ts';
import { drawMarks } from './marks.ts';
import { createCoat, drawEars, drawHorns, drawMuzzle, drawTail, type Coat } from './parts.ts';
import { heightOf, SPECIES_DESIGNS, type SpeciesDesign } from './species.ts';
import { drawWear } from './wear.ts';

const FACE = { eyeSize: 0.2, eyeSpread: 0.4, eyeHeight: 0.12, mouthDrop: 0.52, mouthWidth: 0.26 } as const;

/** How far below the eyes the mouth is, where a muzzle is not of the usual kind. */
const MOUTH_DROPS: Partial<Readonly<Record<SpeciesDesign['muzzle'], number>>> = { trunk: 0.78, none: 0.42 };
const YELLOW_EYED: ReadonlySet<Species> = new Set<Species>(['cat', 'tiger', 'wolf']);
/** Tilt of the head in poses that look up or down, radians to the front. */
const NODS: Partial<Readonly<Record<Pose, number>>> = { look_up: -0.12, look_down: 0.14 };

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
  const trunk = { width, shoulder, hip, front };
  const { holds } = state;
  // The hand in front holds; from behind it is not seen.
  const held = holds && !isBack ? () => critter.tools.drawItem(painter, holds, state.held) : undefined;
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
      drawLeg(painter, critter, { end: gesture.feet[index], side: index === 0 ? 1 : -1, body: trunk });
    }
    painter.at({ y: hip, rotation: gesture.lean * front }, () =>
      painter.at({ y: -hip }, () => {
        drawArm(painter, critter, { end: gesture.hands[1], side: -front, body: trunk }, undefined);
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
        drawArm(painter, critter, { end: gesture.hands[0], side: front, body: trunk }, held);
        painter.at(
          {
            x: Math.sin(state.turn) * radius * 0.12,
            y: shoulder - radius * 0.85,
            rotation: state.headTilt + (NODS[state.pose] ?? 0) * front,
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

function drawHead(painter: Painter, critter: Critter, state: FigureState): void {
  const { design, coat, radius, figure } = critter;
  const turn = state.turn + state.headTurn;
  const head = { radius, turn };
  const wear = (): void => {
    drawAnimalFaceWear(painter, figure, head, { height: FACE.eyeHeight, spread: FACE.eyeSpread });
    drawAnimalHat(painter, figure, head);
  };
  const fur = FUR[design.marks];
  if (fur) {
    painter.form(ellipse(0, fur.y * radius, radius * fur.wide, radius * fur.high), coat.second, { round: true });
  }
  drawAnimalHat(painter, figure, head, true);
  drawEars(painter, critter, head, 0.05 * Math.sin(state.seconds * 1.7));
  drawHorns(painter, design, radius, turn);
  painter.form(ellipse(0, 0, radius * 1.04, radius * 0.96), coat.main, { round: true });
  if (Math.abs(turn) > 1.9) {
    wear();
    return;
  }
  const slide = Math.sin(turn) * radius * 0.45;
  FACE_MARKS[design.marks]?.(painter, critter, slide);
  for (const side of [-1, 1]) {
    painter.patch(
      ellipse(slide + side * radius * 0.56, radius * 0.28, radius * 0.2, radius * 0.14),
      NAMED_COLOURS.rose,
      0.28,
    );
  }
  drawMuzzle(painter, critter, head, state.mouth.open);
  drawFace(
    painter,
    {
      ...FACE,
      mouthDrop: MOUTH_DROPS[design.muzzle] ?? FACE.mouthDrop,
      iris: YELLOW_EYED.has(figure.species) ? NAMED_COLOURS.mustard : NAMED_COLOURS.brown,
      brow: shade(coat.main, -0.2),
    },
    radius,
    state,
  );
  wear();
}

/** An arm or a leg: where its hand or foot is, on which side, and the body that it grows from. */
interface Limb {
  end: Point;
  side: number;
  body: { width: number; shoulder: number; hip: number; front: number };
}

function drawArm(painter: Painter, critter: Critter, { end, side, body }: Limb, held: (() => void) | undefined): void {
  const { height, radius, coat } = critter;
  const from = { x: side * body.width * 0.32, y: body.shoulder + radius * 0.42 };
  const to = { x: from.x + side * end.x * height, y: from.y + end.y * height * 0.72 };
  painter.form(limb(from, to, 0.16 * side, radius * 0.48, radius * 0.4), coat.main);
  if (held) {
    painter.at({ x: to.x, y: to.y, scaleX: side }, held);
  }
  painter.form(ellipse(to.x, to.y, radius * 0.25, radius * 0.24), shade(coat.main, -0.05), { round: true });
}

function drawLeg(painter: Painter, { height, radius, coat }: Critter, { end, side, body }: Limb): void {
  const { width, hip, front } = body;
  const from = { x: side * width * 0.24, y: hip };
  const to = { x: from.x + end.x * height * front, y: -radius * 0.2 - end.y * height };
  painter.form(limb(from, to, 0, radius * 0.62, radius * 0.5), shade(coat.main, -0.04));
  painter.form(ellipse(to.x + front * radius * 0.12, to.y + radius * 0.02, radius * 0.4, radius * 0.2), coat.dark, {
    round: true,
  });
}
