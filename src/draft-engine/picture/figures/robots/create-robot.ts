import type { RobotFigure } from '../../../story/figure-spec.ts';
import { mix, NAMED_COLOURS, shade } from '../../colour.ts';
import type { FigureRig, FigureState } from '../../figure-rig.ts';
import type { Painter } from '../../painter.ts';
import { ellipse, rectangle } from '../../shape.ts';
import type { FigureTools } from '../creatures/creature-tools.ts';
import { expressionOf } from '../creatures/expression.ts';
import { gestureOf } from '../creatures/gesture.ts';
import { limb } from '../creatures/limb.ts';

interface Build {
  height: number;
  headRadius: number;
  /** Width of head and body against the head's radius. */
  head: number;
  body: number;
  roundness: number;
  floats: boolean;
}

const BUILDS: Readonly<Record<RobotFigure['shape'], Build>> = {
  boxy: { height: 1.4, headRadius: 0.27, head: 1.12, body: 1.25, roundness: 0.18, floats: false },
  round: { height: 1.1, headRadius: 0.3, head: 1, body: 1.35, roundness: 1, floats: false },
  tall: { height: 1.9, headRadius: 0.21, head: 0.85, body: 0.95, roundness: 0.4, floats: false },
  drone: { height: 0.7, headRadius: 0.3, head: 1.1, body: 0, roundness: 1, floats: true },
};

/** A robot: plates and joints, and a face on a screen whose eyes and mouth are light. */
export function createRobot(figure: RobotFigure, tools: FigureTools): FigureRig {
  const build = BUILDS[figure.shape];
  const { height, headRadius: radius } = build;
  const [main, second] = [NAMED_COLOURS[figure.colours[0]], NAMED_COLOURS[figure.colours[1]]];
  const steel = { L: 0.55, a: -0.005, b: -0.015 };
  const hover = build.floats ? 0.9 : 0;
  const headY = -(height - radius) - hover;
  // A screen's light needs a colour that shines.
  const lively = Math.hypot(second.a, second.b) > 0.06 && second.L > 0.5;
  const light = lively ? mix(second, NAMED_COLOURS.white, 0.35) : mix(NAMED_COLOURS.cyan, NAMED_COLOURS.white, 0.4);

  const drawFace = (painter: Painter, state: FigureState): void => {
    const turn = state.turn * 0.7 + state.headTurn;
    if (Math.abs(state.turn + state.headTurn) > 1.9) {
      return;
    }
    const slide = Math.sin(turn) * radius * 0.35;
    const expression = expressionOf(state.emotion, state.emotionStrength);
    painter.form(
      rectangle(slide - radius * 0.78, -radius * 0.52, radius * 1.56, radius * 1.06, radius * 0.3),
      { L: 0.17, a: -0.01, b: -0.02 },
      { modelling: 0.3 },
    );
    for (const side of [-1, 1]) {
      const x = slide + side * radius * 0.38 + state.gaze.x * radius * 0.1;
      const y = -radius * 0.12 + state.gaze.y * radius * 0.08;
      const open = Math.max(
        0.08,
        (1 - state.blink) * (1 - Math.max(0, expression.lid)) * (1 - expression.squint * 0.5),
      );
      painter.glow(x, y, radius * 0.5, light, 0.35);
      painter.at({ x, y, rotation: side * expression.browTilt * 0.35 }, () =>
        painter.form(ellipse(0, 0, radius * 0.17, radius * 0.23 * open * (0.8 + 0.3 * expression.pupil)), light, {
          luminous: true,
          line: 0,
          rim: 0,
        }),
      );
    }
    const talk = Math.max(state.mouth.open, expression.open * 0.5);
    painter.stroke(
      (pen) => {
        pen.moveTo(slide - radius * 0.32, radius * (0.3 - expression.corner * 0.08));
        pen.quadraticCurveTo(
          slide,
          radius * (0.3 + expression.corner * 0.14 + talk * 0.1),
          slide + radius * 0.32,
          radius * (0.3 - expression.corner * 0.08),
        );
      },
      light,
      radius * (0.07 + talk * 0.16),
    );
  };

  return {
    heightMetres: height + hover,
    widthMetres: radius * 3,
    floats: build.floats,
    head: (pose) => ({ x: 0, y: headY + gestureOf({ pose, seconds: 0 } as FigureState).sink * height, radius }),
    draw: (painter, state) => {
      const gesture = gestureOf(state);
      const front = Math.sin(state.turn) >= 0 ? 1 : -1;
      const sink = gesture.sink * height;
      const bob = build.floats ? Math.sin(state.seconds * 2.4) * 0.04 : gesture.bounce * height;
      const width = radius * build.body;
      const hip = -height * 0.26 + sink;
      const shoulder = headY + radius * 1.25 + sink;
      painter.groundShadow(0, 0, radius * 1.2, build.floats ? 0.3 : 0.8);
      if (!build.floats) {
        for (const index of [0, 1] as const) {
          const side = index === 0 ? 1 : -1;
          const foot = {
            x: side * width * 0.5 + gesture.feet[index].x * height * front,
            y: -0.05 - gesture.feet[index].y * height,
          };
          painter.form(limb({ x: side * width * 0.5, y: hip }, foot, 0, radius * 0.36, radius * 0.3), steel);
          painter.form(
            rectangle(
              foot.x - radius * 0.34 + front * radius * 0.1,
              foot.y - radius * 0.1,
              radius * 0.68,
              radius * 0.32,
              radius * 0.12,
            ),
            shade(main, -0.12),
          );
        }
      }
      painter.at({ y: -bob, rotation: gesture.lean * front * 0.7 }, () => {
        const arm = (index: 0 | 1): void => {
          const side = index === 0 ? front : -front;
          const from = build.floats
            ? { x: side * radius * 0.95, y: headY + radius * 0.4 }
            : { x: side * width * 1.02, y: shoulder + radius * 0.25 };
          const reach = build.floats ? 0.8 : 1;
          const to = {
            x: from.x + side * gesture.hands[index].x * height * reach,
            y: from.y + gesture.hands[index].y * height * 0.75 * reach,
          };
          painter.form(limb(from, to, 0.2 * side, radius * 0.24, radius * 0.2), steel);
          if (index === 0 && state.holds) {
            const item = state.holds;
            painter.at({ x: to.x, y: to.y, scaleX: side }, () => tools.drawItem(painter, item, state.held));
          }
          painter.form(ellipse(to.x, to.y, radius * 0.2, radius * 0.2), shade(main, -0.08), { round: true });
          painter.form(ellipse(from.x, from.y, radius * 0.22, radius * 0.22), main, { round: true });
        };
        arm(1);
        if (!build.floats) {
          painter.form(
            rectangle(-width, shoulder, width * 2, hip - shoulder + radius * 0.2, width * build.roundness),
            main,
          );
          painter.form(
            rectangle(
              -width * 0.55 + Math.sin(state.turn) * width * 0.3,
              shoulder + radius * 0.3,
              width * 1.1,
              radius * 0.62,
              radius * 0.1,
            ),
            shade(main, 0.08),
          );
          painter.form(
            ellipse(Math.sin(state.turn) * width * 0.3, shoulder + radius * 0.6, radius * 0.16, radius * 0.16),
            light,
            { luminous: true },
          );
          painter.form(rectangle(-radius * 0.2, shoulder - radius * 0.32, radius * 0.4, radius * 0.4), steel);
        }
        painter.at({ y: headY + sink, rotation: state.headTilt }, () => {
          painter.stroke(
            (pen) => {
              pen.moveTo(0, -radius * 0.9);
              pen.lineTo(0, -radius * 1.35);
            },
            steel,
            radius * 0.08,
          );
          painter.form(ellipse(0, -radius * 1.42, radius * 0.12, radius * 0.12), light, { luminous: true });
          for (const side of [-1, 1]) {
            painter.form(
              rectangle(
                side * radius * build.head - radius * 0.14,
                -radius * 0.3,
                radius * 0.28,
                radius * 0.6,
                radius * 0.1,
              ),
              second,
            );
          }
          painter.form(
            rectangle(
              -radius * build.head,
              -radius * 0.92,
              radius * build.head * 2,
              radius * 1.84,
              radius * 0.92 * Math.max(0.3, build.roundness),
            ),
            main,
          );
          if (build.floats) {
            painter.form(ellipse(0, radius * 1.05, radius * 0.5, radius * 0.16), NAMED_COLOURS.cyan, {
              luminous: true,
              alpha: 0.7,
            });
          }
          drawFace(painter, state);
        });
        arm(0);
      });
    },
  };
}
