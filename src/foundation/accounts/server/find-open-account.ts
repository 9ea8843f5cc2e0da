import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Account, Identity } from './account.ts';
import { accounts } from './tables.ts';

/** The account with this id; undefined when there is none or it was closed. */
export async function findOpenAccount(executor: Executor, accountId: string): Promise<Account | undefined> {
  const [row] = await executor
    .select({ id: accounts.id, username: accounts.username, identity: accounts.identity })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)));
  return row ? { ...row, identity: row.identity as Identity } : undefined;
}
