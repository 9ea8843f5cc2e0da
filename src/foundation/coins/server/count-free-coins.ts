import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { COIN_REASONS } from '#src/shared/catalogue/coin-reasons.ts';

/** The free (not bought) coins that some work would use, and how many of them may still start work today. */
export interface FreeCoins {
  readonly neededCoins: number;
  readonly leftCoins: number;
}

/**
 * Previews the daily budget for free coins (SEC-11), which counts when work starts (`useFreeCoins`). Bought coins are
 * spent before free ones. `fixedCoins` are spent first and start no work themselves.
 */
export async function countFreeCoins(
  executor: Executor,
  use: { accountId: string; fixedCoins: number; workCoins: number; coinsPerDay: number },
): Promise<FreeCoins> {
  const { accountId, fixedCoins, workCoins, coinsPerDay } = use;
  const { rows } = await executor.execute<{ needed: number; used: number }>(sql`
    select least(${workCoins}::bigint, greatest(0, spent.coins + ${fixedCoins}::bigint + ${workCoins}::bigint - bought.coins))::float8 as needed,
      coalesce((select coins from free_coin_days where day = (now() at time zone 'UTC')::date), 0)::float8 as used
    from (
      select coalesce(-sum(amount_coins), 0) as coins from ledger_entries where account_id = ${accountId} and kind in ('hold', 'settle', 'release')
    ) spent
    cross join (
      select greatest(0, coalesce(sum(amount_coins), 0)) as coins from ledger_entries
      where account_id = ${accountId} and kind in ('grant', 'take') and reason in ${[...COIN_REASONS.purchases]}
    ) bought`);
  return { neededCoins: rows[0]?.needed ?? 0, leftCoins: Math.max(0, coinsPerDay - (rows[0]?.used ?? 0)) };
}
