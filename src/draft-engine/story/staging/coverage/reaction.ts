import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { PlannedActor, Pose } from '../../film-plan.ts';
import type { CastMember } from '../../words/film-words.ts';
import type { StagedDeed } from '../deeds/deed-staging.ts';
import { about } from '../plain-shot.ts';
import type { MasterShot } from './cut-in.ts';
import { atMoment } from './moments.ts';

/** Bodies that stay as they are. */
const KEPT: ReadonlySet<Pose> = new Set<Pose>([
  'lie',
  'sleep',
  'sit',
  'kneel',
  'crouch',
  'hold',
  'carry',
  'read',
  'embrace',
  'kiss',
  'hold_hands',
  'ride',
  'drive',
  'swim',
  'fly',
  'climb',
  'play_strings',
  'play_keys',
  'blow',
  'telephone',
]);
/** How a feeling is seen. */
const SHOWN: Readonly<Record<Emotion, Pose>> = {
  happy: 'look_up',
  excited: 'cheer',
  sad: 'look_down',
  fear: 'recoil',
  surprised: 'look_up',
  angry: 'cross_arms',
  hate: 'cross_arms',
  coldness: 'cross_arms',
  neutral: 'listen',
};

interface Reacting {
  feels: Emotion;
  /** The keys of whoever else takes part, the nearest first. */
  causes: readonly string[];
  /** The thing of the event. */
  thing: string | undefined;
  /** True for whoever is seen from behind in the foreground. */
  isAcross(key: string): boolean;
}

/**
 * The face of whomever an event concerns when it is done, with whoever or whatever did it still in the frame. `causes`
 * are the keys of whoever else takes part, the nearest first.
 */
export function reactionOf(
  master: MasterShot,
  face: CastMember,
  { feels, causes, thing, isAcross }: Reacting,
): StagedDeed {
  const end = atMoment(master.staged, 1);
  const own = end.actors.find(({ characterKey }) => characterKey === face.key);
  const others = end.actors.filter(({ characterKey }) => characterKey !== face.key);
  const cause = others.find(({ characterKey }) => causes.includes(characterKey)) ?? others[0];
  const reacting = reactingOf(own ?? standingBy(end, face), { feels, end, cause });
  const both = cause
    ? [reacting, { ...cause, across: Math.max(-0.6, Math.min(0.6, cause.across)), faces: face.key }]
    : [reacting];
  const isOverShoulder = cause !== undefined && isAcross(cause.characterKey) && isUpright(cause) && isUpright(reacting);
  return {
    ...end,
    actors: both,
    visions: end.visions.filter(({ byKey }) => byKey === undefined || byKey === face.key),
    subject: about(face),
    framings:
      isOverShoulder || (thing !== undefined && reacting.holdsItemKey === thing) ? ['medium'] : ['close', 'medium'],
    angle: isOverShoulder ? 'over_shoulder' : 'eye_level',
    isCutIn: true,
    emotion: feels,
    stillAt: 0.6,
    seconds: 2.6,
  };
}

const isUpright = ({ pose, above = 0 }: PlannedActor): boolean => above < 0.2 && !LOW.has(pose);
const LOW: ReadonlySet<Pose> = new Set<Pose>([
  'lie',
  'sleep',
  'sit',
  'kneel',
  'crouch',
  'embrace',
  'kiss',
  'swim',
  'fly',
]);

interface Cause {
  feels: Emotion;
  end: StagedDeed;
  cause: PlannedActor | undefined;
}

function reactingOf(actor: PlannedActor, { feels, end, cause }: Cause): PlannedActor {
  const across = Math.max(-0.3, Math.min(0.3, actor.across));
  const item = end.items[0]?.itemKey;
  const faces = cause?.characterKey ?? (actor.holdsItemKey ? 'camera' : (item ?? 'camera'));
  return {
    ...actor,
    across: cause ? across : across * 0.5,
    faces,
    pose: KEPT.has(actor.pose) ? actor.pose : 'stand',
    keyframes: [{ at: 0.35, emotion: feels, ...(KEPT.has(actor.pose) ? {} : { pose: SHOWN[feels] }) }],
  };
}

/** Whoever was not in the shot itself looks on from the side. */
const standingBy = ({ actors }: StagedDeed, { key }: CastMember): PlannedActor => ({
  characterKey: key,
  across: (actors[0]?.across ?? 0) > 0 ? -0.24 : 0.24,
  behind: 0,
  faces: actors[0]?.characterKey ?? 'camera',
  pose: 'stand',
  emotion: 'neutral',
});
