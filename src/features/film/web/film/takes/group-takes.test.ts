import { expect, test } from 'vitest';
import type { ShotTake } from '../../../take-contract.ts';
import { groupTakes, withoutStopped } from './group-takes.ts';

const take = (number: number, orderId?: string): ShotTake => ({
  id: `take-${number}`,
  kind: 'clip',
  number,
  candidate: orderId === undefined ? null : { number: 1, of: 2, orderId },
  status: 'generated',
  circled: number === 1,
  file: null,
  model: null,
  servedBy: null,
  coins: 0,
  returnedCoins: 0,
  prompt: '',
  seed: 1,
  failure: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});

test('[EDIT-18] candidates of one order stand together, single takes between them too', () => {
  const takes = [take(1), take(2), take(3, 'a'), take(4, 'a'), take(5, 'b'), take(6, 'b'), take(7)];
  expect(groupTakes(takes).map(({ orderId, takes: of }) => [orderId, of.map(({ number }) => number)])).toEqual([
    [null, [1, 2]],
    ['a', [3, 4]],
    ['b', [5, 6]],
    [null, [7]],
  ]);
  expect(groupTakes([])).toEqual([]);
});

test('[EDIT-18] what was stopped before it was made is no take to choose from', () => {
  const stopped: ShotTake = { ...take(2), status: 'cancelled' };
  const failed: ShotTake = { ...take(3), status: 'failed' };
  expect(withoutStopped([take(1), stopped, failed]).map(({ number }) => number)).toEqual([1, 3]);
});
