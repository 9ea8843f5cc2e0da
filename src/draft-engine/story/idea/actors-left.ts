import { eventsBefore } from './events-before.ts';
import type { IdeaEvent, IdeaGraph, ParticipantId, Span } from './idea-graph.ts';

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

/** Marks behind a noun that end with the subject: spaces and the particles of Japanese and Korean. */
const BEHIND_SUBJECT = /^(?:[은는이가도]|께서|[はがも])?[\s,，、]*/u;

/**
 * The events of a corrected graph, where who does something now is another than the text says, told without them: each
 * begins behind their words, which now stand for whoever acts.
 */
export function toldWithoutLeftOut(graph: IdeaGraph, read: IdeaGraph): IdeaGraph {
  const known = new Set(graph.participants.map(({ id }) => id));
  const gone = read.participants.filter(({ id }) => !known.has(id)).flatMap(({ spans }) => spans);
  const stands = new Map<ParticipantId, Span[]>();
  const events = graph.events.map((event) => {
    const before = read.events.find(({ id }) => id === event.id);
    const moved = event.roles.agent?.filter((id) => !before?.roles.agent?.includes(id)) ?? [];
    const { from, to } = event.span;
    const subject = moved[0] ? gone.find((span) => span.from <= from + 1 && span.to > from && span.to < to) : undefined;
    if (!subject || !moved[0]) {
      return event;
    }
    stands.set(moved[0], [...(stands.get(moved[0]) ?? []), subject]);
    return beginAt(event, graph.text, subject.to);
  });
  const participants = graph.participants.map((one) => ({
    ...one,
    spans: [...one.spans, ...(stands.get(one.id) ?? [])],
  }));
  return stands.size === 0 ? graph : { ...graph, participants, events };
}

function beginAt(event: IdeaEvent, text: string, end: number): IdeaEvent {
  const from = end + (BEHIND_SUBJECT.exec(text.slice(end, event.span.to))?.[0].length ?? 0);
  return { ...event, span: { from, to: event.span.to }, words: text.slice(from, event.span.to) };
}
