import { expect, test } from 'vitest';
import { narrowingOf, readHistoryChoice, WHOLE_HISTORY, writeHistoryChoice } from './history-choice.ts';

const CHOICE = { direction: 'out', topic: 'films', from: '2026-01-02', to: '2026-01-31' } as const;

test('[COIN-09] the filters of the history are the same after a visit to the address bar', () => {
  expect(readHistoryChoice(new URLSearchParams(writeHistoryChoice(CHOICE)))).toEqual(CHOICE);
});

test('[COIN-09] the whole history has a bare address', () => {
  expect(writeHistoryChoice(WHOLE_HISTORY)).toEqual({});
  expect(readHistoryChoice(new URLSearchParams())).toEqual(WHOLE_HISTORY);
});

test.each(['direction=sideways', 'topic=toString', 'from=yesterday', 'to=2026-1-3', 'from=2026-01-02T00:00'])(
  '[COIN-09] %s in an address narrows nothing',
  (query) => {
    expect(readHistoryChoice(new URLSearchParams(query))).toEqual(WHOLE_HISTORY);
  },
);

test('[COIN-09] days are those of the device, and the last one is within', () => {
  expect(narrowingOf(CHOICE)).toEqual({
    direction: 'out',
    topic: 'films',
    from: new Date(2026, 0, 2).toISOString(),
    until: new Date(2026, 1, 1).toISOString(),
  });
});

test('[COIN-09] one day alone narrows one side, and an empty one neither', () => {
  expect(Object.keys(narrowingOf({ ...CHOICE, to: '' }))).toEqual(['direction', 'topic', 'from']);
  expect(Object.keys(narrowingOf({ ...CHOICE, from: '' }))).toEqual(['direction', 'topic', 'until']);
});
