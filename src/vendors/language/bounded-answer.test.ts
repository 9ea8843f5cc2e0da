import { expect, test } from 'vitest';
import { ENGLISH } from '#tests/vendors/readings.ts';
import { boundedList, boundedText } from './bounded-answer.ts';
import { ideaReading, strictSchemaOf } from './idea-reading.ts';

test('what follows the first hundred elements of a list, or the two thousandth character, is not read', () => {
  const list = boundedList(boundedText);
  const texts = list.parse([...Array.from({ length: 100 }, () => 'a'.repeat(5_000)), 7, { not: 'a text' }]);
  expect(texts.map(({ length }) => length)).toEqual(Array.from({ length: 100 }, () => 2_000));
  expect(list.safeParse('no list').success).toBe(false);
  expect(strictSchemaOf(list)).toEqual({ type: 'array', items: { type: 'string' } });
});

/** The same answer with long texts, and lists of 150 elements. */
function inflated(value: unknown): unknown {
  if (Array.isArray(value)) {
    return Array.from({ length: 150 }, (_, index) => inflated(value[index % Math.max(1, value.length)] ?? ''));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inflated(part)]));
  }
  return typeof value === 'string' ? value.padEnd(3_000, ' and more') : value;
}

/** The lengths of all lists and texts within a value. */
function lengthsIn(value: unknown): number[] {
  const own = Array.isArray(value) || typeof value === 'string' ? [value.length] : [];
  return typeof value === 'object' && value !== null ? [...own, ...Object.values(value).flatMap(lengthsIn)] : own;
}

test('no list or text of a reading is without a bound', () => {
  const lengths = lengthsIn(ideaReading.parse(inflated(ENGLISH.reading)));
  expect(new Set(lengths)).toEqual(new Set([0, 100, 2_000]));
});
