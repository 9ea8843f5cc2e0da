import type { Executor } from '#src/platform/server/database/database.ts';
import { closeHold } from './internal/close-hold.ts';
import type { LedgerEntry } from './internal/write-entry.ts';

/**
 * Settles a hold: charges all of it, or `chargedCoins` and gives the rest back (when part of a batch failed). Throws
 * NOT_FOUND, INVALID_DATA (more than was held), IDEMPOTENCY_CONFLICT (closed in another way before).
 */
export function settleHold(
  executor: Executor,
  settle: { holdId: string; chargedCoins?: number },
): Promise<LedgerEntry> {
  return closeHold(executor, { ...settle, kind: 'settle' });
}
