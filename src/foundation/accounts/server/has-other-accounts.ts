import { and, isNull, ne } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { accounts } from './tables.ts';

/** True when other accounts exist, for which this one must leave room. */
export async function hasOtherAccounts(executor: Executor, accountId: string): Promise<boolean> {
  const others = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(ne(accounts.id, accountId), isNull(accounts.deletedAt)))
    .limit(1);
  return others.length > 0;
}
