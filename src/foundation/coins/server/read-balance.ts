import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { coinBalances } from './tables.ts';

/** Coins that the account can spend now; held coins are not included. */
export async function readBalance(executor: Executor, accountId: string): Promise<number> {
  const [row] = await executor
    .select({ coins: coinBalances.balanceCoins })
    .from(coinBalances)
    .where(eq(coinBalances.accountId, accountId));
  return row?.coins ?? 0;
}
