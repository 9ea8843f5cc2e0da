import type { Emotion } from '#src/shared/catalogue/shots.ts';
import { NAMED_COLOURS, shade } from '../../colour.ts';
import type { Surface, SurfaceFactory } from '../../drawing-surface.ts';
import type { FigureRig, FigureState } from '../../figure-rig.ts';
import type { Painter, Palette } from '../../painter.ts';
import { ellipse, rectangle } from '../../shape.ts';
import type { FigureTools } from '../creatures/creature-tools.ts';
import { gestureOf } from '../creatures/gesture.ts';
import type { PaperCut } from './cut-picture.ts';
import { lightPicture } from './light-picture.ts';
import { LYING, lowered, measurePaper } from './paper-measures.ts';

export interface PictureTools extends FigureTools {
  surfaces: SurfaceFactory;
  /** The picture as it was cut out. */
  cut: PaperCut;
}

/** How much narrower a figure is that looks to the side, and how its upper edge runs away then. */
const SQUASH = 0.15;
const SLANT = 0.045;
/** Lean of a feeling, radians; forward is positive. */
const LEANS: Partial<Record<Emotion, number>> = { sad: 0.045, fear: -0.05, angry: 0.035, hate: 0.03, surprised: -0.04 };
const HOP_METRES = 0.03;

/** A picture that somebody brought along as a figure of paper: it is never redrawn, only lit, turned, tilted and moved. */
export function createPicture({ heightMetres }: { heightMetres: number }, tools: PictureTools): FigureRig {
  const { levels, isCard } = tools.cut;
  const [largest] = levels;
  if (!largest) {
    throw new RangeError('a cut picture has no picture');
  }
  const { width, height, lift, face } = measurePaper(largest.width / largest.height, heightMetres, isCard);
  const lit = createLighting(tools);
  // It nods about a point in its lower part: about the ground, a face from near would swing out of the picture.
  const pivot = -lift - height * 0.35;
  return {
    heightMetres: lift + height,
    // Paper has no arms that reach out.
    widthMetres: width * 0.75,
    floats: false,
    head: (pose, turn) => {
      const front = Math.sin(turn) >= 0 ? 1 : -1;
      if (pose !== 'lie') {
        return { x: 0, y: -face.up * lowered(pose), radius: face.radius };
      }
      const along = face.up - lift - height / 2;
      return { x: Math.sin(LYING) * along * front, y: -Math.cos(LYING) * along - width * 0.5, radius: face.radius };
    },
    draw: (painter, state) => {
      const front = Math.sin(state.turn) >= 0 ? 1 : -1;
      const side = Math.abs(state.turn) > 2.6 ? 0 : Math.sin(state.turn);
      const lies = state.pose === 'lie';
      const motion = motionOf(state, front, heightMetres);
      painter.groundShadow(0, 0, (lies ? height : width) * 0.52, lift > 0 ? 0.5 : 0.62);
      const drawPaper = (): void => {
        if (lift > 0 && !lies) {
          drawStick(painter, width, lift);
        }
        painter.at({ y: pivot, rotation: motion.nod, scaleX: 1 - SQUASH * Math.abs(side) }, () => {
          const { context } = painter;
          context.save();
          context.transform(1, SLANT * side, 0, 1, 0, 0);
          context.drawImage(lit(painter, height), -width / 2, -lift - height - pivot, width, height);
          context.restore();
        });
      };
      if (lies) {
        painter.at({ y: -width * 0.5, rotation: LYING * front }, () => painter.at({ y: lift + height / 2 }, drawPaper));
        return;
      }
      painter.at(
        { y: -motion.up, rotation: motion.tilt, scaleX: motion.wide, scaleY: motion.tall * lowered(state.pose) },
        drawPaper,
      );
      if (state.holds) {
        const item = state.holds;
        const beside = front * (width * 0.5 * (1 - SQUASH * Math.abs(side)) + 0.14);
        painter.at(
          {
            x: beside,
            y: -heightMetres * 0.44 * lowered(state.pose) - motion.up * 1.4,
            rotation: motion.tilt * 0.6,
            scaleX: front,
          },
          () => tools.drawItem(painter, item, state.held),
        );
      }
    },
  };
}

interface Motion {
  /** Metres above the ground. */
  up: number;
  /** Radians about the ground. */
  tilt: number;
  /** Radians about itself. */
  nod: number;
  wide: number;
  tall: number;
}

/** How paper acts: it hops and stretches with the mouth, rocks as it walks, leans as it feels. */
function motionOf(state: FigureState, front: number, heightMetres: number): Motion {
  const gesture = gestureOf(state);
  const spoken = state.speaking ? state.mouth.open : 0;
  const rock = state.pose === 'walk' || state.pose === 'run' ? gesture.feet[0].x * 0.55 : 0;
  const chat = state.speaking ? Math.sin(state.seconds * 4.4) * 0.03 : 0;
  const stretch = state.breath * 0.005 + spoken * 0.022;
  return {
    up: gesture.bounce * heightMetres + spoken * HOP_METRES,
    tilt: (gesture.lean * 0.45 + (LEANS[state.emotion] ?? 0) * state.emotionStrength) * front + rock,
    nod: state.headTilt * 0.9 + state.headTurn * 0.1 + chat,
    wide: 1 - stretch * 0.5,
    tall: 1 + stretch,
  };
}

function drawStick(painter: Painter, width: number, lift: number): void {
  const wood = shade(NAMED_COLOURS.tan, -0.08);
  const thick = Math.max(0.024, width * 0.028);
  painter.form(ellipse(0, -0.012, width * 0.16, 0.026), wood, { round: true });
  painter.form(rectangle(-thick / 2, -lift - width * 0.1, thick, lift + width * 0.1 - 0.01), wood);
}

/** The picture in a scene's light, made once for each size and scene. */
function createLighting({ cut, surfaces }: PictureTools): (painter: Painter, heightMetres: number) => Surface {
  const made = new Map<Surface, { palette: Palette; haze: number; picture: Surface }>();
  return (painter, heightMetres) => {
    const { a, b, c, d } = painter.context.getTransform();
    const heightPixels = heightMetres * Math.sqrt(Math.abs(a * d - b * c));
    const level = cut.levels.findLast(({ height }) => height >= heightPixels) ?? (cut.levels[0] as Surface);
    const before = made.get(level);
    if (before && before.palette === painter.palette && before.haze === painter.haze) {
      return before.picture;
    }
    const picture = lightPicture(level, painter, surfaces);
    made.set(level, { palette: painter.palette, haze: painter.haze, picture });
    return picture;
  };
}
