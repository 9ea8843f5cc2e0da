import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#src/platform/server/database/database.ts';
import { COIN_REASONS } from '#src/shared/catalogue/coin-reasons.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';

/**
 * Counts the free part of a hold that is about to start paid work towards the daily budget for free coins (SEC-11):
 * once per hold, exactly also under concurrency, and until the hold is released. Bought coins are spent before free
 * ones. Returns false when the budget is used up: the work must not start today.
 */
export async function useFreeCoins(db: Database, use: { holdId: string; coinsPerDay: number }): Promise<boolean> {
  try {
    await db.transaction(async (transaction) => {
      await lockBalanceOf(transaction, use.holdId);
      const free = await countFree(transaction, use.holdId);
      if (free === 0) {
        return;
      }
      const first = await transaction.execute(sql`
        insert into free_coin_uses (hold_id, day, coins) values (${use.holdId}, (now() at time zone 'UTC')::date, ${free}) on conflict do nothing returning hold_id`);
      if (first.rows.length === 0) {
        return;
      }
      const kept = await transaction.execute(sql`
        insert into free_coin_days as days (day, coins) select (now() at time zone 'UTC')::date, ${free}::bigint where ${free}::bigint <= ${use.coinsPerDay}::bigint
        on conflict (day) do update set coins = days.coins + excluded.coins where days.coins + excluded.coins <= ${use.coinsPerDay}::bigint returning day`);
      // Removes the recorded use as well.
      if (kept.rows.length === 0) {
        throw new AppError('FREE_COINS_BUDGET_SPENT');
      }
    });
    return true;
  } catch (error) {
    if (isAppError(error) && error.code === 'FREE_COINS_BUDGET_SPENT') {
      return false;
    }
    throw error;
  }
}

/** Nobody closes the hold meanwhile: its use would never be given back. */
async function lockBalanceOf(transaction: Transaction, holdId: string): Promise<void> {
  await transaction.execute(sql`
    select from coin_balances where account_id = (select account_id from ledger_entries where id = ${holdId}) for update`);
}

/** The coins of a hold that bought coins do not cover, after the holds before it; none of a closed one. */
async function countFree(transaction: Transaction, holdId: string): Promise<number> {
  const { rows } = await transaction.execute<{ free: number }>(sql`
    select least(-hold.amount_coins, greatest(0, spent.coins - hold.amount_coins - bought.coins))::int as free
    from ledger_entries hold
    cross join lateral (
      select coalesce(-sum(entry.amount_coins), 0) as coins from ledger_entries entry left join ledger_entries closed on closed.id = entry.hold_id
      where entry.account_id = hold.account_id and entry.kind in ('hold', 'settle', 'release') and coalesce(closed.sequence, entry.sequence) < hold.sequence
    ) spent
    cross join lateral (
      select greatest(0, coalesce(sum(entry.amount_coins), 0)) as coins from ledger_entries entry
      where entry.account_id = hold.account_id and entry.kind in ('grant', 'take') and entry.reason in ${[...COIN_REASONS.purchases]}
    ) bought
    where hold.id = ${holdId} and hold.kind = 'hold' and not exists (select from ledger_entries where hold_id = hold.id)`);
  return rows[0]?.free ?? 0;
}
