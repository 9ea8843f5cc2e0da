import { LOW_BALANCE_COINS } from '#src/shared/catalogue/rewards.ts';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';

/** State of the low-balance reminder. Times are milliseconds of one clock. */
export interface Reminder {
  /** The last known balance; undefined while nobody is signed in. */
  coins: number | undefined;
  /** When it opens by itself; undefined if it does not. */
  dueAt: number | undefined;
  open: boolean;
  /** It is shown as a quiet notice in the bar, because somebody was typing when it was due. */
  quiet: boolean;
  /** It has opened by itself, in any tab or visit of this browser: from then on it opens only when forced. */
  shown: boolean;
}

/** Events of the reminder. */
export type ReminderEvent =
  | {
      kind: 'coins';
      coins: number;
      /** For a new account: how it became the current one. */ entered: 'start' | 'login';
      /** Whether film coins can be bought, redeemed or spent here; if not, it never opens by itself. */
      areOfUse: boolean;
    }
  | { kind: 'signedOut' }
  | {
      kind: 'clock';
      /** Somebody is typing. */ isTyping: boolean;
    }
  /** Another tab of this browser has shown it. */
  | { kind: 'shownElsewhere' }
  /** The quiet notice was dismissed. */
  | { kind: 'noticePutAway' }
  /** Later, recharge, Escape, or another page. */
  | { kind: 'left' }
  /** A spend was refused for too few coins. */
  | { kind: 'forced' };

export const NO_REMINDER: Reminder = { coins: undefined, dueAt: undefined, open: false, quiet: false, shown: false };

/** The state of the reminder after an event (BOOT-06). */
export function nextReminder(reminder: Reminder, event: ReminderEvent, now: number): Reminder {
  switch (event.kind) {
    case 'signedOut':
      return NO_REMINDER;
    case 'left':
      return reminder.open ? { ...reminder, open: false } : reminder;
    case 'forced':
      return reminder.coins === undefined
        ? reminder
        : { ...reminder, open: true, quiet: false, dueAt: undefined, shown: true };
    case 'clock':
      return reminder.dueAt !== undefined && reminder.dueAt <= now
        ? { ...reminder, open: !event.isTyping, quiet: event.isTyping, dueAt: undefined, shown: true }
        : reminder;
    case 'shownElsewhere':
      return { ...reminder, dueAt: undefined, shown: true };
    case 'noticePutAway':
      return { ...reminder, quiet: false };
    case 'coins':
      return reminder.coins === event.coins ? reminder : withCoins(reminder, event, now);
  }
}

/** The state of the reminder after a change of the balance. */
function withCoins(reminder: Reminder, event: ReminderEvent & { kind: 'coins' }, now: number): Reminder {
  const known = { ...reminder, coins: event.coins };
  if (event.coins >= LOW_BALANCE_COINS) {
    return { ...known, dueAt: undefined, open: false, quiet: false };
  }
  return reminder.shown || !event.areOfUse
    ? known
    : { ...known, dueAt: now + TIMINGS.lowBalance[occasionOf(reminder.coins, event)] };
}

function occasionOf(
  before: number | undefined,
  { coins, entered }: { coins: number; entered: 'start' | 'login' },
): keyof typeof TIMINGS.lowBalance {
  if (before === undefined) {
    return entered;
  }
  return before === 0 && coins > 0 ? 'topUpFromZero' : 'change';
}
