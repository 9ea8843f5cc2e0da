import type { Database, Executor } from '#src/platform/server/database/database.ts';
import { closeHold } from './internal/close-hold.ts';
import { returnFreeCoins } from './internal/return-free-coins.ts';
import type { LedgerEntry } from './internal/write-entry.ts';

/**
 * Releases all coins of a hold, and what it used of the daily budget for free coins, once. Throws NOT_FOUND,
 * IDEMPOTENCY_CONFLICT (it was settled).
 */
export function releaseHold(executor: Executor, holdId: string): Promise<LedgerEntry> {
  return (executor as Database).transaction(async (transaction) => {
    const entry = await closeHold(transaction, { holdId, kind: 'release' });
    await returnFreeCoins(transaction, holdId);
    return entry;
  });
}
