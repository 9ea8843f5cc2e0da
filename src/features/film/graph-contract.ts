import * as z from 'zod';

/** Most of each kind that a graph may hold. */
const MOST = 200;
const words = z.string().max(2000);
/** An id, or one of a list that the server knows. */
const name = z.string().max(60);
const some = <Item extends z.ZodType>(item: Item) => z.array(item).max(MOST);
const span = z.object({ from: z.number().int(), to: z.number().int() });
const said = z.object({ value: z.union([z.string().max(60), z.boolean()]), words, span }).optional();
const ids = some(name).optional();

/**
 * What an idea says, where a person has corrected it: the shape alone. The server checks every value against what it
 * reads in the idea itself.
 */
export const givenGraph = z.object({
  language: name,
  text: words,
  participants: some(
    z.object({
      id: name,
      words,
      spans: some(span),
      name: words.optional(),
      kind: name,
      concept: name.optional(),
      isNearest: z.boolean().optional(),
      count: z.number().int(),
      age: name.optional(),
      ageYears: z.number().optional(),
      gender: name.optional(),
      qualities: some(z.object({ words, quality: name.optional() })),
      relations: some(z.object({ words, to: name })),
      presence: name,
    }),
  ),
  events: some(
    z.object({
      id: name,
      words,
      span,
      predicate: words,
      deed: name.optional(),
      isNearest: z.boolean().optional(),
      roles: z.object({
        agent: ids,
        patient: ids,
        recipient: ids,
        instrument: ids,
        companion: ids,
        topic: ids,
        result: ids,
      }),
      at: name.optional(),
      to: name.optional(),
      from: name.optional(),
      manner: some(words),
      often: name.optional(),
      isNegated: z.boolean(),
      mood: name,
      isMain: z.boolean(),
      describes: name.optional(),
      links: some(z.object({ kind: name, to: name })),
      hour: name.optional(),
    }),
  ),
  places: some(
    z.object({
      id: name,
      words,
      span,
      name: words.optional(),
      concept: name.optional(),
      isNearest: z.boolean().optional(),
      qualities: some(z.object({ words, quality: name.optional() })),
    }),
  ),
  setting: z.object({ hour: said, season: said, weather: said, period: said, culture: said, isWartime: said }),
  telling: z.object({ type: name.optional(), style: some(words), isQuestion: z.boolean() }),
});
export type GivenGraph = z.infer<typeof givenGraph>;
