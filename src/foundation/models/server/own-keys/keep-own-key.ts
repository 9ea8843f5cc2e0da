import { and, eq, sql } from 'drizzle-orm';
import type { KeyedVendor } from '#src/platform/server/config/vendor-settings.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Sealer } from '#src/platform/server/secrets/sealer.ts';
import { ownKeys } from '../tables.ts';

/** Whose key it is, and at which vendor. */
export interface OwnKeyName {
  accountId: string;
  vendor: KeyedVendor;
}

/** What a member's key is sealed for: it opens for nobody else and at no other vendor. */
export function ownSealIdOf({ accountId, vendor }: OwnKeyName): string {
  return `own-key:${accountId}:${vendor}`;
}

/** Keeps an account's key at a vendor, encrypted, in place of the one before. */
export async function keepOwnKey(
  executor: Executor,
  sealer: Sealer,
  { key, ...name }: OwnKeyName & { key: string },
): Promise<void> {
  const sealedKey = sealer.seal(ownSealIdOf(name), key);
  await executor
    .insert(ownKeys)
    .values({ ...name, sealedKey })
    .onConflictDoUpdate({
      target: [ownKeys.accountId, ownKeys.vendor],
      set: { sealedKey, changedAt: sql`now()` },
    });
}

/** Removes an account's key at a vendor; there may be none. */
export async function removeOwnKey(executor: Executor, { accountId, vendor }: OwnKeyName): Promise<void> {
  await executor.delete(ownKeys).where(and(eq(ownKeys.accountId, accountId), eq(ownKeys.vendor, vendor)));
}

/** Removes all keys of an account. */
export async function forgetOwnKeys(executor: Executor, accountId: string): Promise<void> {
  await executor.delete(ownKeys).where(eq(ownKeys.accountId, accountId));
}
