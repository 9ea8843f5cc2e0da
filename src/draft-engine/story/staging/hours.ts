import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Random } from '#src/shared/random.ts';
import type { IdeaEvent, IdeaGraph, Setting, Span } from '../idea/idea-graph.ts';
import { TIMES_OF_DAY, type TimeOfDay, type Weather } from '../place-spec.ts';
import type { StepKind } from '../plot/plot.ts';

const TYPE_HOURS: Readonly<Partial<Record<FilmType, readonly TimeOfDay[]>>> = {
  horror: ['night'],
  suspense: ['night', 'dusk'],
  crime: ['night', 'dusk'],
  detective: ['night', 'dusk'],
  romance: ['dusk', 'afternoon', 'morning'],
  western: ['noon', 'dusk'],
  nature: ['dawn', 'morning'],
  ads: ['morning', 'afternoon'],
};
const USUAL: readonly TimeOfDay[] = ['morning', 'afternoon', 'dusk'];
const TYPE_SKIES: Readonly<Partial<Record<FilmType, readonly Weather[]>>> = {
  horror: ['fog', 'cloudy', 'wind'],
  suspense: ['fog', 'rain', 'cloudy'],
  disaster: ['storm', 'wind'],
  war: ['fog', 'cloudy'],
};
const SEASON_SKIES: Readonly<Partial<Record<NonNullable<Setting['season']>['value'], Weather>>> = { winter: 'snow' };
/** Deeds of the night. */
const NIGHT_DEEDS: ReadonlySet<string> = new Set(['sleep', 'dream']);

export interface Light {
  timeOfDay: TimeOfDay;
  weather: Weather;
}

/**
 * The hour and the sky at which a film opens: what the idea says of its beginning, else what its type likes. What is
 * said of a later event is that event's.
 */
export function openingLight({ setting, events, text }: IdeaGraph, type: FilmType, random: Random): Light {
  const { hour, weather, season } = setting;
  const first = /[.!?。！？]/.exec(text)?.index ?? text.length;
  const isLater = (said: { span: Span } | undefined, field: 'hour' | 'weather'): boolean =>
    said !== undefined &&
    said.span.from > first &&
    events.some((event) => event[field] !== undefined) &&
    events.some(({ roles, span }) => roles.agent !== undefined && span.from < first);
  return {
    timeOfDay: (isLater(hour, 'hour') ? undefined : hour?.value) ?? random.pick(TYPE_HOURS[type] ?? USUAL),
    weather:
      (isLater(weather, 'weather') ? undefined : weather?.value) ??
      (season && SEASON_SKIES[season.value]) ??
      random.pick(TYPE_SKIES[type] ?? (['clear', 'clear', 'cloudy'] as const)),
  };
}

/** The light of the next shot: an event's own hour, later where time goes by, else as it was. */
export function nextLight(before: Light, kind: StepKind, event: IdeaEvent | undefined, setting: Setting): Light {
  if (event?.hour || event?.weather) {
    return { timeOfDay: event.hour ?? before.timeOfDay, weather: event.weather ?? before.weather };
  }
  if (setting.hour) {
    return before;
  }
  if (event?.deed && NIGHT_DEEDS.has(event.deed)) {
    return { ...before, timeOfDay: 'night' };
  }
  const at = TIMES_OF_DAY.indexOf(before.timeOfDay);
  return kind === 'passage'
    ? { ...before, timeOfDay: TIMES_OF_DAY[(at + 1) % TIMES_OF_DAY.length] as TimeOfDay }
    : before;
}
