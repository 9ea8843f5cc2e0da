/** Thresholds above which something looks like farming (SEC-11, INV-03). Admins decide; these only select what they see. */
export const FARMING = {
  /** Hours between the guest's first finished work and the inviter's bonus. */
  waitHours: 24,
  /** Registrations from one network within a day before it counts as crowded: a household or a small office is below it. */
  registrationsPerNetwork: 4,
  /** Guests of one inviter within an hour before it counts as a burst. */
  guestsPerHour: 4,
  /** Unknown redeem codes tried by one account within these days before it counts as guessing. */
  guessing: { days: 7, atLeast: 10 },
  /** Coins spent within an hour by an account that never bought any, before it counts as a burst. */
  spentCoinsPerHour: 1500,
} as const;
