import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { ownKeys } from '../tables.ts';

/** This module's part of an archive: at which vendors the account has a key, and since when; never the key. */
export async function* ownKeysSection(
  executor: Executor,
  accountId: string,
): AsyncGenerator<{ name: string; text: string }> {
  const { vendor, createdAt, changedAt } = ownKeys;
  const kept = await executor
    .select({ vendor, createdAt, changedAt })
    .from(ownKeys)
    .where(eq(ownKeys.accountId, accountId))
    .orderBy(asc(vendor));
  yield { name: 'own-keys/own-keys.json', text: JSON.stringify(kept, null, 2) };
}
