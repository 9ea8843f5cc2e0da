import type { EventId, IdeaEvent } from './idea-graph.ts';

/** The events of a graph that its text tells before one of them; none where it is not among them. */
export const eventsBefore = (events: readonly IdeaEvent[], id: EventId): IdeaEvent[] =>
  events.slice(
    0,
    Math.max(
      0,
      events.findIndex((one) => one.id === id),
    ),
  );
