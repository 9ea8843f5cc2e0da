import type { Executor } from '#src/platform/server/database/database.ts';
import { closeHold } from './internal/close-hold.ts';
import type { LedgerEntry } from './internal/write-entry.ts';

/** Releases all coins of a hold, once. Throws NOT_FOUND, IDEMPOTENCY_CONFLICT (it was settled). */
export function releaseHold(executor: Executor, holdId: string): Promise<LedgerEntry> {
  return closeHold(executor, { holdId, kind: 'release' });
}
