import type { Database, Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { lockBalance, writeEntry, type LedgerEntry } from './internal/write-entry.ts';

/**
 * Takes coins away for good, once for one key. Where there are too few, `shortfall` decides: `refuse` throws
 * INSUFFICIENT_COINS and takes nothing; `owe` takes what is there and has the rest owed, so that nothing can be spent
 * before it is paid. Throws INVALID_DATA unless coins are a whole number above zero; IDEMPOTENCY_CONFLICT.
 */
export async function takeCoins(
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
  if (!(coins > 0)) throw new AppError('INVALID_DATA', { details: { coins } });
  return (executor as Database).transaction(async (transaction) => {
    const { balanceCoins } = await lockBalance(transaction, rest.accountId);
    const owedCoins = shortfall === 'owe' ? Math.max(0, coins - balanceCoins) : 0;
    // Not -0, which is not the same number to what compares requests.
    return writeEntry(transaction, { ...rest, kind: 'take', amountCoins: owedCoins - coins, owedCoins });
  });
}
