import type { IdeaEvent } from './idea-graph.ts';

/** What an event says, thinks, asks or decides, where the idea tells it as an event of its own. */
export const contentOf = (events: readonly IdeaEvent[], event: Pick<IdeaEvent, 'id'>): IdeaEvent | undefined =>
  events.find(({ links }) => links.some(({ kind, to }) => kind === 'content' && to === event.id));
