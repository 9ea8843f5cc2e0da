import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { COIN_REASONS } from '#src/shared/catalogue/coin-reasons.ts';

/**
 * Accounts that spent at least this many coins within the last hour and never bought any; at most 200. Released holds,
 * an admin's deductions and refunds do not count as spending.
 */
export async function findSpendingBursts(
  executor: Executor,
  atLeast: number,
): Promise<{ accountId: string; coins: number }[]> {
  const { rows } = await executor.execute<{ account_id: string; spent: number }>(sql`
    select account_id, -sum(amount_coins)::int as spent from ledger_entries e
    where kind in ('hold', 'settle', 'release') and created_at > now() - interval '1 hour' and not exists (
      select from ledger_entries bought where bought.account_id = e.account_id and bought.kind = 'grant' and bought.reason in ${[...COIN_REASONS.purchases]})
    group by account_id having -sum(amount_coins) >= ${atLeast} order by spent desc limit 200`);
  return rows.map(({ account_id, spent }) => ({ accountId: account_id, coins: spent }));
}
