/** From when on something looks like farming (SEC-11, INV-03). The admin decides; these say only what is looked at. */
export const FARMING = {
  /** The inviter is paid so many hours after the guest's first finished work. */
  waitHours: 24,
  /** Accounts that register from one network within a day, before it is crowded: a household or a small office fits in. */
  registrationsPerNetwork: 4,
  /** Guests of one inviter within an hour, before it is a burst. */
  guestsPerHour: 4,
  /** Redeem codes that were none, of one account in so many days, from which on it is guessing. */
  guessing: { days: 7, atLeast: 10 },
  /** Coins spent within an hour by an account that never bought any, before it is a burst. */
  spentCoinsPerHour: 1500,
  /** So long a device or a network is remembered after it was last seen, and a mailbox after its account is gone. */
  rememberDays: 180,
} as const;
