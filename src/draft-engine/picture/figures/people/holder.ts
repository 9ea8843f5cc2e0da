import type { ItemKind } from '../../../story/figure-spec.ts';
import type { Colour } from '../../colour.ts';
import type { FigureState, ItemCondition } from '../../figure-rig.ts';
import { MATERIAL } from '../../items/item-drawing.ts';
import type { Painter } from '../../painter.ts';
import type { Point } from '../../shape.ts';
import { drawArmHand, gripOf } from './arms.ts';
import { bowedAt, liftInHand, restingTilt } from './held-thing.ts';
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
  const neck = state.pose === 'play_strings' ? bowedAt(holds) : undefined;
  if (neck !== undefined) {
    return bowed({ painter, design, skeleton, state, drawItem }, { own, carrying, neck, holds });
  }
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

interface Bowing {
  own: ArmJoints;
  /** The arm whose hand is at the neck. */
  carrying: ArmJoints;
  /** Metres from the hand at the neck to the bridge. */
  neck: number;
  holds: ItemKind;
}

/** Metres from chin to hand at which an instrument is seen in its whole length. */
const WHOLE = 0.42;
const SHORTEST = 0.6;

/** An instrument between the chin and one hand, or the bow in the other one across its strings. */
function bowed(
  { painter, design, skeleton, state: { held }, drawItem }: Hands,
  { own, carrying, neck, holds }: Bowing,
): () => void {
  const grip = gripOf(carrying, design.body.hand);
  const [x, y] = [grip.x - skeleton.neck.x, grip.y - skeleton.neck.y];
  const length = Math.hypot(x, y) || 1;
  const scaleY = Math.max(SHORTEST, Math.min(1, length / WHOLE));
  const bridge = { x: grip.x - (x / length) * neck * scaleY, y: grip.y - (y / length) * neck * scaleY };
  return own === carrying
    ? () => painter.at({ ...bridge, rotation: Math.atan2(x, -y), scaleY }, () => drawItem?.(painter, holds, held ?? {}))
    : () => drawBow(painter, gripOf(own, design.body.hand), bridge);
}

/** Metres: a bow, what of it is behind the hand, and from its stick to its hair. */
const BOW = { length: 0.72, behind: 0.05, hair: 0.022 } as const;

function drawBow(painter: Painter, hand: Point, bridge: Point): void {
  const line = (y: number, colour: Colour, width: number): void =>
    painter.stroke(
      (pen) => {
        pen.moveTo(-BOW.behind, y);
        pen.lineTo(BOW.length - BOW.behind, y);
      },
      colour,
      width,
    );
  painter.at({ x: hand.x, y: hand.y, rotation: Math.atan2(bridge.y - hand.y, bridge.x - hand.x) }, () => {
    line(BOW.hair, MATERIAL.cream, 0.011);
    line(0, MATERIAL.cocoa, 0.016);
  });
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
function rotationOf({ pose, holds }: FigureState, { aim, arms }: Skeleton, own: ArmJoints, way: 1 | -1): number {
  const { held } = aim;
  if (held === undefined) {
    // In a fight what is held leans towards the other.
    return pose === 'fight' ? 0.6 * way : restingTilt(holds) * way;
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
