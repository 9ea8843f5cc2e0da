/** Coins that are granted, not bought (CAT-32). The inviter's bonus is paid for at most LIMITS.invitations people. */
export const REWARDS = {
  dailyCheckIn: 10,
  redeemCode: 2000,
  invitedNewcomer: 50,
  inviter: 300,
  feedback: 50,
  completedProfile: 50,
} as const;

/** Below this balance a person is reminded to get more (CAT-33). */
export const LOW_BALANCE_COINS = 50;

/** Minimum hours between two check-ins, regardless of the calendar day (COIN-07). */
export const CHECK_IN_HOURS = 20;
