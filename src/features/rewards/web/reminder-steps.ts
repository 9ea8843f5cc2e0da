import { LOW_BALANCE_COINS } from '#src/shared/catalogue/rewards.ts';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';

/** Where the low-balance reminder stands. Moments are milliseconds of one clock. */
export interface Reminder {
  /** What was last known; undefined while nobody is signed in. */
  coins: number | undefined;
  /** When it opens by itself; undefined where it does not. */
  dueAt: number | undefined;
  open: boolean;
  /** It has opened by itself: from then on it opens only when forced. */
  shown: boolean;
}

/** What the reminder hears of. */
export type ReminderEvent =
  | {
      kind: 'coins';
      coins: number;
      /** How the account came to be here, where it is new. */ entered: 'start' | 'login';
    }
  | { kind: 'signedOut' }
  | { kind: 'clock' }
  /** Later, recharge, Escape, or another page. */
  | { kind: 'left' }
  /** A spend was refused for too few coins. */
  | { kind: 'forced' };

export const NO_REMINDER: Reminder = { coins: undefined, dueAt: undefined, open: false, shown: false };

/** The reminder after something happened (BOOT-06). */
export function nextReminder(reminder: Reminder, event: ReminderEvent, now: number): Reminder {
  switch (event.kind) {
    case 'signedOut':
      return NO_REMINDER;
    case 'left':
      return reminder.open ? { ...reminder, open: false } : reminder;
    case 'forced':
      return reminder.coins === undefined ? reminder : { ...reminder, open: true, dueAt: undefined, shown: true };
    case 'clock':
      return reminder.dueAt !== undefined && reminder.dueAt <= now
        ? { ...reminder, open: true, dueAt: undefined, shown: true }
        : reminder;
    case 'coins': {
      const before = reminder.coins;
      if (before === event.coins) return reminder;
      const known = { ...reminder, coins: event.coins };
      if (event.coins >= LOW_BALANCE_COINS) return { ...known, dueAt: undefined, open: false };
      if (reminder.shown) return known;
      return { ...known, dueAt: now + TIMINGS.lowBalance[occasionOf(before, event)] };
    }
  }
}

function occasionOf(
  before: number | undefined,
  { coins, entered }: { coins: number; entered: 'start' | 'login' },
): keyof typeof TIMINGS.lowBalance {
  if (before === undefined) return entered;
  return before === 0 && coins > 0 ? 'topUpFromZero' : 'change';
}
