import type { ItemKind, ThingFigure } from '../../../story/figure-spec.ts';
import { NAMED_COLOURS, shade } from '../../colour.ts';
import type { FigureRig, FigureState, ItemCondition } from '../../figure-rig.ts';
import type { Painter } from '../../painter.ts';
import { ellipse } from '../../shape.ts';
import { drawFace } from '../creatures/draw-face.ts';
import { gestureOf } from '../creatures/gesture.ts';
import { limb } from '../creatures/limb.ts';

/** How a thing is drawn and how large it is, in metres. */
export interface ThingTools {
  drawItem(painter: Painter, item: ItemKind, options?: ItemCondition): void;
  itemSize(item: ItemKind): { width: number; height: number; below: number };
}

const HEIGHT = 0.95;
const LEGS = 0.24;

/** A thing that acts: itself, grown to the size of a child, with a face, thin arms and legs. */
export function createThing(figure: ThingFigure, tools: ThingTools): FigureRig {
  const size = tools.itemSize(figure.item);
  const scale = Math.min(HEIGHT / size.height, 1.1 / size.width);
  const [width, height] = [size.width * scale, size.height * scale];
  const centre = -LEGS - height / 2;
  const radius = Math.min(width * 0.52, height * 0.34, 0.3);
  const dark = shade(NAMED_COLOURS[figure.colours[1]], -0.25);
  return {
    heightMetres: LEGS + height,
    widthMetres: Math.max(width, 0.6),
    floats: false,
    head: (pose) => ({
      x: 0,
      y: centre + gestureOf({ pose, seconds: 0 } as FigureState).sink * height * 0.6,
      radius: Math.max(radius, height * 0.3),
    }),
    draw: (painter, state) => {
      const gesture = gestureOf(state);
      const front = Math.sin(state.turn) >= 0 ? 1 : -1;
      const sink = gesture.sink * height * 0.6;
      painter.groundShadow(0, 0, width * 0.5);
      for (const index of [0, 1] as const) {
        const side = index === 0 ? 1 : -1;
        const foot = { x: side * width * 0.2 + gesture.feet[index].x * front, y: -0.03 - gesture.feet[index].y };
        painter.form(limb({ x: side * width * 0.18, y: -LEGS * 1.1 + sink }, foot, 0, 0.055, 0.045), dark);
        painter.form(ellipse(foot.x + front * 0.03, foot.y + 0.005, 0.08, 0.035), dark, { round: true });
      }
      painter.at({ y: -gesture.bounce + sink, rotation: gesture.lean * front + state.headTilt * 0.6 }, () => {
        const arm = (index: 0 | 1): void => {
          const side = index === 0 ? front : -front;
          const from = { x: side * width * 0.42, y: centre + height * 0.12 };
          const to = {
            x: from.x + side * (0.08 + gesture.hands[index].x * 0.8),
            y: from.y + gesture.hands[index].y * 0.75,
          };
          painter.form(limb(from, to, 0.25 * side, 0.05, 0.045), dark);
          if (index === 0 && state.holds && state.holds !== figure.item) {
            const item = state.holds;
            painter.at({ x: to.x, y: to.y, scaleX: side }, () => tools.drawItem(painter, item, state.held));
          }
          painter.form(ellipse(to.x, to.y, 0.05, 0.05), NAMED_COLOURS.white, { round: true });
        };
        arm(1);
        painter.at({ y: -LEGS - size.below * scale, scaleX: scale * (1 + state.breath * 0.01), scaleY: scale }, () =>
          tools.drawItem(painter, figure.item, { colour: figure.colours[0] }),
        );
        painter.at({ y: centre }, () =>
          drawFace(
            painter,
            {
              eyeSize: 0.3,
              eyeSpread: 0.46,
              eyeHeight: 0.1,
              mouthDrop: 0.5,
              mouthWidth: 0.34,
              iris: NAMED_COLOURS.navy,
              brow: dark,
            },
            radius,
            state,
          ),
        );
        arm(0);
      });
    },
  };
}
