import { and, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { accounts } from '../tables.ts';
import { hasGivenMembership } from './identity-now.ts';

/** The membership that an admin gave an account; null if there is none. */
export async function readGivenMembership(
  executor: Executor,
  accountId: string,
): Promise<{ until: Date | null } | null> {
  const [row] = await executor
    .select({ until: accounts.givenMemberUntil })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), hasGivenMembership));
  return row ?? null;
}
