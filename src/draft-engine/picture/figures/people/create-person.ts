import type { PersonFigure } from '../../../story/figure-spec.ts';
import { RESTING_STATE, type FigureRig, type FigureState } from '../../figure-rig.ts';
import { drawFigure, type PersonOptions } from './draw-figure.ts';
import { chooseView } from './head-view.ts';
import { createPersonDesign, type PersonDesign } from './person-design.ts';
import { aimBody } from './poses/aim-body.ts';
import { poseSkeleton, type Skeleton } from './skeleton.ts';

/** A body lies with this much of its side to the ground. */
const LYING_TURN = 0.85;

/** Makes a person's puppet; equal descriptions draw equally. */
export function createPerson(spec: PersonFigure, options: PersonOptions = {}): FigureRig {
  const design = createPersonDesign(spec);
  const { body } = design;
  return {
    heightMetres: body.height,
    widthMetres: (body.shoulderHalf + body.armWidth) * 2.1,
    floats: false,
    head(pose, turn) {
      const state: FigureState = { ...RESTING_STATE, pose, turn };
      const { skeleton, lying } = stand(design, state);
      const { head } = skeleton;
      if (!lying) {
        return { x: head.x, y: head.y, radius: body.headRadius };
      }
      const across = {
        x: head.x * Math.cos(lying.rotation) - head.y * Math.sin(lying.rotation),
        y: head.x * Math.sin(lying.rotation) + head.y * Math.cos(lying.rotation),
      };
      return { x: across.x + lying.x, y: across.y + lying.y, radius: body.headRadius };
    },
    draw(painter, state) {
      const { skeleton, lying } = stand(design, state);
      if (lying) {
        painter.at({ x: lying.x, y: lying.y, rotation: lying.rotation }, () =>
          drawFigure(painter, { design, state, skeleton, options }),
        );
      } else {
        drawFigure(painter, { design, state, skeleton, options });
      }
    },
  };
}

function stand(
  design: PersonDesign,
  state: FigureState,
): { skeleton: Skeleton; lying?: { x: number; y: number; rotation: number } } {
  const view = chooseView(state.turn);
  const turn = view.angle * view.mirror;
  const way = turn < 0 ? -1 : 1;
  const { body } = design;
  const { lies, laid } = aimBody(state, body);
  if (laid) {
    // Tipped over about the hips, which lie over the origin.
    const skeleton = poseSkeleton(body, state, laid.turn * way);
    const rotation = laid.rotation * way;
    const { x, y } = skeleton.hips;
    return {
      skeleton,
      lying: {
        x: y * Math.sin(rotation) - x * Math.cos(rotation),
        y: -laid.hips - x * Math.sin(rotation) - y * Math.cos(rotation),
        rotation,
      },
    };
  }
  const skeleton = poseSkeleton(body, state, lies ? LYING_TURN * way : turn);
  if (!lies) {
    return { skeleton };
  }
  // On the back, the face to the sky and a little to the viewer; the middle of the body over the origin.
  return {
    skeleton,
    lying: {
      x: (way * body.height) / 2,
      y: -Math.max(body.hipHalf, body.headRadius) * 1.02,
      rotation: (-way * Math.PI) / 2,
    },
  };
}
