import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { coinBalances } from './tables.ts';

/** Coins that the account owes because a payment was reversed after they were spent. */
export async function readOwedCoins(executor: Executor, accountId: string): Promise<number> {
  const [row] = await executor
    .select({ coins: coinBalances.owedCoins })
    .from(coinBalances)
    .where(eq(coinBalances.accountId, accountId));
  return row?.coins ?? 0;
}
