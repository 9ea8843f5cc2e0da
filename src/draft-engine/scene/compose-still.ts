import { itemSize } from '#src/draft-engine/picture/items/draw-item.ts';
import { glide } from '#src/draft-engine/picture/keyframes.ts';
import type { CameraAngle, Emotion, Framing } from '#src/shared/catalogue/shots.ts';
import { saidFeeling } from '../story/described-shot/said-feeling.ts';
import type { PlannedActor, PlannedShot } from '../story/film-plan.ts';
import type { IdeaEvent } from '../story/idea/idea-graph.ts';
import { isImplied } from '../story/idea/implied-ids.ts';
import { isIndoor, OUTSIDE_ONLY } from '../story/place-spec.ts';
import type { CastThing, FilmFacts, StagedShot } from '../story/words/film-words.ts';
import { thingsOf, withPlainThings } from './as-things.ts';
import {
  centred,
  isLying,
  standing,
  withHandsOf,
  withMissing,
  withoutFurniture,
  type Group,
} from './group-of-still.ts';
import type { SaidLandmark } from './said-landmarks.ts';
import { stillLifeOf } from './still-life.ts';

/** What a still is composed of beside a shot. */
export interface Composing {
  facts: FilmFacts;
  landmarks: readonly SaidLandmark[];
  framing: Framing | undefined;
  /** A face is asked for. */
  isPortrait?: boolean | undefined;
  angle: CameraAngle | undefined;
  /** What everybody feels, where a piece of the prompt says it. */
  feeling: Emotion | undefined;
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
    timeOfDay: hourOf(graph) ?? 'afternoon',
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
export function composeStill(told: StagedShot, composing: Composing): PlannedShot {
  const { facts, angle } = composing;
  const { graph } = facts;
  const staged = withPlainThings(told, facts);
  const isAct = graph.events.some((event) => isSeenDeed(event, facts));
  const felt = feelingIn(graph.text, composing);
  const { saidThings, isMoving, items, ...there } = whatIsThere(staged, composing, isAct);
  const actors = there.actors.map((actor) => withFeeling(actor, felt));
  const seen = {
    ...emptyStill(composing),
    placeKey: staged.placeKey,
    timeOfDay: hourOf(graph) ?? brighter(staged.timeOfDay),
    emotion: felt.feeling ?? staged.emotion,
  };
  if (actors.length === 0 && !isMoving) {
    return { ...seen, ...(saidThings.length > 0 ? stillLifeOf(saidThings, composing) : {}) };
  }
  const share = staged.stillAt ?? 0.5;
  const group = withMissing(isAct ? { actors, items } : standing({ actors, items }), saidThings);
  const placed = centred(isOutside(staged, facts) ? withoutFurniture(group, thingsOf(facts)) : group, share);
  return {
    ...seen,
    ...placed,
    subject: subjectOf(staged, placed),
    framing: framingOf(composing, placed, { share, isAct }),
    angle: angle ?? 'eye_level',
    ...(staged.effects && isAct ? { effects: staged.effects } : {}),
    ...(isMindful(graph) && staged.visions ? { visions: staged.visions } : {}),
    ...(staged.stillAt === undefined ? {} : { stillAt: staged.stillAt }),
  };
}

/** What a text says is felt, and whether by everybody in the picture. */
interface Felt {
  feeling: Emotion | undefined;
  isOfAll: boolean;
}

const feelingIn = (text: string, { feeling }: Composing): Felt => ({
  feeling: feeling ?? saidFeeling(text),
  isOfAll: feeling !== undefined,
});

/** Everybody shows what is said of all; else whoever shows nothing by themselves shows what the text says is felt. */
const withFeeling = (actor: PlannedActor, { feeling, isOfAll }: Felt): PlannedActor =>
  feeling && (isOfAll || actor.emotion === 'neutral') ? { ...actor, emotion: feeling } : actor;

const isOutside = ({ placeKey }: StagedShot, { places }: FilmFacts): boolean =>
  !isIndoor(places.find(({ key }) => key === placeKey)?.place.kind ?? 'meadow');

/** Whom and what of a shot the text names, and what a deed that is seen needs. */
function whatIsThere(
  staged: StagedShot,
  { facts, landmarks }: Composing,
  isAct: boolean,
): Group & { saidThings: CastThing[]; isMoving: boolean } {
  const things = thingsOf(facts);
  const saidThings = things.filter(
    (one) => isSaidThing(one) && !isOfPlace(one) && !landmarks.some(({ words }) => words === one.participant?.words),
  );
  const isSaid = (key: string): boolean =>
    facts.members.some((one) => one.key === key && !isImplied(one.participant.id)) ||
    saidThings.some((one) => one.key === key);
  const isHere = (key: string): boolean =>
    isSaid(key) || (isAct && things.some((one) => one.key === key && !one.participant));
  const items = staged.items.filter(({ itemKey }) => isHere(itemKey));
  return {
    actors: staged.actors.filter(({ characterKey }) => isSaid(characterKey)).map((actor) => withHandsOf(actor, isHere)),
    items,
    saidThings,
    isMoving: isAct && items.some(({ itemKey, keyframes }) => keyframes && isSaid(itemKey)),
  };
}

const isMindful = ({ events }: FilmFacts['graph']): boolean =>
  events.some(({ id, deed }) => !isImplied(id) && MINDFUL.has(deed ?? 'be'));

/** Deeds by which somebody sees what is not there. */
const MINDFUL: ReadonlySet<string> = new Set(['think', 'dream', 'remember']);

/** Deeds by which nothing moves. */
const STILL_DEEDS: ReadonlySet<string> = new Set(['be', 'have', 'wait', 'live', 'appear']);

/** A picture of which no hour is said is light. */
const brighter = (hour: PlannedShot['timeOfDay']): PlannedShot['timeOfDay'] => (DIM.has(hour) ? 'afternoon' : hour);

const DIM: ReadonlySet<PlannedShot['timeOfDay']> = new Set<PlannedShot['timeOfDay']>(['dawn', 'dusk', 'night']);

const NIGHT = /夜空|星空|night sky|starry|밤하늘|star(?:s|ry)?\b|full moon|满月|明月|満月|보름달|stars/iu;

/** Stars and the moon are seen at night. */
export const hourOf = ({ setting, text }: FilmFacts['graph']): PlannedShot['timeOfDay'] | undefined =>
  setting.hour?.value ?? (NIGHT.test(text) ? 'night' : undefined);

/** Snow lies on a mountain that is said to be snowy. */
const SNOWY = /雪|눈 ?덮|설산|\bsnow/iu;

/** Nothing falls from the sky unless it is said, or snow lies there. */
export function weatherOf({ setting, places }: FilmFacts['graph']): PlannedShot['weather'] {
  const isSnowy =
    setting.season?.value === 'winter' || places.some(({ id, words }) => !isImplied(id) && SNOWY.test(words));
  return setting.weather?.value ?? (isSnowy ? 'snow' : 'clear');
}

/** Deeds of things that are seen without anybody. */
const OF_THINGS: ReadonlySet<string> = new Set(['fly', 'fall', 'burn', 'travel', 'run', 'appear', 'swim']);

/** True for something that is seen to happen: somebody who is there does it, or a thing moves. */
function isSeenDeed({ id, deed, roles }: IdeaEvent, facts: FilmFacts): boolean {
  const agents = roles.agent ?? [];
  const isSomebody = facts.members.some(
    ({ participant: { id: who }, figure }) => agents.includes(who) && !isImplied(who) && figure.kind !== 'thing',
  );
  const isThing = thingsOf(facts).some(({ participant }) => participant && agents.includes(participant.id));
  return !isImplied(id) && !STILL_DEEDS.has(deed ?? 'be') && (isSomebody || (isThing && OF_THINGS.has(deed ?? '')));
}

/** A thing that the text names and the engine has a picture of. */
const isSaidThing = ({ participant }: CastThing): boolean =>
  participant?.concept !== undefined &&
  !isImplied(participant.id) &&
  (!participant.concept.startsWith('spirit.') || HELD_SPIRITS.has(participant.concept));
/** Forces of nature of which a piece lies about. */
const HELD_SPIRITS: ReadonlySet<string> = new Set(['spirit.flower', 'spirit.tree', 'spirit.fire']);

/** A window belongs to the room. */
export const isOfPlace = ({ item }: Pick<CastThing, 'item'>): boolean => item === 'window';

/** What the camera looks at. */
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
  if (actor) {
    return { kind: 'character', key: actor.characterKey };
  }
  return item ? { kind: 'item', key: item.itemKey } : { kind: 'place' };
}

/** A portrait of one who does nothing shows head and shoulders. */
const isFaceAlone = ({ isPortrait }: Composing, placed: Group, isAct: boolean): boolean =>
  isPortrait === true && !isAct && placed.actors.length === 1 && !isLying(placed);

/** How near one looks: as the text says, else so that all is seen. */
function framingOf(composing: Composing, placed: Group, { share, isAct }: { share: number; isAct: boolean }): Framing {
  const { framing } = composing;
  if (isFaceAlone(composing, placed, isAct)) {
    return 'close';
  }
  return isLying(placed) && isNear(framing)
    ? lyingFraming(composing, placed)
    : (framing ?? usualFraming(composing, placed, share));
}

const isNear = (framing: Framing | undefined): boolean =>
  framing === undefined || framing === 'close' || framing === 'medium';

/** Whoever lies is wider than high. */
const lyingFraming = ({ ratio }: Composing, { items }: Group): Framing =>
  ratio > 1.1 || items.length > 0 ? 'full' : 'wide';

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
