import type { IdeaEvent, IdeaGraph, Participant, ParticipantId, Span } from './idea-graph.ts';

/** Words of the text that now stand for others. */
interface Stand {
  event: IdeaEvent;
  doers: ParticipantId[];
  span: Span;
}

/**
 * A corrected graph, where who does something now is another than the text says, told without those who are left out.
 * Where nouns have neither article nor ending the text names whoever acts now; else such an event begins behind the
 * words of whoever acted, which stand for whoever acts now.
 */
export function toldWithoutLeftOut(graph: IdeaGraph, read: IdeaGraph): IdeaGraph {
  const stands = standsIn(graph, read);
  if (stands.length === 0) {
    return graph;
  }
  const joint = JOINTS[graph.language];
  return joint === undefined ? toldBehind(graph, stands) : renamed(graph, stands, joint);
}

/** Between two names, in languages whose nouns stay as they are. */
const JOINTS: Readonly<Partial<Record<IdeaGraph['language'], string>>> = { ja: 'と', cn: '和' };

function standsIn(graph: IdeaGraph, read: IdeaGraph): Stand[] {
  const known = new Set(graph.participants.map(({ id }) => id));
  const gone = read.participants.filter(({ id }) => !known.has(id)).flatMap(({ spans }) => spans);
  return graph.events.flatMap((event) => {
    const before = read.events.find(({ id }) => id === event.id);
    const doers = event.roles.agent?.filter((id) => !before?.roles.agent?.includes(id)) ?? [];
    const { from, to } = event.span;
    const span = gone.find((each) => each.from <= from + 1 && each.to > from && each.to < to);
    return doers.length > 0 && span ? [{ event, doers, span }] : [];
  });
}

/** The graph with the places of its text that stand for others added to those. */
const standing = (participants: readonly Participant[], stands: readonly Stand[]): Participant[] =>
  participants.map((one) => ({
    ...one,
    spans: [...one.spans, ...stands.filter(({ doers }) => doers[0] === one.id).map(({ span }) => span)],
  }));

function toldBehind(graph: IdeaGraph, stands: readonly Stand[]): IdeaGraph {
  return {
    ...graph,
    participants: standing(graph.participants, stands),
    events: graph.events.map((event) => {
      const stand = stands.find((each) => each.event === event);
      return stand ? beginAt(event, graph.text, stand.span.to) : event;
    }),
  };
}

/** Marks behind a noun that end with the subject: spaces and the particles of Korean. */
const BEHIND_SUBJECT = /^(?:[은는이가도]|께서)?[\s,，、]*/u;

function beginAt(event: IdeaEvent, text: string, end: number): IdeaEvent {
  const from = end + (BEHIND_SUBJECT.exec(text.slice(end, event.span.to))?.[0].length ?? 0);
  return { ...event, span: { from, to: event.span.to }, words: text.slice(from, event.span.to) };
}

/** The graph with the names of those who act now in its text. */
function renamed(graph: IdeaGraph, stands: readonly Stand[], joint: string): IdeaGraph {
  const edits = [...new Map(stands.map((stand) => [stand.span.from, stand])).values()]
    .map(({ doers, span }) => ({ ...span, name: namesOf(doers, graph).join(joint) }))
    .toSorted((one, other) => one.from - other.from);
  let text = '';
  let at = 0;
  for (const { from, to, name } of edits) {
    text += graph.text.slice(at, from) + name;
    at = to;
  }
  text += graph.text.slice(at);
  /** Where a place of the text is now; one inside of what was replaced is at its edge. */
  const moved = (place: number, isEnd: boolean): number =>
    edits.reduce((now, { from, to, name }) => {
      if (place >= to) {
        return now + name.length - (to - from);
      }
      return place > from ? now + from + (isEnd ? name.length : 0) - place : now;
    }, place);
  const shifted = shiftSpans({ ...graph, participants: standing(graph.participants, stands) }, moved);
  const events = shifted.events.map((event) => ({ ...event, words: text.slice(event.span.from, event.span.to) }));
  return { ...shifted, text, events };
}

const namesOf = (ids: readonly ParticipantId[], { participants }: IdeaGraph): string[] =>
  ids.flatMap((id) => participants.filter((one) => one.id === id)).map(({ name, words }) => name ?? words);

/** A value of a graph with every span in it moved. */
function shiftSpans<Value>(value: Value, moved: (place: number, isEnd: boolean) => number): Value {
  if (Array.isArray(value)) {
    return value.map((one) => shiftSpans(one, moved)) as Value;
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const fields = Object.entries(value).map(([field, one]) => [
    field,
    typeof one === 'number' && (field === 'from' || field === 'to')
      ? moved(one, field === 'to')
      : shiftSpans(one, moved),
  ]);
  return Object.fromEntries(fields) as Value;
}
