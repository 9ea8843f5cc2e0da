import type { DeedId } from './idea/deeds.ts';
import type { EventId, IdeaEvent, IdeaGraph, ParticipantId } from './idea/idea-graph.ts';

/** Deeds about somebody who is somewhere else. */
const LONGING: ReadonlySet<DeedId> = new Set<DeedId>(['wait', 'search', 'remember', 'dream', 'think', 'telephone']);
/** To search somebody is to search their clothes. */
const FRISKS = /^search$/;

/** What is prayed for is somewhere else, and whoever is prayed to. */
const PRAYS = /^pray\b|祈|기도/;

/** True where somebody waits for, looks for, misses, remembers, dreams of or calls the one in question. */
export const isLongedForIn = ({ deed, predicate, roles }: IdeaEvent, id: ParticipantId): boolean =>
  ((deed !== undefined && LONGING.has(deed) && !FRISKS.test(predicate)) || PRAYS.test(predicate)) &&
  [roles.patient, roles.recipient, roles.topic].some((ids) => ids?.includes(id)) &&
  roles.agent?.includes(id) === false;

/** A film's events, and those that have a shot in their order. */
interface Told {
  graph: Pick<IdeaGraph, 'events'>;
  told: readonly EventId[];
}

/** True for whoever is longed for, until an event of their own was told; `at` is what goes on. */
export function isAway({ graph, told }: Told, at: EventId | undefined, id: ParticipantId): boolean {
  if (!graph.events.some((event) => isLongedForIn(event, id))) {
    return false;
  }
  const now = graph.events.find((event) => event.id === at);
  const known = new Set(told.slice(0, at === undefined ? 0 : told.indexOf(at) + 1));
  return (
    (now !== undefined && isLongedForIn(now, id)) ||
    !graph.events.some(
      (event) => known.has(event.id) && Object.values(event.roles).flat().includes(id) && !isLongedForIn(event, id),
    )
  );
}
