import * as z from 'zod';
import { QUALITIES } from '#src/draft-engine/story/concepts/qualities.ts';
import { DEEDS } from '#src/draft-engine/story/idea/deeds.ts';
import {
  CULTURES,
  EVENT_LINKS,
  FREQUENCIES,
  MOODS,
  PARTICIPANT_KINDS,
  PERIODS,
  PRESENCES,
  SEASONS,
  TOLD_AGES,
} from '#src/draft-engine/story/idea/idea-graph.ts';
import { TIMES_OF_DAY, WEATHERS } from '#src/draft-engine/story/place-spec.ts';
import { boundedList, boundedText } from './bounded-answer.ts';

/** One of a list, or '' for none, which is also what anything else becomes. */
const oneOf = <const Names extends readonly string[]>(names: Names) => z.enum(['', ...names]).catch('');
const words = boundedText.catch('');
const flag = z.boolean().catch(false);
const ids = boundedList(boundedText).catch([]);
const qualities = boundedList(
  z.object({ words, quality: oneOf(Object.keys(QUALITIES) as (keyof typeof QUALITIES)[]) }),
).catch([]);
const said = <const Names extends readonly string[]>(names: Names) =>
  z.object({ value: oneOf(names), words }).catch({ value: '', words: '' });

/**
 * What a language model says of an idea. All fields are there, since services that hold a model to its schema want
 * that: '' and [] stand for nothing. What is of another kind is read as nothing, except the lists themselves and their
 * ids.
 */
export const ideaReading = z.object({
  participants: boundedList(
    z.object({
      id: boundedText,
      words: boundedText,
      name: words,
      kind: oneOf(PARTICIPANT_KINDS),
      concept: words,
      isNearest: flag,
      count: z.number().catch(1),
      age: oneOf(TOLD_AGES),
      ageYears: z.number().catch(0),
      gender: oneOf(['feminine', 'masculine']),
      qualities,
      relations: boundedList(z.object({ words, to: words })).catch([]),
      presence: oneOf(PRESENCES),
    }),
  ),
  places: boundedList(z.object({ id: boundedText, words: boundedText, concept: words, isNearest: flag, qualities })),
  events: boundedList(
    z.object({
      id: boundedText,
      words: boundedText,
      predicate: words,
      deed: oneOf(DEEDS),
      agent: ids,
      patient: ids,
      recipient: ids,
      instrument: ids,
      companion: ids,
      topic: ids,
      result: ids,
      at: words,
      to: words,
      from: words,
      often: oneOf(FREQUENCIES),
      isNegated: flag,
      mood: oneOf(MOODS),
      isMain: flag,
      links: boundedList(z.object({ kind: oneOf(EVENT_LINKS), to: words })).catch([]),
      hour: oneOf(TIMES_OF_DAY),
    }),
  ),
  setting: z.object({
    hour: said(TIMES_OF_DAY),
    season: said(SEASONS),
    weather: said(WEATHERS),
    period: said(PERIODS),
    culture: said(CULTURES),
  }),
  isQuestion: flag,
});
export type IdeaReading = z.infer<typeof ideaReading>;

/** JSON schema of what a zod schema describes, in the strict form that services take: without defaults. */
export function strictSchemaOf(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    reused: 'inline',
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
    },
  });
  return rest;
}
