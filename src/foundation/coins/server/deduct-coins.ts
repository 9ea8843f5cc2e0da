import type { Database, Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { lockBalance, writeEntry, type LedgerEntry } from './internal/write-entry.ts';

/**
 * Deducts coins for good, once per key. When there are too few, `shortfall` decides: `refuse` throws INSUFFICIENT_COINS
 * and deducts nothing; `owe` deducts what is there and records the rest as debt, which must be paid before anything is
 * spent. Throws INVALID_DATA unless coins are a whole number above zero; IDEMPOTENCY_CONFLICT.
 */
export async function deductCoins(
  executor: Executor,
  take: {
    accountId: string;
    coins: number;
    shortfall: 'refuse' | 'owe';
    reason: string;
    task: { kind: string; id: string };
    idempotencyKey: string;
  },
): Promise<LedgerEntry> {
  const { coins, shortfall, ...rest } = take;
  if (!(coins > 0)) {
    throw new AppError('INVALID_DATA', { details: { coins } });
  }
  return (executor as Database).transaction(async (transaction) => {
    const { balanceCoins } = await lockBalance(transaction, rest.accountId);
    const owedCoins = shortfall === 'owe' ? Math.max(0, coins - balanceCoins) : 0;
    // Not -0: the comparison of repeated requests treats it as another number.
    return writeEntry(transaction, { ...rest, kind: 'take', amountCoins: owedCoins - coins, owedCoins });
  });
}
