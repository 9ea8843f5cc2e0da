import { ASSET_KINDS } from './asset-kinds.ts';
import { TOOL_IDS } from './tools.ts';

/**
 * Reasons of ledger entries, by topic. An entry with another reason shows as `other`: add a new reason here and its
 * text to the rewards texts.
 */
export const COIN_REASONS = {
  films: ['film_film_price', 'film_one_click_price', ...ASSET_KINDS.map((kind) => `film_${kind}` as const)],
  tools: TOOL_IDS.map((id) => `tool_${id}` as const),
  rewards: ['check_in', 'redeem_code', 'invitation_bonus', 'invitation_welcome', 'profile_completed', 'feedback'],
  purchases: ['purchase', 'membership', 'refund', 'dispute', 'dispute_won', 'debt_paid'],
  other: ['admin_change'],
} as const;

/** A filter of the coin history. */
export type CoinTopic = keyof typeof COIN_REASONS;
export const COIN_TOPICS = Object.keys(COIN_REASONS) as readonly CoinTopic[];

/** A reason that has a text; `other` is for all without one. */
export type CoinReason = (typeof COIN_REASONS)[CoinTopic][number] | 'other';
/** Every reason with a text of its own. */
export const KNOWN_COIN_REASONS: readonly Exclude<CoinReason, 'other'>[] = Object.values(COIN_REASONS).flat();

/** Maps a reason in the ledger to one with a text. */
export function knownCoinReason(reason: string): CoinReason {
  return KNOWN_COIN_REASONS.find((known) => known === reason) ?? 'other';
}
