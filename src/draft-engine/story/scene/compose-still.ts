import { itemSize } from '#src/draft-engine/picture/items/draw-item.ts';
import { glide } from '#src/draft-engine/picture/keyframes.ts';
import type { CameraAngle, Framing } from '#src/shared/catalogue/shots.ts';
import { saidFeeling } from '../described-shot/said-feeling.ts';
import type { ItemKind } from '../figure-spec.ts';
import type { PlannedActor, PlannedShot } from '../film-plan.ts';
import type { IdeaEvent } from '../idea/idea-graph.ts';
import { isImplied } from '../idea/implied-ids.ts';
import { isBulky, isHuge } from '../item-bulk.ts';
import { isIndoor, OUTSIDE_ONLY } from '../place-spec.ts';
import type { CastThing, FilmFacts, StagedShot } from '../words/film-words.ts';
import type { SaidLandmark } from './said-landmarks.ts';
import { isUnder, stillLifeOf } from './still-life.ts';

/** What a still is composed of beside a shot. */
export interface Composing {
  facts: FilmFacts;
  landmarks: readonly SaidLandmark[];
  framing: Framing | undefined;
  angle: CameraAngle | undefined;
  /** Width over height of the picture. */
  ratio: number;
}

const SILENT = { kind: 'silent', text: '', emotion: 'neutral' } as const;
const TENSION = 0.25;

/** The place alone that a text names. */
export function emptyStill({ facts, framing, angle }: Composing): PlannedShot {
  const { places, graph } = facts;
  const said = places.find(({ id }) => id !== undefined && !isImplied(id)) ?? places[0];
  return {
    number: 1,
    script: graph.text,
    placeKey: said?.key ?? '',
    timeOfDay: graph.setting.hour?.value ?? 'afternoon',
    weather: weatherOf(graph),
    framing: framing ?? 'wide',
    angle: angle ?? 'eye_level',
    camera: 'static',
    subject: { kind: 'place' },
    actors: [],
    items: [],
    speech: SILENT,
    emotion: 'neutral',
    tension: TENSION,
    transition: 'cut',
    durationSeconds: 4,
    ambience: [],
    events: [],
    music: 'none',
  };
}

/** A shot as a single picture: of those and that alone which the text names, in the middle, at the height of eyes. */
export function composeStill(staged: StagedShot, composing: Composing): PlannedShot {
  const { facts, framing, angle } = composing;
  const { graph, members, things } = facts;
  const saidThings = things.filter(
    (one) =>
      isSaidThing(one) &&
      one.item !== 'window' &&
      !composing.landmarks.some(({ words }) => words === one.participant?.words),
  );
  const isSaid = (key: string): boolean =>
    members.some((one) => one.key === key && !isImplied(one.participant.id)) ||
    saidThings.some((one) => one.key === key);
  const isProp = (key: string): boolean => things.some((one) => one.key === key && !one.participant);
  const isAct = graph.events.some((event) => isSeenDeed(event, facts));
  const { effects, visions = [], emotion, placeKey } = staged;
  const isHere = (key: string): boolean => isSaid(key) || (isAct && isProp(key));
  const actors = staged.actors
    .filter(({ characterKey }) => isSaid(characterKey))
    .map((actor) => withHandsOf(actor, isHere));
  const items = staged.items.filter(({ itemKey }) => isHere(itemKey));
  const seen = {
    ...emptyStill(composing),
    placeKey,
    timeOfDay: graph.setting.hour?.value ?? (DIM.has(staged.timeOfDay) ? 'afternoon' : staged.timeOfDay),
    emotion: saidFeeling(graph.text) ?? emotion,
  };
  const isMoving = isAct && items.some(({ keyframes }) => keyframes);
  if (actors.length === 0 && !isMoving) {
    return { ...seen, ...(saidThings.length > 0 ? stillLifeOf(saidThings, composing) : {}) };
  }
  const share = staged.stillAt ?? 0.5;
  const outdoors = !isIndoor(facts.places.find(({ key }) => key === placeKey)?.place.kind ?? 'meadow');
  const group = withMissing(isAct ? { actors, items } : standing({ actors, items }), saidThings);
  const placed = centred(outdoors ? withoutFurniture(group, facts) : group, share);
  return {
    ...seen,
    ...placed,
    subject: subjectOf(staged, placed),
    framing: isLying(placed) && framing === 'close' ? 'full' : (framing ?? usualFraming(composing, placed, share)),
    angle: angle ?? 'eye_level',
    ...(effects && isAct ? { effects } : {}),
    visions: visions.filter(({ ofKey }) => isSaid(ofKey)),
    ...(staged.stillAt === undefined ? {} : { stillAt: staged.stillAt }),
  };
}

/** Deeds by which nothing moves. */
const STILL_DEEDS: ReadonlySet<string> = new Set(['be', 'have', 'wait', 'live', 'appear']);

const DIM: ReadonlySet<PlannedShot['timeOfDay']> = new Set<PlannedShot['timeOfDay']>(['dawn', 'dusk']);

/** Snow lies on a mountain that is said to be snowy. */
const SNOWY = /雪|눈 ?덮|설산|\bsnow/iu;

/** Nothing falls from the sky unless it is said, or snow lies there. */
function weatherOf({ setting, places }: FilmFacts['graph']): PlannedShot['weather'] {
  const isSnowy = setting.season?.value === 'winter' || places.some(({ words }) => SNOWY.test(words));
  return setting.weather?.value ?? (isSnowy ? 'snow' : 'clear');
}

/** Deeds of things that are seen without anybody. */
const OF_THINGS: ReadonlySet<string> = new Set(['fly', 'fall', 'burn', 'travel', 'run', 'appear', 'swim']);

/** True for something that is seen to happen: somebody who is there does it, or a thing moves. */
function isSeenDeed({ id, deed, roles }: IdeaEvent, { members, things }: FilmFacts): boolean {
  const agents = roles.agent ?? [];
  const isSomebody = members.some(({ participant: { id: who } }) => agents.includes(who) && !isImplied(who));
  const isThing = things.some(({ participant }) => participant && agents.includes(participant.id));
  return !isImplied(id) && !STILL_DEEDS.has(deed ?? 'be') && (isSomebody || (isThing && OF_THINGS.has(deed ?? '')));
}

/** Hands are empty of what is not there. */
function withHandsOf(
  { holdsItemKey, keyframes, ...actor }: PlannedActor,
  isHere: (key: string) => boolean,
): PlannedActor {
  return {
    ...actor,
    ...(holdsItemKey !== undefined && isHere(holdsItemKey) ? { holdsItemKey } : {}),
    ...(keyframes
      ? {
          keyframes: keyframes.map(({ holdsItemKey: held, ...frame }) =>
            held === undefined || (held !== null && !isHere(held)) ? frame : { ...frame, holdsItemKey: held },
          ),
        }
      : {}),
  };
}

/** Most things beside those that a deed handles. */
const MOST_BESIDE = 3;

/** What the text names and no deed has a part for stands there too: furniture behind them, small things before. */
function withMissing({ actors, items }: Group, things: readonly CastThing[]): Group {
  const shown = JSON.stringify({ actors, items });
  const missing = things
    .filter((one) => !shown.includes(JSON.stringify(one.key)) && !isUnder(one, things))
    .slice(0, MOST_BESIDE);
  const outer = Math.max(0, ...actors.map(({ across }) => Math.abs(across)));
  const added = missing.map(({ key, item }, index) => {
    const isLarge = isBulky(item) || isHuge(item);
    const isSeat = SEATS.has(item) && isLying({ actors });
    return {
      itemKey: key,
      across: isSeat ? (actors[0]?.across ?? 0) : (outer + 0.4) * (index % 2 === 0 ? 1 : -1),
      behind: isLarge ? 0.5 : 0.1,
      above: 0,
    };
  });
  const isOnSeat = missing.some(({ item }) => RAISED.has(item)) && isLying({ actors });
  return {
    actors: isOnSeat ? actors.map((actor) => ({ ...actor, above: SEAT, behind: SEAT })) : actors,
    items: [...items, ...added],
  };
}

/** Metres above the floor, and behind the front, of where one lies on a sofa. */
const SEAT = 0.42;
const RAISED: ReadonlySet<ItemKind> = new Set<ItemKind>(['sofa', 'bed', 'armchair']);

const SEATS: ReadonlySet<ItemKind> = new Set<ItemKind>(['sofa', 'bed', 'armchair', 'pillow', 'carpet', 'blanket']);

const isLying = ({ actors }: Pick<Group, 'actors'>): boolean =>
  actors.some(
    ({ pose, keyframes = [] }) => LYING.has(pose) || keyframes.some((frame) => frame.pose && LYING.has(frame.pose)),
  );
const LYING: ReadonlySet<PlannedActor['pose']> = new Set<PlannedActor['pose']>(['lie', 'sleep']);

/** A thing that the text names and the engine has a picture of. */
const isSaidThing = ({ participant }: CastThing): boolean =>
  participant?.concept !== undefined &&
  !isImplied(participant.id) &&
  !(participant.isNearest && participant.concept.startsWith('spirit.'));

type Group = Pick<PlannedShot, 'actors' | 'items'>;

/** How far from a thing in their middle the first of them are. */
const AROUND = 0.5;

/** Whoever a text only names stands there side by side; things stand beside and behind them. */
function standing({ actors, items }: Group): Group {
  const isAround = actors.length > 1 && items.length === 1;
  const apart = Math.min(0.6, 1.4 / actors.length);
  return {
    actors: actors.map(({ keyframes: _moves, ...actor }, index) => ({
      ...actor,
      pose: restingPose(actor),
      faces: 'camera',
      across: isAround
        ? AROUND * (1 + Math.floor(index / 2)) * (index % 2 === 0 ? -1 : 1)
        : (index - (actors.length - 1) / 2) * apart,
      behind: 0,
    })),
    items: items.map((item) => (isAround ? { ...item, across: 0, behind: 0 } : item)),
  };
}

function restingPose({ pose, holdsItemKey }: PlannedActor): PlannedActor['pose'] {
  if (holdsItemKey !== undefined) {
    return 'hold';
  }
  return RESTING.has(pose) ? pose : 'stand';
}

const RESTING: ReadonlySet<PlannedActor['pose']> = new Set<PlannedActor['pose']>(['sit', 'lie', 'sleep', 'kneel']);

/** Out of doors one sits on the ground and goes up a mountain on foot: what a deed only brings along is not there. */
function withoutFurniture({ actors, items }: Group, { things }: FilmFacts): Group {
  const brought = items.filter(({ itemKey }) =>
    things.some(({ key, item, participant }) => key === itemKey && !participant && INDOOR_THINGS.has(item)),
  );
  if (brought.length === 0) {
    return { actors, items };
  }
  return {
    items: items.filter((one) => !brought.includes(one)),
    actors: actors.map(({ keyframes, ...actor }): PlannedActor => {
      const poses = [actor.pose, ...(keyframes ?? []).map(({ pose }) => pose)];
      const { above: _above, ...grounded } = actor;
      if (poses.includes('climb')) {
        return { ...grounded, pose: 'walk', faces: 'right' };
      }
      return poses.includes('sit')
        ? { ...grounded, pose: 'sit', faces: 'camera' }
        : { ...actor, ...(keyframes ? { keyframes } : {}) };
    }),
  };
}

const INDOOR_THINGS: ReadonlySet<ItemKind> = new Set<ItemKind>(['chair', 'armchair', 'ladder', 'bed', 'sofa']);

/** All of them moved so far that the middle of them is the middle of the picture. */
function centred({ actors, items }: Group, share: number): Group {
  const spots = [...actors, ...items].map(({ across, keyframes = [] }) => glide(keyframes, 'across', across, share));
  const shift = spots.length === 0 ? 0 : -(Math.min(...spots) + Math.max(...spots)) / 2;
  const moved = <One extends { across: number; keyframes?: { across?: number }[] }>(one: One): One => ({
    ...one,
    across: one.across + shift,
    ...(one.keyframes
      ? {
          keyframes: one.keyframes.map((frame) =>
            frame.across === undefined ? frame : { ...frame, across: frame.across + shift },
          ),
        }
      : {}),
  });
  return { actors: actors.map(moved), items: items.map(moved) };
}

function subjectOf({ subject }: Pick<StagedShot, 'subject'>, { actors, items }: Group): PlannedShot['subject'] {
  const isHere =
    subject.kind === 'character'
      ? actors.some(({ characterKey }) => characterKey === subject.key)
      : subject.kind === 'item' && actors.length === 0 && items.some(({ itemKey }) => itemKey === subject.key);
  if (isHere) {
    return subject;
  }
  const [actor] = actors;
  const [item] = items;
  return actor
    ? { kind: 'character', key: actor.characterKey }
    : item
      ? { kind: 'item', key: item.itemKey }
      : { kind: 'place' };
}

/** How high above the ground things may be to be seen beside whole figures, and what is seen then across, in metres. */
const HIGH = 1.1;
const SEEN_METRES = 1.9;

/** Whoever is there is seen whole; from farther away where a building, something wide or high belongs to the picture. */
function usualFraming({ landmarks, facts, ratio }: Composing, { actors, items }: Group, share: number): Framing {
  const isHigh =
    items.some(({ above, keyframes = [] }) => glide(keyframes, 'above', above, share) > HIGH) && actors.length > 0;
  const widest = Math.max(
    0,
    ...items.map(({ itemKey, behind }) => {
      const item = facts.things.find(({ key }) => key === itemKey)?.item;
      return item && behind < 0.4 ? itemSize(item).width : 0;
    }),
  );
  const isWide = actors.length > 0 && widest > SEEN_METRES * ratio;
  return isHigh || isWide || landmarks.some(({ landmark }) => OUTSIDE_ONLY.has(landmark)) ? 'wide' : 'full';
}
