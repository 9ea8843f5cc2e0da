import { expect, test } from 'vitest';
import { findAttention } from './attention.ts';
import type { ServiceAnswer } from './contract.ts';

const work = { count: 0, ages: [0, 0, 0, 0] as [number, number, number, number], oldestSeconds: 0 };
const calm: ServiceAnswer = {
  work: { waiting: work, running: work },
  unknown: 0,
  lastHour: [{ vendor: 'fal', completed: 40, failed: 2 }],
  queue: [{ name: 'film-advance', waiting: 3, running: 1, failed: 0, oldestSeconds: 600 }],
  processes: [
    { id: '3c0f1f2a-98ad-4f0c-8f3e-0c4e2a3a5b6d', kind: 'worker', version: '1', threads: 2, startedAt: '', seenAt: '' },
  ],
  storage: { folders: [], freeBytes: 20, reserveBytes: 10 },
};

test('[ADM-03] what is as usual needs no attention; what goes beyond its threshold does', () => {
  expect(findAttention(calm)).toEqual([]);
  const [process] = calm.processes;
  expect(
    findAttention({
      ...calm,
      unknown: 2,
      lastHour: [
        { vendor: 'fal', completed: 12, failed: 3 },
        { vendor: 'openai', completed: 0, failed: 2 },
      ],
      queue: [{ name: 'film-advance', waiting: 3, running: 1, failed: 0, oldestSeconds: 601 }],
      processes: process ? [{ ...process, kind: 'site' }] : [],
      storage: { folders: [], freeBytes: 19, reserveBytes: 10 },
    }),
  ).toEqual([
    { kind: 'noWorker' },
    { kind: 'disk', freeBytes: 19 },
    { kind: 'unknown', count: 2 },
    { kind: 'vendor', vendor: 'fal', failed: 3, all: 15 },
    { kind: 'waiting', seconds: 601 },
  ]);
});
