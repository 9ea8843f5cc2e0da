import type { Framing } from '#src/shared/catalogue/shots.ts';
import type { ActorKeyframe, PlannedActor, Pose } from '../film-plan.ts';
import type { StagedDeed } from './deeds/deed-staging.ts';

/** Bodies that cannot simply walk on. */
const FIXED: ReadonlySet<Pose> = new Set<Pose>([
  'lie',
  'sleep',
  'fall',
  'swim',
  'fly',
  'ride',
  'drive',
  'climb',
  'sit',
  'read',
  'embrace',
  'kiss',
  'play_strings',
]);

interface Left {
  pose: Pose;
  faces: PlannedActor['faces'];
  frames: readonly ActorKeyframe[];
}

type Mood = 'glad' | 'sad' | 'calm';

/** How somebody is left who is seen whole: glad ones go on, sad ones sit down, others look out. */
const FROM_AFAR: Readonly<Record<Mood, Left>> = {
  glad: { pose: 'walk', faces: 'away', frames: [{ at: 1, behind: 1.8 }] },
  sad: { pose: 'look_down', faces: 'away', frames: [{ at: 0.45, pose: 'sit', faces: 'camera' }] },
  calm: {
    pose: 'stand',
    faces: 'away',
    frames: [
      { at: 0.5, pose: 'look_up' },
      { at: 1, behind: 0.6 },
    ],
  },
};
/** How somebody is left whose face is seen. */
const FROM_NEAR: Readonly<Record<Mood, Left>> = {
  glad: { pose: 'look_up', faces: 'camera', frames: [{ at: 0.5, pose: 'stand', emotion: 'happy' }] },
  sad: { pose: 'look_down', faces: 'camera', frames: [{ at: 0.6, pose: 'cover_face', emotion: 'sad' }] },
  calm: { pose: 'think', faces: 'camera', frames: [{ at: 0.55, pose: 'look_up' }] },
};
const NEAR: ReadonlySet<string> = new Set(['medium', 'close', 'extreme_close']);

const GLAD: ReadonlySet<string> = new Set(['happy', 'excited']);
const SAD: ReadonlySet<string> = new Set(['sad', 'fear', 'hate', 'angry', 'coldness']);

/** What somebody feels when a shot is over. */
function moodOf({ emotion, keyframes = [] }: PlannedActor): Mood {
  const last = keyframes.reduce<string>((felt, frame) => frame.emotion ?? felt, emotion);
  if (GLAD.has(last)) {
    return 'glad';
  }
  return SAD.has(last) ? 'sad' : 'calm';
}

const isFixed = ({ pose, keyframes = [] }: PlannedActor): boolean =>
  FIXED.has(pose) ||
  keyframes.some((frame) => frame.opacity !== undefined || (frame.pose !== undefined && FIXED.has(frame.pose)));

/**
 * The last picture of a film, out of what its last event left: nearer or further off than the shot before, with whoever
 * is free to go as they are left.
 */
export function endingOf(after: StagedDeed, before: Framing | undefined): StagedDeed {
  const ending: StagedDeed = {
    ...after,
    isEnding: true,
    framings: ['full', 'wide'],
    effects: [],
    visions: after.visions.filter(({ as }) => as === 'photo'),
  };
  if (after.actors.length === 0 || after.actors.some(isFixed)) {
    return ending;
  }
  const [lead, second] = after.actors as [PlannedActor, PlannedActor | undefined];
  const isNear = before !== undefined && !NEAR.has(before) && after.actors.length < 3 && after.items.length === 0;
  const isTogether = second !== undefined && [lead, second].every((actor) => moodOf(actor) !== 'sad');
  const ways = isNear ? FROM_NEAR : FROM_AFAR;
  const placed = (actor: PlannedActor): Partial<PlannedActor> => {
    const isOfTwo = isTogether && (actor === lead || actor === second);
    return isOfTwo ? { across: actor === lead ? -0.18 : 0.18 } : {};
  };
  const behind = (actor: PlannedActor): number => (isNear ? actor.behind : Math.max(0.2, actor.behind));
  return {
    ...ending,
    framings: isNear ? ['medium'] : ['full'],
    actors: after.actors.map((actor): PlannedActor => {
      const { keyframes: _done, ...still } = actor;
      const { pose, faces, frames } = ways[moodOf(actor)];
      return {
        ...still,
        ...placed(actor),
        behind: behind(actor),
        pose: actor.holdsItemKey && isNear ? 'hold' : pose,
        faces,
        keyframes: frames.map((frame) => ({ ...frame })),
      };
    }),
    stillAt: isNear ? 0.6 : 0.2,
  };
}
