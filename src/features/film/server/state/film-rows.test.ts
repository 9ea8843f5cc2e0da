import { expect, test } from 'vitest';
import type { TakeRow } from '../tables.ts';
import { takesOf } from './film-rows.ts';

const take = (assetKind: TakeRow['assetKind'], assetKey: string, number: number): TakeRow =>
  ({ id: `${assetKind} ${assetKey} ${number}`, assetKind, assetKey, number }) as TakeRow;
const numbersOf = (takes: TakeRow[], kind: TakeRow['assetKind'], key: string): number[] =>
  takesOf({ takes }, kind, key).map(({ number }) => number);

test('the takes of an asset are those of its kind and its key', () => {
  const takes = [take('clip', 'one', 1), take('picture', 'one', 1), take('clip', 'two', 1), take('clip', 'one', 2)];
  expect(numbersOf(takes, 'clip', 'one')).toEqual([1, 2]);
  expect(numbersOf(takes, 'picture', 'one')).toEqual([1]);
  expect(numbersOf(takes, 'picture', 'two')).toEqual([]);
});

test('a list that was read is read again when takes were added, removed or replaced at its end', () => {
  const takes = [take('clip', 'one', 1), take('clip', 'two', 1)];
  expect(numbersOf(takes, 'clip', 'one')).toEqual([1]);
  takes.push(take('clip', 'one', 2));
  expect(numbersOf(takes, 'clip', 'one')).toEqual([1, 2]);
  takes.pop();
  expect(numbersOf(takes, 'clip', 'one')).toEqual([1]);
  takes.splice(1, 1, take('clip', 'one', 3));
  expect(numbersOf(takes, 'clip', 'one')).toEqual([1, 3]);
  expect(numbersOf(takes, 'clip', 'two')).toEqual([]);
  takes.shift();
  expect(numbersOf(takes, 'clip', 'one')).toEqual([3]);
});

test('what changes in a take that is listed is seen, and each list has its own', () => {
  const takes = [take('clip', 'one', 1)];
  takesOf({ takes }, 'clip', 'one');
  Object.assign(takes[0] as TakeRow, { circled: true });
  expect(takesOf({ takes }, 'clip', 'one')).toMatchObject([{ circled: true }]);
  expect(numbersOf([], 'clip', 'one')).toEqual([]);
});
