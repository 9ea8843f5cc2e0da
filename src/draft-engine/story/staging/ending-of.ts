import type { Framing } from '#src/shared/catalogue/shots.ts';
import type { ActorKeyframe, PlannedActor, Pose } from '../film-plan.ts';
import type { SeenDeedId } from './deeds/closer-deeds.ts';
import type { DeedEvent, StagedDeed } from './deeds/deed-staging.ts';

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

/** Deeds after which those who are glad go on their way. */
const GOING: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>([
  'walk',
  'travel',
  'leave',
  'run',
  'flee',
  'part',
  'lead',
  'follow',
  'take_along',
]);
const GONE_ON: Left = { pose: 'walk', faces: 'away', frames: [{ at: 1, behind: 1.8 }] };

/** How somebody is left who is seen whole: glad ones turn to us, sad ones sit down, others look out. */
const FROM_AFAR: Readonly<Record<Mood, Left>> = {
  glad: { pose: 'stand', faces: 'camera', frames: [{ at: 0.45, pose: 'cheer', emotion: 'happy' }] },
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

/** Deeds that use their object up or part with it: nobody has it afterwards. */
const USED_UP: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>(['eat', 'feed', 'lose']);

/** What a deed leaves, without what it used up. */
function withoutUsed(after: StagedDeed, { deed, patients }: DeedEvent): StagedDeed {
  if (!USED_UP.has(deed)) {
    return after;
  }
  const held = after.actors.flatMap(({ holdsItemKey }) => holdsItemKey ?? []);
  const used = new Set(deed === 'lose' ? patients.map(({ key }) => key) : [...held, ...patients.map(({ key }) => key)]);
  const freed = ({ holdsItemKey, ...actor }: PlannedActor): PlannedActor =>
    holdsItemKey === undefined || used.has(holdsItemKey) ? actor : { ...actor, holdsItemKey };
  return {
    ...after,
    actors: after.actors.filter(({ characterKey }) => !used.has(characterKey)).map(freed),
    items: after.items.filter(({ itemKey }) => !used.has(itemKey)),
    subject: 'key' in after.subject && used.has(after.subject.key) ? { kind: 'place' } : after.subject,
  };
}

/** How two who are glad of it are left: whoever has the thing now holds it, the other laughs. */
function leftTogether(actor: PlannedActor, other: PlannedActor): Left {
  const faces = other.characterKey;
  return actor.holdsItemKey
    ? { pose: 'hold', faces, frames: [{ at: 0.55, faces: 'camera', emotion: 'happy' }] }
    : { pose: 'stand', faces, frames: [{ at: 0.4, pose: 'laugh', emotion: 'happy' }] };
}

/** Whoever has a thing shows that they have it. */
function leftHolding({ faces, frames }: Left): Left {
  return {
    pose: 'hold',
    faces: faces === 'away' ? 'camera' : faces,
    frames: frames.map(({ pose: _pose, ...frame }) => frame),
  };
}

/**
 * The last picture of a film, out of what its last event left: nearer or further off than the shot before, with whoever
 * has the thing now and whoever is glad of it; those who are free to go do so only after a deed of going.
 */
export function endingOf(left: StagedDeed, before: Framing | undefined, event: DeedEvent): StagedDeed {
  const after = withoutUsed(left, event);
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
  const isGoing = GOING.has(event.deed);
  const leftAs = (actor: PlannedActor): Left => {
    const mood = moodOf(actor);
    const partner = actor === lead ? second : lead;
    if (mood === 'glad' && isGoing && !isNear) {
      return GONE_ON;
    }
    if (mood === 'glad' && isTogether && partner && (actor === lead || actor === second)) {
      return leftTogether(actor, partner);
    }
    return actor.holdsItemKey && mood !== 'sad' ? leftHolding(ways[mood]) : ways[mood];
  };
  return {
    ...ending,
    framings: isNear ? ['medium'] : ['full'],
    actors: after.actors.map((actor): PlannedActor => {
      const { keyframes: _done, ...still } = actor;
      const { pose, faces, frames } = leftAs(actor);
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
