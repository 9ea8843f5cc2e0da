import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import type { Random } from '#src/shared/random.ts';
import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, ParticipantId } from '../idea/idea-graph.ts';
import { TIMES_OF_DAY, type TimeOfDay, type Weather } from '../place-spec.ts';
import type { StepKind } from '../plot/plot.ts';
import { isOnlyWished, isSkyWished } from './wished-sky.ts';

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
const SEASON_SKIES: Readonly<Partial<Record<NonNullable<IdeaGraph['setting']['season']>['value'], Weather>>> = {
  winter: 'snow',
};
/** Deeds of the night. */
const NIGHT_DEEDS: ReadonlySet<string> = new Set(['sleep', 'dream']);

export interface Light {
  timeOfDay: TimeOfDay;
  weather: Weather;
}

/** By these somebody was lost before the story: the sky of that day is not the film's. */
const BYGONE: ReadonlySet<DeedId> = new Set<DeedId>(['vanish', 'die', 'lose', 'part', 'leave']);

/** The hour and the sky at which a film opens: what the idea says of its beginning, else what its type likes. */
export function openingLight(graph: IdeaGraph, type: FilmType, random: Random): Light {
  const { hour, season } = graph.setting;
  const time = random.pick(TYPE_HOURS[type] ?? USUAL);
  const sky = random.pick(TYPE_SKIES[type] ?? (['clear', 'clear', 'cloudy'] as const));
  return {
    timeOfDay: hour !== undefined && isOfBeginning(hour.span.from, graph) ? hour.value : time,
    weather: weatherOf(graph) ?? skyNamed(graph) ?? (season && SEASON_SKIES[season.value]) ?? sky,
  };
}

/** The weather in which a film opens; that of a day long gone, of a later event, or that is only wished for, is not. */
function weatherOf(graph: IdeaGraph): Weather | undefined {
  const {
    setting: { weather },
    events,
    text,
  } = graph;
  const first = /[.!?。！？]/.exec(text)?.index ?? text.length;
  const isLater =
    weather !== undefined &&
    weather.span.from > first &&
    events.some((event) => event.weather !== undefined) &&
    events.some(({ roles, span }) => roles.agent !== undefined && span.from < first);
  const isBygone = events.some(
    ({ describes, deed, span, words }) =>
      describes !== undefined &&
      deed !== undefined &&
      BYGONE.has(deed) &&
      weather !== undefined &&
      weather.span.from >= span.to - Math.max(words.length, span.to - span.from) - LEAD_OF_CLAUSE &&
      weather.span.to <= span.to,
  );
  return isBygone || isLater || isSkyWished(graph) ? undefined : weather?.value;
}

/** Snow and rain that somebody meets, catches or clears away fall or lie there; what is wished for does not. */
function skyNamed({ participants, events }: IdeaGraph): Weather | undefined {
  const isMet = (id: ParticipantId): boolean =>
    events.some(({ roles: { topic: _topic, ...others } }) => Object.values(others).some((ids) => ids.includes(id)));
  const concepts = participants
    .filter(({ presence, id }) => presence === 'here' && isMet(id) && !isOnlyWished({ events }, id))
    .map((one) => one.concept);
  if (concepts.includes('spirit.snow')) {
    return 'snow';
  }
  return concepts.includes('spirit.rain') ? 'rain' : undefined;
}

/** Characters in which a clause before a noun may say how it was: '폭풍 속에서 사라진'. */
const LEAD_OF_CLAUSE = 8;

/** Nobody has acted before it in the idea. */
const isOfBeginning = (at: number, { events, text }: IdeaGraph): boolean =>
  events.every(
    ({ span, describes, roles }) =>
      describes !== undefined ||
      !roles.agent?.length ||
      span.to > at ||
      !/[，,、。.!?]/.test(text.slice(span.to, at + 1)),
  );

/** Where a rain is said to be over. */
const IS_OVER =
  /rain (?:stops|is over|ends)|storm (?:passes|ends|is over)|snow melts|雨停|雪停|雪化|雪融|风停|비가? 그[치친]|눈이? 녹|雨が?(?:上が|やん|止ん|やみ|止み)|雪が?(?:解け|溶け|とけ)|嵐が(?:去|過ぎ)/giu;

/** The sky of an event: clear once a milder season or the end of the rain has been told of. */
function skyOf(event: IdeaEvent, before: Weather, { setting: { season, weather }, text }: IdeaGraph): Weather {
  const ends = [...text.matchAll(IS_OVER)].map(({ index }) => index);
  const isMilder = season !== undefined && season.value !== 'winter' && season.span.from > (weather?.span.from ?? 0);
  const spring = isMilder && before === 'snow' ? [season.span.from] : [];
  const isPast = [...ends, ...spring].some((at) => at < event.span.to && event.describes === undefined);
  return isPast && before !== 'cloudy' ? 'clear' : before;
}

/** The weather that an event says of itself, where it is not only wished for. */
const ownSkyOf = ({ weather }: IdeaEvent, graph: IdeaGraph): Weather | undefined =>
  weather === graph.setting.weather?.value && isSkyWished(graph) ? undefined : weather;

/** When a deed is usually done: one sleeps at night, and who is woken before the day is woken in the morning. */
function usualHour(event: IdeaEvent | undefined, now: TimeOfDay, { events }: IdeaGraph): TimeOfDay | undefined {
  const isRest = event?.deed !== undefined && (event.deed === 'wake' || NIGHT_DEEDS.has(event.deed));
  if (!isRest) {
    return undefined;
  }
  const isWaking = events.some(({ deed, isNegated }) => deed === 'wake' && !isNegated);
  return isWaking && now !== 'night' ? 'morning' : 'night';
}

/** The light of the next shot: an event's own hour, later where time goes by, else as it was. */
export function nextLight(before: Light, kind: StepKind, event: IdeaEvent | undefined, graph: IdeaGraph): Light {
  const light =
    event === undefined
      ? before
      : { ...before, weather: ownSkyOf(event, graph) ?? skyOf(event, before.weather, graph) };
  if (event?.hour) {
    return { ...light, timeOfDay: event.hour };
  }
  if (graph.setting.hour) {
    return light;
  }
  const usual = usualHour(event, light.timeOfDay, graph);
  if (usual) {
    return { ...light, timeOfDay: usual };
  }
  const at = TIMES_OF_DAY.indexOf(light.timeOfDay);
  return kind === 'passage'
    ? { ...light, timeOfDay: TIMES_OF_DAY[(at + 1) % TIMES_OF_DAY.length] as TimeOfDay }
    : light;
}
