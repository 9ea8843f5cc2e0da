import type {
  ActorKeyframe,
  ItemKeyframe,
  PlannedActor,
  PlannedShot,
  Pose,
} from '#src/draft-engine/story/film-plan.ts';
import type { Framing } from '#src/shared/catalogue/shots.ts';
import { FRAMES_PER_SECOND } from '../../timeline/shot-length.ts';
import { FADE_OUT_FRAMES } from '../../timeline/shots-in-cut.ts';

/** How long the end is seen at least, also of a shot that fades to black; of a short shot this share of it. */
const HELD_SECONDS = 1.2;
const HELD_SHARE = 1 / 3;
const FADE_SECONDS = FADE_OUT_FRAMES / FRAMES_PER_SECOND;
/** The longest time that a body turns in, until it is as the end says. */
const TURNING_SECONDS = 0.9;
/** Share of the shot before which its end is reached at the latest, and at the earliest. */
const LATEST = 0.7;
const EARLIEST = 0.25;

/** Shares of the shot: when who comes sets out, from when on it becomes as described, and when it is. */
interface Times {
  comes: number;
  begins: number;
  /** Nobody looks elsewhere any more. */
  turns: number;
  reached: number;
}

function timesOf({ durationSeconds }: Pick<PlannedShot, 'durationSeconds'>): Times {
  const held = Math.min(HELD_SECONDS, durationSeconds * HELD_SHARE) + FADE_SECONDS;
  const reached = Math.min(LATEST, Math.max(EARLIEST, 1 - held / durationSeconds));
  return { comes: reached * 0.4, begins: reached * 0.7, turns: reached - TURNING_SECONDS / durationSeconds, reached };
}

/** How far outside of the frame those are who come, in halves of it. */
const OUTSIDE = 1.7;
/** Between those who come from one side. */
const APART = 0.35;
/** Sizes in which somebody who comes is not seen to walk, and poses that nobody walks to. */
const FACES: ReadonlySet<Framing> = new Set<Framing>(['close', 'extreme_close']);
const OFF_FEET: ReadonlySet<Pose> = new Set<Pose>(['ride', 'fly', 'swim', 'lie', 'sleep']);

/**
 * A shot that ends as another one does: whoever is in both changes towards it, and whoever comes to it walks in from
 * the nearer side, or fades in where they cannot. Who is only in the first stays.
 */
export function endingOf(shot: PlannedShot, ending: PlannedShot): Pick<PlannedShot, 'actors' | 'items'> {
  const times = timesOf(shot);
  const known = new Set(shot.actors.map(({ characterKey }) => characterKey));
  const lying = new Set(shot.items.map(({ itemKey }) => itemKey));
  const newcomers = clearOf(
    shot,
    ending.actors.filter(({ characterKey }) => !known.has(characterKey)),
  );
  return {
    actors: [
      ...shot.actors.map((actor): PlannedActor => {
        const end = ending.actors.find(({ characterKey }) => characterKey === actor.characterKey);
        return end ? { ...actor, keyframes: endingWith(actor, end, times) } : actor;
      }),
      ...newcomers.map((actor, index) => {
        const before = newcomers.slice(0, index).filter(({ across }) => sideOf(across) === sideOf(actor.across)).length;
        return canWalk(shot, actor)
          ? walkingIn(actor, before, times)
          : { ...actor, ...finalState(actor), keyframes: fadeIn(times) };
      }),
    ],
    items: [
      ...shot.items,
      ...ending.items
        .filter(({ itemKey }) => !lying.has(itemKey))
        .map((item) => ({ ...item, keyframes: fadeIn(times) })),
    ],
  };
}

/** What somebody does in a shot, and is at its end as another one says; all else is what the shot itself comes to. */
function endingWith({ keyframes = [] }: PlannedActor, end: PlannedActor, { turns, reached }: Times): ActorKeyframe[] {
  const own: Partial<ActorKeyframe> = Object.assign({}, ...keyframes.filter(({ at }) => at >= reached));
  // Whoever the end shows is seen, also where the shot lets them go.
  const seen = keyframes.some(({ opacity }) => opacity !== undefined) ? { opacity: 1 } : {};
  const before = keyframes
    .filter(({ at }) => at < reached)
    .map(({ faces, ...frame }) => (faces === undefined || frame.at > turns ? frame : { ...frame, faces }));
  return [...before, { ...own, ...finalState(end), ...seen, at: reached }];
}

/** Share of half the frame that somebody takes, and where they can be. */
const ROOM = 0.4;
const PLACES = Array.from({ length: 17 }, (_, index) => (index - 8) / 10);

/** Those who come, where they are at the end, none of them where somebody is already. */
function clearOf(shot: PlannedShot, newcomers: readonly PlannedActor[]): PlannedActor[] {
  const taken = shot.actors.map((actor) => finalAcross(actor));
  return newcomers.map((actor) => {
    const wanted = finalAcross(actor);
    const isFree = (place: number): boolean => taken.every((other) => Math.abs(other - place) >= ROOM);
    const nearest = PLACES.filter(isFree).toSorted(
      (one, other) => Math.abs(one - wanted) - Math.abs(other - wanted),
    )[0];
    const across = isFree(wanted) ? wanted : (nearest ?? wanted);
    taken.push(across);
    return { ...actor, across };
  });
}

const finalAcross = ({ across, keyframes = [] }: PlannedActor): number =>
  keyframes.findLast((frame) => frame.across !== undefined)?.across ?? across;

const sideOf = (across: number): 1 | -1 => (across < 0 ? -1 : 1);

/** True for somebody on the ground in a picture that shows more than a face. */
const canWalk = ({ framing }: PlannedShot, actor: PlannedActor): boolean =>
  !FACES.has(framing) && (actor.above ?? 0) < 0.1 && !OFF_FEET.has(finalState(actor).pose);

/** Comes from outside of the frame to where they are at the end; `before` have come from that side. */
function walkingIn(actor: PlannedActor, before: number, { comes, reached }: Times): PlannedActor {
  const side = sideOf(actor.across);
  const outside = side * (OUTSIDE + before * APART);
  return {
    ...actor,
    across: outside,
    pose: 'walk',
    faces: side < 0 ? 'right' : 'left',
    keyframes: [
      { at: comes, across: outside },
      { at: reached, across: actor.across, ...finalState(actor) },
    ],
  };
}

/** How somebody is when the shot is over, without where on the stage. */
function finalState({
  keyframes = [],
  ...actor
}: PlannedActor): Pick<PlannedActor, 'pose' | 'emotion' | 'faces' | 'holdsItemKey'> {
  const pose = keyframes.findLast((frame) => frame.pose !== undefined)?.pose ?? actor.pose;
  const emotion = keyframes.findLast((frame) => frame.emotion !== undefined)?.emotion ?? actor.emotion;
  const faces = keyframes.findLast((frame) => frame.faces !== undefined)?.faces ?? actor.faces;
  const hand = keyframes.findLast((frame) => frame.holdsItemKey !== undefined);
  const held = hand ? hand.holdsItemKey : actor.holdsItemKey;
  return { pose, emotion, faces, ...(held ? { holdsItemKey: held } : {}) };
}

const fadeIn = ({ begins, reached }: Times): (ActorKeyframe & ItemKeyframe)[] => [
  { at: 0, opacity: 0 },
  { at: begins, opacity: 0 },
  { at: reached, opacity: 1 },
];
