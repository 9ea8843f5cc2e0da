import { expect, test } from 'vitest';
import { findCycles, type Graph } from './find-cycles.ts';

const graphOf = (edges: Record<string, string[]>): Graph =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

test('a graph that runs one way has no cycle, also where two ways meet again', () => {
  expect(findCycles(graphOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
});

test('a cycle is named with all that lies on it', () => {
  expect(findCycles(graphOf({ start: ['a'], a: ['b'], b: ['c'], c: ['a'] }))).toEqual([['a', 'b', 'c', 'a']]);
});
