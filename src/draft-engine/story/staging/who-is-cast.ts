import type { EventId, IdeaGraph } from '../idea/idea-graph.ts';
import type { CastMember, CastThing } from '../words/film-words.ts';

/** Who and what can be put on the stage. */
export interface FilmCast {
  graph: IdeaGraph;
  members: readonly CastMember[];
  things: readonly CastThing[];
  /** The events that have a shot, in the order of the film. */
  told: readonly EventId[];
}
