/** Who a bonus is for. */
export const BONUS_SIDES = ['guest', 'inviter'] as const;
export type BonusSide = (typeof BONUS_SIDES)[number];

/** `waiting`: its time has not come. `held`: an admin decides. `paid` and `refused` are final. */
export const BONUS_STATES = ['waiting', 'held', 'paid', 'refused'] as const;
export type BonusState = (typeof BONUS_STATES)[number];

/** Why an account stands on the list of suspicious ones (ADM-04). Each counts something, see the texts. */
export const SIGNALS = [
  /** Other accounts of the same browser. */
  'shared_device',
  /** Other accounts that registered from the same network within a day. */
  'crowded_network',
  /** Other accounts whose addresses lead to the same mailbox. */
  'same_mailbox',
  /** The address is of a provider of mailboxes to throw away. */
  'disposable_mail',
  /** People who came by its code within an hour. */
  'registration_burst',
  /** Bonuses of its invitations that are held. */
  'farmed_invitations',
  /** Redeem codes that it tried and that were none. */
  'code_guessing',
  /** Coins that it spent within an hour without having bought any. */
  'spending_burst',
] as const;
export type Signal = (typeof SIGNALS)[number];

/** Why a bonus is held, or was refused. */
export const BONUS_REASONS = [
  // Held, until an admin looks:
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
