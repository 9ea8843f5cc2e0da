import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { ledgerEntries } from './tables.ts';

/**
 * Removes from a closed account's entries what the coins were for, because films and invitations lead to people.
 * Amounts, times and reasons stay, so the sums still agree. The database refuses it for an open account.
 */
export async function forgetLedgerTasks(transaction: Transaction, accountId: string): Promise<void> {
  await transaction
    .update(ledgerEntries)
    .set({
      taskId: 'forgotten',
      idempotencyKey: sql`'forgotten:' || ${ledgerEntries.id}`,
      bodySha256: Buffer.alloc(32),
    })
    .where(and(eq(ledgerEntries.accountId, accountId), ne(ledgerEntries.taskId, 'forgotten')));
}
