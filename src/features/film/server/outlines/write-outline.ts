import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { requireOffered } from '#src/foundation/models/server/account-models.ts';
import { readFilmRights, requireModelRights } from '#src/foundation/models/server/film-rights.ts';
import { keepCheckpoint } from '../editing/keep-checkpoint.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor, loadRowsFor } from '../load-film-for.ts';
import { priceAsset } from '../money/price-asset.ts';
import { beginUpgrades } from '../pipeline/begin-takes.ts';
import { orderTakes, reserveAgreed, type OrderDependencies, type PricedOrder } from '../pipeline/order-takes.ts';
import { isBeingMade, requireShots, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { isOutlineKept } from '../takes/kept-outlines.ts';
import type { UpgradeKey } from '../upgrades/price-upgrade.ts';

/** What another outline would cost. */
interface OutlineQuote extends UpgradeKey {
  coins: number;
  balanceCoins: number;
}

/** Throws FILM_NOT_FOUND, FILM_NOT_READY before the film has its shots, MODEL_UNKNOWN, MODEL_RETIRED, MODEL_UNAVAILABLE. */
export async function quoteOutline(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  { model, ...of }: { accountId: string; filmId: string; model: string },
): Promise<OutlineQuote> {
  const rows = await loadRowsFor(dependencies.db, of);
  const { billedBy } = await requireOffered(dependencies, of.accountId, model, 'text');
  requireShots(rows);
  return {
    coins: priceOutline(rows, model, { billedBy }),
    balanceCoins: await readBalance(dependencies.db, of.accountId),
    billedBy,
  };
}

/**
 * Writes another outline of a film from the same idea and settings (EDIT-03): a story of its own, that stays beside the
 * film's until somebody uses it. What the owner has typed is kept first, where it is found nowhere else. While one is
 * being written nothing is started, and an order with a known key is not carried out again. Returns how many were
 * started. Throws what `quoteOutline` throws, MODEL_FOR_MEMBERS, PRICE_CHANGED where it would cost more than was agreed
 * to or another would be billed for it, INSUFFICIENT_COINS, FREE_COINS_BUDGET_SPENT and STORAGE_FULL; then nothing has
 * started.
 */
export async function writeOutline(
  dependencies: OrderDependencies,
  order: PricedOrder & { model: string },
): Promise<number> {
  const { accountId, filmId, model } = order;
  await loadFilmFor(dependencies.db, accountId, filmId);
  const { entry, billedBy } = await requireOffered(dependencies, accountId, model, 'text');
  return orderTakes(dependencies, order, ['outline'], async (transaction, rows, orderId) => {
    requireShots(rows);
    if (isBeingMade(rows, 'story', WHOLE_FILM)) {
      return 0;
    }
    requireModelRights(entry, await readFilmRights(transaction, accountId));
    const work = [{ kind: 'story', coins: priceOutline(rows, model, { billedBy }) }] as const;
    const ownKey = billedBy !== null;
    await reserveAgreed(transaction, dependencies, rows, { ...order, work, ownKey });
    const { outline } = rows.film;
    if (outline && !(await isOutlineKept(transaction, rows, outline))) {
      await keepCheckpoint(transaction, rows, { reason: 'before_change' });
    }
    await beginUpgrades(transaction, dependencies, rows, {
      kind: 'story',
      keys: [WHOLE_FILM],
      model,
      orderId,
      ownKey,
      aside: true,
    });
    return 1;
  });
}

function priceOutline(rows: FilmRows, model: string, { billedBy }: UpgradeKey): number {
  return billedBy === null ? priceAsset(rows, 'story', WHOLE_FILM, { ...rows.film.models, text: model }) : 0;
}
