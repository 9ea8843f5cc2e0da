import { and, asc, eq } from 'drizzle-orm';
import type { KeyedVendor } from '#src/platform/server/config/vendor-settings.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { Sealer } from '#src/platform/server/secrets/sealer.ts';
import { ownKeys } from '../tables.ts';
import { ownSealIdOf, type OwnKeyName } from './keep-own-key.ts';

/** A key of a member as it may be shown. */
interface ShownKey {
  vendor: KeyedVendor;
  /** Its last four signs; null where it was sealed by a master key that is gone, so that it has to be given again. */
  lastFour: string | null;
  changedAt: Date;
}

const SHOWN_SIGNS = 4;

/** An account's key at a vendor; undefined where there is none, or none that can be opened. */
export async function openOwnKey(executor: Executor, sealer: Sealer, name: OwnKeyName): Promise<string | undefined> {
  const [row] = await executor
    .select()
    .from(ownKeys)
    .where(and(eq(ownKeys.accountId, name.accountId), eq(ownKeys.vendor, name.vendor)));
  return row && open(sealer, row);
}

/** The keys of an account, without what is secret. */
export async function listOwnKeys(executor: Executor, sealer: Sealer, accountId: string): Promise<ShownKey[]> {
  const rows = await executor
    .select()
    .from(ownKeys)
    .where(eq(ownKeys.accountId, accountId))
    .orderBy(asc(ownKeys.vendor));
  return rows.map((row) => ({
    vendor: row.vendor,
    lastFour: open(sealer, row)?.slice(-SHOWN_SIGNS) ?? null,
    changedAt: row.changedAt,
  }));
}

function open(sealer: Sealer, { sealedKey, ...name }: typeof ownKeys.$inferSelect): string | undefined {
  try {
    return sealer.open(ownSealIdOf(name), sealedKey);
  } catch {
    return undefined;
  }
}
