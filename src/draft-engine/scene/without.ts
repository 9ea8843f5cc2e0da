import type { IdeaGraph, Participant } from '../story/idea/idea-graph.ts';

/** A graph without some who take part; what only they do, or what is done only to them, does not happen. */
export function without(graph: IdeaGraph, gone: readonly Pick<Participant, 'id'>[]): IdeaGraph {
  const ids = new Set(gone.map(({ id }) => id));
  return {
    ...graph,
    participants: graph.participants
      .filter(({ id }) => !ids.has(id))
      .map((one) => ({ ...one, relations: one.relations.filter(({ to }) => !ids.has(to)) })),
    events: graph.events.flatMap((event) => {
      const roles = Object.fromEntries(
        Object.entries(event.roles).flatMap(([role, those]) => {
          const left = those.filter((id) => !ids.has(id));
          return left.length > 0 ? [[role, left]] : [];
        }),
      );
      const isEmpty = Object.keys(roles).length === 0 && Object.keys(event.roles).length > 0;
      return isEmpty || (event.describes && ids.has(event.describes)) ? [] : [{ ...event, roles }];
    }),
  };
}
