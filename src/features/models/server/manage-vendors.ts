import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import { keepVendorKey, removeVendorKey, switchVendor } from '#src/foundation/models/server/change-vendor.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { tryAccess, type AccessState } from '#src/vendors/try-access.ts';
import type { Act, ModelDependencies } from './model-dependencies.ts';
import { isKeyed } from './read-offer.ts';

/**
 * Keeps the key at a vendor, encrypted, and uses it from now on. Throws NOT_FOUND for a vendor without keys and
 * VENDOR_KEY_IN_ENVIRONMENT where the environment has one, which would come first.
 */
export async function keepKeyWithAudit(
  { db, offer, sealer, environment }: ModelDependencies,
  act: Act,
  { vendor, key }: { vendor: VendorName; key: string },
): Promise<void> {
  if (!isKeyed(vendor)) {
    throw new AppError('NOT_FOUND', { details: { vendor } });
  }
  if (environment[vendor].key !== undefined) {
    throw new AppError('VENDOR_KEY_IN_ENVIRONMENT', { details: { vendor } });
  }
  await db.transaction(async (transaction) => {
    await keepVendorKey(transaction, sealer, { vendor, key });
    await writeAudit(transaction, auditOf(act, 'vendor.key', vendor, { after: { isSet: true } }));
  });
  await offer.refresh();
}

/** Removes the key at a vendor: its models cannot be chosen any longer. */
export async function removeKeyWithAudit(
  { db, offer }: ModelDependencies,
  act: Act,
  vendor: VendorName,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const isSet = await removeVendorKey(transaction, vendor);
    await writeAudit(transaction, auditOf(act, 'vendor.key', vendor, { before: { isSet }, after: { isSet: false } }));
  });
  await offer.refresh();
}

/** Gives a vendor new work, or none; what it has begun it ends. Throws NOT_FOUND for the built-in engine. */
export async function switchVendorWithAudit(
  { db, offer }: ModelDependencies,
  act: Act,
  { vendor, isOn }: { vendor: VendorName; isOn: boolean },
): Promise<void> {
  if (vendor === 'draft') {
    throw new AppError('NOT_FOUND', { details: { vendor } });
  }
  await db.transaction(async (transaction) => {
    await switchVendor(transaction, { vendor, isOff: !isOn });
    await writeAudit(transaction, auditOf(act, 'vendor.switch', vendor, { after: { isOn } }));
  });
  await offer.refresh();
}

/** Asks a vendor, for nothing, whether it takes the key that is set. Throws NOT_FOUND where none is. */
export async function tryVendor(
  { offer }: ModelDependencies,
  vendor: VendorName,
  signal: AbortSignal,
): Promise<AccessState> {
  const access = isKeyed(vendor) ? offer.accesses()[vendor] : undefined;
  if (!isKeyed(vendor) || access?.key === undefined) {
    throw new AppError('NOT_FOUND', { details: { vendor } });
  }
  return tryAccess(vendor, { ...access, key: access.key }, signal);
}

function auditOf(
  { adminId, requestId }: Act,
  action: string,
  vendor: VendorName,
  facts: Pick<Parameters<typeof writeAudit>[1], 'before' | 'after'>,
): Parameters<typeof writeAudit>[1] {
  return { actorId: adminId, requestId, action, subject: { kind: 'vendor', id: vendor }, ...facts };
}
