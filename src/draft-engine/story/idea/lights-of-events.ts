import type { TimeOfDay, Weather } from '../place-spec.ts';
import type { IdeaEvent, Setting, Span } from './idea-graph.ts';
import type { FoundSetting } from './settings.ts';

const SENTENCE_END = /[.!?。！？…\n]/;

/** 'At dawn Ada finds it': an hour and weather are those of the event in whose sentence they stand. */
export function addLights(
  text: string,
  events: readonly IdeaEvent[],
  { setting, found, named }: { setting: Setting; found: readonly FoundSetting[]; named: readonly Span[] },
): void {
  // The night bus and the morning star say no hour.
  const said = found.filter((one) => !named.some(({ from, to }) => from <= one.from && one.to <= to));
  const hours = of(said, 'hour');
  const skies = of(said, 'weather');
  hours.forEach((one) => {
    const event = eventOf(text, events, one);
    if (event && event.hour === undefined) {
      event.hour = one.value as TimeOfDay;
    }
  });
  skies.forEach((one) => {
    const event = eventOf(text, events, one);
    if (event && event.weather === undefined) {
      event.weather = one.value as Weather;
    }
  });
  const { hour } = setting;
  const inside = events.find(({ span }) => hour && span.from <= hour.span.from && span.to >= hour.span.to);
  if (inside && hour) {
    inside.hour ??= hour.value;
  }
  clearSkies(events);
}

const of = (said: readonly FoundSetting[], field: FoundSetting['field']): FoundSetting[] =>
  said.filter((one) => one.field === field);

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
