import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { COIN_REASONS } from '#src/shared/catalogue/coin-reasons.ts';

/** The coins that moved in one hour or day (UTC), each a number above or equal to zero. */
export interface CoinFlow {
  at: Date;
  /** Paid for: purchases and the coins of memberships. */
  bought: number;
  /** Other grants: rewards, codes, invitations, an admin's. */
  given: number;
  /** Given back of holds: work that failed, or cost less than was held. */
  returned: number;
  /** Held for work. What was spent is this less what was returned. */
  held: number;
  /** Taken away for good: refunds, debts, an admin's deductions. */
  deducted: number;
}

/**
 * All balances' changes from `from` to `until` (exclusive), by hour or day in UTC; steps without any are absent. The
 * first three less the last two are the change of all balances together.
 */
export async function sumCoinFlows(
  executor: Executor,
  range: { from: Date; until: Date; step: 'hour' | 'day' },
): Promise<CoinFlow[]> {
  const isPurchase = sql`reason in ${[...COIN_REASONS.purchases]}`;
  const { rows } = await executor.execute<Record<keyof CoinFlow, number>>(sql`
    select extract(epoch from date_trunc(${range.step}, created_at, 'UTC'))::float8 as at,
      coalesce(sum(amount_coins) filter (where kind = 'grant' and ${isPurchase}), 0)::float8 as bought,
      coalesce(sum(amount_coins) filter (where kind = 'grant' and not ${isPurchase}), 0)::float8 as given,
      coalesce(sum(amount_coins) filter (where kind in ('settle', 'release')), 0)::float8 as returned,
      coalesce(-sum(amount_coins) filter (where kind = 'hold'), 0)::float8 as held,
      coalesce(-sum(amount_coins) filter (where kind = 'take'), 0)::float8 as deducted
    from ledger_entries
    where created_at >= ${range.from.toISOString()}::timestamptz and created_at < ${range.until.toISOString()}::timestamptz
    group by 1 order by 1`);
  return rows.map(({ at, ...flow }) => ({ ...flow, at: new Date(at * 1000) }));
}
