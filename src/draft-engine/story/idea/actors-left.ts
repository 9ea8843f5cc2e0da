import { eventsBefore } from './events-before.ts';
import type { IdeaEvent, IdeaGraph, ParticipantId } from './idea-graph.ts';

/**
 * Who does an event when only the participants in `known` are kept: those of its own who are, else whoever of them did
 * something before it last. Nobody where what happens only describes somebody, or where it happens to them.
 */
export function actorsLeft(event: IdeaEvent, read: IdeaGraph, known: ReadonlySet<string>): ParticipantId[] {
  const own = event.roles.agent ?? [];
  const kept = own.filter((id) => known.has(id));
  if (own.length === 0 || kept.length > 0 || event.describes !== undefined) {
    return kept;
  }
  const canAct = (id: ParticipantId): boolean =>
    known.has(id) &&
    !event.roles.patient?.includes(id) &&
    read.participants.some((one) => one.id === id && one.kind !== 'thing' && one.kind !== 'abstract');
  const last = eventsBefore(read.events, event.id).findLast(({ roles }) => roles.agent?.some(canAct));
  return last?.roles.agent?.filter(canAct) ?? [];
}
