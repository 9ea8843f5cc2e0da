import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import type { Sealer } from '#src/platform/server/secrets/sealer.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { LimitChange } from '#src/shared/catalogue/vendor-limits.ts';
import { operatorVendors } from './tables.ts';

/** What the operator changed about limits, by vendor. */
export async function readLimitChanges(executor: Executor): Promise<Map<string, LimitChange>> {
  const { vendor, atOnce, startsPerMinute, waits } = operatorVendors;
  const rows = await executor.select({ vendor, atOnce, startsPerMinute, waits }).from(operatorVendors);
  return new Map(rows.map(({ vendor: name, ...change }) => [name, change]));
}

/** Keeps a vendor's limits; null and absent for the usual ones. */
export async function keepLimits(
  transaction: Transaction,
  { vendor, change }: { vendor: VendorName; change: LimitChange },
): Promise<void> {
  await transaction
    .insert(operatorVendors)
    .values({ vendor, ...change })
    .onConflictDoUpdate({ target: operatorVendors.vendor, set: { ...change, changedAt: sql`now()` } });
}

/** What a vendor's key is sealed for. */
export function sealIdOf(vendor: VendorName): string {
  return `vendor-key:${vendor}`;
}

/** Keeps a vendor's key, encrypted. */
export async function keepVendorKey(
  transaction: Transaction,
  sealer: Sealer,
  { vendor, key }: { vendor: VendorName; key: string },
): Promise<void> {
  const sealedKey = sealer.seal(sealIdOf(vendor), key);
  await transaction
    .insert(operatorVendors)
    .values({ vendor, sealedKey })
    .onConflictDoUpdate({ target: operatorVendors.vendor, set: { sealedKey, changedAt: sql`now()` } });
}

/** Removes a vendor's key from the database; returns whether there was one. */
export async function removeVendorKey(transaction: Transaction, vendor: VendorName): Promise<boolean> {
  const [before] = await transaction
    .select()
    .from(operatorVendors)
    .where(eq(operatorVendors.vendor, vendor))
    .for('update');
  await transaction
    .update(operatorVendors)
    .set({ sealedKey: null, changedAt: sql`now()` })
    .where(eq(operatorVendors.vendor, vendor));
  return Boolean(before?.sealedKey);
}

/** Switches a vendor on or off. */
export async function switchVendor(
  transaction: Transaction,
  { vendor, isOff }: { vendor: VendorName; isOff: boolean },
): Promise<void> {
  await transaction
    .insert(operatorVendors)
    .values({ vendor, isOff })
    .onConflictDoUpdate({ target: operatorVendors.vendor, set: { isOff, changedAt: sql`now()` } });
}
