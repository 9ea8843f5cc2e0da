import { countAttempt } from '#src/foundation/accounts/server/attempts/count-attempt.ts';
import type { Accesses } from '#src/foundation/models/server/live-offer.ts';
import { keepOwnKey, removeOwnKey, type OwnKeyName } from '#src/foundation/models/server/own-keys/keep-own-key.ts';
import { listOwnKeys, openOwnKey } from '#src/foundation/models/server/own-keys/open-own-key.ts';
import { readSiteState } from '#src/foundation/settings/server/site-state.ts';
import { KEYED_VENDORS, type KeyedVendor } from '#src/platform/server/config/vendor-settings.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Sealer } from '#src/platform/server/secrets/sealer.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { SERVED_KINDS } from '#src/shared/catalogue/models/routes.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { VENDOR_FACTORIES } from '#src/vendors/create-vendors.ts';
import { tryAccess, type AccessState } from '#src/vendors/try-access.ts';
import type { OwnKeyAnswer } from '../own-keys-contract.ts';

/** Dependencies of the functions for members' keys. */
export interface OwnKeyDependencies {
  readonly db: Database;
  readonly sealer: Sealer;
  /** Where vendors are reached. */
  readonly environment: Accesses;
}

/** A vendor at which a member can have a key. Throws NOT_FOUND for another one. */
export function requireKeyed(vendor: VendorName): KeyedVendor {
  if (!Object.hasOwn(VENDOR_FACTORIES, vendor)) {
    throw new AppError('NOT_FOUND', { details: { vendor } });
  }
  return vendor as KeyedVendor;
}

/** Whether members may use keys of their own, and every vendor with what may be seen of the account's key there. */
export async function readOwnKeys(
  { db, sealer }: OwnKeyDependencies,
  accountId: string,
): Promise<{ isOn: boolean; vendors: OwnKeyAnswer[] }> {
  const kept = new Map((await listOwnKeys(db, sealer, accountId)).map((key) => [key.vendor, key]));
  const vendors = (Object.keys(VENDOR_FACTORIES) as KeyedVendor[]).map((vendor) => ({
    vendor,
    label: KEYED_VENDORS[vendor].label,
    serves: [...SERVED_KINDS[vendor]],
    isKept: kept.has(vendor),
    lastFour: kept.get(vendor)?.lastFour ?? null,
  }));
  return { isOn: (await readSiteState(db)).ownKeys, vendors };
}

/** Keeps an account's key at a vendor, encrypted, and uses it from now on. Throws OWN_KEYS_OFF. */
export async function keepKeyOfMember(
  { db, sealer }: OwnKeyDependencies,
  given: OwnKeyName & { key: string },
): Promise<void> {
  await requireOn(db);
  await keepOwnKey(db, sealer, given);
}

/** Removes an account's key at a vendor; there may be none. */
export async function removeKeyOfMember({ db }: OwnKeyDependencies, name: OwnKeyName): Promise<void> {
  await removeOwnKey(db, name);
}

/**
 * Asks a vendor, for nothing, whether it takes the account's key. Throws OWN_KEYS_OFF, NOT_FOUND where there is none,
 * and TOO_MANY_ATTEMPTS.
 */
export async function tryKeyOfMember(
  { db, sealer, environment }: OwnKeyDependencies,
  name: OwnKeyName,
  signal: AbortSignal,
): Promise<AccessState> {
  await requireOn(db);
  const key = await openOwnKey(db, sealer, name);
  if (key === undefined) {
    throw new AppError('NOT_FOUND', { details: { vendor: name.vendor } });
  }
  const allowed = LIMITS.perAccount.keyTestsPerHour;
  await countAttempt(db, { kind: 'own-key-test', subject: name.accountId, allowed, seconds: 60 * 60 });
  return tryAccess(name.vendor, { ...environment[name.vendor], key }, signal);
}

async function requireOn(db: Database): Promise<void> {
  if (!(await readSiteState(db)).ownKeys) {
    throw new AppError('OWN_KEYS_OFF');
  }
}
