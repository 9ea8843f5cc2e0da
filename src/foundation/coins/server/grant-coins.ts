import type { Database, Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { writeEntry, type LedgerEntry } from './internal/write-entry.ts';

/**
 * Grants coins to an account, once per key. Throws INVALID_DATA unless coins are a whole number above zero;
 * IDEMPOTENCY_CONFLICT.
 */
export async function grantCoins(
  executor: Executor,
  grant: {
    accountId: string;
    coins: number;
    reason: string;
    task: { kind: string; id: string };
    idempotencyKey: string;
  },
): Promise<LedgerEntry> {
  if (!(grant.coins > 0)) {
    throw new AppError('INVALID_DATA', { details: { coins: grant.coins } });
  }
  const { coins, ...rest } = grant;
  return (executor as Database).transaction((transaction) =>
    writeEntry(transaction, { ...rest, kind: 'grant', amountCoins: coins }),
  );
}
