import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Account, Identity } from './account.ts';
import { accounts } from './tables.ts';

/** The account that owns what is made before anybody else exists; created at the first call. */
export async function createFirstAdmin(executor: Executor): Promise<Account> {
  await executor
    .insert(accounts)
    .values({ id: randomUUID(), username: 'admin', isAdmin: true, isFirstAdmin: true })
    .onConflictDoNothing();
  const [row] = await executor.select().from(accounts).where(eq(accounts.isFirstAdmin, true));
  if (!row) {
    throw new Error('the first admin was neither found nor made');
  }
  return { id: row.id, username: row.username, identity: row.identity as Identity };
}
