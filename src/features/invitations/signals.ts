/** Who a bonus is for. */
export const BONUS_SIDES = ['guest', 'inviter'] as const;
export type BonusSide = (typeof BONUS_SIDES)[number];

/** `waiting`: not due yet. `held`: an admin decides. `paid` and `refused` are final. */
export const BONUS_STATES = ['waiting', 'held', 'paid', 'refused'] as const;
export type BonusState = (typeof BONUS_STATES)[number];

/** Why an account is listed as suspicious (ADM-04). Each signal has a count, see the texts. */
export const SIGNALS = [
  /** Other accounts in the same browser. */
  'shared_device',
  /** Other accounts that registered from the same network within a day. */
  'crowded_network',
  /** Other accounts with the same mailbox. */
  'same_mailbox',
  /** The address belongs to a provider of disposable mailboxes. */
  'disposable_mail',
  /** Guests of its code within an hour. */
  'registration_burst',
  /** Held bonuses of its invitations. */
  'farmed_invitations',
  /** Unknown redeem codes that it tried. */
  'code_guessing',
  /** Coins that it spent within an hour without having bought any. */
  'spending_burst',
] as const;
export type Signal = (typeof SIGNALS)[number];

/** Why a bonus is held, or was refused. */
export const BONUS_REASONS = [
  // Held until an admin decides:
  'same_device',
  'same_network',
  'shared_device',
  'crowded_network',
  'same_mailbox',
  'disposable_mail',
  'registration_burst',
  'code_guessing',
  'spending_burst',
  'banned',
  // Refused:
  'limit_reached',
  'inviting_stopped',
  'account_gone',
  'refused_by_admin',
] as const;
export type BonusReason = (typeof BONUS_REASONS)[number];
