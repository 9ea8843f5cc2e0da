import type { FigureState } from '../../figure-rig.ts';
import type { BodyDesign } from './body-design.ts';
import { handsApart, isFlat } from './held-thing.ts';
import { aimBody } from './poses/aim-body.ts';
import type { ArmAim, BodyAim, HandShape } from './poses/body-aim.ts';
import { add, along, bend, between, type Vector } from './vector.ts';

/** A joint on the picture, metres; depth grows towards the viewer. */
export interface Joint {
  x: number;
  y: number;
  depth: number;
}

export interface ArmJoints {
  side: 1 | -1;
  shoulder: Joint;
  elbow: Joint;
  wrist: Joint;
  hand: HandShape;
  overHead: boolean;
  /** Lies before the trunk. */
  before: boolean;
}

export interface LegJoints {
  side: 1 | -1;
  hip: Joint;
  knee: Joint;
  ankle: Joint;
  pitch: number;
  /** How much the foot points to the picture's right, -1 to 1. */
  points: number;
}

export interface Skeleton {
  aim: BodyAim;
  /** Turn of hips and of the chest. */
  turn: number;
  chestTurn: number;
  hips: Joint;
  waist: Joint;
  chest: Joint;
  neck: Joint;
  head: Joint;
  arms: { left: ArmJoints; right: ArmJoints };
  legs: { left: LegJoints; right: LegJoints };
}

/** Joints of a body in a state, seen after a turn. */
export function poseSkeleton(body: BodyDesign, state: FigureState, turn: number): Skeleton {
  const aim = aimBody(state, body);
  const legLength = body.thigh + body.shin;
  const breath = state.breath * 0.01;
  const project = (v: Vector): Joint => ({
    x: v.x * Math.cos(turn) + v.z * Math.sin(turn),
    y: v.y,
    depth: v.z * Math.cos(turn) - v.x * Math.sin(turn),
  });

  const hips: Vector = {
    x: aim.shift * legLength,
    y: -body.hip * (1 - aim.lower) - aim.lift,
    z: aim.ahead * legLength,
  };
  const spine = (up: number): Vector => ({
    x: hips.x + Math.sin(aim.sway) * up,
    y: hips.y - Math.cos(aim.lean * (0.6 + 0.4 * (up / (body.shoulder - body.hip)))) * Math.cos(aim.sway) * up,
    z: hips.z + Math.sin(aim.lean * (0.6 + 0.4 * (up / (body.shoulder - body.hip)))) * up,
  });
  const trunk = body.shoulder - body.hip;
  const waist = spine(trunk * 0.4);
  const chest = spine(trunk * (0.84 + breath * 0.3));
  const neckBase = spine(trunk * (1.02 + breath));
  const shoulderLine = spine(trunk * (0.89 + breath));
  const shoulderOf = (side: 1 | -1): Vector => {
    const half = (body.shoulderHalf - body.armWidth * 0.95) * side;
    return {
      x: shoulderLine.x + half * Math.cos(aim.twist),
      y: shoulderLine.y + body.armWidth * 0.76 - aim.sway * half * 0.6,
      z: shoulderLine.z - half * Math.sin(aim.twist),
    };
  };
  const headUp = body.chin - body.shoulder + body.headRadius;
  const headLean = aim.lean * 0.72 + aim.nod * 0.32;
  const head: Vector = {
    x: neckBase.x + Math.sin(aim.sway * 0.6) * headUp,
    y: neckBase.y - Math.cos(headLean) * (headUp - trunk * 0.02),
    z: neckBase.z + Math.sin(headLean) * headUp + body.headRadius * 0.03,
  };

  const armLength = body.upperArm + body.foreArm;
  const { holds } = state;
  const holdsBoth = holds !== undefined && aim.holding === 'both';
  const apart = holdsBoth ? handsApart(holds, body) : 0;
  const makeArm = (side: 1 | -1): ArmJoints => {
    const goal = side === 1 ? aim.arms.left : aim.arms.right;
    const shoulder = shoulderOf(side);
    const cos = Math.cos(aim.twist);
    const sin = Math.sin(aim.twist);
    const turned = (x: number, y: number, z: number): Vector => ({ x: x * cos + z * sin, y, z: z * cos - x * sin });
    // A goal at the face is measured from the head, so that hands meet it in every build.
    const targetOf = ({ atFace, out, down, ahead }: ArmAim): Vector =>
      atFace
        ? add(
            head,
            turned(atFace[0] * side * body.headRadius, atFace[1] * body.headRadius, atFace[2] * body.headRadius),
          )
        : add(shoulder, turned(out * side * armLength, down * armLength, ahead * armLength));
    const aimed = goal.from ? between(targetOf(goal), targetOf(goal.from.aim), goal.from.share) : targetOf(goal);
    const target = holdsBoth ? { ...aimed, x: side * Math.max(side * aimed.x, apart) + hips.x } : aimed;
    const pole = turned(goal.elbow[0] * side, goal.elbow[1], goal.elbow[2]);
    let { middle, end } = bend(shoulder, target, body.upperArm, body.foreArm, pole);
    if (goal.atFace) {
      // The hand's middle, not the wrist, comes to the goal: the wrist draws back along the forearm.
      const back = Math.max(0, body.hand * 0.5 - body.headRadius * 0.2);
      const wrist = add(target, along(middle, end), -back);
      ({ middle, end } = bend(shoulder, wrist, body.upperArm, body.foreArm, pole));
    }
    const joints = { shoulder: project(shoulder), elbow: project(middle), wrist: project(end) };
    const chestDepth = project(chest).depth;
    const before =
      (joints.elbow.depth + joints.wrist.depth * 1.4 + joints.shoulder.depth * 0.6) / 3 - chestDepth >
      -0.03 * body.height;
    const holding = aim.holding === 'both' || aim.holding === (side === 1 ? 'left' : 'right');
    const hand = holding && isFlat(holds) ? 'pinch' : goal.hand;
    return { side, ...joints, hand, overHead: goal.atFace !== undefined, before };
  };
  const ankleHeight = body.hip * 0.062;
  const makeLeg = (side: 1 | -1): LegJoints => {
    const goal = side === 1 ? aim.legs.left : aim.legs.right;
    const hip: Vector = { x: hips.x + side * (body.hipHalf - body.thighWidth) * 0.8, y: hips.y, z: hips.z };
    const foot: Vector = {
      x: side * ((body.hipHalf - body.thighWidth) * 0.82 + goal.out * legLength),
      y: -ankleHeight - goal.up * legLength - aim.lift - Math.sin(Math.max(0, goal.pitch)) * body.foot * 0.34,
      z: goal.ahead * legLength,
    };
    const { middle, end } = bend(hip, foot, body.thigh, body.shin, { x: side * goal.kneeOut, y: -0.05, z: 1 });
    return {
      side,
      hip: project(hip),
      knee: project(middle),
      ankle: project(end),
      pitch: goal.pitch,
      points: Math.sin(turn + goal.yaw * side),
    };
  };
  return {
    aim,
    turn,
    chestTurn: turn + aim.twist,
    hips: project(hips),
    waist: project(waist),
    chest: project(chest),
    neck: project(neckBase),
    head: project(head),
    arms: { left: makeArm(1), right: makeArm(-1) },
    legs: { left: makeLeg(1), right: makeLeg(-1) },
  };
}
