import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('equal values give equal texts, whatever the order of their fields', () => {
  const one = { b: [1, { d: null, c: 'x' }], a: undefined, e: { g: true, f: 2 } };
  const other = { e: { f: 2, g: true }, b: [1, { c: 'x', d: null }] };
  expect(canonicalJson(one)).toBe('{"b":[1,{"c":"x","d":null}],"e":{"f":2,"g":true}}');
  expect(canonicalJson(other)).toBe(canonicalJson(one));
  // The order of a list says something.
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  expect([undefined, null, 'a"b', 0].map((value) => canonicalJson(value))).toEqual(['null', 'null', '"a\\"b"', '0']);
});

test('with known texts it says the same, also of what is in a value more than once', () => {
  const shared = { z: 1, a: { y: [2, undefined] } };
  const value = { first: shared, second: [shared, { shared }] };
  const known = new WeakMap<object, string>();
  const text = canonicalJson(value);
  expect(canonicalJson(value, known)).toBe(text);
  expect(canonicalJson({ ...value }, known)).toBe(text);
  expect(canonicalJson(shared, known)).toBe(canonicalJson(shared));
});

test('the parts of a value are read once; the value itself is read each time', () => {
  let reads = 0;
  const part = {
    get name() {
      reads += 1;
      return 'Ada';
    },
  };
  const known = new WeakMap<object, string>();
  const value = { part, length: 1 };
  canonicalJson(value, known);
  canonicalJson([part], known);
  expect(reads).toBe(1);
  value.length = 2;
  expect(canonicalJson(value, known)).toBe('{"length":2,"part":{"name":"Ada"}}');
  expect(reads).toBe(1);
  canonicalJson(value);
  expect(reads).toBe(2);
});
