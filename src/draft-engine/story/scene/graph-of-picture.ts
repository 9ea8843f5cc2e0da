import type { ConceptId } from '../concepts/concept.ts';
import type { IdeaGraph, IdeaPlace, IdeaPlaceId, Participant } from '../idea/idea-graph.ts';
import { withDeedsAsSeen } from './deeds-as-seen.ts';
import { without } from './without.ts';
import { withWornClothes } from './worn-clothes.ts';

/** What holds food or drink: of a bowl of soup the soup is what is seen. */
const VESSELS: ReadonlySet<string> = new Set(['thing.bowl', 'thing.plate', 'thing.cup', 'thing.glass', 'thing.basket']);
/** What a picture shows of a word that a film takes for something else. */
const SEEN_AS: readonly (readonly [RegExp, ConceptId])[] = [
  [/^(?:window ?sill|window|窗台|窗台上|窗边|窗前|窗外|窓辺|窓際|窓の外|창가|창밖|창문)$/iu, 'thing.window'],
  [/^(?:camels?|骆驼|ラクダ|らくだ|낙타)$/iu, 'animal.horse'],
];

/** A graph as far as it is of use for a picture. Films show the same words in a course of events. */
export function graphOfPicture(graph: IdeaGraph): IdeaGraph {
  return withDeedsAsSeen(withWornClothes(withoutVessels(withPlacesApart(asSeen(graph)))));
}

function asSeen(graph: IdeaGraph): IdeaGraph {
  const named = <One extends Participant | IdeaPlace>(one: One): One => {
    const concept = SEEN_AS.find(([pattern]) => pattern.test(one.words))?.[1];
    return concept ? { ...one, concept } : one;
  };
  const participants = graph.participants.map((one) => {
    const seen = named(one);
    return seen.concept?.startsWith('thing.') && seen !== one ? { ...seen, kind: 'thing' as const } : seen;
  });
  return { ...graph, participants, places: graph.places.map(named) };
}

/** A place that is named alone ('a lighthouse on a cliff') takes no part in anything. */
function withPlacesApart(graph: IdeaGraph): IdeaGraph {
  const moved = graph.participants.filter(({ concept }) => concept?.startsWith('place.'));
  if (moved.length === 0) {
    return graph;
  }
  const places = moved.map(({ words, spans, concept, qualities }, index): IdeaPlace => ({
    id: `l${graph.places.length + index + 1}` as IdeaPlaceId,
    words,
    span: spans[0] ?? { from: 0, to: 0 },
    ...(concept ? { concept } : {}),
    qualities,
  }));
  return without({ ...graph, places: [...graph.places, ...places] }, moved);
}

function withoutVessels(graph: IdeaGraph): IdeaGraph {
  const vessels = graph.participants.filter(
    ({ concept, relations }) =>
      VESSELS.has(concept ?? '') &&
      relations.some(({ to }) => graph.participants.some((one) => one.id === to && one.concept?.startsWith('thing.'))),
  );
  return vessels.length === 0 ? graph : without(graph, vessels);
}
