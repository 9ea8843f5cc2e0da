import type { IdeaEvent, IdeaGraph, Participant } from './idea-graph.ts';
import { unitsOf } from './units.ts';

/** A graph as lines of text, to read: who, what happens, where and when. */
export function printGraph(graph: IdeaGraph): string {
  const { participants, events, places, setting, telling } = graph;
  const name = (id: string): string => {
    const one = participants.find((each) => each.id === id) ?? places.find((each) => each.id === id);
    return one ? (one.name ?? one.words) : id;
  };
  return [
    graph.text,
    ...participants.map((one) => `  who    ${one.id} ${describe(one, name)}`),
    ...events.map((event) => `  ${event.isMain ? 'MAIN ' : 'event'}  ${event.id} ${tell(event, name)}`),
    ...places.map((place) => `  where  ${place.id} ${place.name ?? place.words} (${place.concept ?? 'unknown'})`),
    ...Object.entries(setting).map(([field, said]) => `  when   ${field}: ${said.value} (${said.words})`),
    `  units  ${unitsOf(graph)
      .map(({ kind, words }) => `${kind} '${words}'`)
      .join(', ')}`,
    `  told   ${[telling.type, ...telling.style, telling.isQuestion ? 'a question' : ''].filter(Boolean).join(', ') || 'plainly'}`,
  ].join('\n');
}

function describe(one: Participant, name: (id: string) => string): string {
  return [
    one.name && one.name !== one.words ? `${one.words} "${one.name}"` : one.words,
    `(${one.concept ?? one.kind}${one.isNearest ? '?' : ''})`,
    one.count === 1 ? '' : `×${one.count || 'some'}`,
    one.age ?? '',
    one.ageYears ?? '',
    one.gender ?? '',
    ...one.qualities.map(({ words }) => words),
    ...one.relations.map(({ words, to }) => `${words} of ${name(to)}`),
    one.presence === 'here' ? '' : one.presence.toUpperCase(),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function tell(event: IdeaEvent, name: (id: string) => string): string {
  return [
    `${event.isNegated ? 'not ' : ''}${event.mood === 'does' ? '' : `${event.mood} to `}${event.predicate}`,
    `[${event.deed ?? 'none'}${event.isNearest ? '?' : ''}]`,
    ...Object.entries(event.roles).map(([role, ids]) => `${role}=${ids.map(name).join('+')}`),
    ...(['at', 'to', 'from'] as const).flatMap((role) => (event[role] ? [`${role}=${name(event[role])}`] : [])),
    ...event.manner,
    event.often ?? '',
    event.describes ? `describes ${name(event.describes)}` : '',
    ...event.links.map(({ kind, to }) => `${kind} ${to}`),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
