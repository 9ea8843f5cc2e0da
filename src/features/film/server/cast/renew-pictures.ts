import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { readFilmRights, requireModelRights } from '#src/foundation/models/server/film-rights.ts';
import { findModel, isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { LIST_OF } from '../../timeline/apply-to-cast.ts';
import { CAST_PICTURES } from '../../timeline/cast-pictures.ts';
import type { CastKind } from '../../timeline/film-edit.ts';
import { keepCheckpoint } from '../editing/keep-checkpoint.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor, loadRowsFor } from '../load-film-for.ts';
import { priceAsset } from '../money/price-asset.ts';
import { beginUpgrades } from '../pipeline/begin-takes.ts';
import { orderTakes, reserveAgreed, type OrderDependencies, type PricedOrder } from '../pipeline/order-takes.ts';
import { isBeingMade, type FilmRows } from '../state/film-rows.ts';
import type { UpgradeKey } from '../upgrades/price-upgrade.ts';
import { requireUpgradeChoice } from '../upgrades/quote-upgrade.ts';

/** Which pictures of the cast are to be made by which model. */
interface RenewalChoice {
  kind: CastKind;
  keys: readonly string[];
  model: string;
}

/** What new pictures would cost, member by member. */
interface RenewalQuote extends UpgradeKey {
  members: { key: string; coins: number }[];
  totalCoins: number;
  balanceCoins: number;
}

/** Throws FILM_NOT_FOUND, EDIT_NOT_POSSIBLE for an unknown member, and what `requireUpgradeChoice` throws. */
export async function quoteRenewal(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  { accountId, filmId, ...choice }: RenewalChoice & { accountId: string; filmId: string },
): Promise<RenewalQuote> {
  const rows = await loadRowsFor(dependencies.db, { accountId, filmId });
  const key = await requireModelOf(dependencies, choice, accountId);
  const members = priceRenewal(rows, choice, key);
  return {
    members,
    totalCoins: members.reduce((sum, { coins }) => sum + coins, 0),
    balanceCoins: await readBalance(dependencies.db, accountId),
    ...key,
  };
}

/**
 * Makes new pictures of members of the cast by a model; each is circled when it is there, and earlier takes stay. Those
 * that are being made are left as they are, and an order with a known key is not carried out again. Returns how many
 * were started. Throws what `quoteRenewal` throws, MODEL_FOR_MEMBERS, PRICE_CHANGED where it would cost more than was
 * agreed to or another would be billed for it, INSUFFICIENT_COINS and FREE_COINS_BUDGET_SPENT, or STORAGE_FULL; then
 * nothing has started.
 */
export async function renewPictures(
  dependencies: OrderDependencies,
  order: PricedOrder & RenewalChoice,
): Promise<number> {
  const { accountId, filmId, model } = order;
  await loadFilmFor(dependencies.db, accountId, filmId);
  const key = await requireModelOf(dependencies, order, accountId);
  return orderTakes(dependencies, order, ['renewal'], async (transaction, rows, orderId) => {
    const members = priceRenewal(rows, order, key);
    if (members.length === 0) {
      return 0;
    }
    requireModelRights(findModel(model), await readFilmRights(transaction, accountId));
    const kind = CAST_PICTURES[order.kind];
    const work = members.map(({ coins }) => ({ kind, coins }));
    const ownKey = key.billedBy !== null;
    await reserveAgreed(transaction, dependencies, rows, { ...order, work, ownKey });
    await keepCheckpoint(transaction, rows, { reason: 'before_change' });
    const keys = members.map((member) => member.key);
    await beginUpgrades(transaction, dependencies, rows, { kind, keys, model, orderId, ownKey });
    return members.length;
  });
}

/** The draft engine follows the parameters by itself: it is not asked again for the same. */
function requireModelOf(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  { model }: RenewalChoice,
  accountId: string,
): Promise<UpgradeKey> {
  if (!isPaidModel(model)) {
    throw new AppError('MODEL_UNKNOWN', { details: { model } });
  }
  return requireUpgradeChoice(dependencies, { kind: 'picture', numbers: [], model }, accountId);
}

/** The members whose picture is not being made, each with its price. */
function priceRenewal(
  rows: FilmRows,
  { kind, keys, model }: RenewalChoice,
  { billedBy }: UpgradeKey,
): RenewalQuote['members'] {
  const known = new Set(rows[LIST_OF[kind]].map(({ key }) => key));
  if (!keys.every((key) => known.has(key))) {
    throw new AppError('EDIT_NOT_POSSIBLE', { details: { problem: 'gone' } });
  }
  const assetKind = CAST_PICTURES[kind];
  const models = { ...rows.film.models, image: model };
  return [...new Set(keys)]
    .filter((key) => !isBeingMade(rows, assetKind, key))
    .map((key) => ({ key, coins: billedBy === null ? priceAsset(rows, assetKind, key, models) : 0 }));
}
