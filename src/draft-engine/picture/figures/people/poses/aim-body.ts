import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { Pose } from '../../../../story/film-plan.ts';
import type { FigureState } from '../../../figure-rig.ts';
import type { BodyDesign } from '../body-design.ts';
import { arm, standing, type BodyAim, type PoseMaker } from './body-aim.ts';
import { DEED_POSES } from './deeds.ts';
import { GOING_POSES } from './going.ts';
import { HANDS_POSES } from './hands.ts';
import { mixAims } from './mix-aims.ts';
import { MOVING_POSES } from './moving.ts';
import { RESTING_POSES } from './resting.ts';
import { SPEAKING_POSES } from './speaking.ts';
import { TELLING_POSES } from './telling.ts';
import { WORK_POSES } from './work.ts';

/** Every pose; one without a drawing does not compile. */
const POSE_MAKERS: Readonly<Record<Pose, PoseMaker>> = {
  ...GOING_POSES,
  ...HANDS_POSES,
  ...RESTING_POSES,
  ...SPEAKING_POSES,
  ...DEED_POSES,
  ...MOVING_POSES,
  ...TELLING_POSES,
  ...WORK_POSES,
};

/** How far a feeling lets head and shoulders hang. */
const DROOP: Readonly<Partial<Record<Emotion, number>>> = { sad: 1, fear: 0.5 };

/** Poses that say themselves what a hand does with what it holds. */
const WITH_THINGS: ReadonlySet<Pose> = new Set([
  'hold',
  'carry',
  'give',
  'read',
  'fight',
  'work',
  'reach',
  'telephone',
  'photograph',
  'blow',
  'sing',
  'pull',
  'ride',
  'drive',
  ...(Object.keys(DEED_POSES) as (keyof typeof DEED_POSES)[]),
  ...(Object.keys(WORK_POSES) as (keyof typeof WORK_POSES)[]),
]);

/** Where every limb goes at a moment: the pose, what is held, the feeling in the shoulders, and the breath. */
export function aimBody(state: FigureState, body: BodyDesign): BodyAim {
  const { poseBefore } = state;
  const own = aimPose(state, body);
  const aim = poseBefore ? mixAims(own, aimPose({ ...state, pose: poseBefore.pose }, body), poseBefore.share) : own;
  return state.seat ? onSeat(aim, state.seat, state, body) : aim;
}

/** The hips on a thing that is there, the legs before it; the arms do what they did. */
function onSeat(
  aim: BodyAim,
  { height, share }: NonNullable<FigureState['seat']>,
  state: FigureState,
  body: BodyDesign,
): BodyAim {
  if (aim.lies || aim.laid) {
    return aim;
  }
  const sits = aimPose({ ...state, pose: 'sit' }, body);
  const upright = aim.seat > 0 ? { ...aim, ...legsOf(standing()) } : aim;
  const { legs, lower, lean } = mixAims({ ...sits, seat: 0 }, { ...upright, seat: 0 }, 1 - share);
  return { ...aim, legs, lower, lean, lift: share * Math.max(0, height - sits.seat), seat: 0 };
}

const legsOf = ({ legs, lower }: BodyAim): Pick<BodyAim, 'legs' | 'lower'> => ({ legs, lower });

function aimPose(state: FigureState, body: BodyDesign): BodyAim {
  const aim = standing();
  POSE_MAKERS[state.pose](aim, state, body);
  aim.lean += body.stoop;
  aim.nod -= body.stoop * 0.6;
  if (state.holds && state.pose === 'reach') {
    aim.arms.left.hand = 'grip';
  }
  if (state.holds && !WITH_THINGS.has(state.pose)) {
    const held = aim.holding === 'left' ? 'left' : 'right';
    aim.arms[held] = { ...arm(0.16, state.pose === 'run' ? 0.5 : 0.56, 0.44, 'grip', [0.5, 1, -0.5]) };
    aim.holding = held;
  }
  return withFeeling(aim, state);
}

function withFeeling(aim: BodyAim, state: FigureState): BodyAim {
  const strength = Math.min(1.2, state.emotionStrength);
  const droop = DROOP[state.emotion] ?? 0;
  aim.nod +=
    droop * 0.1 * strength -
    (state.emotion === 'excited' || state.emotion === 'surprised' ? 0.06 * strength : 0) +
    (state.emotion === 'angry' || state.emotion === 'hate' ? 0.06 * strength : 0);
  aim.lean +=
    (droop * 0.05 +
      (state.emotion === 'angry' ? 0.05 : 0) -
      (state.emotion === 'surprised' || state.emotion === 'fear' ? 0.07 : 0)) *
    strength;
  return aim;
}
