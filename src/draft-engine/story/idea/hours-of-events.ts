import { TIMES_OF_DAY, type TimeOfDay } from '../place-spec.ts';
import type { IdeaEvent } from './idea-graph.ts';
import type { FoundSetting } from './settings.ts';

const isHour = (value: unknown): value is TimeOfDay => TIMES_OF_DAY.some((one) => one === value);

/**
 * An hour that is said in a clause, or before it in its sentence, is that event's and that of the clauses after it,
 * until another is said: '翌朝、少女が来る'. What only describes somebody has its own.
 */
export function addHours(text: string, events: readonly IdeaEvent[], found: readonly FoundSetting[]): void {
  const hours = found.flatMap(({ field, value, from, to }) =>
    field === 'hour' && isHour(value) ? [{ value, from, to }] : [],
  );
  const told = events.filter(({ describes }) => describes === undefined).toSorted((a, b) => a.span.from - b.span.from);
  for (const { value, from, to } of hours) {
    const inside = events.find(({ span }) => span.from <= from && span.to >= to);
    if (inside?.describes !== undefined) {
      inside.hour = value;
      continue;
    }
    const end = endOfSentence(text, to);
    const first = told.findIndex((event) => event === inside || (event.span.to > from && event.span.to <= end));
    // A single hour at the beginning is the film's.
    if (first < 0 || (hours.length === 1 && first === 0 && inside === undefined)) {
      continue;
    }
    const isOwn = IS_HABIT.test(text.slice(Math.max(0, from - 6), to + 2)) || (hours.length === 1 && first === 0);
    for (const event of isOwn ? told.slice(first, first + 1) : [...told.slice(first), ...within(events, to, end)]) {
      event.hour = value;
    }
  }
}

/** What describes somebody in the sentence of an hour is seen at that hour. */
const within = (events: readonly IdeaEvent[], from: number, to: number): IdeaEvent[] =>
  events.filter(({ describes, span }) => describes !== undefined && span.from >= from && span.to <= to);

/** Again and again at an hour: what comes after is at another. */
const IS_HABIT = /마다|매일|날마다|毎|每|every|each/i;

/** Where the sentence ends that holds an offset. */
function endOfSentence(text: string, at: number): number {
  const end = text.slice(at).search(/[。！？]|[.!?](?=\s|$)/);
  return end < 0 ? text.length : at + end + 1;
}
