import type { DrawnFigure, Species } from '../../figure-spec.ts';
import type { ItemKind } from '../../figure-spec.ts';
import type {
  ActorKeyframe,
  ItemState,
  PlannedActor,
  PlannedItemPlacement,
  PlannedShot,
  Pose,
  SilenceReason,
} from '../../film-plan.ts';
import type { PlaceSpec, TimeOfDay, Weather } from '../../place-spec.ts';
import type { SoundEventKind } from '../../sound-kinds.ts';
import type { StagedDeed } from '../deeds/deed-staging.ts';
import { groundOf } from './ground-of.ts';
import { BOWED, INSTRUMENTS, ITEM_SOUNDS, READ, VEHICLE_SOUNDS } from './item-sounds.ts';
import { BRITTLE, ITEM_STATE_SOUNDS, SOUND_NEEDS } from './item-state-sounds.ts';
import { inWorld, soundOfPlace } from './place-sounds.ts';
import {
  ANIMAL_CALLS,
  CALLING,
  DRAWN_SOUNDS,
  EFFECT_SOUNDS,
  HANDLING,
  HOOFED,
  MOVED,
  NOISELESS,
  POSE_SOUNDS,
  RESTING,
  STATE_SOUNDS,
  VOICE_SOUNDS,
  WINGED,
  type Heard,
} from './sound-tables.ts';

type ShotSound = PlannedShot['events'][number];

/** Who and what is in the shot, and where. */
export interface HeardScene {
  place: PlaceSpec;
  time: TimeOfDay;
  weather: Weather;
  /** The place is seen for the first time. */
  isFirstHere: boolean;
  /** Whoever says a line. */
  speakerKey: string | undefined;
  /** The story holds its breath. */
  isHushed: boolean;
  /** What the idea says is heard. */
  told: readonly ShotSound[];
  /** It was not yet seen in this place. */
  isNewHere: (characterKey: string) => boolean;
  figureOf: (characterKey: string) => DrawnFigure | undefined;
  itemOf: (itemKey: string) => ItemKind | undefined;
}

/** Sounds of one shot; more would be noise. */
const MOST = 4;
/** Sounds nearer together than this, as a share of the shot, are one. */
const APART = 0.12;

/** A sound with how much the shot needs it: what the deed's own choreography names comes first. */
type Candidate = ShotSound & { rank: number };

const rounded = (value: number): number => Math.round(value * 100) / 100;

function sound(
  [name, loudness, lasts]: Heard,
  spot: { at: number; until: number; across: number; rank: number },
): Candidate {
  return {
    sound: name,
    at: rounded(spot.at),
    loudness,
    across: rounded(Math.max(-1, Math.min(1, spot.across))),
    ...(lasts && spot.until > spot.at + 0.05 && { until: rounded(spot.until) }),
    rank: spot.rank,
  };
}

/** A body's poses one after the other, with the times between which each is held. */
function stretches({ keyframes = [], ...start }: PlannedActor) {
  let state: PlannedActor = { ...start };
  const found = [{ ...state, at: 0, until: 1 }];
  for (const frame of keyframes) {
    state = { ...state, ...withoutNull(frame) };
    const last = found.at(-1);
    if (last && frame.pose !== undefined && frame.pose !== last.pose && frame.at > last.at) {
      last.until = frame.at;
      found.push({ ...state, at: frame.at, until: 1 });
    } else if (last) {
      Object.assign(last, state, frame.at === 0 || frame.pose === undefined ? {} : { pose: frame.pose });
    }
  }
  return found;
}

function withoutNull({ at: _at, holdsItemKey, ...frame }: ActorKeyframe): Partial<PlannedActor> {
  return { ...frame, ...(typeof holdsItemKey === 'string' && { holdsItemKey }) };
}

type Gait = 'walk' | 'run';

function animalGoing(species: Species, pose: Gait, steps: Heard | undefined): Heard | undefined {
  if (WINGED.has(species)) {
    return ['wings', 0.6];
  }
  if (HOOFED.has(species)) {
    return ['hooves', pose === 'run' ? 0.8 : 0.5, 'on'];
  }
  return NOISELESS.has(species) || !steps ? undefined : [steps[0], 0.4, 'on'];
}

function going(pose: Gait, figure: DrawnFigure | undefined, scene: HeardScene): Heard | undefined {
  const gait = pose === 'run' ? 'run' : 'steps';
  const ground = groundOf(scene.place.kind, scene.weather);
  const steps: Heard | undefined = ground && [`${gait}_${ground}`, pose === 'run' ? 0.9 : 0.75, 'on'];
  switch (figure?.kind) {
    case 'animal':
      return animalGoing(figure.species, pose, steps);
    case 'spirit':
    case 'thing':
      return undefined;
    case 'robot':
      return ground && [`${gait}_metal`, 0.7, 'on'];
    default:
      return steps;
  }
}

/** Where it is heard how somebody sits on what carries them. */
const CARRIED: ReadonlySet<Pose> = new Set<Pose>(['ride', 'drive']);

/** What carries whoever rides or drives: a vehicle of the shot, or an animal. */
function carried(pose: Pose, staged: StagedDeed, scene: HeardScene): Heard | undefined {
  const vehicle = staged.items
    .map(({ itemKey }) => scene.itemOf(itemKey))
    .find((item) => item !== undefined && VEHICLE_SOUNDS.has(item));
  if (vehicle) {
    return VEHICLE_SOUNDS.get(vehicle);
  }
  const species = staged.actors.flatMap(({ characterKey }) => {
    const figure = scene.figureOf(characterKey);
    return figure?.kind === 'animal' ? [figure.species] : [];
  });
  if (species.some((one) => HOOFED.has(one))) {
    return POSE_SOUNDS.ride;
  }
  if (species.some((one) => WINGED.has(one))) {
    return ['wings', 0.7, 'on'];
  }
  return pose === 'drive' ? POSE_SOUNDS.drive : undefined;
}

function heardOf(
  pose: Pose,
  held: ItemKind | undefined,
  figure: DrawnFigure | undefined,
  { staged, scene, isSpeaker }: { staged: StagedDeed; scene: HeardScene; isSpeaker: boolean },
): Heard | undefined {
  if (pose === 'walk' || pose === 'run') {
    return going(pose, figure, scene);
  }
  if (CARRIED.has(pose)) {
    return carried(pose, staged, scene);
  }
  if (VOICE_SOUNDS[pose] && figure?.kind !== 'animal') {
    return isSpeaker ? undefined : VOICE_SOUNDS[pose];
  }
  if (pose === 'fly' && figure?.kind === 'animal') {
    return ['wings', 0.7, 'on'];
  }
  return held ? heardInHands(pose, held) : POSE_SOUNDS[pose];
}

/** What is heard of whoever has a thing in hand: the thing where it is handled, unless it is still. */
function heardInHands(pose: Pose, held: ItemKind): Heard | undefined {
  const thing = HANDLING.has(pose) ? ITEM_SOUNDS.get(held) : undefined;
  return isStill(pose, held) ? undefined : (thing ?? POSE_SOUNDS[pose]);
}

/** True where the thing in somebody's hands makes no sound: what is not played, a bow, what has no pages. */
function isStill(pose: Pose, held: ItemKind): boolean {
  if (pose === 'read') {
    return !READ.has(held);
  }
  return BOWED.has(held) ? HANDLING.has(pose) : INSTRUMENTS.has(held) && MOVED.has(pose);
}

/** What bodies do, from who stands nearest: what holds from the first picture on has begun before. */
function ofActors(staged: StagedDeed, scene: HeardScene): Candidate[] {
  return staged.actors.slice(0, 3).flatMap((actor, index) => {
    const figure = scene.figureOf(actor.characterKey);
    const poses = stretches(actor);
    const isSpeaker = actor.characterKey === scene.speakerKey;
    const sounds = poses.flatMap(({ pose, holdsItemKey, across, at, until }) => {
      const held = holdsItemKey === undefined ? undefined : scene.itemOf(holdsItemKey);
      const heard = heardOf(pose, held, figure, { staged, scene, isSpeaker });
      const isResting = at === 0 && RESTING.has(pose) && heard === POSE_SOUNDS[pose];
      return heard && !isResting
        ? [sound(heard, { at: at === 0 && !heard[2] ? 0.12 : at, until, across, rank: 1 + index })]
        : [];
    });
    const call = figure?.kind === 'animal' ? ANIMAL_CALLS[figure.species] : undefined;
    const shown = poses.find(({ pose }) => CALLING.has(pose));
    return call && (shown || scene.isNewHere(actor.characterKey))
      ? [...sounds, sound([call, 0.5], { at: shown?.at || 0.3, until: 1, across: actor.across, rank: 1.5 + index })]
      : sounds;
  });
}

/** When a thing moves across the frame: from the change before the first step to the last one. */
function movesOf({ across, keyframes = [] }: PlannedItemPlacement): { at: number; until: number } | undefined {
  const places = [
    { at: 0, across },
    ...keyframes.flatMap(({ at, across: to }) => (to === undefined ? [] : [{ at, across: to }])),
  ];
  const steps = places.slice(1).flatMap((to, index) => {
    const from = places[index] as (typeof places)[number];
    return Math.abs(to.across - from.across) > 0.05 ? [{ at: from.at, until: to.at }] : [];
  });
  const far = places.some((place) => Math.abs(place.across - across) > 0.25);
  const [first] = steps;
  return first && far ? { at: first.at, until: steps.at(-1)?.until ?? 1 } : undefined;
}

/** What is heard when a thing comes into a state. */
function heardOfState(item: ItemKind | undefined, state: ItemState): readonly Heard[] {
  const usual = STATE_SOUNDS[state];
  return (item && ITEM_STATE_SOUNDS[state]?.get(item)) ?? (usual ? [usual] : []);
}

/** Between what is heard of one change: an explosion, then what falls. */
const AFTER = 0.14;

function ofItem(placed: PlannedItemPlacement, scene: HeardScene): Candidate[] {
  const item = scene.itemOf(placed.itemKey);
  const { keyframes = [] } = placed;
  const spot = { until: 1, across: placed.across, rank: 0.5 };
  const changes = keyframes.flatMap(({ at, state }) =>
    (state ? heardOfState(item, state) : []).map((heard, index) =>
      sound(heard, { ...spot, at: Math.min(1, at + index * AFTER) }),
    ),
  );
  const moves = movesOf(placed);
  const vehicle = item && VEHICLE_SOUNDS.get(item);
  const drops = keyframes.find(
    (frame, index) => (frame.above ?? 1) <= 0.05 && (keyframes[index - 1]?.above ?? placed.above) > 0.5,
  );
  return [
    ...changes,
    ...(vehicle && moves ? [sound(vehicle, { ...spot, ...moves, rank: 1 })] : []),
    ...(drops && item
      ? [sound([BRITTLE.includes(item) ? 'glass' : 'set_down', 0.8], { ...spot, at: drops.at, rank: 1 })]
      : []),
  ];
}

/** A thing that the shot is about is heard, if anything of it can be. */
function ofSubject(staged: StagedDeed, scene: HeardScene): Candidate[] {
  const { subject } = staged;
  const item = subject.kind === 'item' ? scene.itemOf(subject.key) : undefined;
  const heard = item && !INSTRUMENTS.has(item) && (ITEM_SOUNDS.get(item) ?? VEHICLE_SOUNDS.get(item));
  const placed = staged.items.find(({ itemKey }) => subject.kind === 'item' && itemKey === subject.key);
  return heard ? [sound(heard, { at: 0.25, until: 1, across: placed?.across ?? 0, rank: 4 })] : [];
}

function ofEffects(staged: StagedDeed, scene: HeardScene): Candidate[] {
  return staged.effects.flatMap(({ kind, onKey, from, to }) => {
    const item = onKey === undefined ? undefined : scene.itemOf(onKey);
    const heard = DRAWN_SOUNDS.has(kind) ? item && ITEM_SOUNDS.get(item) : EFFECT_SOUNDS[kind];
    const source =
      staged.actors.find(({ characterKey }) => characterKey === onKey) ??
      staged.items.find(({ itemKey }) => itemKey === onKey);
    return heard ? [sound(heard, { at: from, until: to, across: source?.across ?? 0, rank: 2.5 })] : [];
  });
}

/** What is not there and appears is heard. */
function ofVisions({ visions }: StagedDeed): Candidate[] {
  return visions
    .filter(({ as }) => as === 'apparition')
    .map(({ across }) => sound(['ghost', 0.5], { at: 0.1, until: 1, across, rank: 2 }));
}

function ofPlace({ place, time, weather, isFirstHere }: HeardScene): Candidate[] {
  const heard = isFirstHere ? soundOfPlace(place, time, weather) : undefined;
  return heard ? [sound(heard, { at: 0.2, until: 0.8, across: 0.4, rank: 5 })] : [];
}

/** What choreographies name and others make: steps follow whoever walks, laughter whoever laughs. */
const MADE_OTHERWISE: ReadonlySet<SoundEventKind> = new Set<SoundEventKind>(['laugh', 'steps', 'hooves']);
/** Sounds that somebody makes with a body or a tool: nobody's where nobody is there. */
const OF_BODIES: ReadonlySet<SoundEventKind> = new Set<SoundEventKind>(['whoosh', 'breath', 'click', 'phone', 'dial']);

/** The sounds of a choreography that can be heard with those and the things that are there. */
function ofChoreography(staged: StagedDeed, scene: HeardScene): Candidate[] {
  const lead = staged.actors[0]?.across ?? 0;
  const held = staged.actors.flatMap(({ holdsItemKey, keyframes = [] }) => [
    holdsItemKey,
    ...keyframes.map((frame) => frame.holdsItemKey),
  ]);
  const keys = [...held, ...staged.items.map(({ itemKey }) => itemKey)];
  const things = new Set(keys.flatMap((key) => (typeof key === 'string' ? (scene.itemOf(key) ?? []) : [])));
  const canBe = (kind: SoundEventKind): boolean => {
    const needs = SOUND_NEEDS[kind];
    return (
      !MADE_OTHERWISE.has(kind) &&
      (needs === undefined || [...needs].some((item) => things.has(item))) &&
      (staged.actors.length > 0 || !OF_BODIES.has(kind))
    );
  };
  return staged.events
    .filter((event) => canBe(event.sound))
    .map((event) => ({
      across: rounded(Math.max(-1, Math.min(1, lead))),
      ...event,
      rank: event.sound === 'breath' ? 3 : 0,
    }));
}

interface ShotSounds {
  /** In time; at most four. */
  events: ShotSound[];
  /** Present where there is none. */
  silence?: SilenceReason;
}

/**
 * The sounds of a shot: what the idea says is heard, those of its choreography, then what its bodies, things and
 * effects do, each when it is seen, and what the place lets hear; or why there is none.
 */
export function soundsOfShot(staged: StagedDeed, scene: HeardScene): ShotSounds {
  const candidates = [
    ...scene.told.map((event): Candidate => ({ ...event, rank: -1 })),
    ...ofChoreography(staged, scene),
    ...ofActors(staged, scene),
    ...staged.items.flatMap((item) => ofItem(item, scene)),
    ...ofEffects(staged, scene),
    ...ofVisions(staged),
    ...ofSubject(staged, scene),
    ...(scene.isHushed ? [] : ofPlace(scene)),
  ]
    .map((candidate) => ({ ...candidate, sound: inWorld(candidate.sound, scene.place) }))
    .sort((first, second) => first.rank - second.rank);
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    const isHeard = chosen.some(
      (other) =>
        (other.sound === candidate.sound && (candidate.rank >= 0 || other.at === candidate.at)) ||
        (Math.abs(other.at - candidate.at) < APART && other.until === undefined && candidate.until === undefined),
    );
    if (!isHeard && chosen.length < MOST) {
      chosen.push(candidate);
    }
  }
  const events = chosen.sort((first, second) => first.at - second.at).map(({ rank: _rank, ...event }) => event);
  return events.length > 0 ? { events } : { events, silence: silenceOf(staged, scene) };
}

/** Nobody is there, or all who are there are still: else there would be a sound. */
function silenceOf({ actors }: StagedDeed, { isHushed }: HeardScene): SilenceReason {
  if (isHushed) {
    return 'held_breath';
  }
  return actors.length === 0 ? 'nobody' : 'stillness';
}
