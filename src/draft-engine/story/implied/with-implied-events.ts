import type { IdeaGraph } from '../idea/idea-graph.ts';
import type { ImpliedRequest } from './implied-request.ts';
import { isStill, readAgain } from './read-again.ts';
import { tellAround } from './tell-around.ts';
import { tellNothing } from './tell-nothing.ts';
import { withKeepers } from './with-keepers.ts';
import { withWitness } from './with-witness.ts';

/**
 * An idea with enough to see for a film of its length: little stories where nothing happens in it, small deeds around
 * its own events where a film has room for more. What is added is known by its ids ({@link isImplied}); the idea's own
 * graph stays as it is. Pure: equal requests give equal graphs.
 */
export function withImpliedEvents(said: IdeaGraph, request: ImpliedRequest): IdeaGraph {
  const graph = withKeepers(readAgain(said), request);
  return isStill(graph) ? tellNothing(graph, request) : tellAround(withWitness(graph, request), request);
}
