import { expect, test } from 'vitest';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import { NO_REMINDER, nextReminder, type Reminder, type ReminderEvent } from './reminder-steps.ts';

/** A reminder with a clock that the test moves: it is evaluated whenever the clock moves, and at each given time. */
function follow(isTyping = false): { at: (now: number, event?: ReminderEvent) => Reminder } {
  let reminder = NO_REMINDER;
  return {
    at: (now, event) => {
      reminder = nextReminder(reminder, { kind: 'clock', isTyping }, now);
      if (event) {
        reminder = nextReminder(reminder, event, now);
      }
      return reminder;
    },
  };
}
const coins = (amount: number, entered: 'start' | 'login' = 'start', areOfUse = true): ReminderEvent => ({
  kind: 'coins',
  coins: amount,
  entered,
  areOfUse,
});

/** The time at which it opens after these events, evaluated every millisecond. */
function opensAfter(at: (now: number) => Reminder, from: number): number | undefined {
  for (let passed = 0; passed <= 10_000; passed++) {
    if (at(from + passed).open) {
      return passed;
    }
  }
  return undefined;
}

test('[BOOT-06] it opens 2-3 s after start, 2 s after login or a top-up from zero, 0.5 s after other changes', () => {
  const start = follow();
  start.at(1000, coins(49));
  expect(opensAfter(start.at, 1000)).toBe(TIMINGS.lowBalance.start);
  expect(TIMINGS.lowBalance.start).toBeGreaterThanOrEqual(2000);
  expect(TIMINGS.lowBalance.start).toBeLessThanOrEqual(3000);

  const login = follow();
  login.at(0, coins(0, 'login'));
  expect(opensAfter(login.at, 0)).toBe(2000);

  const topUp = follow();
  topUp.at(0, coins(0));
  topUp.at(100, coins(10));
  expect(opensAfter(topUp.at, 100)).toBe(2000);

  const spent = follow();
  spent.at(0, coins(60));
  expect(opensAfter(spent.at, 0)).toBeUndefined();
  spent.at(20_000, coins(40));
  expect(opensAfter(spent.at, 20_000)).toBe(500);
});

test('[BOOT-06] [CAT-33] only below 50 and only while somebody is signed in; enough coins close it', () => {
  const enough = follow();
  enough.at(0, coins(50));
  expect(opensAfter(enough.at, 0)).toBeUndefined();
  const recharged = follow();
  recharged.at(0, coins(10));
  expect(recharged.at(1000, coins(2010)).dueAt).toBeUndefined();
  expect(opensAfter(recharged.at, 1000)).toBeUndefined();
  const open = follow();
  open.at(0, coins(10));
  expect(open.at(3000).open).toBe(true);
  expect(open.at(3001, coins(2010)).open).toBe(false);
  const gone = follow();
  gone.at(0, coins(10));
  gone.at(100, { kind: 'signedOut' });
  expect(opensAfter(gone.at, 100)).toBeUndefined();
  expect(gone.at(20_000, { kind: 'forced' }).open).toBe(false);
});

test('[BOOT-06] it opens once: however it was closed, it opens again only when forced', () => {
  const once = follow();
  once.at(0, coins(10));
  expect(once.at(2500).open).toBe(true);
  expect(once.at(2600, { kind: 'left' }).open).toBe(false);
  once.at(2700, coins(5));
  expect(opensAfter(once.at, 2700)).toBeUndefined();
  once.at(20_000, coins(60));
  once.at(20_001, coins(6));
  expect(opensAfter(once.at, 20_001)).toBeUndefined();
  expect(once.at(40_000, { kind: 'forced' }).open).toBe(true);
  expect(once.at(40_001, { kind: 'left' }).open).toBe(false);
  expect(once.at(40_002, { kind: 'forced' }).open).toBe(true);
});

test('[BOOT-06] changing the page before it opens does not prevent it', () => {
  const login = follow();
  login.at(0, coins(10, 'login'));
  login.at(50, { kind: 'left' });
  expect(opensAfter(login.at, 50)).toBe(1950);
});

test('[COIN-12] a spend refused for too few coins opens it at once, also above 50, and it does not open itself afterwards', () => {
  const refused = follow();
  refused.at(0, coins(300));
  expect(refused.at(10, { kind: 'forced' })).toMatchObject({ open: true, coins: 300 });
  refused.at(20, { kind: 'left' });
  refused.at(30, coins(20));
  expect(opensAfter(refused.at, 30)).toBeUndefined();
});

test('[BOOT-06] while somebody is typing it appears as a quiet notice and does not open', () => {
  const typing = follow(true);
  typing.at(0, coins(10));
  expect(typing.at(2500)).toMatchObject({ open: false, quiet: true });
  expect(opensAfter(typing.at, 2500)).toBeUndefined();
  expect(typing.at(9000, { kind: 'noticePutAway' })).toMatchObject({ open: false, quiet: false });
  expect(typing.at(9001, { kind: 'forced' })).toMatchObject({ open: true, quiet: false });
});

test('[BOOT-06] enough coins remove the quiet notice', () => {
  const typing = follow(true);
  typing.at(0, coins(10));
  typing.at(2500);
  expect(typing.at(2600, coins(500)).quiet).toBe(false);
});

test('[BOOT-06] where coins are of no use it opens only when forced', () => {
  const free = follow();
  free.at(0, coins(0, 'login', false));
  expect(opensAfter(free.at, 0)).toBeUndefined();
  expect(free.at(20_000, { kind: 'forced' }).open).toBe(true);
});

test('[BOOT-06] it does not open after another tab of the browser has shown it', () => {
  const other = follow();
  other.at(0, coins(10));
  other.at(2000, { kind: 'shownElsewhere' });
  expect(opensAfter(other.at, 2000)).toBeUndefined();
});
