import * as z from 'zod';
import { cleanLine, cleanText } from './clean-line.ts';
import { countCharacters } from './count-characters.ts';

/** Up to this many characters a judged text counts as short, and is refused unread beyond 1,000 units. */
const SHORT = 500;

/** A code point takes up to two UTF-16 units. */
const UNITS_PER_CHARACTER = 2;

/** A text of up to `most` characters as an answer holds it: it was checked when it came in. */
export function answeredText(most: number) {
  return z
    .string()
    .max(most * UNITS_PER_CHARACTER)
    .meta({ maxLength: most });
}

/** A text of up to `most` characters, without the spaces at its ends; it may be empty. */
export function writtenText(most: number) {
  return z
    .string()
    .trim()
    .max(most * UNITS_PER_CHARACTER)
    .refine((text) => countCharacters(text) <= most, `has more than ${most} characters`)
    .meta({ maxLength: most });
}

/** A text of 1 to `most` characters, without the spaces at its ends. */
export function requiredText(most: number) {
  return writtenText(most).min(1).meta({ maxLength: most });
}

/** What a person writes to others: a text of 1 to `most` characters that can be seen (see `cleanText`). */
export function requiredProse(most: number) {
  return z
    .string()
    .max(most * UNITS_PER_CHARACTER)
    .overwrite(cleanText)
    .min(1)
    .refine((text) => countCharacters(text) <= most, `has more than ${most} characters`)
    .meta({ maxLength: most });
}

/** A name of 1 to `most` characters, on one line (see `cleanLine`). */
export function requiredLine(most: number) {
  return z
    .string()
    .max(most * UNITS_PER_CHARACTER)
    .overwrite(cleanLine)
    .min(1)
    .refine((text) => countCharacters(text) <= most, `has more than ${most} characters`)
    .meta({ maxLength: most });
}

/**
 * A text whose rule has error codes of its own (REASON_EMPTY, DESCRIPTION_TOO_LONG …): the verb enforces it and the
 * schema states it, for OpenAPI and for forms. The schema itself refuses only what is huge.
 */
export function judgedText(rule: { least?: number; most?: number; format?: 'password' }) {
  const { least, most, format } = rule;
  return z
    .string()
    .max((most ?? 0) <= SHORT ? 1_000 : 10_000)
    .meta({
      ...(least === undefined ? {} : { minLength: least }),
      ...(most === undefined ? {} : { maxLength: most }),
      // The OpenAPI format of a secret: spaces at its ends belong to it.
      ...(format === undefined ? {} : { format }),
    });
}
