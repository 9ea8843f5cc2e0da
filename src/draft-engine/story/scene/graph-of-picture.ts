import type { IdeaGraph, IdeaPlace, IdeaPlaceId, Participant } from '../idea/idea-graph.ts';

/** What holds food or drink: of a bowl of soup the soup is what is seen. */
const VESSELS: ReadonlySet<string> = new Set(['thing.bowl', 'thing.plate', 'thing.cup', 'thing.glass']);

/** A graph as far as it is of use for a picture: what is a place is where one is, and food is seen in its dish. */
export function graphOfPicture(graph: IdeaGraph): IdeaGraph {
  return withoutVessels(withPlacesApart(graph));
}

/** A place that is named alone ('a lighthouse on a cliff') takes no part in anything. */
function withPlacesApart(graph: IdeaGraph): IdeaGraph {
  const moved = graph.participants.filter(({ concept }) => concept?.startsWith('place.'));
  if (moved.length === 0) {
    return graph;
  }
  const places = moved.map(
    ({ words, spans, concept, qualities }, index): IdeaPlace => ({
      id: `l${graph.places.length + index + 1}` as IdeaPlaceId,
      words,
      span: spans[0] ?? { from: 0, to: 0 },
      ...(concept ? { concept } : {}),
      qualities,
    }),
  );
  return withoutThose({ ...graph, places: [...graph.places, ...places] }, moved);
}

function withoutVessels(graph: IdeaGraph): IdeaGraph {
  const vessels = graph.participants.filter(
    ({ concept, relations }) =>
      VESSELS.has(concept ?? '') &&
      relations.some(({ to }) => graph.participants.some((one) => one.id === to && one.concept?.startsWith('thing.'))),
  );
  return vessels.length === 0 ? graph : withoutThose(graph, vessels);
}

/** Without some who take part; what only they do or is done to does not happen. */
function withoutThose(graph: IdeaGraph, gone: readonly Participant[]): IdeaGraph {
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
