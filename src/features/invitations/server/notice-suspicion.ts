import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Signal } from '../signals.ts';
import { FARMING } from './farming-limits.ts';
import { suspicions } from './tables.ts';

/** Adds a signal to an account. A dismissed one returns only when it grows. */
export async function noticeSuspicion(
  executor: Executor,
  noticed: { accountId: string; signal: Signal; amount: number },
): Promise<void> {
  const grew = sql`excluded.amount > ${suspicions.amount}`;
  await executor
    .insert(suspicions)
    .values(noticed)
    .onConflictDoUpdate({
      target: [suspicions.accountId, suspicions.signal],
      set: {
        amount: sql`greatest(${suspicions.amount}, excluded.amount)`,
        noticedAt: sql`case when ${grew} then now() else ${suspicions.noticedAt} end`,
        dismissedAt: sql`case when ${grew} then null else ${suspicions.dismissedAt} end`,
      },
    });
}

/** The signals of these accounts that no admin has dismissed. */
export async function readOpenSignals(
  executor: Executor,
  accountIds: readonly string[],
): Promise<{ accountId: string; signal: Signal }[]> {
  return executor
    .select({ accountId: suspicions.accountId, signal: suspicions.signal })
    .from(suspicions)
    .where(and(inArray(suspicions.accountId, [...accountIds]), isNull(suspicions.dismissedAt)));
}

/**
 * Checks where else the devices, the network and the mailbox of an account were seen, and records signals above the
 * thresholds.
 */
export async function noticeTraces(executor: Executor, accountId: string): Promise<void> {
  const { rows } = await executor.execute<{ kind: 'device' | 'network' | 'mail'; others: number }>(sql`
    select mine.kind, count(distinct coalesce(other.account_id::text, other.id::text))::int as others
    from account_traces mine
    join account_traces other on other.kind = mine.kind and other.mac = mine.mac and other.account_id is distinct from mine.account_id
    where mine.account_id = ${accountId} and (mine.kind <> 'network' or (mine.at_registering and other.at_registering
      and other.first_seen_at between mine.first_seen_at - interval '1 day' and mine.first_seen_at + interval '1 day'))
    group by mine.kind`);
  const signals = {
    device: ['shared_device', 1],
    network: ['crowded_network', FARMING.registrationsPerNetwork],
    mail: ['same_mailbox', 1],
  } as const;
  for (const { kind, others } of rows) {
    const [signal, enough] = signals[kind];
    if (others >= enough) {
      await noticeSuspicion(executor, { accountId, signal, amount: others });
    }
  }
}

/** Dismisses a signal of an account. */
export async function dismissSignal(executor: Executor, accountId: string, signal: Signal): Promise<void> {
  await executor
    .update(suspicions)
    .set({ dismissedAt: sql`now()` })
    .where(and(eq(suspicions.accountId, accountId), eq(suspicions.signal, signal), isNull(suspicions.dismissedAt)));
}
