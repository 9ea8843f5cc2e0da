import { and, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { ledgerEntries } from './tables.ts';

/** True when the account was ever granted coins for this reason. */
export async function hasGrant(executor: Executor, accountId: string, reason: string): Promise<boolean> {
  const rows = await executor
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(eq(ledgerEntries.accountId, accountId), eq(ledgerEntries.kind, 'grant'), eq(ledgerEntries.reason, reason)),
    )
    .limit(1);
  return rows.length > 0;
}
