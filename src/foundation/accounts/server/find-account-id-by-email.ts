import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { requireEmail } from './identifiers/email-address.ts';
import { accounts } from './tables.ts';

/** The id of the account that signs in with this address; undefined where there is none. Throws EMAIL_INVALID. */
export async function findAccountIdByEmail(executor: Executor, written: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.email, requireEmail(written)));
  return row?.id;
}
