import type { KeyedVendor, VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { Sealer } from '#src/platform/server/secrets/sealer.ts';
import { offerModels } from '#src/shared/catalogue/models/all-models.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { sealIdOf } from './change-vendor.ts';
import { operatorModels, operatorVendors } from './tables.ts';

export type Accesses = Readonly<Record<KeyedVendor, VendorAccess>>;

export interface LiveOfferParts {
  db: Database;
  log: Log;
  sealer: Sealer;
  /** Where vendors are reached, and the keys of the environment: these come before keys of the database. */
  accesses: Accesses;
  /** Makes the vendors that are set up. */
  createVendors: (accesses: Accesses) => ReadonlyMap<VendorName, Vendor>;
}

/** What is offered here, as the operator set it up: by the environment, and on the page while the program runs. */
export interface LiveOffer {
  /** The vendors that are set up, always as they are now. */
  readonly vendors: ReadonlyMap<VendorName, Vendor>;
  /** Where vendors are reached now, and with which key. */
  accesses(): Accesses;
  /** Reads again what the operator changed, and applies it in this process. */
  refresh(): Promise<void>;
}

/** Keeps the vendors and models of this process as the operator wants them. Reads the database once before it returns. */
export async function createLiveOffer(parts: LiveOfferParts): Promise<LiveOffer> {
  const vendors = new Map<VendorName, Vendor>();
  let accesses = parts.accesses;
  let applied: string | undefined;
  const refresh = async (): Promise<void> => {
    const rows = await parts.db.select().from(operatorVendors).orderBy(operatorVendors.vendor);
    const models = await parts.db.select().from(operatorModels).orderBy(operatorModels.model);
    const now = JSON.stringify([rows, models]);
    if (now === applied) {
      return;
    }
    const set = openAccesses(parts, rows);
    const off = new Set(rows.flatMap(({ vendor, isOff }) => (isOff ? [vendor] : [])));
    const made = parts.createVendors(set);
    offerModels(new Map(models.map((row) => [row.model, row])));
    vendors.clear();
    for (const [name, vendor] of made) {
      vendors.set(name, off.has(name) ? { ...vendor, switchedOff: true } : vendor);
    }
    accesses = set;
    applied = now;
  };
  await refresh();
  return { vendors, accesses: () => accesses, refresh };
}

/** The environment's keys, and those of the database for the other vendors. A key that cannot be opened counts as none. */
function openAccesses(
  { accesses, sealer, log }: LiveOfferParts,
  rows: readonly (typeof operatorVendors.$inferSelect)[],
): Accesses {
  const all: Record<KeyedVendor, VendorAccess> = { ...accesses };
  for (const { vendor, sealedKey } of rows) {
    const access = all[vendor as KeyedVendor] as VendorAccess | undefined;
    if (!access || access.key !== undefined || !sealedKey) {
      continue;
    }
    try {
      all[vendor as KeyedVendor] = { ...access, key: sealer.open(sealIdOf(vendor), sealedKey) };
    } catch (error) {
      log.error({ err: error, vendor }, 'the key of a vendor cannot be opened: it was sealed by another master key');
    }
  }
  return all;
}
