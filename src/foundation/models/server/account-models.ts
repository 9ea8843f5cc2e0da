import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';
import { KEYED_VENDORS, type KeyedVendor } from '#src/platform/server/config/vendor-settings.ts';
import { requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import type { ModelEntry, ModelKind, VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { chooseRoute } from '#src/shared/catalogue/models/routes.ts';
import { openVendors } from '#src/vendors/vendor.ts';

/** Dependencies of finding out what an account may choose. */
export type ModelDependencies = Pick<GenerationDependencies, 'db' | 'vendors' | 'ownKeys'>;

/** The vendors that get new work, and the day. */
export function modelSurroundings(dependencies: Pick<ModelDependencies, 'vendors'>): {
  vendors: ReadonlySet<VendorName>;
  today: string;
} {
  return { vendors: openVendors(dependencies.vendors), today: new Date().toISOString().slice(0, 10) };
}

/** The same for an account: what it may choose, also with keys of its own, and at which vendors it has these. */
export async function modelsOfAccount(
  dependencies: ModelDependencies,
  accountId: string,
): Promise<{ vendors: ReadonlySet<VendorName>; own: ReadonlySet<VendorName>; today: string }> {
  const { vendors, today } = modelSurroundings(dependencies);
  const own = await dependencies.ownKeys.vendorsOf(dependencies.db, accountId);
  return { vendors: new Set([...vendors, ...own]), own, today };
}

/** A model that an account may choose, and who bills it. Throws MODEL_UNKNOWN, MODEL_RETIRED or MODEL_UNAVAILABLE. */
export async function requireOffered(
  dependencies: ModelDependencies,
  accountId: string,
  id: string,
  kind: ModelKind,
): Promise<{ entry: ModelEntry; billedBy: string | null }> {
  const { vendors, own, today } = await modelsOfAccount(dependencies, accountId);
  const entry = requireModel(id, kind, vendors, today);
  return { entry, billedBy: billerOf(entry, own) };
}

/** The name of the vendor that bills an account for a model, by its own key; null where none of its keys reaches it. */
export function billerOf(model: ModelEntry, own: ReadonlySet<VendorName>): string | null {
  const vendor = chooseRoute(model, own)?.vendor;
  return vendor === undefined ? null : KEYED_VENDORS[vendor as KeyedVendor].label;
}
