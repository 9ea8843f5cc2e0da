import type { Database, Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { writeEntry, type LedgerEntry } from './internal/write-entry.ts';

/**
 * Holds coins for a task, once per key. The entry's id identifies the hold: settle or release it later. Throws
 * INSUFFICIENT_COINS (nothing is held), IDEMPOTENCY_CONFLICT, INVALID_DATA unless coins are above zero.
 */
export async function holdCoins(
  executor: Executor,
  hold: {
    accountId: string;
    coins: number;
    reason: string;
    task: { kind: string; id: string };
    idempotencyKey: string;
  },
): Promise<LedgerEntry> {
  if (!(hold.coins > 0)) {
    throw new AppError('INVALID_DATA', { details: { coins: hold.coins } });
  }
  const { coins, ...rest } = hold;
  return (executor as Database).transaction((transaction) =>
    writeEntry(transaction, { ...rest, kind: 'hold', amountCoins: -coins }),
  );
}
