import type { ClipMotion } from '#src/shared/catalogue/clip-modes.ts';
import type { LookId } from '#src/shared/catalogue/looks.ts';
import type { PictureAspect } from '#src/shared/catalogue/picture-aspects.ts';
import type { CameraAngle, ClipMovement, Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import type { ColourName, FigureSpec, ItemKind } from '../story/figure-spec.ts';
import type {
  EffectKind,
  ItemKeyframe,
  ItemState,
  PlannedActor,
  PlannedItemPlacement,
  PlannedShot,
  PlannedVision,
  Pose,
} from '../story/film-plan.ts';
import type { PlaceSpec, TimeOfDay, Weather } from '../story/place-spec.ts';
import type { Seated } from '../story/seated.ts';
import { findFacings } from './facing.ts';
import { variantOf } from './figures/variant-of.ts';

/** The complete input for drawing one shot. Plain JSON: equal drawings give equal pixels. */
export interface ShotDrawing {
  seed: number;
  look: LookId;
  aspect: PictureAspect;
  place: PlaceSpec;
  timeOfDay: TimeOfDay;
  weather: Weather;
  /** 0 calm to 1 highest tension: affects palette and framing. */
  tension: number;
  emotion: Emotion;
  framing: Framing;
  angle: CameraAngle;
  camera: ClipMovement;
  /** How the camera moves; 'precise' where absent. */
  motion?: ClipMotion;
  subject: { kind: 'actor' | 'item'; index: number; /** The hands of the actor. */ inHands?: true } | { kind: 'place' };
  actors: DrawnActor[];
  items: DrawnItem[];
  effects?: DrawnEffect[];
  visions?: DrawnVision[];
  /** The moment that the frame is composed for and that a still shows, as a share of the shot; 0.5 where absent. */
  stillAt?: number;
}

export interface DrawnActor extends HeldThing, Seated {
  figure: FigureSpec;
  /** -1 left edge of the frame, 0 middle, 1 right edge. */
  across: number;
  /** Metres behind (positive) or in front of the subject. */
  behind: number;
  /** Turn of the body in radians: 0 faces the camera, positive to the picture's right, ±π away. */
  turn: number;
  pose: Pose;
  emotion: Emotion;
  /** Metres above the ground. */
  above?: number;
  /** 1 as large as it is. */
  scale?: number;
  keyframes?: DrawnActorKeyframe[];
  /** Later turns: they have times of their own, for whoever is looked at may pass. */
  turns?: { at: number; turn: number }[];
}

/** A thing in somebody's hands. */
interface HeldThing {
  holds?: ItemKind;
  heldLabel?: string;
  heldColour?: ColourName;
  /** Index of the same thing in the shot's items: its state there is its state in the hands. */
  heldIndex?: number;
}

/** A change of an actor at a share of the shot: numbers glide, the rest changes at once. */
export interface DrawnActorKeyframe extends Seated {
  at: number;
  pose?: Pose;
  emotion?: Emotion;
  across?: number;
  behind?: number;
  above?: number;
  scale?: number;
  opacity?: number;
  /** Without `holds` in it: lets go. */
  hands?: HeldThing;
}

export interface DrawnItem {
  item: ItemKind;
  /** A word that is lettered on it. */
  label?: string;
  /** Its main colour; without one that of its kind. */
  colour?: ColourName;
  across: number;
  behind: number;
  above: number;
  state?: ItemState;
  /** Radians, clockwise. */
  rotation?: number;
  scale?: number;
  keyframes?: ItemKeyframe[];
}

/** Where an effect comes from, or whose vision it is: an index in the shot's actors or items. */
interface StageTarget {
  kind: 'actor' | 'item';
  index: number;
  /** At what the actor holds. */
  inHands?: true;
}

export interface DrawnEffect {
  kind: EffectKind;
  /** Absent for the whole frame. */
  on?: StageTarget;
  /** Shares of the shot. */
  from: number;
  to: number;
}

export interface DrawnVision {
  /** Somebody or something. */
  of: { figure: FigureSpec } | Pick<DrawnItem, 'item' | 'label' | 'colour'>;
  as: PlannedVision['as'];
  /** Index of the actor who thinks or dreams. */
  by?: number;
  across: number;
  behind: number;
  above: number;
  emotion: Emotion;
}

/** The parts of a plan that a drawing needs, by key, from a plan or from database rows. */
export interface DrawingSources {
  figures: ReadonlyMap<string, FigureSpec>;
  places: ReadonlyMap<string, PlaceSpec>;
  items: ReadonlyMap<string, ItemKind>;
  /** Words lettered on things. */
  labels?: ReadonlyMap<string, string>;
  /** Main colours of things that have one of their own. */
  colours?: ReadonlyMap<string, ColourName>;
}

interface Resolving {
  shot: PlannedShot;
  sources: DrawingSources;
  actors: readonly PlannedActor[];
  items: readonly PlannedItemPlacement[];
}

/** Resolves a planned shot's keys into a drawing. Skips unknown keys; throws RangeError for an unknown place. */
export function createShotDrawing(
  shot: PlannedShot,
  sources: DrawingSources,
  film: { look: LookId; aspect: PictureAspect; seed: number },
): ShotDrawing {
  const place = sources.places.get(shot.placeKey);
  if (!place) {
    throw new RangeError(`unknown place ${shot.placeKey}`);
  }
  const items = shot.items.filter((item) => sources.items.has(item.itemKey));
  const actors = withInstruments(
    shot.actors.filter((actor) => sources.figures.has(actor.characterKey)),
    items,
    sources,
  );
  const resolving: Resolving = { shot, sources, actors, items };
  const effects = drawnEffects(resolving);
  const visions = drawnVisions(resolving);
  return {
    seed: film.seed,
    look: film.look,
    aspect: film.aspect,
    place,
    timeOfDay: shot.timeOfDay,
    weather: shot.weather,
    tension: shot.tension,
    emotion: shot.emotion,
    framing: shot.framing,
    angle: shot.angle,
    camera: shot.camera,
    ...(shot.wish?.motion === undefined ? {} : { motion: shot.wish.motion }),
    subject: resolveSubject(resolving),
    actors: actors.map((actor) => drawnActor(resolving, actor)),
    items: items.map((item) => drawnItem(resolving, item)),
    ...(effects.length > 0 ? { effects } : {}),
    ...(visions.length > 0 ? { visions } : {}),
    ...(shot.stillAt === undefined ? {} : { stillAt: shot.stillAt }),
  };
}

/** What is played in which pose. */
const PLAYED: Readonly<Partial<Record<PlannedActor['pose'], ReadonlySet<ItemKind>>>> = {
  play_strings: new Set<ItemKind>(['violin', 'guitar', 'shamisen', 'pipa', 'erhu']),
  blow: new Set<ItemKind>(['flute', 'trumpet', 'saxophone', 'tuba', 'harmonica', 'whistle']),
};

/** Whoever plays and holds nothing has the instrument that lies in the shot. */
function withInstruments(
  actors: readonly PlannedActor[],
  items: readonly PlannedItemPlacement[],
  sources: DrawingSources,
): PlannedActor[] {
  const taken = new Set(
    actors.flatMap(({ holdsItemKey, keyframes = [] }) => [holdsItemKey, ...keyframes.map((one) => one.holdsItemKey)]),
  );
  return actors.map((actor) => {
    const suited = PLAYED[actor.pose];
    const own = items.find(
      ({ itemKey }) => suited?.has(sources.items.get(itemKey) as ItemKind) === true && !taken.has(itemKey),
    );
    if (!own || actor.holdsItemKey !== undefined) {
      return actor;
    }
    taken.add(own.itemKey);
    return { ...actor, holdsItemKey: own.itemKey };
  });
}

function drawnActor(resolving: Resolving, actor: PlannedActor): DrawnActor {
  const { sources, actors, items } = resolving;
  const [first, ...turns] = findFacings(actor, actors, items);
  const keyframes = actor.keyframes?.map(({ faces: _faces, holdsItemKey, ...rest }): DrawnActorKeyframe => ({
    ...rest,
    ...(holdsItemKey === undefined ? {} : { hands: heldThing(resolving, holdsItemKey) }),
  }));
  return {
    figure: variantOf(sources.figures.get(actor.characterKey) as FigureSpec, actor.variant ?? 0),
    across: actor.across,
    behind: actor.behind,
    turn: first.turn,
    pose: actor.pose,
    emotion: actor.emotion,
    ...heldThing(resolving, actor.holdsItemKey),
    ...(actor.above === undefined ? {} : { above: actor.above }),
    ...(actor.scale === undefined ? {} : { scale: actor.scale }),
    ...(actor.seat === undefined ? {} : { seat: actor.seat }),
    ...(keyframes ? { keyframes } : {}),
    ...(turns.length > 0 ? { turns } : {}),
  };
}

function heldThing({ sources, items }: Resolving, key: string | null | undefined): HeldThing {
  const holds = typeof key === 'string' ? sources.items.get(key) : undefined;
  if (typeof key !== 'string' || holds === undefined) {
    return {};
  }
  const { label, colour } = ownOf(sources, key);
  const heldIndex = items.findIndex((item) => item.itemKey === key);
  return {
    holds,
    ...(label ? { heldLabel: label } : {}),
    ...(colour ? { heldColour: colour } : {}),
    ...(heldIndex >= 0 ? { heldIndex } : {}),
  };
}

function drawnItem({ sources }: Resolving, { itemKey, ...placement }: PlannedItemPlacement): DrawnItem {
  return { item: sources.items.get(itemKey) as ItemKind, ...placement, ...ownOf(sources, itemKey) };
}

/** What a thing has of its own beside its kind. */
function ownOf({ labels, colours }: DrawingSources, key: string): Pick<DrawnItem, 'label' | 'colour'> {
  const label = labels?.get(key);
  const colour = colours?.get(key);
  return { ...(label ? { label } : {}), ...(colour ? { colour } : {}) };
}

/** The actor or the thing of a key; a thing that only lies in hands is found at whoever holds it. */
function findTarget({ actors, items }: Resolving, key: string): StageTarget | undefined {
  const actor = actors.findIndex(({ characterKey }) => characterKey === key);
  if (actor >= 0) {
    return { kind: 'actor', index: actor };
  }
  const item = items.findIndex(({ itemKey }) => itemKey === key);
  if (item >= 0) {
    return { kind: 'item', index: item };
  }
  const holder = actors.findIndex(
    ({ holdsItemKey, keyframes }) =>
      holdsItemKey === key || keyframes?.some((keyframe) => keyframe.holdsItemKey === key),
  );
  return holder >= 0 ? { kind: 'actor', index: holder, inHands: true } : undefined;
}

function drawnEffects(resolving: Resolving): DrawnEffect[] {
  return (resolving.shot.effects ?? []).flatMap(({ kind, onKey, from, to }): DrawnEffect[] => {
    if (onKey === undefined) {
      return [{ kind, from, to }];
    }
    const on = findTarget(resolving, onKey);
    return on ? [{ kind, on, from, to }] : [];
  });
}

function drawnVisions({ shot, sources, actors }: Resolving): DrawnVision[] {
  return (shot.visions ?? []).flatMap(({ ofKey, byKey, ...vision }): DrawnVision[] => {
    const figure = sources.figures.get(ofKey);
    const item = sources.items.get(ofKey);
    const by = actors.findIndex(({ characterKey }) => characterKey === byKey);
    const whose = by >= 0 ? { by } : {};
    if (figure) {
      return [{ of: { figure }, ...vision, ...whose }];
    }
    return item ? [{ of: { item, ...ownOf(sources, ofKey) }, ...vision, ...whose }] : [];
  });
}

function resolveSubject({ shot, actors, items }: Resolving): ShotDrawing['subject'] {
  const subject = shot.subject;
  if (subject.kind === 'character') {
    const index = actors.findIndex((actor) => actor.characterKey === subject.key);
    if (index >= 0) {
      return { kind: 'actor', index };
    }
  }
  if (subject.kind === 'item') {
    const index = items.findIndex((item) => item.itemKey === subject.key);
    if (index >= 0) {
      return { kind: 'item', index };
    }
    const holder = actors.findIndex((actor) => actor.holdsItemKey === subject.key);
    if (holder >= 0) {
      return { kind: 'actor', index: holder, inHands: true };
    }
  }
  return { kind: 'place' };
}
