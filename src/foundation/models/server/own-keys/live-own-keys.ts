import { eq } from 'drizzle-orm';
import type { KeyedVendor } from '#src/platform/server/config/vendor-settings.ts';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import type { Sealer } from '#src/platform/server/secrets/sealer.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import type { Accesses } from '../live-offer.ts';
import { ownKeys } from '../tables.ts';
import type { OwnKeyName } from './keep-own-key.ts';
import { openOwnKey } from './open-own-key.ts';
import { withoutKey } from './without-key.ts';

/** Vendors with members' keys that are remembered: those used last. */
const MOST_VENDORS = 200;

export interface LiveOwnKeysParts {
  db: Database;
  sealer: Sealer;
  /** Where vendors are reached. */
  accesses: Accesses;
  /** Makes the vendors that have a key. */
  createVendors: (accesses: Accesses) => ReadonlyMap<VendorName, Vendor>;
  /** Whether the operator lets members bring keys. */
  isOn: (executor: Executor) => Promise<boolean>;
  /** True for a vendor that the operator has switched off. */
  isClosed: (vendor: VendorName) => boolean;
}

/** The vendors as members reach them with keys of their own. */
export interface LiveOwnKeys {
  /** The vendors at which an account has a key that new work may go with. */
  vendorsOf(executor: Executor, accountId: string): Promise<ReadonlySet<VendorName>>;
  /** A vendor that is asked with an account's key, as it is stored now; undefined without one, or where none is used. */
  vendorFor(accountId: string, vendor: VendorName): Promise<Vendor | undefined>;
}

/** Reads members' keys each time that one is used, so that a replaced or removed one counts at once everywhere. */
export function createLiveOwnKeys({
  db,
  sealer,
  accesses,
  createVendors,
  isOn,
  isClosed,
}: LiveOwnKeysParts): LiveOwnKeys {
  // Not one of the operator's keys is left beside the member's.
  const keyless = Object.fromEntries(
    Object.entries(accesses).map(([name, { key: _key, ...access }]) => [name, access]),
  ) as Record<KeyedVendor, Accesses[KeyedVendor]>;
  const made = new Map<string, { key: string; vendor: Vendor | undefined }>();
  /** The vendor with this key; the one made before has a memory, of what it was asked and of outages. */
  const make = ({ accountId, vendor: name }: OwnKeyName, key: string): Vendor | undefined => {
    const id = `${accountId}:${name}`;
    const before = made.get(id);
    made.delete(id);
    if (before?.key === key) {
      made.set(id, before);
      return before.vendor;
    }
    const created = createVendors({ ...keyless, [name]: { ...keyless[name], key } }).get(name);
    const vendor = created && withoutKey(created, key);
    made.set(id, { key, vendor });
    if (made.size > MOST_VENDORS) {
      made.delete(made.keys().next().value ?? '');
    }
    return vendor;
  };
  return {
    vendorsOf: async (executor, accountId) => {
      const rows = await executor
        .select({ vendor: ownKeys.vendor })
        .from(ownKeys)
        .where(eq(ownKeys.accountId, accountId));
      const open = rows.filter(({ vendor }) => !isClosed(vendor));
      return new Set(open.length > 0 && (await isOn(executor)) ? open.map(({ vendor }) => vendor) : []);
    },
    vendorFor: async (accountId, name) => {
      const vendor = name as KeyedVendor;
      if (!Object.hasOwn(keyless, vendor) || !(await isOn(db))) {
        return undefined;
      }
      const key = await openOwnKey(db, sealer, { accountId, vendor });
      if (key === undefined) {
        made.delete(`${accountId}:${vendor}`);
        return undefined;
      }
      return make({ accountId, vendor }, key);
    },
  };
}
