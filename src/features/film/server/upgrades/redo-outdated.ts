import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { modelsOfAccount } from '#src/foundation/models/server/account-models.ts';
import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { loadRowsFor } from '../load-film-for.ts';
import { reserveUpgrade } from '../money/reserve-work.ts';
import { beginUpgrades } from '../pipeline/begin-takes.ts';
import { orderTakes, type OrderDependencies, type TakeOrder } from '../pipeline/order-takes.ts';
import { addWaitingTake } from '../pipeline/waiting-takes.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { findOutdatedPaid, type OutdatedTake } from './outdated-paid.ts';
import { requireUpgradeRights } from './price-upgrade.ts';

/** Which shots; all of the video where absent. */
interface RedoChoice {
  accountId: string;
  filmId: string;
  numbers?: readonly number[] | undefined;
}

/** What it costs to make out-of-date takes of models again, take by take. */
interface RedoQuote {
  takes: { number: number; kind: OutdatedTake['kind']; model: string; coins: number }[];
  totalCoins: number;
  balanceCoins: number;
  /** The vendors that bill the member itself, by its own keys. */
  billedBy: string[];
  /** Out-of-date takes whose models are not offered any more. */
  unavailable: number;
}

/** Throws FILM_NOT_FOUND and INDEX_OUT_OF_RANGE. */
export async function quoteRedo(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  { accountId, filmId, numbers }: RedoChoice,
): Promise<RedoQuote> {
  const found = await findIn(dependencies, await loadRowsFor(dependencies.db, { accountId, filmId }), numbers);
  return {
    takes: found.takes.map(({ shot, kind, model, coins }) => ({ number: shot.position, kind, model, coins })),
    ...found.price,
    balanceCoins: await readBalance(dependencies.db, accountId),
    unavailable: found.unavailable,
  };
}

/**
 * Makes the out-of-date takes of models again, each by its own model, in one order: pictures and clips begin at once, a
 * clip whose picture is made too begins after it. An order with a known key is not carried out again. Returns how many
 * takes it has. Throws what `quoteRedo` throws, MODEL_FOR_MEMBERS, VIDEO_SECONDS_FOR_MEMBERS, PRICE_CHANGED where it
 * would cost more than was agreed to or others would bill for it, INSUFFICIENT_COINS and FREE_COINS_BUDGET_SPENT, or
 * STORAGE_FULL; then nothing has started.
 */
export async function redoOutdated(
  dependencies: OrderDependencies,
  {
    numbers,
    agreedCoins,
    agreedBilledBy = [],
    ...order
  }: TakeOrder & RedoChoice & { agreedCoins: number; agreedBilledBy?: readonly string[] },
): Promise<number> {
  return orderTakes(dependencies, order, ['redo'], async (transaction, rows, orderId) => {
    const { takes, price } = await findIn({ ...dependencies, db: transaction }, rows, numbers);
    if (takes.length === 0) {
      return 0;
    }
    const rights = await readFilmRights(transaction, order.accountId);
    for (const { kind, model } of takes) {
      const shots = takes.filter((take) => take.kind === kind && take.model === model);
      requireUpgradeRights(
        rows,
        { kind, model },
        shots.map(({ shot, coins }) => ({ shot, takeCoins: coins })),
        rights,
      );
    }
    if (price.totalCoins > agreedCoins || price.billedBy.join() !== [...agreedBilledBy].sort().join()) {
      throw new AppError('PRICE_CHANGED', { details: { coins: price.totalCoins } });
    }
    await reserveUpgrade(transaction, rows, takes, dependencies.config);
    for (const { shot, model, coins, billedBy } of takes.filter(({ waits }) => waits)) {
      await addWaitingTake(transaction, rows, { shotId: shot.id, model, coins, orderId, billedBy });
    }
    const atOnce = Map.groupBy(
      takes.filter(({ waits }) => !waits),
      ({ kind, model }) => `${kind} ${model}`,
    );
    for (const group of atOnce.values()) {
      const [{ kind, model, billedBy }] = group as [OutdatedTake];
      const keys = group.map(({ shot }) => shot.id);
      const ownKey = billedBy !== null;
      await beginUpgrades(transaction, dependencies, rows, { kind, keys, model, orderId, ownKey });
    }
    await wakeFilm(transaction, dependencies, order.filmId, { urgency: 'person' });
    return takes.length;
  });
}

async function findIn(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  rows: FilmRows,
  numbers: readonly number[] | undefined,
): Promise<ReturnType<typeof findOutdatedPaid> & { price: Pick<RedoQuote, 'totalCoins' | 'billedBy'> }> {
  const found = findOutdatedPaid(rows, await modelsOfAccount(dependencies, rows.film.accountId), numbers);
  const billers = new Set(found.takes.flatMap(({ billedBy }) => billedBy ?? []));
  const totalCoins = found.takes.reduce((sum, { coins }) => sum + coins, 0);
  return { ...found, price: { totalCoins, billedBy: [...billers].sort() } };
}
