import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { accounts } from './tables.ts';

/** The ids of all admins, for notifications. */
export async function listAdminIds(executor: Executor): Promise<string[]> {
  const rows = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.isAdmin, true), isNull(accounts.deletedAt)));
  return rows.map(({ id }) => id);
}
