import type { DrawnFigure, Species } from '../../figure-spec.ts';
import type { ItemKind } from '../../figure-spec.ts';
import type { ActorKeyframe, PlannedActor, PlannedItemPlacement, PlannedShot, Pose } from '../../film-plan.ts';
import type { PlaceSpec, Weather } from '../../place-spec.ts';
import type { SoundEventKind } from '../../sound-kinds.ts';
import type { StagedDeed } from '../deeds/deed-staging.ts';
import { groundOf } from './ground-of.ts';
import { ITEM_SOUNDS, VEHICLE_SOUNDS } from './item-sounds.ts';
import {
  ANIMAL_CALLS,
  BRITTLE,
  EFFECT_SOUNDS,
  HANDLING,
  HOOFED,
  NOISELESS,
  POSE_SOUNDS,
  STATE_SOUNDS,
  WINGED,
  type Heard,
} from './sound-tables.ts';

type ShotSound = PlannedShot['events'][number];

/** Who and what is in the shot, and where. */
export interface HeardScene {
  place: PlaceSpec;
  weather: Weather;
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

function heardOf(
  pose: Pose,
  held: ItemKind | undefined,
  figure: DrawnFigure | undefined,
  scene: HeardScene,
): Heard | undefined {
  if (pose === 'walk' || pose === 'run') {
    return going(pose, figure, scene);
  }
  if (pose === 'fly' && figure?.kind === 'animal') {
    return ['wings', 0.7, 'on'];
  }
  const thing = held && HANDLING.has(pose) ? ITEM_SOUNDS.get(held) : undefined;
  return thing ?? POSE_SOUNDS[pose];
}

/** What bodies do, from who stands nearest: what holds from the first picture on has begun before. */
function ofActors(staged: StagedDeed, scene: HeardScene): Candidate[] {
  return staged.actors.slice(0, 3).flatMap((actor, index) => {
    const figure = scene.figureOf(actor.characterKey);
    const poses = stretches(actor);
    const sounds = poses.flatMap(({ pose, holdsItemKey, across, at, until }) => {
      const heard = heardOf(pose, holdsItemKey === undefined ? undefined : scene.itemOf(holdsItemKey), figure, scene);
      const isStanding = at === 0 && (heard?.[0] === 'cloth' || heard?.[0] === 'creak');
      return heard && !isStanding
        ? [sound(heard, { at: at === 0 && !heard[2] ? 0.12 : at, until, across, rank: 1 + index })]
        : [];
    });
    const call = figure?.kind === 'animal' ? ANIMAL_CALLS[figure.species] : undefined;
    const shown = poses.find(({ pose }) => ['shout', 'sing', 'talk', 'cheer', 'jump', 'fight'].includes(pose));
    return call
      ? [...sounds, sound([call, 0.5], { at: shown?.at || 0.3, until: 1, across: actor.across, rank: 1.5 + index })]
      : sounds;
  });
}

function ofItem(placed: PlannedItemPlacement, scene: HeardScene): Candidate[] {
  const item = scene.itemOf(placed.itemKey);
  const { keyframes = [] } = placed;
  const spot = { until: 1, across: placed.across, rank: 1 };
  const changes = keyframes.flatMap(({ at, state }) => {
    const heard =
      state && (state === 'broken' && item && BRITTLE.has(item) ? (['glass', 0.8] as const) : STATE_SOUNDS[state]);
    return heard ? [sound(heard, { ...spot, at })] : [];
  });
  const moves = keyframes.filter(({ across }) => across !== undefined && Math.abs(across - placed.across) > 0.25);
  const vehicle = item && VEHICLE_SOUNDS.get(item);
  const drops = keyframes.find(
    (frame, index) => (frame.above ?? 1) <= 0.05 && (keyframes[index - 1]?.above ?? placed.above) > 0.5,
  );
  return [
    ...changes,
    ...(vehicle && moves.length > 0 ? [sound(vehicle, { ...spot, at: 0, until: moves.at(-1)?.at ?? 1 })] : []),
    ...(drops && item ? [sound([BRITTLE.has(item) ? 'glass' : 'set_down', 0.8], { ...spot, at: drops.at })] : []),
  ];
}

/** A thing that the shot is about is heard, if anything of it can be. */
function ofSubject(staged: StagedDeed, scene: HeardScene): Candidate[] {
  const { subject } = staged;
  const item = subject.kind === 'item' ? scene.itemOf(subject.key) : undefined;
  const heard = item && (ITEM_SOUNDS.get(item) ?? VEHICLE_SOUNDS.get(item));
  const placed = staged.items.find(({ itemKey }) => subject.kind === 'item' && itemKey === subject.key);
  return heard ? [sound(heard, { at: 0.25, until: 1, across: placed?.across ?? 0, rank: 4 })] : [];
}

function ofEffects(staged: StagedDeed): Candidate[] {
  return staged.effects.flatMap(({ kind, onKey, from, to }) => {
    const heard = EFFECT_SOUNDS[kind];
    const source =
      staged.actors.find(({ characterKey }) => characterKey === onKey) ??
      staged.items.find(({ itemKey }) => itemKey === onKey);
    return heard ? [sound(heard, { at: from, until: to, across: source?.across ?? 0, rank: 2.5 })] : [];
  });
}

/** What choreographies name and others make: laughter is spoken, and steps follow whoever walks. */
const MADE_OTHERWISE: ReadonlySet<SoundEventKind> = new Set<SoundEventKind>(['laugh', 'steps']);

/**
 * The sounds of a shot, in time: those of its choreography, then what its bodies, things and effects do, each when it
 * is seen. At most four.
 */
export function soundsOfShot(staged: StagedDeed, scene: HeardScene): ShotSound[] {
  const lead = staged.actors[0]?.across ?? 0;
  const own = staged.events
    .filter((event) => !MADE_OTHERWISE.has(event.sound))
    .map((event): Candidate => ({
      across: rounded(Math.max(-1, Math.min(1, lead))),
      ...event,
      rank: event.sound === 'breath' ? 3 : 0,
    }));
  const candidates = [
    ...own,
    ...ofActors(staged, scene),
    ...staged.items.flatMap((item) => ofItem(item, scene)),
    ...ofEffects(staged),
    ...ofSubject(staged, scene),
  ].sort((first, second) => first.rank - second.rank);
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    const isHeard = chosen.some(
      (other) =>
        other.sound === candidate.sound ||
        (Math.abs(other.at - candidate.at) < APART && other.until === undefined && candidate.until === undefined),
    );
    if (!isHeard && chosen.length < MOST) {
      chosen.push(candidate);
    }
  }
  return chosen.sort((first, second) => first.at - second.at).map(({ rank: _rank, ...event }) => event);
}
