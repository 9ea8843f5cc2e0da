import type { GenerationRow } from './tables.ts';

/** What became of the price of a generation. */
export type CoinState = 'free' | 'held' | 'charged' | 'returned';

/** The state of a generation's coins. A failure of unknown outcome was charged: its vendor was paid, as an admin found. */
export function coinStateOf({
  priceCoins,
  state,
  error,
}: Pick<GenerationRow, 'priceCoins' | 'state' | 'error'>): CoinState {
  if (priceCoins === 0) {
    return 'free';
  }
  if (state === 'completed' || (state === 'failed' && error?.code === 'GENERATION_OUTCOME_UNKNOWN')) {
    return 'charged';
  }
  return state === 'failed' || state === 'cancelled' ? 'returned' : 'held';
}
