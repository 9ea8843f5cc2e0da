import type { ItemKind } from '../figure-spec.ts';
import { isBackstory } from '../idea/backstory.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, ParticipantId } from '../idea/idea-graph.ts';
import { isViewer } from '../idea/viewer.ts';
import { isBulky, isHuge } from '../item-bulk.ts';
import type { PlaceSpec } from '../place-spec.ts';
import type { CastMember, CastThing } from '../words/film-words.ts';
import { asGiven } from './as-given.ts';
import { closerLook, type DeedSide } from './closer-look.ts';
import type { SeenDeedId } from './deeds/closer-deeds.ts';
import type { Body, DeedEvent, Thing } from './deeds/deed-staging.ts';
import { instrumentOf } from './own-instrument.ts';
import { seenDeed } from './seen-deed.ts';
import { holderOf, isBuiltIn, setPieceOf } from './set-pieces.ts';
import type { FilmCast } from './who-is-cast.ts';
import { isPresentIn } from './who-is-present.ts';

/** Those who play a participant. */
export const membersOf = ({ members }: FilmCast, id: ParticipantId): CastMember[] =>
  members.filter(({ participant }) => participant.id === id);

const isHere = ({ participant }: CastMember): boolean => participant.presence === 'here';
const bodyOf = ({ key, figure }: CastMember): Body => ({ key, figure });
const GIANT: ReadonlySet<string> = new Set(['giant', 'big']);
const isGiant = ({ participant }: CastThing): boolean =>
  participant?.qualities.some(({ quality }) => quality !== undefined && GIANT.has(quality)) ?? false;
const thingOf = (thing: CastThing): Thing => ({
  key: thing.key,
  item: thing.item,
  ...(isGiant(thing) && !isBulky(thing.item) ? { scale: GIANT_SCALE } : {}),
});

/** How many times its usual size a giant thing is. */
const GIANT_SCALE = 4;

/** What is given where somebody is fed, in the languages that ideas are written in. */
const FED: ReadonlySet<string> = new Set(['feed', 'feed on', 'serve', '喂', '喂养', '喂食', '먹이다', '食べさせる']);
const FOOD_AT_HAND = 'bread';

/** Things of the other events in which somebody of this one takes part: those before it first, the nearest first. */
function handyThings(cast: FilmCast, event: IdeaEvent): Thing[] {
  const { events } = cast.graph;
  const at = events.findIndex(({ id }) => id === event.id);
  const partakers = new Set(Object.values(event.roles).flat());
  const others = [...events.slice(0, at).toReversed(), ...events.slice(at + 1)].filter(({ roles }) =>
    Object.values(roles)
      .flat()
      .some((id) => partakers.has(id)),
  );
  const ids = others.flatMap(({ roles: { patient = [], result = [], instrument = [] } }) => [
    ...patient,
    ...result,
    ...instrument,
  ]);
  return [...new Set(ids)].flatMap((id) =>
    cast.things.filter(({ participant }) => participant?.id === id).map(thingOf),
  );
}

/** Deaths are seen by those who stay behind. */
function mourners({ members }: FilmCast, { deed, roles }: IdeaEvent): Body[] {
  const inIt = new Set(Object.values(roles).flat());
  return deed === 'die' && inIt.size < 2
    ? members
        .filter((member) => isHere(member) && !inIt.has(member.participant.id))
        .slice(0, 1)
        .map(bodyOf)
    : [];
}

/** What a thing of an idea is, as in 'piano'. */
function nounOf({ participants }: IdeaGraph, id: ParticipantId | undefined): string | undefined {
  const [family, noun] = (participants.find((one) => one.id === id)?.concept ?? '').split('.');
  return family === 'thing' ? noun : undefined;
}

/** What an event looks like. */
export function lookOf(cast: FilmCast, told: IdeaEvent, place: PlaceSpec): SeenDeedId {
  const event = asGiven(cast, told);
  if (isPastDealing(cast.graph, event)) {
    return 'look_back';
  }
  const somebody = doneToIn(cast, event);
  const seen = closerLook(event, seenDeed(cast.graph, event) ?? 'be', sideOf(cast, event, place, somebody));
  if (event.deed === 'watch' && isToViewer(cast.graph, event)) {
    return 'face_viewer';
  }
  if (seen === 'fall' && isOutOfThing(cast, event)) {
    return 'fall_out';
  }
  if (seen === 'load' && isIntoSmallThing(cast.graph, event)) {
    return 'hide_inside';
  }
  return seen === 'hide' ? hidingLook(cast.graph, event, place, somebody.length > 0) : seen;
}

/** Stones are put into a jar, and not loaded onto a car. */
function isIntoSmallThing(graph: IdeaGraph, event: IdeaEvent): boolean {
  const piece = setPieceOf(graph, event);
  return piece !== undefined && !isBuiltIn(piece) && !isHuge(holderOf(piece).item);
}

/** Deeds after which somebody else has a thing, or nobody. */
const DEALINGS: ReadonlySet<DeedId> = new Set<DeedId>([
  'steal',
  'take',
  'give',
  'buy',
  'sell',
  'lose',
  'throw',
  'catch',
]);

/** What was once done with a thing of the story is only thought of: it leaves no hands now. */
function isPastDealing(graph: IdeaGraph, event: IdeaEvent): boolean {
  const { deed, id, roles } = event;
  const { patient } = roles;
  const isOfStory = graph.events.some(
    (other) => other.id !== id && patient?.some((one) => other.roles.patient?.includes(one)),
  );
  return deed !== undefined && DEALINGS.has(deed) && (patient === undefined || isOfStory) && isBackstory(graph, event);
}

/** A thing falls out of another one: a letter out of a book. */
function isOutOfThing({ graph, things }: FilmCast, event: IdeaEvent): boolean {
  const isThing = (event.roles.agent ?? []).some((id) => things.some(({ participant }) => participant?.id === id));
  const piece = event.from === undefined ? undefined : setPieceOf(graph, { ...event, at: event.from, to: event.from });
  return isThing && piece !== undefined && !isBuiltIn(piece);
}

/** Those to whom something is done who do not do it themselves. */
function doneToIn(cast: FilmCast, { roles }: IdeaEvent): CastMember[] {
  const doneTo = [...(roles.patient ?? []), ...(roles.recipient ?? []), ...(roles.result ?? [])];
  return doneTo.filter((id) => roles.agent?.includes(id) !== true).flatMap((id) => membersOf(cast, id));
}

function sideOf(
  cast: FilmCast,
  { roles, deed }: IdeaEvent,
  place: PlaceSpec,
  somebody: readonly CastMember[],
): DeedSide {
  const hasThing = (ids: readonly ParticipantId[] = []): boolean =>
    cast.things.some(({ participant }) => participant !== undefined && ids.includes(participant.id));
  const agents = (roles.agent ?? []).flatMap((id) => membersOf(cast, id));
  return {
    language: cast.graph.language,
    place,
    hasAgent: agents.length > 0,
    isByPerson: agents[0]?.figure.kind === 'person',
    hasSomebody: somebody.length > 0,
    hasSomething: hasThing([...(roles.patient ?? []), ...(roles.agent ?? []), ...(roles.recipient ?? [])]),
    thing:
      nounOf(cast.graph, roles.patient?.[0]) ??
      nounOf(cast.graph, roles.instrument?.[0]) ??
      (deed === 'play_music' && agents[0] ? instrumentOf(agents[0]) : undefined),
    isToDead: somebody.some(({ participant }) => participant.presence === 'dead'),
  };
}

const isToViewer = (graph: IdeaGraph, { roles }: IdeaEvent): boolean =>
  graph.participants.some((one) => roles.patient?.includes(one.id) === true && isViewer(one, graph));

/** Rooms in which a wardrobe is at home. */
const WITH_WARDROBES: ReadonlySet<PlaceSpec['kind']> = new Set<PlaceSpec['kind']>([
  'bedroom',
  'living_room',
  'theatre',
]);

/** Something or somebody is hidden in the thing that the idea names, else at the back of the place. */
function hidingLook(graph: IdeaGraph, event: IdeaEvent, { kind }: PlaceSpec, hasSomebody: boolean): SeenDeedId {
  const piece = setPieceOf(graph, event);
  if (piece) {
    return isBuiltIn(piece) ? 'hide_in_place' : 'hide_inside';
  }
  return hasSomebody && !WITH_WARDROBES.has(kind) ? 'hide_in_place' : 'hide';
}

/** What no choreography can do without somebody who does it: the first of the cast who is there. */
const NEEDS_SOMEBODY: ReadonlySet<SeenDeedId> = new Set<SeenDeedId>(['find_dead', 'make_up']);

/** What something is put into or falls out of, where the idea names it. */
function holder(graph: IdeaGraph, event: IdeaEvent, seen: SeenDeedId): Thing[] {
  const piece = seen === 'hide_inside' || seen === 'fall_out' ? setPieceOf(graph, event) : undefined;
  if (!piece) {
    return [];
  }
  const { key, item, scale } = holderOf(piece);
  return [{ key, item, ...(scale && seen === 'hide_inside' ? { scale } : {}) }];
}

/** What is fed, and what somebody plays by trade. */
function usualIn({ predicate }: IdeaEvent, instrument: ItemKind | undefined): { usual?: ItemKind } {
  const usual = FED.has(predicate) ? FOOD_AT_HAND : instrument;
  return usual === undefined ? {} : { usual };
}

/** An event with those who play it: the absent apart, what has no face as a thing. */
export function castEvent(cast: FilmCast, told: IdeaEvent, place: PlaceSpec): DeedEvent {
  const event = asGiven(cast, told);
  const { roles } = event;
  const seen = lookOf(cast, event, place);
  const isThere = (member: CastMember): boolean => isPresentIn(cast, event, seen, member);
  const all = (ids: readonly ParticipantId[] | undefined): CastMember[] =>
    (ids ?? []).flatMap((id) => membersOf(cast, id));
  const bodies = (ids: readonly ParticipantId[] | undefined): Body[] => all(ids).filter(isThere).map(bodyOf);
  const things = (ids: readonly ParticipantId[] | undefined): Thing[] =>
    (ids ?? []).flatMap((id) => cast.things.filter(({ participant }) => participant?.id === id)).map(thingOf);
  const either = (ids: readonly ParticipantId[] | undefined): (Body | Thing)[] => [...bodies(ids), ...things(ids)];
  const gone = Object.values(roles).flatMap((ids) =>
    all(ids)
      .filter((member) => !isThere(member))
      .map(bodyOf),
  );
  const acting = bodies(roles.agent);
  const [player] = event.deed === 'play_music' ? all(roles.agent) : [];
  const instrumentOfPlayer = player && instrumentOf(player);
  const found = NEEDS_SOMEBODY.has(seen) ? cast.members.filter(isHere).slice(0, 1).map(bodyOf) : [];
  const agents = acting.length > 0 ? acting : found;
  const topics = either(roles.topic);
  // A door that closes is what is seen to happen, with nobody's hand on it.
  const patients = [
    ...either(roles.patient),
    ...things(roles.agent),
    ...(roles.patient === undefined ? things(roles.recipient) : []),
  ];
  const results = either(roles.result);
  const isUndrawn =
    (roles.patient !== undefined && patients.length === 0 && gone.length === 0) ||
    (roles.result !== undefined && results.length === 0);
  return {
    deed: seen,
    // What was wanted or tried once is over.
    mood: seen === 'look_back' ? 'does' : event.mood,
    isNegated: event.isNegated,
    agents,
    patients,
    recipients: bodies(roles.recipient),
    instruments: [...holder(cast.graph, event, seen), ...things(roles.instrument)],
    companions: [...bodies(roles.companion), ...mourners(cast, event)],
    // Whoever is chosen is to be a mayor: no second one stands beside them.
    results: seen === 'choose' ? [] : results,
    absent: [...gone, ...topics.filter(({ key }) => !agents.some((agent) => agent.key === key))],
    handy: handyThings(cast, event),
    ...usualIn(event, instrumentOfPlayer),
    ...(isUndrawn ? { hasUndrawn: true as const } : {}),
    place,
  };
}
