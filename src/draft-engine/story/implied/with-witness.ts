import { createRandom, deriveSeed } from '#src/shared/random.ts';
import type { IdeaEvent, IdeaGraph, ParticipantId } from '../idea/idea-graph.ts';
import { castOfIdea, isHere } from '../plot/cast-of-idea.ts';
import type { ImpliedRequest } from './implied-request.ts';
import { givenIn, heroFor } from './suitable-stories.ts';
import { keeperOfWork } from './with-keepers.ts';
import { createBeatWriter } from './write-beats.ts';

/**
 * An idea in which things happen and nobody can be met ('A volcano erupts', 'how bread is made') gets somebody who does
 * what nobody is said to do, or who sees it happen.
 */
export function withWitness(graph: IdeaGraph, { type, seed }: ImpliedRequest): IdeaGraph {
  const cast = new Set(castOfIdea(graph).cast);
  if (graph.participants.some((one) => cast.has(one.id) && isHere(one))) {
    return graph;
  }
  const writer = createBeatWriter(graph, type);
  const random = createRandom(deriveSeed('witness', graph.text, type, seed));
  const witness = writer.addParticipant(keeperOfWork(graph) ?? heroFor(givenIn(graph), type, random));
  const events = graph.events.map((event) => withDoer(event, witness));
  const isSeen = events.some(({ roles }) => roles.agent?.includes(witness));
  const [seen] = graph.events.find(({ isMain }) => isMain)?.roles.agent ?? [];
  const watching = isSeen ? [] : [writer.event('watch', { agent: [witness], ...(seen ? { patient: [seen] } : {}) })];
  return {
    ...graph,
    participants: [...graph.participants, ...writer.participants],
    events: [...events, ...watching],
  };
}

/** What nobody is said to do is done by whoever was added. */
const withDoer = (event: IdeaEvent, doer: ParticipantId): IdeaEvent =>
  event.roles.agent === undefined ? { ...event, roles: { agent: [doer], ...event.roles } } : event;
