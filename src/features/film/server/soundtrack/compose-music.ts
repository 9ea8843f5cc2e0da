import { TransactionRollbackError } from 'drizzle-orm';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { requireOffered } from '#src/foundation/models/server/account-models.ts';
import { readFilmRights, requireModelRights } from '#src/foundation/models/server/film-rights.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { countAsEditOfPart } from '../editing/count-as-edit.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadFilmFor, loadRowsFor } from '../load-film-for.ts';
import { priceAsset } from '../money/price-asset.ts';
import { beginUpgrades } from '../pipeline/begin-takes.ts';
import { orderTakes, reserveAgreed, type OrderDependencies, type PricedOrder } from '../pipeline/order-takes.ts';
import { requireShots, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import type { TakeRow } from '../tables.ts';
import { collectTakes } from '../takes/collect-takes.ts';
import { putWorkAside } from '../takes/uncircle.ts';
import type { UpgradeKey } from '../upgrades/price-upgrade.ts';
import { stopOpen } from '../upgrades/stop-takes.ts';
import { isOrdered } from './music-pieces.ts';

type Dependencies = OrderDependencies & Pick<FilmDependencies, 'wakeJobs'>;

/** What other music of a film would cost. */
interface MusicQuote extends UpgradeKey {
  coins: number;
  balanceCoins: number;
}

/** Throws FILM_NOT_FOUND, FILM_NOT_READY before the film has its shots, MODEL_UNKNOWN, MODEL_RETIRED, MODEL_UNAVAILABLE. */
export async function quoteMusic(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  { model, ...of }: { accountId: string; filmId: string; model: string },
): Promise<MusicQuote> {
  const rows = await loadRowsFor(dependencies.db, of);
  const { billedBy } = await requireOffered(dependencies, of.accountId, model, 'music');
  requireShots(rows);
  return {
    coins: priceMusic(rows, model, { billedBy }),
    balanceCoins: await readBalance(dependencies.db, of.accountId),
    billedBy,
  };
}

/**
 * Composes other music for a film, as its description says; it is used when it is there, and earlier takes stay. What
 * the film itself composes meanwhile gives way; while an ordered piece, or one that is paid for, is being made nothing
 * is started, and an order with a known key is not carried out again. Returns how many takes were started. Throws what
 * `quoteMusic` throws, MODEL_FOR_MEMBERS, PRICE_CHANGED where it would cost more than was agreed to or another would be
 * billed for it, INSUFFICIENT_COINS, FREE_COINS_BUDGET_SPENT and STORAGE_FULL; then nothing has started.
 */
export async function composeMusic(
  dependencies: Dependencies,
  order: PricedOrder & { model: string },
): Promise<number> {
  const { accountId, filmId, model } = order;
  await loadFilmFor(dependencies.db, accountId, filmId);
  const { entry, billedBy } = await requireOffered(dependencies, accountId, model, 'music');
  return orderTakes(dependencies, order, ['music'], async (transaction, rows, orderId) => {
    requireShots(rows);
    const inWork = rows.takes.filter(({ assetKind, state }) => assetKind === 'music' && state === 'generating');
    if (inWork.some(isOrdered)) {
      return 0;
    }
    requireModelRights(entry, await readFilmRights(transaction, accountId));
    // What the film itself composes would not be heard any more; its coins come back before others are held.
    const [paid, free] = [inWork.filter(isPaid), inWork.filter((take) => !isPaid(take))];
    if (!(await stopAll(transaction, dependencies, rows, paid))) {
      return 0;
    }
    const { goingOn } = await stopOpen(transaction, dependencies, rows, free);
    // It may have ended just now, and is a take of the film then.
    if (goingOn > 0 && (await collectTakes(transaction, rows)) < goingOn) {
      return 0;
    }
    const work = [{ kind: 'music', coins: priceMusic(rows, model, { billedBy }) }] as const;
    const ownKey = billedBy !== null;
    await reserveAgreed(transaction, dependencies, rows, { ...order, work, ownKey });
    await putWorkAside(transaction, rows, { kind: 'music', key: WHOLE_FILM });
    await countAsEditOfPart(transaction, rows, { kind: 'music', key: WHOLE_FILM });
    await beginUpgrades(transaction, dependencies, rows, { kind: 'music', keys: [WHOLE_FILM], model, orderId, ownKey });
    return 1;
  });
}

const isPaid = ({ inputs: { model } }: TakeRow): boolean => isPaidModel(model);

/** Stops all of these takes, or none where one cannot be stopped any more; says whether it did. */
async function stopAll(
  transaction: Transaction,
  dependencies: Dependencies,
  rows: FilmRows,
  open: readonly TakeRow[],
): Promise<boolean> {
  try {
    await transaction.transaction(async (attempt) => {
      const { goingOn } = await stopOpen(attempt, dependencies, rows, open);
      if (goingOn > 0) {
        attempt.rollback();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof TransactionRollbackError) {
      return false;
    }
    throw error;
  }
}

function priceMusic(rows: FilmRows, model: string, { billedBy }: UpgradeKey): number {
  return billedBy === null ? priceAsset(rows, 'music', WHOLE_FILM, { ...rows.film.models, music: model }) : 0;
}
