import { expect, test } from 'vitest';
import { findUnstorable } from './storable-text.ts';

test('[SEC-18] a NUL or half a surrogate pair is found in any value and key', () => {
  expect(findUnstorable({ a: [{ b: 'x\0y' }] })).toBe('a.0.b');
  expect(findUnstorable({ a: ['fine', '\ud800'] })).toBe('a.1');
  expect(findUnstorable({ deep: { 'k\0': 1 } })).toBe('deep');
  expect(findUnstorable('\udc00')).toBe('');
});

test('[SEC-18] whole emoji, controls that text needs and any other JSON pass', () => {
  for (const value of [{ a: '👩‍🚀\n\t' }, null, 7, true, [], { b: [1, null, 'é'] }]) {
    expect(findUnstorable(value)).toBeUndefined();
  }
});

test('[SEC-20] a body of deeply nested arrays is looked through without a deep call stack', () => {
  const deep = JSON.parse(`${'['.repeat(400_000)}"\\u0000"${']'.repeat(400_000)}`) as unknown;
  expect(findUnstorable(deep)).toMatch(/^0(\.0)+$/);
});
