import { expect, test } from 'vitest';
import { answeredText, judgedText, requiredLine, requiredText, writtenText } from './form-text.ts';

const FILM = '🎬';

test.each([
  ['a text', writtenText(3)],
  ['a required text', requiredText(3)],
  ['a line', requiredLine(3)],
])('[SEC-21] %s counts a character outside the basic plane as one, up to its limit', (_, schema) => {
  expect(schema.safeParse(FILM.repeat(3)).data).toBe(FILM.repeat(3));
  expect([schema.safeParse(FILM.repeat(4)).success, schema.safeParse('four').success]).toEqual([false, false]);
});

test('a text loses the spaces at its ends before it is measured', () => {
  expect([writtenText(3).safeParse(' one ').data, writtenText(3).safeParse('  ').data]).toEqual(['one', '']);
});

test('a required text or line is not empty, neither of spaces nor of what nobody sees', () => {
  expect([requiredText(3).safeParse(' ').success, requiredLine(9).safeParse(' \u200b\n').success]).toEqual([
    false,
    false,
  ]);
});

test('a line keeps its text on one line, a text its lines', () => {
  expect([requiredLine(9).parse(' one\ntwo '), requiredText(9).parse(' one\ntwo ')]).toEqual(['one two', 'one\ntwo']);
});

test('[ERR-01] a text with codes of its own passes too long and empty, and is refused where it is huge', () => {
  const short = judgedText({ least: 1, most: 500 });
  const long = judgedText({ most: 501 });
  expect([short.safeParse('').success, short.safeParse('x'.repeat(1000)).success]).toEqual([true, true]);
  expect([short.safeParse('x'.repeat(1001)).success, long.safeParse('x'.repeat(1001)).success]).toEqual([false, true]);
  expect(long.safeParse('x'.repeat(10_001)).success).toBe(false);
});

test('an answered text may have as many characters as came in', () => {
  const answered = answeredText(3);
  expect([answered.safeParse(FILM.repeat(3)).success, answered.safeParse('x'.repeat(7)).success]).toEqual([
    true,
    false,
  ]);
});

test('the limits of a field stand in its schema, for forms and for OpenAPI', () => {
  expect(judgedText({ least: 1, most: 9, format: 'password' }).meta()).toEqual({
    minLength: 1,
    maxLength: 9,
    format: 'password',
  });
  expect(
    [writtenText(3).meta(), requiredText(3).meta(), answeredText(3).meta()].map((meta) => meta?.['maxLength']),
  ).toEqual([3, 3, 3]);
});
