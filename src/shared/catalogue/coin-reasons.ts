import { ASSET_KINDS } from './asset-kinds.ts';

/**
 * What a ledger entry can be for, by what it is about. An entry whose reason is not here shows as `other`: give a new
 * reason its place here and its words in the texts of rewards.
 */
export const COIN_REASONS = {
  films: ['film_film_price', 'film_one_click_price', ...ASSET_KINDS.map((kind) => `film_${kind}` as const)],
  rewards: ['check_in', 'redeem_code', 'invitation_bonus', 'invitation_welcome', 'profile_completed', 'feedback'],
  purchases: ['purchase', 'membership', 'refund', 'dispute', 'dispute_won', 'debt_paid'],
  other: ['admin_change'],
} as const;

export type CoinTopic = keyof typeof COIN_REASONS;
export const COIN_TOPICS = Object.keys(COIN_REASONS) as readonly CoinTopic[];

/** A reason that has words of its own; `other` stands for every one that has none. */
export type CoinReason = (typeof COIN_REASONS)[CoinTopic][number] | 'other';
export const KNOWN_COIN_REASONS: readonly Exclude<CoinReason, 'other'>[] = Object.values(COIN_REASONS).flat();

/** A reason as the ledger has it, as one that has words. */
export function knownCoinReason(reason: string): CoinReason {
  return KNOWN_COIN_REASONS.find((known) => known === reason) ?? 'other';
}
