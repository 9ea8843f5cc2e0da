import type { DeedId } from './deeds.ts';
import type { EventId, IdeaEvent, IdeaGraph, IdeaPlaceId, ParticipantId } from './idea-graph.ts';

/** Numbers from here on belong to what an idea does not say itself. */
const FIRST_IMPLIED = 900;

/** True for an event, participant or place that the idea does not name: there are no words of the idea for it. */
export const isImplied = (id: EventId | ParticipantId | IdeaPlaceId): boolean => Number(id.slice(1)) >= FIRST_IMPLIED;

export const impliedEvent = (index: number): EventId => `e${FIRST_IMPLIED + index}`;
export const impliedParticipant = (index: number): ParticipantId => `p${FIRST_IMPLIED + index}`;
export const impliedPlace = (index: number): IdeaPlaceId => `l${FIRST_IMPLIED + index}`;

/**
 * One of some ways to tell a small deed of which nothing is known but who does it; none where an event belongs to the
 * idea or says more.
 */
export function bareDeeds(
  { id, deed, roles, at }: IdeaEvent,
  { text, events }: Pick<IdeaGraph, 'text' | 'events'>,
  ways: Readonly<Partial<Record<DeedId, readonly string[]>>>,
): readonly string[] {
  const isBare = at === undefined && Object.keys(roles).every((role) => role === 'agent');
  if (!isImplied(id) || !isBare) {
    return [];
  }
  const own = (deed && ways[deed]) ?? [];
  // One after the other, so that none comes again before all were heard; which is the first one differs by idea.
  const time = events.filter((event) => event.deed === deed).findIndex((event) => event.id === id);
  return own.slice((Math.max(0, time) + text.length) % own.length).slice(0, 1);
}
