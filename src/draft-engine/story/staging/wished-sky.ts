import type { DeedId } from '../idea/deeds.ts';
import type { IdeaEvent, IdeaGraph, ParticipantId, Span } from '../idea/idea-graph.ts';

/** Deeds about what is not there. */
const WISHING: ReadonlySet<DeedId> = new Set<DeedId>(['wait', 'search', 'dream', 'remember', 'think', 'miss']);
const PRAYING = /^(?:pray|hope|wish|long|yearn|beg)\b|[祈盼求]|기도|바라|願/;

/** It does not happen, or it is about what is not there. */
const isWish = ({ deed, predicate, mood, isNegated }: IdeaEvent): boolean =>
  isNegated || mood !== 'does' || (deed !== undefined && WISHING.has(deed)) || PRAYING.test(predicate);

const isIn = (one: Span, other: Span): boolean => one.from >= other.from && one.to <= other.to;

/** True for snow or rain that is only wished for, waited for or remembered; where it does something it is there. */
export function isOnlyWished({ events }: Pick<IdeaGraph, 'events'>, id: ParticipantId): boolean {
  const about = events.filter(({ roles }) => Object.values(roles).flat().includes(id));
  return about.length > 0 && about.every((event) => isWish(event) && event.roles.agent?.includes(id) !== true);
}

/** True where the idea names its weather only as what is wished for: '농부가 비를 기다린다'. */
export function isSkyWished({ setting: { weather }, participants, events }: IdeaGraph): boolean {
  if (weather === undefined) {
    return false;
  }
  const named = participants.filter(({ spans }) => spans.some((span) => isIn(span, weather.span)));
  if (named.length > 0) {
    return named.every(({ id }) => isOnlyWished({ events }, id));
  }
  return events.some(
    (event) => isWish(event) && isIn(weather.span, event.span) && isObjectOf(event, weather.words.toLowerCase()),
  );
}

/** '盼望下雨', 'dreams of snow': the weather is what the event is about, and not when it happens. */
const isObjectOf = ({ predicate, roles, words }: IdeaEvent, weather: string): boolean =>
  predicate.includes(weather) ||
  (roles.patient === undefined && roles.topic === undefined && words.toLowerCase().endsWith(`of ${weather}`));
