import type { EventId, IdeaPlaceId, ParticipantId } from '../idea/idea-graph.ts';

/** Numbers from here on belong to what an idea does not say itself. */
const FIRST_IMPLIED = 900;

/** True for an event, participant or place that the idea does not name: there are no words of the idea for it. */
export const isImplied = (id: EventId | ParticipantId | IdeaPlaceId): boolean => Number(id.slice(1)) >= FIRST_IMPLIED;

export const impliedEvent = (index: number): EventId => `e${FIRST_IMPLIED + index}`;
export const impliedParticipant = (index: number): ParticipantId => `p${FIRST_IMPLIED + index}`;
export const impliedPlace = (index: number): IdeaPlaceId => `l${FIRST_IMPLIED + index}`;
