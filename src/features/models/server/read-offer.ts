import { listVendorHealth, type VendorHealth } from '#src/foundation/generation/server/list-vendor-health.ts';
import { readLimitChanges } from '#src/foundation/models/server/change-vendor.ts';
import { KEYED_VENDORS, type KeyedVendor } from '#src/platform/server/config/vendor-settings.ts';
import { catalogueModel, offeredModels } from '#src/shared/catalogue/models/all-models.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { modelAvailability } from '#src/shared/catalogue/models/model-availability.ts';
import { VENDORS, type ModelEntry, type ModelKind, type VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { chooseRoute, routesOf, SERVED_KINDS } from '#src/shared/catalogue/models/routes.ts';
import { openVendors } from '#src/vendors/vendor.ts';
import type { ModelAnswer, VendorAnswer } from '../contract.ts';
import type { ModelDependencies } from './model-dependencies.ts';
import { presentLimits } from './present-limits.ts';

/** Servers of the operator, as people know them. */
const OWN_SERVERS: Readonly<Partial<Record<VendorName, string>>> = {
  'openai-compatible': 'OpenAI-compatible',
  comfyui: 'ComfyUI',
};

/** The kinds whose price is the model's; others have the fixed prices of their features. */
export const PRICED_KINDS: readonly ModelKind[] = ['image', 'image-edit', 'view', 'video'];

/** True for a vendor that is set up by a key. */
export function isKeyed(vendor: VendorName): vendor is KeyedVendor {
  return Object.hasOwn(KEYED_VENDORS, vendor);
}

/** Every vendor of paid models, and the operator's own servers. Keys are not part of the answer. */
export async function readVendors({ db, offer, environment }: ModelDependencies): Promise<VendorAnswer[]> {
  const changes = await readLimitChanges(db);
  const health = new Map((await listVendorHealth(db)).map((each) => [each.vendor, each]));
  const open = openVendors(offer.vendors);
  const inUse = offeredModels()
    .filter((model) => modelAvailability(model, open, today()).available)
    .map((model) => chooseRoute(model, open)?.vendor);
  const accesses = offer.accesses();
  const keyFrom = (vendor: VendorName): VendorAnswer['keyFrom'] => {
    if (!isKeyed(vendor) || accesses[vendor].key === undefined) {
      return null;
    }
    return environment[vendor].key === undefined ? 'page' : 'environment';
  };
  return VENDORS.filter((vendor) => vendor !== 'draft').map((vendor) => ({
    vendor,
    label: isKeyed(vendor) ? KEYED_VENDORS[vendor].label : (OWN_SERVERS[vendor] ?? vendor),
    serves: [...SERVED_KINDS[vendor]],
    keyFrom: keyFrom(vendor),
    takesKey: isKeyed(vendor),
    isSetUp: offer.vendors.has(vendor),
    isOn: !offer.vendors.get(vendor)?.switchedOff,
    trouble: troubleOf(health.get(vendor)),
    models: inUse.filter((used) => used === vendor).length,
    limits: presentLimits(vendor, changes.get(vendor), isKeyed(vendor) ? environment[vendor].concurrency : undefined),
  }));
}

/** The day in UTC. */
const today = (): string => new Date().toISOString().slice(0, 10);

function troubleOf(health: VendorHealth | undefined): VendorAnswer['trouble'] {
  if (!health || health.state === 'well') {
    return null;
  }
  const { restingUntil, failures, lastError } = health;
  return {
    restsUntil: health.state === 'resting' ? (restingUntil?.toISOString() ?? null) : null,
    failures,
    lastError: lastError?.slice(0, 200) ?? '',
  };
}

/** Every model of a vendor, as it is offered now and as the catalogue has it. */
export function readModels({ offer }: ModelDependencies): ModelAnswer[] {
  const open = openVendors(offer.vendors);
  return offeredModels()
    .filter(isPaid)
    .map((model) => presentModel(model, catalogueModel(model.id), open));
}

function presentModel(model: ModelEntry, original: ModelEntry, open: ReadonlySet<VendorName>): ModelAnswer {
  const availability = modelAvailability(model, open, today());
  const { lifecycle } = original;
  return {
    id: model.id,
    label: original.label,
    kind: model.kind,
    company: original.company,
    state: availability.available ? 'available' : availability.reason,
    retiresOn: lifecycle.state === 'live' ? null : (lifecycle.on ?? null),
    routes: [...routesOf(model)],
    routeInUse: (availability.available && chooseRoute(model, open)) || null,
    priceCoins: model.priceCoins,
    hasOwnPrice: PRICED_KINDS.includes(model.kind),
    cataloguePriceCoins: original.priceCoins,
    catalogueRoutes: [...routesOf(original)],
    isOn: !model.switchedOff,
    servedBy: model.servedBy ?? null,
    successor: original.successor ?? null,
    isChanged: model !== original,
  };
}
