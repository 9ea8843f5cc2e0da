import type { EventId, IdeaGraph, ParticipantId } from '../../../idea/idea-graph.ts';
import type { Heard, Namer } from './references.ts';
import type { Tense } from './verb-words.ts';

/** What a clause became. */
export interface ToldClause {
  text: string;
  heard: Heard;
  /** Events that it tells beside its own. */
  told?: readonly EventId[];
}

/** How a film tells the idea's own clauses. */
export interface ClauseTeller {
  graph: IdeaGraph;
  namer: Namer;
  tense: Tense;
  /** The tense that the idea itself is told in. */
  ideaTense: Tense;
  hero: ParticipantId | undefined;
  /** In a spoken line: who is 'I' and who is 'you'. */
  speakers?: { first: ParticipantId | undefined; second: ParticipantId | undefined };
}
