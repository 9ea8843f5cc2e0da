import type { ConceptId } from '../concepts/concept.ts';
import { conceptsOfWords } from '../lexicon/concepts-of-words.ts';
import type { IdeaGraph, Participant } from './idea-graph.ts';

/** What somebody is: the result of 'being' it. */
export function isCalled({ events }: IdeaGraph, { id }: Participant): boolean {
  const own = events.filter(({ roles }) => Object.values(roles).some((ids) => ids.includes(id)));
  return own.length > 0 && own.every(({ deed, roles }) => deed === 'be' && roles.result?.includes(id) === true);
}

/** What else the idea calls somebody: 'a librarian girl', 'his daughter is a surgeon'. */
export function calledConcept(graph: IdeaGraph, { id, qualities }: Participant): ConceptId | undefined {
  const { events, participants, language } = graph;
  const named = qualities.flatMap(({ words }) => conceptsOfWords(language).get(words.toLowerCase()) ?? []);
  const being = events
    .filter(({ deed, roles }) => deed === 'be' && roles.agent?.includes(id))
    .flatMap(({ roles }) => roles.result ?? [])
    .flatMap((result) => participants.find((one) => one.id === result) ?? [])
    .filter((one) => one.presence === 'here' && one.kind === 'person' && isCalled(graph, one))
    .flatMap(({ concept }) => concept ?? []);
  return [...named, ...being].find((concept) => concept.startsWith('person.'));
}
