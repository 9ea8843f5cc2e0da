import type { KeyedVendor, VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import type { Database } from '#src/platform/server/database/database.ts';
import type { Log } from '#src/platform/server/log/create-log.ts';
import type { Sealer } from '#src/platform/server/secrets/sealer.ts';
import { offerModels } from '#src/shared/catalogue/models/all-models.ts';
import type { ModelEntry, VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { changeLimits } from '#src/shared/catalogue/vendor-limits.ts';
import { workflowModel } from '#src/shared/catalogue/workflows/workflow-model.ts';
import type { Workflows } from '#src/shared/catalogue/workflows/workflow.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { sealIdOf } from './change-vendor.ts';
import { operatorModels, operatorVendors, operatorWorkflows } from './tables.ts';

export type Accesses = Readonly<Record<KeyedVendor, VendorAccess>>;

export interface LiveOfferParts {
  db: Database;
  log: Log;
  sealer: Sealer;
  /** Where vendors are reached, and the keys of the environment: these come before keys of the database. */
  accesses: Accesses;
  /** Those of the operator's folder. */
  workflows: Workflows;
  /** Makes the vendors that are set up; the ComfyUI server gets these workflows. */
  createVendors: (accesses: Accesses, workflows: Workflows) => ReadonlyMap<VendorName, Vendor>;
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
    // Their graphs are large, and read only when something has changed.
    const { id, changedAt } = operatorWorkflows;
    const marks = await parts.db.select({ id, changedAt }).from(operatorWorkflows).orderBy(id);
    const now = JSON.stringify([rows, models, marks]);
    if (now === applied) {
      return;
    }
    const set = openAccesses(parts, rows);
    const off = new Set(rows.flatMap(({ vendor, isOff }) => (isOff ? [vendor] : [])));
    const added = marks.length === 0 ? [] : await parts.db.select().from(operatorWorkflows).orderBy(id);
    const ofPage: Workflows = Object.fromEntries(added.map(({ id: name, workflow }) => [name, workflow]));
    // What a removed workflow has begun goes on.
    const made = parts.createVendors(set, { ...ofPage, ...parts.workflows });
    const modelsOf = (removed: boolean): ModelEntry[] =>
      added.flatMap((row) => ((row.removedAt !== null) === removed ? [workflowModel(row.id, row.workflow)] : []));
    offerModels(new Map(models.map((row) => [row.model, row])), {
      live: [...Object.entries(parts.workflows).map(([name, each]) => workflowModel(name, each)), ...modelsOf(false)],
      removed: modelsOf(true),
    });
    changeLimits(new Map(rows.map((row) => [row.vendor, row])));
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
