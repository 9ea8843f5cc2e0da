import type { ThingId } from '../concepts/concept.ts';
import { itemOfThing } from '../concepts/item-of-thing.ts';
import type { ItemKind } from '../figure-spec.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, Participant, ParticipantId } from '../idea/idea-graph.ts';
import { isBulky } from '../item-bulk.ts';
import { isLongedForIn } from '../longed-for.ts';
import { isHere } from './cast-of-idea.ts';
import type { StepKind } from './plot.ts';

/** The shots by which an event is covered beside the one in which it is seen whole. */
export type CoverageKind = Extract<StepKind, 'arrival' | 'insert' | 'before' | 'cut_in' | 'reaction'>;

/** What only is so: nothing happens that could be seen nearer. */
const STATES: ReadonlySet<DeedId> = new Set<DeedId>(['be', 'have', 'live']);
/** Whoever does these is on the way already, or needs to come from nowhere. */
const NOT_COME_TO: ReadonlySet<DeedId> = new Set<DeedId>([
  'enter',
  'leave',
  'arrive',
  'walk',
  'travel',
  'run',
  'chase',
  'flee',
  'fall',
  'fly',
  'swim',
  'ride',
  'drive',
  'board',
  'miss',
  'lead',
  'follow',
  'appear',
  'vanish',
  'die',
  'die_away',
  'sleep',
  'wake',
  'wait',
  'dream',
  'remember',
  'think',
  'grow',
  'shrink',
  'turn_into',
  'meet',
  'part',
  'find',
  'discover',
  'search',
  'lose',
  'forget',
  'decide',
  'suffer',
  'weep',
  'laugh',
]);
/** What is done with a thing that somebody has in their hands before. */
const WITH_THING_IN_HAND: ReadonlySet<DeedId> = new Set<DeedId>([
  'give',
  'show',
  'throw',
  'drop',
  'hide',
  'open',
  'read',
  'write',
  'sell',
  'pay',
  'burn',
  'break',
  'tear',
  'cut',
  'play_music',
  'repair',
  'carry',
  'pour',
  'eat',
  'drink',
  'sew',
  'wash',
  'use',
  'plant',
  'photograph',
]);

/** Which shots of each kind an event gives. */
export function canCover(scene: CoverageScene, event: IdeaEvent | undefined, kind: CoverageKind): boolean {
  return event?.deed !== undefined && !STATES.has(event.deed) && CAN[kind](scene, event, event.deed);
}

/** An idea and whoever of it has a face. */
interface CoverageScene {
  graph: IdeaGraph;
  cast: readonly ParticipantId[];
}

/** What is seen in faces alone: a nearer look at all of it has nothing new. */
const IN_FACES: ReadonlySet<DeedId> = new Set<DeedId>(['part', 'remember', 'think', 'wait', 'listen']);

/** No face is seen of whoever sleeps. */
const ASLEEP: ReadonlySet<DeedId> = new Set<DeedId>(['sleep', 'dream']);

type Test = (scene: CoverageScene, event: IdeaEvent, deed: DeedId) => boolean;

const isDone = ({ mood, isNegated }: IdeaEvent): boolean => !isNegated && mood !== 'refuses' && mood !== 'wants';

const CAN: Readonly<Record<CoverageKind, Test>> = {
  arrival: (scene, event, deed) =>
    isDone(event) &&
    !NOT_COME_TO.has(deed) &&
    facesIn(scene, event, ['agent']).length > 0 &&
    isWithAny(scene, event) &&
    !isSpread(scene, event),
  insert: (scene, event, deed) =>
    isDone(event) &&
    WITH_THING_IN_HAND.has(deed) &&
    facesIn(scene, event, ['agent'])[0]?.kind === 'person' &&
    keyThingOf(scene.graph, event) !== undefined,
  before: (scene, event, deed) => isDone(event) && !NOT_COME_TO.has(deed) && isWithAny(scene, event),
  cut_in: (scene, event, deed) =>
    !IN_FACES.has(deed) && event.mood !== 'wants' && !event.isNegated && facesIn(scene, event, EVERYBODY).length > 0,
  reaction: (scene, event, deed) =>
    (event.isMain || !event.isNegated) && !ASLEEP.has(deed) && facesIn(scene, event, EVERYBODY).length > 0,
};

/** Whoever can be seen to feel something about an event. */
export const facesOfEvent = (scene: CoverageScene, event: IdeaEvent | undefined): number =>
  event === undefined ? 0 : facesIn(scene, event, EVERYBODY).length;

const EVERYBODY = ['agent', 'patient', 'recipient', 'companion', 'result', 'topic'] as const;
const DONE_TO = ['patient', 'recipient', 'companion', 'instrument'] as const;
type Roles = readonly (keyof IdeaEvent['roles'])[];

const inRoles = ({ participants }: IdeaGraph, { roles }: IdeaEvent, names: Roles): Participant[] =>
  names.flatMap((name) => (roles[name] ?? []).flatMap((id) => participants.find((one) => one.id === id) ?? []));

const facesIn = ({ graph, cast }: CoverageScene, event: IdeaEvent, names: Roles): Participant[] => [
  ...new Set(
    inRoles(graph, event, names).filter((one) => isHere(one) && cast.includes(one.id) && !isLongedForIn(event, one.id)),
  ),
];

/** True where whoever does it needs somebody or something for it that can be seen. */
const isWithAny = (scene: CoverageScene, event: IdeaEvent): boolean =>
  facesIn(scene, event, ['agent', ...DONE_TO]).length > 1 ||
  inRoles(scene.graph, event, DONE_TO).some(isDrawnThing) ||
  scene.graph.places.some((place) => [event.at, event.to].includes(place.id) && isDrawnThing(place));

const isDrawnThing = ({ concept, isNearest }: Pick<Participant, 'concept' | 'isNearest'>): boolean =>
  concept?.startsWith('thing.') === true && isNearest !== true;

/** The thing of an event that a hand can hold, where the idea names one that is drawn. */
const keyThingOf = (graph: IdeaGraph, event: IdeaEvent): Participant | undefined =>
  inRoles(graph, event, ['patient', 'instrument']).find(
    (one) => isDrawnThing(one) && isHeldLow(itemOfThing((one.concept ?? '').slice('thing.'.length) as ThingId)),
  );

/** What is carried overhead or reaches to the ground is not between two hands. */
const OVERHEAD: ReadonlySet<ItemKind> = new Set<ItemKind>(['umbrella', 'balloon', 'kite', 'flag', 'hat', 'crown']);
const isHeldLow = (item: ItemKind): boolean => !isBulky(item) && !OVERHEAD.has(item);

/** What is spread overhead is in a hand already: nobody comes to it. */
const isSpread = ({ graph }: CoverageScene, event: IdeaEvent): boolean =>
  event.deed === 'open' && inRoles(graph, event, ['patient']).some(({ concept }) => concept === 'thing.umbrella');
