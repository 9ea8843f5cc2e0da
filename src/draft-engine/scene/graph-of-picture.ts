import type { ConceptId } from '../story/concepts/concept.ts';
import {
  SEVERAL,
  type IdeaGraph,
  type IdeaPlace,
  type IdeaPlaceId,
  type Participant,
  type ParticipantId,
} from '../story/idea/idea-graph.ts';
import { withColoursApart } from './colours-apart.ts';
import { withDeedsAsSeen } from './deeds-as-seen.ts';
import { without } from './without.ts';
import { withWornClothes } from './worn-clothes.ts';

/** What holds food or drink: of a bowl of soup the soup is what is seen. */
const VESSELS: ReadonlySet<string> = new Set(['thing.bowl', 'thing.plate', 'thing.cup', 'thing.glass', 'thing.basket']);
/** What a picture shows of a word that a film takes for something else. */
const SEEN_AS: readonly (readonly [RegExp, ConceptId])[] = [
  [/^(?:window ?sill|window|窗台|窗台上|窗边|窗前|窗外|窓辺|窓際|窓の外|창가|창밖|창문)$/iu, 'thing.window'],
  [
    /(?:forest|woodland|woods) (?:path|trail|road)|(?:森林|林间|林中|树林)的?(?:小路|小径|小道|道路)|森の(?:小道|道|小径)|숲속?(?:의)? ?(?:오솔길|길|산책로)/iu,
    'place.forest',
  ],
  [/bamboo (?:forest|grove|wood)s?|竹林|대나무 ?숲/iu, 'place.bamboo_grove'],
];

/** A graph as far as it is of use for a picture. Films show the same words in a course of events. */
export function graphOfPicture(graph: IdeaGraph, { isClip }: { isClip: boolean }): IdeaGraph {
  return [
    withColoursApart,
    asSeen,
    withPlacesApart,
    withoutSky,
    withThingsApart,
    withoutVessels,
    withoutGroups,
    withWornClothes,
    (one: IdeaGraph) => withDeedsAsSeen(one, { isClip }),
  ].reduce((one, step) => step(one), graph);
}

function asSeen(graph: IdeaGraph): IdeaGraph {
  const named = <One extends Participant | IdeaPlace>(one: One): One => {
    const concept = SEEN_AS.find(([pattern]) => pattern.test(one.words))?.[1];
    return concept ? { ...one, concept } : one;
  };
  const participants = graph.participants
    .map(withYoung)
    .map(asVehicle)
    .map((one) => {
      const seen = named(one);
      return seen.concept?.startsWith('thing.') && seen !== one ? { ...seen, kind: 'thing' as const } : seen;
    });
  return { ...graph, participants, places: graph.places.map(named) };
}

/** Ships are places of films and things of pictures. */
const VEHICLES: readonly (readonly [RegExp, ConceptId])[] = [
  [/^(?:space ?ships?|starships?|宇宙飞船|飞船|宇宙船|우주선)$/iu, 'thing.spaceship'],
  [/^(?:(?:pirate|sailing|old|wooden) )?ships?$|^(?:海盗船|帆船|船|海賊船|해적선|범선|배)$/iu, 'thing.ship'],
];

const asVehicle = (one: Participant): Participant => {
  const concept = VEHICLES.find(([pattern]) => pattern.test(one.words))?.[1];
  return concept ? { ...one, concept, kind: 'thing' } : one;
};

/** Animals with their young, and families of them. */
const WITH_YOUNG: readonly (readonly [RegExp, number])[] = [
  [/親子|母子|父子|亲子|어미와 새끼/u, 2],
  [/family|一家|家族|가족/iu, 3],
];

const withYoung = (one: Participant): Participant => {
  const count = one.kind === 'animal' ? WITH_YOUNG.find(([pattern]) => pattern.test(one.words))?.[1] : undefined;
  return count === undefined ? one : { ...one, count };
};

/** Forces of nature that are places to look at. */
const NATURE: Readonly<Record<string, ConceptId>> = {
  'spirit.mountain': 'place.mountain',
  'spirit.sea': 'place.sea',
  'spirit.river': 'place.river',
};

/** The sky that one looks up at, and the moon in it, are over another place. */
function withoutSky(graph: IdeaGraph): IdeaGraph {
  const isUp = graph.events.some(({ deed }) => deed === 'fly');
  const gone = graph.places.filter(
    ({ concept }) =>
      (concept === 'place.sky' && (!isUp || graph.places.length > 1)) ||
      (concept === 'place.moon' && graph.places.length > 1),
  );
  const ids = new Set<string | undefined>(gone.map(({ id }) => id));
  return gone.length === 0
    ? graph
    : {
        ...graph,
        places: graph.places.filter((one) => !gone.includes(one)),
        events: graph.events.map(({ at, to, from, ...event }) => ({
          ...event,
          ...(at === undefined || ids.has(at) ? {} : { at }),
          ...(to === undefined || ids.has(to) ? {} : { to }),
          ...(from === undefined || ids.has(from) ? {} : { from }),
        })),
      };
}

/** A place that is named alone ('a lighthouse on a cliff') takes no part in anything. */
function withPlacesApart(graph: IdeaGraph): IdeaGraph {
  const moved = graph.participants.filter(
    ({ concept }) => concept?.startsWith('place.') || NATURE[concept ?? ''] !== undefined,
  );
  if (moved.length === 0) {
    return graph;
  }
  const places = moved.map(({ words, spans, concept, qualities }, index): IdeaPlace => ({
    id: `l${graph.places.length + index + 1}` as IdeaPlaceId,
    words,
    span: spans[0] ?? { from: 0, to: 0 },
    ...(concept ? { concept: NATURE[concept] ?? concept } : {}),
    qualities,
  }));
  return without({ ...graph, places: [...graph.places, ...places] }, moved);
}

/** Things of a room that the text takes for places: 'by the window'. */
const FURNITURE: ReadonlySet<string> = new Set([
  'thing.window',
  'thing.sofa',
  'thing.bed',
  'thing.chair',
  'thing.fireplace',
]);

/** 'Asleep on the window sill': the window is a thing in the room. A ship that is named alone is one on the sea. */
function withThingsApart(graph: IdeaGraph): IdeaGraph {
  const isThere = (id: IdeaPlaceId): boolean =>
    graph.events.some(({ at, to, from }) => at === id || to === id || from === id) || graph.participants.length > 0;
  const moved = graph.places
    .map((one) => {
      const concept = isThere(one.id) ? undefined : VEHICLES.find(([pattern]) => pattern.test(one.words))?.[1];
      return concept ? { ...one, concept } : one;
    })
    .filter(({ concept }) => FURNITURE.has(concept ?? '') || VEHICLES.some(([, own]) => own === concept));
  if (moved.length === 0) {
    return graph;
  }
  const gone = new Set<string>(moved.map(({ id }) => id));
  const first = Math.max(0, ...graph.participants.map(({ id }) => Number(id.slice(1)))) + 1;
  const things = moved.map(({ words, span, concept, qualities }, index): Participant => ({
    id: `p${first + index}`,
    words,
    spans: [span],
    kind: 'thing',
    ...(concept ? { concept } : {}),
    count: 1,
    qualities,
    relations: [],
    presence: 'here',
  }));
  return {
    ...graph,
    participants: [...graph.participants, ...things],
    places: graph.places.filter(({ id }) => !gone.has(id)),
    events: graph.events.map(({ at, ...event }) => (at === undefined || gone.has(at) ? event : { ...event, at })),
  };
}

/** What is in a vessel is as many as there are vessels. */
function withoutVessels(graph: IdeaGraph): IdeaGraph {
  const vessels = graph.participants.filter(
    ({ concept, relations }) =>
      VESSELS.has(concept ?? '') &&
      relations.some(({ to }) => graph.participants.some((one) => one.id === to && one.concept?.startsWith('thing.'))),
  );
  const counts = new Map(
    vessels.flatMap(({ concept, relations, count }) =>
      relations.map(({ to }) => [to, concept === 'thing.basket' ? SEVERAL : count] as const),
    ),
  );
  const counted = {
    ...graph,
    participants: graph.participants.map((one) => ({ ...one, count: counts.get(one.id) ?? countOf(one, graph) })),
  };
  return vessels.length === 0 ? counted : without(counted, vessels);
}

/** 'some ramen' is one dish, 'apples' are several. */
const countOf = ({ kind, count, spans }: Participant, { language, text }: IdeaGraph): number =>
  language === 'en' && kind === 'thing' && count === SEVERAL && !/s$/iu.test(text.slice(spans[0]?.from, spans[0]?.to))
    ? 1
    : count;

const GROUPS = /^(?:caravan|herd|flock|pack|group|bunch|row|line|pile|stack|crowd|swarm|school|pair|couple)s?$/iu;

/** 'A caravan of camels' is camels, of which there are several. */
function withoutGroups(graph: IdeaGraph): IdeaGraph {
  const groups = graph.participants.filter(({ words, relations }) => GROUPS.test(words) && relations.length > 0);
  const members = new Map(groups.map(({ id, relations }) => [id, relations[0]?.to as ParticipantId]));
  const those = new Set(members.values());
  const named = (ids: readonly ParticipantId[] | undefined): ParticipantId[] =>
    (ids ?? []).map((id) => members.get(id) ?? id);
  const told = {
    ...graph,
    participants: graph.participants.map((one) =>
      those.has(one.id) ? { ...one, count: one.count === 1 ? SEVERAL : one.count } : one,
    ),
    events: graph.events.map((event) => ({
      ...event,
      roles: Object.fromEntries(Object.entries(event.roles).map(([role, ids]) => [role, named(ids)])),
    })),
  };
  return groups.length === 0 ? graph : without(told, groups);
}
