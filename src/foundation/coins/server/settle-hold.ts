import type { Executor } from '#src/platform/server/database/database.ts';
import { closeHold } from './internal/close-hold.ts';
import type { LedgerEntry } from './internal/write-entry.ts';

/**
 * Charges a hold: all of it, or `chargedCoins` of it with the rest given back (a batch of which a part failed). Throws
 * NOT_FOUND, INVALID_DATA (more than was held), IDEMPOTENCY_CONFLICT (closed before in another way).
 */
export function settleHold(
  executor: Executor,
  settle: { holdId: string; chargedCoins?: number },
): Promise<LedgerEntry> {
  return closeHold(executor, { ...settle, kind: 'settle' });
}
