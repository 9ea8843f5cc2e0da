import {
  billerOf,
  modelsOfAccount,
  modelSurroundings,
  type ModelDependencies,
} from '#src/foundation/models/server/account-models.ts';
import { findModel, NAMED_DEFAULTS, offeredModels } from '#src/shared/catalogue/models/all-models.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { modelAvailability } from '#src/shared/catalogue/models/model-availability.ts';
import type { ModelEntry, Route, VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { chooseRoute } from '#src/shared/catalogue/models/routes.ts';
import { unitCoins } from '#src/shared/catalogue/prices.ts';
import type { Vendor } from '#src/vendors/vendor.ts';

/** A language model that an account may let write. */
export interface FoundWriter {
  model: ModelEntry;
  route: Route;
  /** The provider that bills the account, by its own key. */
  billedBy: string | null;
}

/**
 * The language model that writes prompts richer for an account: one of the operator's that costs no coins, since this
 * is free (CAT-36), otherwise one that a key of the account reaches; undefined where there is none.
 */
export async function findPromptWriter(
  dependencies: ModelDependencies,
  accountId: string,
): Promise<FoundWriter | undefined> {
  const { vendors: operators, today } = modelSurroundings(dependencies);
  const operatorsModel = firstWriter(operators, today, (model) => unitCoins(model) === 0);
  if (operatorsModel) {
    return { ...operatorsModel, billedBy: null };
  }
  const { own } = await modelsOfAccount(dependencies, accountId);
  const ownModel = firstWriter(own, today);
  return ownModel && { ...ownModel, billedBy: billerOf(ownModel.model, own) };
}

/** The vendor that is asked, with the account's key where that pays; undefined where it has gone. */
export async function vendorOfWriter(
  { vendors, ownKeys }: ModelDependencies,
  { route, billedBy }: FoundWriter,
  accountId: string,
): Promise<Vendor | undefined> {
  return billedBy === null ? vendors.get(route.vendor) : ownKeys.vendorFor(accountId, route.vendor);
}

/** The first language model that these vendors serve, the named defaults before the others. */
function firstWriter(
  vendors: ReadonlySet<VendorName>,
  today: string,
  isFit: (model: ModelEntry) => boolean = () => true,
): Omit<FoundWriter, 'billedBy'> | undefined {
  const named = (NAMED_DEFAULTS.text ?? []).map((id) => findModel(id));
  const others = offeredModels().filter(({ kind }) => kind === 'text');
  for (const model of [...named, ...others]) {
    const route = chooseRoute(model, vendors);
    if (route && isPaid(model) && isFit(model) && modelAvailability(model, vendors, today).available) {
      return { model, route };
    }
  }
  return undefined;
}
