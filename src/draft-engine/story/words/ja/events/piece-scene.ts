import type { EventId, ParticipantId } from '../../../idea/idea-graph.ts';
import type { FilmFacts } from '../../film-words.ts';
import type { Noun } from './nouns.ts';

/** What the pieces of an idea are cut from. */
export interface PieceScene {
  facts: FilmFacts;
  nouns: ReadonlyMap<ParticipantId, Noun>;
  stepOf: ReadonlyMap<EventId, number>;
}
