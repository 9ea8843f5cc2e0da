import { expect, test } from 'vitest';
import { HIDING_RULE, hides, weighReport, type WeighedReport } from './hiding-rule.ts';

const REPORT: WeighedReport = {
  reason: 'sexual',
  attentive: true,
  network: 'a',
  accountDays: 400,
  upheld: 0,
  rejected: 0,
  companions: 0,
};
const reports = (count: number, more: Partial<WeighedReport> = {}): WeighedReport[] =>
  Array.from({ length: count }, (_, index) => ({ ...REPORT, network: `n${index}`, ...more }));

test('[ADM-06] one account, one network, new accounts and a ring do not hide a film', () => {
  expect(hides(reports(1, { upheld: 50 }), 0)).toBe(false);
  expect(hides(reports(100, { network: 'one', upheld: 50 }), 0)).toBe(false);
  expect(hides(reports(300, { accountDays: 6.9 }), 0)).toBe(false);
  expect(hides(reports(10), 0)).toBe(false);
  // Who acts together again and again counts as one.
  expect(hides(reports(100, { upheld: 9, companions: 99 }), 0)).toBe(false);
  // A ring that was wrong before.
  expect(hides(reports(40, { rejected: 2 }), 0)).toBe(false);
});

test('[ADM-06] people who were right before hide a thing, sooner for a grave reason, later when many like it', () => {
  const { needed, likesForOneMore, mostTimes } = HIDING_RULE;
  for (const [reason, count] of Object.entries(needed) as [WeighedReport['reason'], number][]) {
    expect([
      hides(reports(count - 1, { reason, upheld: 2 }), 0),
      hides(reports(count, { reason, upheld: 2 }), 0),
    ]).toEqual([false, true]);
  }
  expect(needed.sexual).toBeLessThan(needed.spam);
  expect(hides(reports(5, { upheld: 2 }), likesForOneMore)).toBe(false);
  expect(hides(reports(6, { upheld: 2 }), likesForOneMore)).toBe(true);
  expect(hides(reports(needed.sexual * mostTimes, { upheld: 2 }), 1_000_000)).toBe(true);
  // Strangers can, if there are many of them, in many networks.
  expect(hides(reports(12), 0)).toBe(true);
});

test('[ADM-06] a report counts less of a young account, of one that was wrong, and without watching', () => {
  const worth = (more: Partial<WeighedReport>): number => weighReport({ ...REPORT, ...more });
  expect([worth({}), worth({ upheld: 2 }), worth({ upheld: 3, rejected: 1 })]).toEqual([0.25, 1, 1]);
  expect([worth({ accountDays: 10 }), worth({ rejected: 1 }), worth({ rejected: 3 })]).toEqual([0.125, 0.125, 1 / 32]);
  expect([worth({ attentive: false }), worth({ companions: 3 }), worth({ accountDays: 3 })]).toEqual([
    0.125,
    1 / 16,
    0,
  ]);
});
