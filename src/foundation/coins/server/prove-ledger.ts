import { sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';

/** The result of verifying the whole ledger. */
export interface LedgerProof {
  accounts: number;
  entries: number;
  /** Holds neither settled nor released yet. */
  openHolds: number;
  /** One line per fault; empty when the ledger is exact. */
  faults: string[];
}

/**
 * Verifies the ledger (COIN-01): every balance is the sum of its entries and not negative, every entry's balance is the
 * running sum, and no hold gives back more than was held. Reads one snapshot, so it may run while coins are spent.
 */
export async function proveLedger(executor: Executor): Promise<LedgerProof> {
  const { rows: faults } = await executor.execute<{ fault: string }>(sql`
    with sums as (select account_id, sum(amount_coins) as coins, sum(owed_coins) as owed from ledger_entries group by account_id),
    running as (
      select id, account_id, balance_after_coins, sum(amount_coins) over (partition by account_id order by sequence) as coins
      from ledger_entries
    )
    select 'account ' || b.account_id || ': balance ' || b.balance_coins || ', entries ' || coalesce(s.coins, 0) as fault
      from coin_balances b left join sums s using (account_id) where b.balance_coins <> coalesce(s.coins, 0)
    union all
    select 'account ' || b.account_id || ': owes ' || b.owed_coins || ' with ' || b.balance_coins || ' there, entries ' || coalesce(s.owed, 0)
      from coin_balances b left join sums s using (account_id)
      where b.owed_coins <> coalesce(s.owed, 0) or b.owed_coins < 0 or (b.owed_coins > 0 and b.balance_coins > 0)
    union all
    select 'account ' || account_id || ': balance ' || balance_coins from coin_balances where balance_coins < 0
    union all
    select 'entry ' || id || ': balance after ' || balance_after_coins || ', entries ' || coins from running
      where balance_after_coins <> coins or balance_after_coins < 0
    union all
    select 'entry ' || c.id || ': gives back ' || c.amount_coins || ' of ' || -h.amount_coins
      from ledger_entries c join ledger_entries h on h.id = c.hold_id
      where c.amount_coins > -h.amount_coins or h.kind <> 'hold' or h.account_id <> c.account_id
      or (c.kind = 'release' and c.amount_coins <> -h.amount_coins)
    limit 100`);
  const { rows: counts } = await executor.execute<{ accounts: number; entries: number; openHolds: number }>(sql`
    select (select count(*) from coin_balances)::int as accounts, (select count(*) from ledger_entries)::int as entries,
      (select count(*) from ledger_entries h where kind = 'hold'
        and not exists (select 1 from ledger_entries c where c.hold_id = h.id))::int as "openHolds"`);
  const count = counts[0];
  return {
    accounts: count?.accounts ?? 0,
    entries: count?.entries ?? 0,
    openHolds: count?.openHolds ?? 0,
    faults: faults.map(({ fault }) => fault),
  };
}
