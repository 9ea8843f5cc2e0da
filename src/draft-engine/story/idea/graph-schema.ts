import * as z from 'zod';
import { FILM_TYPES } from '#src/shared/catalogue/film-types.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import type { ConceptId, QualityId } from '../concepts/concept.ts';
import { QUALITIES } from '../concepts/qualities.ts';
import { isConcept } from '../lexicon/is-concept.ts';
import { TIMES_OF_DAY, WEATHERS } from '../place-spec.ts';
import { DEEDS } from './deeds.ts';
import {
  CULTURES,
  EVENT_LINKS,
  FREQUENCIES,
  type IdeaGraph,
  MOODS,
  PARTICIPANT_KINDS,
  PERIODS,
  PRESENCES,
  ROLES,
  SEASONS,
  TOLD_AGES,
} from './idea-graph.ts';

/** Most of each kind that a graph may hold: more than any idea of 2,000 characters says. */
const MOST = 200;
const words = z.string().max(2000);
const offset = z.number().int().min(0).max(2000);
const span = z.object({ from: offset, to: offset });
const participantId = z.templateLiteral(['p', z.number().int()]);
const eventId = z.templateLiteral(['e', z.number().int()]);
const placeId = z.templateLiteral(['l', z.number().int()]);
const concept = z.custom<ConceptId>((value) => typeof value === 'string' && isConcept(value));
const quality = z.object({
  words,
  quality: z.enum(Object.keys(QUALITIES) as [QualityId, ...QualityId[]]).optional(),
});
const some = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST);
const said = <Value extends z.ZodType>(value: Value) => z.object({ value, words, span }).optional();

const participant = z.object({
  id: participantId,
  words,
  spans: some(span),
  name: words.optional(),
  kind: z.enum(PARTICIPANT_KINDS),
  concept: concept.optional(),
  isNearest: z.boolean().optional(),
  count: z.number().int().min(0).max(1_000_000),
  age: z.enum(TOLD_AGES).optional(),
  ageYears: z.number().min(0).max(100_000).optional(),
  gender: z.enum(['feminine', 'masculine']).optional(),
  qualities: some(quality),
  relations: some(z.object({ words, to: participantId })),
  presence: z.enum(PRESENCES),
});

const event = z.object({
  id: eventId,
  words,
  span,
  predicate: words,
  deed: z.enum(DEEDS).optional(),
  isNearest: z.boolean().optional(),
  roles: z.partialRecord(z.enum(ROLES), some(participantId)),
  at: placeId.optional(),
  to: placeId.optional(),
  from: placeId.optional(),
  manner: some(words),
  often: z.enum(FREQUENCIES).optional(),
  isNegated: z.boolean(),
  mood: z.enum(MOODS),
  isMain: z.boolean(),
  describes: participantId.optional(),
  links: some(z.object({ kind: z.enum(EVENT_LINKS), to: eventId })),
  hour: z.enum(TIMES_OF_DAY).optional(),
  weather: z.enum(WEATHERS).optional(),
});

const graph = z.object({
  language: z.enum(LANGUAGES),
  text: words,
  participants: some(participant),
  events: some(event),
  places: some(
    z.object({
      id: placeId,
      words,
      span,
      name: words.optional(),
      concept: concept.optional(),
      isNearest: z.boolean().optional(),
      qualities: some(quality),
    }),
  ),
  setting: z.object({
    hour: said(z.enum(TIMES_OF_DAY)),
    season: said(z.enum(SEASONS)),
    weather: said(z.enum(WEATHERS)),
    period: said(z.enum(PERIODS)),
    culture: said(z.enum(CULTURES)),
    isWartime: said(z.literal(true)),
  }),
  telling: z.object({
    type: z.enum(FILM_TYPES).optional(),
    style: some(words),
    isQuestion: z.boolean(),
  }),
});

/**
 * A graph that came from outside, checked; undefined when it is none, when what it names is not in it, or when it is
 * not about this text.
 */
export function checkGraph(value: unknown, text: string): IdeaGraph | undefined {
  const { success, data } = graph.safeParse(value);
  if (!success || data.text !== text) {
    return undefined;
  }
  const found = data as IdeaGraph;
  return isWhole(found) ? found : undefined;
}

/** Ids are unique and every id that is named is there. */
function isWhole({ participants, events, places }: IdeaGraph): boolean {
  const ids = [...participants, ...events, ...places].map(({ id }) => id as string);
  const known = new Set(ids);
  const named = [
    ...participants.flatMap(({ relations }) => relations.map(({ to }) => to)),
    ...events.flatMap(({ roles, at, to, from, describes, links }) => [
      ...Object.values(roles).flat(),
      ...[at, to, from, describes].filter((id) => id !== undefined),
      ...links.map((link) => link.to),
    ]),
  ];
  return known.size === ids.length && named.every((id) => known.has(id));
}
