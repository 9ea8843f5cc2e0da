import type { ItemKind } from '../../../story/figure-spec.ts';
import type { FigureState, ItemCondition } from '../../figure-rig.ts';
import type { Painter } from '../../painter.ts';
import { drawArmHand, gripOf } from './arms.ts';
import { liftInHand } from './held-thing.ts';
import type { PersonDesign } from './person-design.ts';
import type { ArmJoints, Skeleton } from './skeleton.ts';

interface Hands {
  painter: Painter;
  design: PersonDesign;
  state: FigureState;
  skeleton: Skeleton;
  drawItem: ((painter: Painter, item: ItemKind, condition?: ItemCondition) => void) | undefined;
}

/** What draws the thing in a hand, between the arm and the fingers; undefined for an arm that holds nothing. */
export function holder(
  { painter, design, state, skeleton, drawItem }: Hands,
  own: ArmJoints,
): (() => void) | undefined {
  const { holds, held } = state;
  if (holds === undefined || !drawItem) {
    return undefined;
  }
  const { holding } = skeleton.aim;
  const { left, right } = skeleton.arms;
  const both = holding === 'both';
  // Between both hands, drawn once, before the hand that is nearer to the viewer.
  const carrying = both ? nearer(left, right) : skeleton.arms[holding];
  if (own !== carrying) {
    return undefined;
  }
  const first = gripOf(left, design.body.hand);
  const second = gripOf(right, design.body.hand);
  const grip = both ? { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 } : gripOf(own, design.body.hand);
  const way = wayOf(skeleton, grip.x, both);
  const rotation = rotationOf(state, skeleton, own, way);
  const scaleX = both && skeleton.aim.held === undefined ? 1 : way;
  const lift = both ? 0 : liftInHand(holds, design.body);
  return () => {
    painter.at({ x: grip.x, y: grip.y - lift, scaleX, rotation }, () =>
      held ? drawItem(painter, holds, held) : drawItem(painter, holds),
    );
    if (both) {
      // The other hand's fingers close over it too.
      const other = own === left ? right : left;
      drawArmHand(painter, { design, arm: other, turn: skeleton.chestTurn, held: true }, 'fingers');
    }
  };
}

const nearer = (left: ArmJoints, right: ArmJoints): ArmJoints => (left.wrist.depth > right.wrist.depth ? left : right);

/** The side of the picture to which a thing in the hands points: that of the hand, or of the whole body. */
function wayOf({ chest, turn, aim }: Skeleton, x: number, both: boolean): 1 | -1 {
  if (aim.held && (both || Math.abs(Math.sin(turn)) > 0.3)) {
    return Math.sin(turn) < 0 ? -1 : 1;
  }
  return x < chest.x - 0.001 ? -1 : 1;
}

/** Radians, clockwise on the picture. */
function rotationOf({ pose }: FigureState, { aim, arms }: Skeleton, own: ArmJoints, way: 1 | -1): number {
  const { held } = aim;
  if (held === undefined) {
    // In a fight what is held leans towards the other.
    return pose === 'fight' ? 0.6 * way : 0;
  }
  if (held === 'between hands') {
    const [upper, lower] = arms.left.wrist.y < arms.right.wrist.y ? [arms.left, arms.right] : [arms.right, arms.left];
    return Math.atan2(upper.wrist.y - lower.wrist.y, upper.wrist.x - lower.wrist.x) + Math.PI / 2;
  }
  if ('leans' in held) {
    return held.leans * way;
  }
  return gripOf(own, 0).direction - way * held.swings + Math.PI / 2;
}
