/** Coins that are given, not bought (CAT-32). The inviter's bonus is paid for at most LIMITS.invitations people. */
export const REWARDS = {
  dailyCheckIn: 10,
  redeemCode: 2000,
  invitedNewcomer: 50,
  inviter: 300,
  feedback: 50,
  completedProfile: 50,
} as const;

/** Below so many coins a person is reminded to get more (CAT-33). */
export const LOW_BALANCE_COINS = 50;

/** At least so long after the last check-in comes the next, whatever the calendar says (COIN-07). */
export const CHECK_IN_HOURS = 20;
