import { inArray } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { coinBalances } from './tables.ts';

/** Coins that each of these accounts can spend now; an account that never had coins is absent. */
export async function readBalances(executor: Executor, accountIds: readonly string[]): Promise<Map<string, number>> {
  if (accountIds.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select({ id: coinBalances.accountId, coins: coinBalances.balanceCoins })
    .from(coinBalances)
    .where(inArray(coinBalances.accountId, [...accountIds]));
  return new Map(rows.map(({ id, coins }) => [id, coins]));
}
