import type { ConceptId } from '../concepts/concept.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, Participant, ParticipantId } from '../idea/idea-graph.ts';
import { type Notion, notionOf } from '../idea/notions.ts';
import type { Weather } from '../place-spec.ts';
import { CLOSER_WORDS } from './closer-words.ts';

/** What people do to whom something without a body does something. */
const BY_NOTION: Readonly<Record<Notion, DeedId>> = {
  dance: 'dance',
  illness: 'suffer',
  music: 'listen',
  smell: 'think',
  sound: 'listen',
};
/** What people do to whom anything else does something. */
const BY_DEED: Readonly<Partial<Record<DeedId, DeedId>>> = {
  give: 'arrive',
  take: 'arrive',
  carry: 'arrive',
  lead: 'walk',
  push: 'walk',
  pull: 'walk',
  make: 'be',
  use: 'be',
  help: 'laugh',
  rescue: 'laugh',
  free: 'laugh',
  heal: 'laugh',
  protect: 'laugh',
  win: 'laugh',
  speak: 'listen',
  shout: 'listen',
  whisper: 'listen',
  teach: 'learn',
  show: 'watch',
  kill: 'die',
  attack: 'suffer',
  fight: 'suffer',
  break: 'suffer',
  tear: 'suffer',
  burn: 'suffer',
  trap: 'suffer',
  steal: 'suffer',
  betray: 'suffer',
  arrest: 'suffer',
  fail: 'suffer',
};
/** What can be done by those to whom it is done: a waltz parts two, a letter wakes somebody. */
const THEIR_OWN: ReadonlySet<DeedId> = new Set<DeedId>([
  'part',
  'meet',
  'join',
  'marry',
  'befriend',
  'fall_in_love',
  'remember',
  'forget',
  'think',
  'dream',
  'learn',
  'discover',
  'decide',
  'weep',
  'laugh',
  'wake',
  'sleep',
  'dance',
  'sing',
  'turn_into',
  'suffer',
  'flee',
  'leave',
  'work',
  'live',
  'wait',
]);
/** Going: to where a sound or a smell leads. */
const GOING: ReadonlySet<DeedId> = new Set<DeedId>(['lead', 'give', 'take', 'carry', 'arrive', 'walk', 'enter']);
const FOOD =
  /^thing\.(?:soup|noodles|rice|bread|cake|bowl|dumplings|sushi|pizza|kimchi|tofu|cookie|cheese|chocolate|egg|fish|meat|skewer|sandwich|burger|lunchbox|rice_ball|rice_cake|ice_cream|steamed_bun)$/;
const NO_CONCEPT: ConceptId = 'thing.covered';
const SKIES: Readonly<Partial<Record<ConceptId, Weather>>> = {
  'spirit.storm': 'storm',
  'spirit.wind': 'wind',
  'spirit.rain': 'rain',
  'spirit.snow': 'snow',
};

/**
 * The idea as it is seen: what something without a mind does to people is told by what they do. A sound is listened to,
 * a dance danced, an illness suffered, a dish eaten; a storm is the weather.
 */
export function withCauses(graph: IdeaGraph, cast: readonly ParticipantId[]): IdeaGraph {
  const inCast = new Set(cast);
  const { participants, ridden } = insideVehicles(graph);
  const events = graph.events.map((event) => seated(seenBy(event, graph, inCast), ridden));
  const sky = graph.participants.find((one) => !inCast.has(one.id) && SKIES[one.concept ?? NO_CONCEPT]);
  const weather = sky && SKIES[sky.concept ?? NO_CONCEPT];
  const setting =
    weather && sky && graph.setting.weather === undefined
      ? { ...graph.setting, weather: { value: weather, words: sky.words, span: sky.spans[0] ?? { from: 0, to: 0 } } }
      : graph.setting;
  return { ...graph, participants, events, setting };
}

function seenBy(event: IdeaEvent, graph: IdeaGraph, cast: ReadonlySet<ParticipantId>): IdeaEvent {
  const { roles, deed } = event;
  const [cause] = causesOf(event, graph, cast);
  const those = touchedBy(event, cast);
  const notion = cause && notionOf(cause);
  const seen = deed && cause && those.length > 0 ? deedOf(deed, event, cause, notion) : undefined;
  if (!cause || !seen) {
    return event;
  }
  const { agent: _agent, recipient: _recipient, patient: _patient, instrument: _instrument, ...rest } = roles;
  const others = [...(roles.patient ?? []), ...(roles.topic ?? [])].filter((id) => !those.includes(id));
  const patient = notion || seen === 'eat' ? [cause.id] : others;
  return {
    ...event,
    deed: seen,
    predicate: notion === 'illness' && seen === 'suffer' ? lyingIll(graph.language) : '',
    roles: { ...rest, agent: those, ...(patient.length > 0 ? { patient } : {}), ...inHand(cause, notion, seen) },
  };
}

/** A bowl that reminds somebody is in their hands. */
const inHand = (
  { id, concept }: Participant,
  notion: Notion | undefined,
  seen: DeedId,
): { instrument?: ParticipantId[] } =>
  !notion && seen !== 'eat' && concept?.startsWith('thing.') ? { instrument: [id] } : {};

/** Whatever does it, where nobody of the cast has a part in that. */
function causesOf({ roles }: IdeaEvent, { participants }: IdeaGraph, cast: ReadonlySet<ParticipantId>): Participant[] {
  const causes = (roles.agent ?? []).flatMap((id) => participants.find((one) => one.id === id) ?? []);
  return causes.some(({ id }) => cast.has(id)) ? [] : causes;
}

const touchedBy = ({ roles }: IdeaEvent, cast: ReadonlySet<ParticipantId>): ParticipantId[] =>
  [...(roles.patient ?? []), ...(roles.recipient ?? [])].filter((id) => cast.has(id));

function deedOf(
  deed: DeedId,
  event: IdeaEvent,
  { concept }: Participant,
  notion: Notion | undefined,
): DeedId | undefined {
  if (THEIR_OWN.has(deed) && notion !== 'dance') {
    return deed;
  }
  if (notion && !(GOING.has(deed) && event.to)) {
    return deed === 'kill' ? 'die' : BY_NOTION[notion];
  }
  return FOOD.test(concept ?? '') ? 'eat' : BY_DEED[deed];
}

/** Vehicles with a room in which one sits, and rooms in which one stands. */
const ROOMS: Readonly<Partial<Record<ConceptId, ConceptId>>> = {
  'thing.aeroplane': 'place.plane_inside',
  'thing.bus': 'place.bus_inside',
  'thing.elevator_thing': 'place.elevator',
  'thing.train': 'place.train_car',
  'thing.tram': 'place.train_car',
};
const RIDDEN: ReadonlySet<DeedId> = new Set<DeedId>(['ride', 'travel', 'take', 'use', 'give', 'sit', 'sleep', 'live']);
/** Those that are told by sitting there. */
const RIDING: ReadonlySet<DeedId> = new Set<DeedId>(['ride', 'travel', 'take', 'use', 'give']);
const STANDING: ReadonlySet<ConceptId | undefined> = new Set<ConceptId | undefined>(['place.elevator']);
const SITTING: ReadonlySet<ConceptId | undefined> = new Set<ConceptId | undefined>([
  'place.bus_inside',
  'place.plane_inside',
  'place.train_car',
  'place.subway',
]);

/** Whoever rides in a train is in its carriage: it is a place, and what they do there is to sit. */
function insideVehicles({ participants, events }: IdeaGraph): {
  participants: Participant[];
  ridden: ReadonlyMap<ParticipantId, ConceptId>;
} {
  const ridden = new Map<ParticipantId, ConceptId>();
  const entered = new Set(events.flatMap(({ deed, roles }) => (deed && RIDDEN.has(deed) ? (roles.patient ?? []) : [])));
  const seen = participants.map((one) => {
    const inside = entered.has(one.id) ? (ROOMS[one.concept ?? NO_CONCEPT] ?? one.concept) : undefined;
    if (inside && (SITTING.has(inside) || STANDING.has(inside))) {
      ridden.set(one.id, inside);
      return { ...one, concept: inside };
    }
    return one;
  });
  return { participants: seen, ridden };
}

function seated(event: IdeaEvent, ridden: ReadonlyMap<ParticipantId, ConceptId>): IdeaEvent {
  const room = event.roles.patient?.map((id) => ridden.get(id)).find(Boolean);
  const isRiding = event.deed !== undefined && RIDING.has(event.deed) && event.roles.recipient === undefined;
  return room && isRiding ? { ...event, predicate: '', deed: STANDING.has(room) ? 'be' : 'sit' } : event;
}

const lyingIll = (language: IdeaGraph['language']): string =>
  CLOSER_WORDS.find(({ seen }) => seen === 'lie_ill')?.words[language].split(', ')[0] ?? '';
