import { expect, test } from 'vitest';
import { keepSelection, selectArrivals, selectOnly, selectShot } from './shot-selection.ts';

const ORDER = ['a', 'b', 'c', 'd', 'e'];

test('a range goes from its anchor in either direction, and the anchor stays', () => {
  const down = selectShot(selectOnly('c'), 'e', 'range', ORDER);
  expect([...down.ids]).toEqual(['c', 'd', 'e']);
  const up = selectShot(down, 'b', 'range', ORDER);
  expect([...up.ids]).toEqual(['b', 'c']);
  expect(up).toMatchObject({ anchor: 'c', active: 'b' });
});

test('one more is taken in and out, and the last one stays', () => {
  const two = selectShot(selectOnly('a'), 'c', 'toggle', ORDER);
  expect([...two.ids]).toEqual(['a', 'c']);
  expect([...selectShot(two, 'a', 'toggle', ORDER).ids]).toEqual(['c']);
  expect([...selectShot(selectOnly('a'), 'a', 'toggle', ORDER).ids]).toEqual(['a']);
});

test('work on one of several selected shots keeps them, work on another does not', () => {
  const two = selectShot(selectOnly('a'), 'c', 'toggle', ORDER);
  expect(selectShot(two, 'a', 'work', ORDER)).toMatchObject({ active: 'a', ids: two.ids });
  expect([...selectShot(two, 'b', 'work', ORDER).ids]).toEqual(['b']);
});

test('what was deleted is no longer selected, and the next one becomes active', () => {
  expect(keepSelection(selectOnly('c'), ['a', 'b', 'd', 'e'], ORDER)).toEqual(selectOnly('d'));
  expect(keepSelection(selectOnly('e'), ['a', 'b', 'c', 'd'], ORDER)).toEqual(selectOnly('d'));
  const two = selectShot(selectOnly('a'), 'c', 'toggle', ORDER);
  expect([...keepSelection(two, ['b', 'c', 'd'], ORDER).ids]).toEqual(['c']);
});

test('shots that have come back are selected, and nothing changes where none has', () => {
  const rest = ['a', 'c', 'e'];
  expect(selectArrivals(selectOnly('c'), ORDER, rest)).toMatchObject({ active: 'b', ids: new Set(['b', 'd']) });
  expect(selectArrivals(selectOnly('c'), rest, ORDER)).toEqual(selectOnly('c'));
});

test('a range begins at the active shot once the one that it began at was deleted', () => {
  const range = selectShot(selectOnly('b'), 'd', 'range', ORDER);
  const rest = ['a', 'c', 'd', 'e'];
  const kept = keepSelection(range, rest, ORDER);
  expect([...kept.ids]).toEqual(['c', 'd']);
  expect([...selectShot(kept, 'e', 'range', rest).ids]).toEqual(['d', 'e']);
});
