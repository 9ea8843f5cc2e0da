import { eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { profiles } from './tables.ts';

/** The accounts with this phone number in their profile, in any notation. */
export async function findAccountsByPhone(executor: Executor, phone: string): Promise<string[]> {
  const rows = await executor
    .select({ id: profiles.accountId })
    .from(profiles)
    .where(eq(profiles.phone, phone.replaceAll(/[^\d+]/g, '')))
    .limit(100);
  return rows.map(({ id }) => id);
}
