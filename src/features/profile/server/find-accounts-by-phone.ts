import { inArray } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { profiles } from './tables.ts';

/**
 * The accounts with this phone number in their profile, at most 100. Spaces and punctuation do not matter; a calling
 * code may follow a plus, 00 or nothing, in the search and in the profile.
 */
export async function findAccountsByPhone(executor: Executor, phone: string): Promise<string[]> {
  const written = phone.replaceAll(/[^\d+]/g, '');
  const number = written.replace(/^(\+|00)/, '');
  const rows = await executor
    .select({ id: profiles.accountId })
    .from(profiles)
    .where(inArray(profiles.phone, [written, number, `+${number}`, `00${number}`]))
    .limit(100);
  return rows.map(({ id }) => id);
}
