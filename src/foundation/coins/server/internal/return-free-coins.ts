import { sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';

/** Gives what a released hold used of the daily budget for free coins (SEC-11) back to its day, once. */
export async function returnFreeCoins(transaction: Transaction, holdId: string): Promise<void> {
  await transaction.execute(sql`
    with returned as (delete from free_coin_uses where hold_id = ${holdId} returning day, coins)
    update free_coin_days as days set coins = days.coins - returned.coins from returned where days.day = returned.day`);
}
