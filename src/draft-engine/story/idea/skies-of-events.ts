import type { TimeOfDay, Weather } from '../place-spec.ts';
import type { IdeaEvent, Span } from './idea-graph.ts';
import type { FoundSetting } from './settings.ts';

const SENTENCE_END = /[.!?。！？…\n]/;

/** 'One rainy evening Tom breaks it': a weather is that of the event in whose sentence it stands. */
export function addSkies(text: string, events: readonly IdeaEvent[], said: readonly FoundSetting[]): void {
  for (const { field, value, ...span } of said) {
    const event = field === 'weather' ? eventOf(text, events, span) : undefined;
    if (event && event.weather === undefined) {
      event.weather = value as Weather;
    }
  }
  clearSkies(events);
}

/** The event that the words stand in, else the next one of their sentence, else the one before. */
function eventOf(text: string, events: readonly IdeaEvent[], { from, to }: Span): IdeaEvent | undefined {
  const before = text.slice(0, from).search(new RegExp(`${SENTENCE_END.source}[^.!?。！？…\\n]*$`));
  const length = text.slice(to).search(SENTENCE_END);
  const [start, end] = [before < 0 ? 0 : before + 1, length < 0 ? text.length : to + length];
  const own = events.filter(({ span, describes }) => describes === undefined && span.from < end && span.to > start);
  return (
    own.findLast(({ span }) => span.from <= from && to <= span.to) ??
    own.find(({ span }) => span.from >= to) ??
    own.findLast(({ span }) => span.to <= from)
  );
}

/** The rain of one rainy evening is over at the next hour that is said. */
function clearSkies(events: readonly IdeaEvent[]): void {
  let passing: TimeOfDay | undefined;
  for (const event of events) {
    if (event.weather !== undefined) {
      passing = event.weather === 'clear' ? undefined : event.hour;
    } else if (passing !== undefined && event.hour !== undefined && event.hour !== passing) {
      event.weather = 'clear';
      passing = undefined;
    }
  }
}
