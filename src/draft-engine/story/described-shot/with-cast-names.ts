import type { IdeaGraph, Participant, ParticipantId } from '../idea/idea-graph.ts';
import type { CastOfFilm } from './described-shot.ts';
import { plainName } from './same-name.ts';

/**
 * What a text tells, with the characters of a film for all that has their names: 'Penny' is no coin where somebody is
 * called so. Whoever is named more than once is one.
 */
export function withCastNames(graph: IdeaGraph, { characters }: CastOfFilm): IdeaGraph {
  const beings = new Map(
    characters.filter(({ figure }) => figure.kind !== 'thing').map((one) => [plainName(one.name), one]),
  );
  const first = new Map<string, ParticipantId>();
  const sameAs = new Map<ParticipantId, ParticipantId>();
  const participants = graph.participants.flatMap((participant): Participant[] => {
    const called = plainName(participant.name ?? participant.words);
    const being = beings.get(called);
    if (!being) {
      return [participant];
    }
    const known = first.get(called);
    sameAs.set(participant.id, known ?? participant.id);
    first.set(called, known ?? participant.id);
    const isThing = participant.kind === 'thing' || participant.kind === 'abstract';
    const named = isThing ? asSomebody(participant, being) : participant;
    return known === undefined ? [named] : [];
  });
  const idOf = (id: ParticipantId): ParticipantId => sameAs.get(id) ?? id;
  return {
    ...graph,
    participants: participants.map((each) => ({
      ...each,
      relations: each.relations.map((relation) => ({ ...relation, to: idOf(relation.to) })),
    })),
    events: graph.events.map((event) => ({
      ...event,
      roles: Object.fromEntries(
        Object.entries(event.roles).map(([role, ids]) => [role, [...new Set(ids.map((id) => idOf(id)))]]),
      ),
    })),
  };
}

/** Whoever a text was read to have as a thing. */
function asSomebody(participant: Participant, { name, figure }: CastOfFilm['characters'][number]): Participant {
  const body = figure.kind === 'picture' ? figure.instead : figure;
  const gender = body.kind === 'person' && body.gender !== 'neutral' ? body.gender : undefined;
  return {
    ...participant,
    name,
    kind: 'person',
    concept: 'person.person',
    isNearest: true,
    count: 1,
    ...(gender && { gender }),
  };
}
