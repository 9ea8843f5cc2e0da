import type { SpiritFigure } from '../../../story/figure-spec.ts';
import { NAMED_COLOURS, shade } from '../../colour.ts';
import type { FigureRig } from '../../figure-rig.ts';
import { ellipse } from '../../shape.ts';
import type { FigureTools } from '../creatures/creature-tools.ts';
import { drawFace } from '../creatures/draw-face.ts';
import { gestureOf } from '../creatures/gesture.ts';
import { limb } from '../creatures/limb.ts';
import { SPIRIT_FORMS } from './spirit-forms.ts';

const RADII: Readonly<Record<SpiritFigure['size'], number>> = { small: 0.3, usual: 0.46, giant: 1.1 };
/** These stand on the ground; the others hover. */
const ROOTED = new Set<SpiritFigure['element']>(['tree', 'flower', 'mountain', 'earth', 'sea', 'river']);
/** Too dark or too bright for painted eyes: theirs glow. */
const GLOWING = new Set<SpiritFigure['element']>(['shadow']);
/** Some are larger than what they visit. */
const GROWTH: Partial<Record<SpiritFigure['element'], number>> = {
  storm: 1.8,
  mountain: 1.6,
  sea: 1.4,
  tree: 1.4,
  shadow: 1.25,
  sun: 1.2,
};

/** Height of the middle above the ground, in radii: of what floats, and of what stands on a stem. */
const FLOATING = 2.7;
const RISES: Partial<Readonly<Record<SpiritFigure['element'], number>>> = { tree: 1.6, flower: 1.9 };

/** A natural force or an idea as a body with a face and two hands of its own stuff. */
export function createSpirit(figure: SpiritFigure, tools: FigureTools): FigureRig {
  const radius = RADII[figure.size] * (figure.size === 'giant' ? 1 : (GROWTH[figure.element] ?? 1));
  const [main, second] = [NAMED_COLOURS[figure.colours[0]], NAMED_COLOURS[figure.colours[1]]];
  const floats = !ROOTED.has(figure.element);
  const centre = -radius * (floats ? FLOATING : (RISES[figure.element] ?? 1));
  const face = radius * (figure.element === 'storm' ? 0.66 : 0.82);
  const glowing = GLOWING.has(figure.element);
  return {
    heightMetres: -centre + radius * 1.2,
    widthMetres: radius * 2.6,
    floats,
    head: () => ({ x: 0, y: centre, radius }),
    draw: (painter, state) => {
      const gesture = gestureOf(state);
      const front = Math.sin(state.turn) >= 0 ? 1 : -1;
      const bob = floats ? Math.sin(state.seconds * 1.5) * radius * 0.09 : 0;
      const swell = 1 + state.breath * 0.02;
      painter.groundShadow(0, 0, radius * 1.1, floats ? 0.3 : 0.7);
      painter.at(
        { y: centre + bob - gesture.bounce * radius, rotation: gesture.lean * front * 0.5 + state.headTilt * 0.5 },
        () => {
          const hand = (index: 0 | 1): void => {
            const side = index === 0 ? front : -front;
            const from = { x: side * radius * 0.8, y: radius * 0.35 };
            const to = {
              x: from.x + side * radius * (0.25 + gesture.hands[index].x * 1.6),
              y: from.y + gesture.hands[index].y * radius * 1.7,
            };
            painter.form(limb(from, to, 0.22 * side, radius * 0.24, radius * 0.16), second, { alpha: 0.94 });
            if (index === 0 && state.holds) {
              const item = state.holds;
              painter.at({ x: to.x, y: to.y, scaleX: side }, () => tools.drawItem(painter, item, state.held));
            }
            painter.form(ellipse(to.x, to.y, radius * 0.15, radius * 0.15), second, { round: true });
          };
          hand(1);
          painter.at({ scaleX: swell, scaleY: 2 - swell }, () =>
            SPIRIT_FORMS[figure.element]({ painter, radius, main, second, seconds: state.seconds }),
          );
          drawFace(
            painter,
            {
              eyeSize: 0.24,
              eyeSpread: 0.42,
              eyeHeight: 0.08,
              mouthDrop: 0.44,
              mouthWidth: 0.3,
              glowing,
              iris: glowing ? NAMED_COLOURS.cyan : NAMED_COLOURS.navy,
              brow: shade(main, -0.26),
            },
            face,
            state,
          );
          hand(0);
        },
      );
    },
  };
}
