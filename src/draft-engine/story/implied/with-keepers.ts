import type { ConceptId, PlaceId } from '../concepts/concept.ts';
import { placeKindOf } from '../concepts/place-kind-of.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, IdeaPlace, Participant } from '../idea/idea-graph.ts';
import { isIndoor } from '../place-spec.ts';
import { keeperConceptOf } from './homes.ts';
import type { ImpliedRequest } from './implied-request.ts';
import { type BeatWriter, createBeatWriter } from './write-beats.ts';

/** What happens to a building by itself. */
const BY_ITSELF: ReadonlySet<DeedId> = new Set<DeedId>([
  'be',
  'have',
  'live',
  'appear',
  'vanish',
  'die_away',
  'fall',
  'burn',
  'break',
  'turn_into',
  'grow',
  'shrink',
  'wait',
  'close',
  'open',
]);

/** Who works where nobody is said to do what is done: whoever sells roses in a flower shop. */
export function keeperOfWork({ events, places }: IdeaGraph): ConceptId | undefined {
  const work = events.find(
    ({ isMain, deed, roles }) => isMain && deed !== undefined && !BY_ITSELF.has(deed) && roles.agent === undefined,
  );
  const place = places.find(({ id }) => id === work?.at);
  const concept = place && buildingOf({ kind: 'thing', ...place });
  return concept && keeperConceptOf(concept);
}

/** A building in which people work. */
function buildingOf({ kind, concept }: Pick<Participant, 'kind' | 'concept'>): ConceptId | undefined {
  const isBuilding = concept?.startsWith('place.') && kind !== 'person';
  return isBuilding && isIndoor(placeKindOf(concept?.slice('place.'.length) as PlaceId)) ? concept : undefined;
}

/** A shop that mends, a school that teaches: whoever is met there does it, and it happens there. */
export function withKeepers(graph: IdeaGraph, { type }: ImpliedRequest): IdeaGraph {
  const writer = createBeatWriter(graph, type);
  const places: IdeaPlace[] = [...graph.places];
  const events = graph.events.map((event) => keptBy(graph, event, places, writer));
  return writer.participants.length === 0
    ? graph
    : { ...graph, participants: [...graph.participants, ...writer.participants], places, events };
}

function keptBy({ participants }: IdeaGraph, event: IdeaEvent, places: IdeaPlace[], writer: BeatWriter): IdeaEvent {
  const { deed, roles } = event;
  const [id, ...others] = roles.agent ?? [];
  const house = participants.find((one) => one.id === id);
  const concept = house && buildingOf(house);
  if (!house || !concept || others.length > 0 || deed === undefined || BY_ITSELF.has(deed)) {
    return event;
  }
  return {
    ...event,
    roles: { ...roles, agent: [writer.addParticipant(keeperConceptOf(concept))] },
    at: event.at ?? placeOf(house, concept, places),
  };
}

/** The building as a place of the idea. */
function placeOf(
  { words, name, spans, qualities }: Participant,
  concept: ConceptId,
  places: IdeaPlace[],
): IdeaPlace['id'] {
  const known = places.find((place) => place.concept === concept);
  if (known) {
    return known.id;
  }
  const span = spans[0] ?? { from: 0, to: 0 };
  const added: IdeaPlace = {
    id: `l${places.length + 1}`,
    words,
    ...(name === undefined ? {} : { name }),
    span,
    concept,
    qualities,
  };
  places.push(added);
  return added.id;
}
