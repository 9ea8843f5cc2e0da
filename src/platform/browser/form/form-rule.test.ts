import { describe, expect, test } from 'vitest';
import { asSent, breakOf, readNumber } from './form-rule.ts';

const text = { required: true, minLength: 1, maxLength: 3 } as const;

describe('what a value breaks of its rule', () => {
  test('a required text of spaces alone is missing', () => {
    expect(breakOf(text, '  ')).toBe('missing');
  });
  test('an optional text may be empty', () => {
    expect(breakOf({ minLength: 1, maxLength: 3 }, '')).toBeUndefined();
  });
  test('a required text without a least length may be empty', () => {
    expect(breakOf({ required: true, maxLength: 3 }, '')).toBeUndefined();
  });
  test('spaces at the ends do not count', () => {
    expect(breakOf(text, ' abc ')).toBeUndefined();
  });
  test('a rare Chinese character counts once', () => {
    expect(breakOf(text, '𠮷𠮷𠮷')).toBeUndefined();
    expect(breakOf(text, '𠮷𠮷𠮷𠮷')).toBe('tooLong');
  });
  test('a text below its least length is too short', () => {
    expect(breakOf({ required: true, minLength: 2 }, 'a')).toBe('tooShort');
  });
  test('a text that does not match its pattern is malformed', () => {
    expect(breakOf({ pattern: '^[a-z]+$' }, 'A')).toBe('malformed');
  });
  test('a number is checked as it was typed', () => {
    const rule = { required: true, number: 'whole', minimum: -5, maximum: 5 } as const;
    expect(['', 'x', '1.5', '6', '−5', '+5'].map((typed) => breakOf(rule, typed))).toEqual([
      'missing',
      'malformed',
      'malformed',
      'outOfRange',
      undefined,
      undefined,
    ]);
  });
  test('nothing chosen is missing, another choice is malformed', () => {
    const rule = { required: true, choices: ['a', 'b'] } as const;
    expect(['', undefined, 'c', 'a'].map((chosen) => breakOf(rule, chosen))).toEqual([
      'missing',
      'missing',
      'malformed',
      undefined,
    ]);
  });
  test('an object breaks what the first of its fields breaks', () => {
    const rule = { fields: { one: { required: true, choices: [1] }, two: { required: true, choices: [1] } } } as const;
    expect(breakOf(rule, { one: 1 })).toBe('missing');
    expect(breakOf(rule, { one: 1, two: 1 })).toBeUndefined();
  });
  test('a list breaks what the first of its items breaks', () => {
    const rule = { items: { fields: { name: { required: true, maxLength: 2 } } } } as const;
    expect(breakOf(rule, [])).toBeUndefined();
    expect(breakOf(rule, [{ name: 'ab' }, { name: 'abc' }])).toBe('tooLong');
  });
  test('a field without a rule breaks nothing', () => {
    expect(breakOf(undefined, '')).toBeUndefined();
  });
});

test('what is sent has no spaces at its ends, but a password keeps them', () => {
  expect(asSent({}, ' a ')).toBe('a');
  expect(asSent({ secret: true }, ' a ')).toBe(' a ');
});

test('a typed number may have any minus sign, and is nothing else', () => {
  expect(['−12', '+3', '1e3', '0x10', ''].map(readNumber)).toEqual([-12, 3, Number.NaN, Number.NaN, Number.NaN]);
});
