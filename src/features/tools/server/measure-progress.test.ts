import { expect, test } from 'vitest';
import { measureProgress } from './measure-progress.ts';

const now = new Date('2026-05-01T12:01:00Z');
const startedAt = new Date('2026-05-01T12:00:00Z');
const row = (
  progress: number | null,
  changes: { startedAt?: Date | null; aliveAt?: Date; finishedAt?: Date } = {},
) => ({
  progress,
  startedAt,
  aliveAt: now,
  finishedAt: null,
  ...changes,
});

test('[TOOL-02] a task is as far as its results are together, and the rest takes as long as what is done did', () => {
  expect(measureProgress([row(0.25)], now)).toEqual({ percent: 25, secondsLeft: 180 });
  const waits = row(null, { startedAt: null });
  expect(measureProgress([row(null, { finishedAt: now }), row(0.5), waits, waits], now)).toEqual({
    percent: 37,
    secondsLeft: 100,
  });
  // Between two signs of life the rest becomes less, not more.
  const aliveAt = new Date('2026-05-01T12:00:50Z');
  expect(measureProgress([row(0.25, { aliveAt })], now)).toEqual({ percent: 25, secondsLeft: 140 });
  // It has not ended before it has.
  expect(measureProgress([row(1)], now)).toEqual({ percent: 99, secondsLeft: 1 });
});

test('[TOOL-02] nothing is guessed: not before a maker tells, not of the first moments, not of what is over', () => {
  expect(measureProgress([row(null)], now)).toBeNull();
  expect(measureProgress([row(0.5, { finishedAt: now })], now)).toBeNull();
  expect(measureProgress([row(0.01)], now)).toEqual({ percent: 1, secondsLeft: null });
  expect(measureProgress([row(0.5, { startedAt: now })], now)).toEqual({ percent: 50, secondsLeft: null });
});
