import type { Emotion } from '#src/shared/catalogue/shots.ts';
import type { ActorKeyframe, ItemKeyframe, PlannedActor, PlannedItemPlacement } from '../../film-plan.ts';
import type { DeedCast } from './cast-deed.ts';
import {
  BODY_PARTS,
  THING_PARTS,
  type BodyCue,
  type BodyPart,
  type Part,
  type Scene,
  type ThingCue,
  type ThingPart,
} from './choreography.ts';
import { reachOf } from './sizes.ts';

const NUMBERS = ['across', 'behind', 'above', 'scale', 'opacity', 'rotation'] as const;
type Numbers = Partial<Record<(typeof NUMBERS)[number], number>>;
const RESTING = { across: 0, behind: 0, above: 0, scale: 1, opacity: 1, rotation: 0 } as const;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A keyframe before its keys are resolved. */
type Change = Numbers & {
  at: number;
  faces?: BodyCue['faces'];
  pose?: BodyCue['pose'];
  feels?: Emotion;
  holds?: ThingPart | null;
};

/** One body's way through a scene: whose cue and changes it has, and where it stands beside that part. */
export interface Track {
  key: string;
  part: BodyPart;
  cue: BodyCue;
  changes: Change[];
  /** Its own copies of things in the hands of its part. */
  ownThings: Partial<Record<ThingPart, string>>;
  /** It stands beside whoever plays the part. */
  isBeside?: boolean;
}

/** The way of a part through a scene. */
export function trackOf(scene: Scene, part: BodyPart, key: string): Track | undefined {
  const cue = scene[part];
  if (!cue) {
    return undefined;
  }
  const changes = scene.beats.flatMap((beat) => {
    const change = beat[part];
    return change && Object.keys(change).length > 0 ? [{ at: beat.at, ...change }] : [];
  });
  return { key, part, cue, changes, ownThings: {} };
}

/** Holds numbers still until the keyframe before the one that changes them, so that they glide over that time only. */
function withRests<C extends Numbers & { at: number }>(start: Numbers, changes: readonly C[]): C[] {
  const now: Record<(typeof NUMBERS)[number], number> = { ...RESTING, ...start };
  const result: C[] = [];
  for (const change of changes) {
    const last = result.at(-1);
    for (const name of NUMBERS) {
      if (change[name] !== undefined && last && last[name] === undefined) {
        last[name] = rounded(now[name]) as C[typeof name];
      }
    }
    const copy = { ...change };
    for (const name of NUMBERS) {
      const value = change[name];
      if (value !== undefined) {
        now[name] = value;
        copy[name] = rounded(value) as C[typeof name];
      }
    }
    result.push(copy);
  }
  return result;
}

/** Finds keys of parts at a time of the scene. */
export class PartKeys {
  readonly #scene: Scene;
  readonly #cast: DeedCast;

  constructor(scene: Scene, cast: DeedCast) {
    this.#scene = scene;
    this.#cast = cast;
  }

  /** The key of whoever or whatever plays a part. */
  of(part: Part): string | undefined {
    const { bodies, things } = this.#cast;
    return isThingPart(part) ? things[part]?.key : bodies[part]?.key;
  }

  /** The body part that holds a thing at a share of the shot. */
  holderAt(thing: ThingPart, at: number): BodyPart | undefined {
    return BODY_PARTS.find((part) => this.#cast.bodies[part] !== undefined && this.holds(part, at) === thing);
  }

  holds(part: BodyPart, at: number): ThingPart | undefined {
    let held = this.#scene[part]?.holds ?? undefined;
    for (const beat of this.#scene.beats) {
      const change = beat[part]?.holds;
      if (beat.at <= at && change !== undefined) {
        held = change ?? undefined;
      }
    }
    return held;
  }

  /** What a body faces, in the words of a plan: the thing itself, whoever has it, or the side where nobody is seen. */
  facing(faces: BodyCue['faces'], track: Track, at: number): PlannedActor['faces'] {
    if (!isPart(faces)) {
      return faces;
    }
    const holder = isThingPart(faces) ? this.holderAt(faces, at) : undefined;
    const seen = holder && holder !== track.part ? holder : faces;
    const key = this.of(seen);
    if (key !== undefined && key !== track.key) {
      return key;
    }
    const goal = this.#scene[faces]?.across;
    if (goal === undefined || holder === track.part) {
      return 'camera';
    }
    return goal >= track.cue.across ? 'right' : 'left';
  }
}

const isThingPart = (part: string): part is ThingPart => THING_PARTS.some((each) => each === part);
const isPart = (part: string): part is Part => isThingPart(part) || BODY_PARTS.some((each) => each === part);

/** An actor of the plan out of its track. */
export function actorOf(track: Track, keys: PartKeys): PlannedActor {
  const { cue, key } = track;
  // Whoever brings something is in front: it is not hidden behind whoever gets it.
  const { across, behind = cue.holds ? -0.1 : 0, above = 0, scale = 1, opacity = 1 } = cue;
  const held = heldKey(cue.holds, track, keys) ?? undefined;
  const changes: Change[] = [...(opacity === 1 ? [] : [{ at: 0, opacity }]), ...track.changes];
  const keyframes = withRests({ across, behind, above, scale, opacity }, changes);
  return {
    characterKey: key,
    across: rounded(across),
    behind: rounded(behind),
    faces: keys.facing(cue.faces, track, 0),
    pose: playedPose(cue.pose, cue.holds, held),
    emotion: cue.feels,
    ...(held !== undefined && { holdsItemKey: held }),
    ...(above > 0 && { above: rounded(above) }),
    ...(scale !== 1 && { scale: rounded(scale) }),
    ...(keyframes.length > 0 && { keyframes: keyframes.map((change) => keyframeOf(change, track, keys)) }),
  };
}

function keyframeOf(change: Change, track: Track, keys: PartKeys): ActorKeyframe {
  const { at, faces, pose, feels, holds, rotation: _rotation, ...numbers } = change;
  const held = heldKey(holds, track, keys);
  return {
    at: rounded(at),
    ...numbers,
    ...(pose && { pose: playedPose(pose, holds, held) }),
    ...(feels && { emotion: feels }),
    ...(faces && { faces: keys.facing(faces, track, at) }),
    ...(held !== undefined && { holdsItemKey: held }),
  };
}

/** The key of what is held; null lets go, undefined where nothing is said or nothing is there. */
function heldKey(holds: ThingPart | null | undefined, track: Track, keys: PartKeys): string | null | undefined {
  if (holds === null || holds === undefined) {
    return holds;
  }
  return track.ownThings[holds] ?? (track.isBeside ? undefined : keys.of(holds));
}

const EMPTY_HANDED: Readonly<Partial<Record<BodyCue['pose'], BodyCue['pose']>>> = {
  hold: 'stand',
  carry: 'walk',
  show: 'point',
  give: 'point',
  read: 'look_down',
  drink: 'stand',
  eat: 'stand',
};

/** A pose as it is played: with empty hands where the thing to hold is not there. */
function playedPose(
  pose: BodyCue['pose'],
  holds: ThingPart | null | undefined,
  held: string | null | undefined,
): BodyCue['pose'] {
  const isEmpty = typeof holds === 'string' && held === undefined;
  return isEmpty ? (EMPTY_HANDED[pose] ?? pose) : pose;
}

/** A thing that stands, lies or flies by itself at some time of the shot; unseen while somebody holds it. */
export function placementOf(
  part: ThingPart,
  scene: Scene,
  cast: DeedCast,
  keys: PartKeys,
): PlannedItemPlacement | undefined {
  const thing = cast.things[part];
  const cue = scene[part];
  if (!thing || !cue) {
    return undefined;
  }
  const reach = cast.bodies.lead ? reachOf(cast.bodies.lead.figure) : 1;
  const raised = <C extends Partial<ThingCue>>(change: C): C =>
    change.above ? { ...change, above: Math.max(0.02, change.above * reach) } : change;
  // With nobody beside it to be measured by, a thing does not fill the frame.
  const most = cast.bodies.lead ? 4 : 1.4;
  const grown = <C extends Partial<ThingCue>>(change: C): C =>
    change.scale === undefined ? change : { ...change, scale: Math.min(most, change.scale * (thing.scale ?? 1)) };
  const start = grown(raised({ ...cue, scale: cue.scale ?? 1 }));
  const keyframes = withRests(numbersOfThing(start), thingChanges(part, scene, keys, start).map(raised).map(grown));
  return {
    itemKey: thing.key,
    across: rounded(start.across),
    behind: rounded(start.behind ?? 0),
    above: rounded(start.above),
    ...(start.state && { state: start.state }),
    ...(start.rotation && { rotation: rounded(start.rotation) }),
    ...(start.scale !== undefined && start.scale !== 1 && { scale: rounded(start.scale) }),
    ...(keyframes.length > 0 && {
      keyframes: keyframes.map((keyframe) => ({ ...keyframe, at: rounded(keyframe.at) })),
    }),
  };
}

function numbersOfThing({ state: _state, ...numbers }: ThingCue): Numbers {
  return numbers;
}

/** The time in which a thing passes from a hand to where it lies: less than a frame. */
const INSTANT = 0.004;

function thingChanges(part: ThingPart, scene: Scene, keys: PartKeys, start: ThingCue): ItemKeyframe[] {
  let opacity = start.opacity ?? 1;
  let isHeld = keys.holderAt(part, 0) !== undefined;
  const isPlain = opacity === 1 && !isHeld && !staysAtFirst(part, scene, keys);
  const changes: ItemKeyframe[] = isPlain ? [] : [{ at: 0, opacity: isHeld ? 0 : opacity }];
  for (const { at, [part]: change } of scene.beats) {
    opacity = change?.opacity ?? opacity;
    const wasHeld = isHeld;
    isHeld = keys.holderAt(part, at) !== undefined;
    if (wasHeld !== isHeld) {
      changes.push(...(isHeld ? taken(at, opacity) : released(at, opacity, change)));
    } else if (change) {
      const { opacity: named, ...rest } = change;
      changes.push({ at, ...rest, ...(named !== undefined && !isHeld && { opacity }) });
    }
  }
  return changes;
}

const taken = (at: number, opacity: number): ItemKeyframe[] => [
  { at, opacity },
  { at: at + INSTANT, opacity: 0 },
];
const released = (at: number, opacity: number, change: Partial<ThingCue> = {}): ItemKeyframe[] => [
  { at: at - INSTANT, ...change, opacity: 0 },
  { at, ...change, opacity },
];

/** True for a thing that is first taken or changed where it stands: it stands on something. */
function staysAtFirst(part: ThingPart, scene: Scene, keys: PartKeys): boolean {
  const first = scene.beats.find((beat) => beat[part] ?? keys.holderAt(part, beat.at));
  const { across, above, rotation } = first?.[part] ?? {};
  return first !== undefined && (across ?? above ?? rotation) === undefined;
}
