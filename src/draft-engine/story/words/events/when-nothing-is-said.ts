import { isImplied } from '../../idea/implied-ids.ts';
import type { FilmFacts } from '../film-words.ts';

/** What is implied is told where the idea `said` nothing itself; else it is only seen. */
export const whenNothingIsSaid = (said: FilmFacts, implied: FilmFacts): FilmFacts =>
  said.isOwnLanguage && said.graph.events.some(({ id, describes }) => !isImplied(id) && describes === undefined)
    ? { ...implied, graph: { ...implied.graph, events: [] } }
    : implied;
