import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Account } from './account.ts';
import { identityNow } from './standing/identity-now.ts';
import { accounts } from './tables.ts';

/** The account with this id; undefined when there is none or it was closed. */
export async function findOpenAccount(executor: Executor, accountId: string): Promise<Account | undefined> {
  const [row] = await executor
    .select({ id: accounts.id, username: accounts.username, identity: identityNow })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)));
  return row;
}
