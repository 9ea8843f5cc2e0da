import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Soundtrack } from '../../../soundtrack-contract.ts';
import { takeChoosing } from './take-choosing.ts';

const takes = (...ids: string[]): object[] => ids.map((id, index) => ({ id, circled: index === 0 }));
const SOUNDTRACK = {
  lines: [
    { shotId: 'shot-1', takes: takes('line-1', 'line-2') },
    { shotId: 'shot-2', takes: takes('other-1') },
  ],
  music: takes('music-1', 'music-2', 'music-3'),
  sounds: [],
} as unknown as Soundtrack;

let queries: QueryClient;
/** What the server was asked to use; it does not take 'music-3' while it refuses. */
let asked: string[];
let refuses: boolean;
beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(['soundtrack', 'film'], SOUNDTRACK);
  asked = [];
  refuses = false;
});
afterEach(() => queries.clear());

const choose = (takeId: string): Promise<unknown> => {
  const circleTake = async (order: { takeId: string }): Promise<void> => {
    asked.push(order.takeId);
    await Promise.resolve();
    if (refuses && order.takeId === 'music-3') {
      throw new Error('refused');
    }
  };
  return new MutationObserver(queries, takeChoosing({ circleTake } as never, queries, 'film')).mutate(takeId);
};
const used = (): string[] => {
  const { lines, music } = queries.getQueryData<Soundtrack>(['soundtrack', 'film']) as Soundtrack;
  return [...lines.flatMap((line) => line.takes), ...music].filter(({ circled }) => circled).map(({ id }) => id);
};

test('[EDIT-12] of quick choices each replaces what the one before it chose', async () => {
  const replaced = await Promise.all(['music-2', 'line-2', 'music-3'].map(choose));
  expect(asked).toEqual(['music-2', 'line-2', 'music-3']);
  expect(replaced).toEqual([
    { label: 'music', before: 'music-1' },
    { label: 'take', before: 'line-1' },
    { label: 'music', before: 'music-2' },
  ]);
  expect(used()).toEqual(['line-2', 'other-1', 'music-3']);
});

test('[EDIT-12] what the server refuses is not used, and the next choice replaces what was used before', async () => {
  refuses = true;
  const [refused, next] = await Promise.allSettled(['music-3', 'music-2'].map(choose));
  expect(refused).toMatchObject({ status: 'rejected' });
  expect(next).toMatchObject({ status: 'fulfilled', value: { label: 'music', before: 'music-1' } });
  expect(used()).toEqual(['line-1', 'other-1', 'music-2']);
});
