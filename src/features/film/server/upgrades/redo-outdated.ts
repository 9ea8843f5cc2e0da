import { randomUUID } from 'node:crypto';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { readFilmRights } from '../film-rights.ts';
import { modelsOfAccount } from '../idea/film-models.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { reserveUpgrade } from '../money/reserve-work.ts';
import { beginUpgrades } from '../pipeline/begin-takes.ts';
import { addWaitingTake } from '../pipeline/waiting-takes.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { wakeFilm } from '../takes/wake-film.ts';
import { findOutdatedPaid, type OutdatedTake } from './outdated-paid.ts';
import { forbidUpgrade } from './price-upgrade.ts';

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
  const film = await loadFilmFor(dependencies.db, accountId, filmId);
  const found = await findIn(dependencies, accountId, await loadFilmRows(dependencies.db, film.id), numbers);
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
  dependencies: Pick<FilmDependencies, 'config' | 'db' | 'queue' | 'vendors' | 'ownKeys'>,
  {
    accountId,
    filmId,
    numbers,
    agreedCoins,
    agreedBilledBy = [],
    idempotencyKey = randomUUID(),
  }: RedoChoice & { agreedCoins: number; agreedBilledBy?: readonly string[]; idempotencyKey?: string | undefined },
): Promise<number> {
  return dependencies.db.transaction(async (transaction) => {
    await ensureAccountStorage({ ...dependencies, db: transaction }, accountId);
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    const orderId = uuidFrom('redo', film.id, idempotencyKey);
    const before = rows?.takes.filter((take) => take.orderId === orderId).length ?? 0;
    const { takes, price } = await findIn({ ...dependencies, db: transaction }, accountId, rows, numbers);
    if (!rows || takes.length === 0 || before > 0) {
      return before;
    }
    const rights = await readFilmRights(transaction, accountId);
    for (const { kind, model } of takes) {
      const shots = takes.filter((take) => take.kind === kind && take.model === model);
      const refused = forbidUpgrade(
        rows,
        { kind, model, numbers: [] },
        shots.map(({ shot, coins }) => ({ shot, takeCoins: coins })),
        rights,
      );
      if (refused) {
        throw refused;
      }
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
      await beginUpgrades(transaction, dependencies, rows, {
        kind,
        keys,
        model,
        candidates: 1,
        orderId,
        ownKey: billedBy !== null,
      });
    }
    await wakeFilm(transaction, dependencies, film.id, { urgency: 'person' });
    return takes.length;
  });
}

async function findIn(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  accountId: string,
  rows: FilmRows | undefined,
  numbers: readonly number[] | undefined,
): Promise<ReturnType<typeof findOutdatedPaid> & { price: Pick<RedoQuote, 'totalCoins' | 'billedBy'> }> {
  if (!rows) {
    throw new AppError('FILM_NOT_FOUND');
  }
  const found = findOutdatedPaid(rows, await modelsOfAccount(dependencies, accountId), numbers);
  const billers = new Set(found.takes.flatMap(({ billedBy }) => billedBy ?? []));
  const totalCoins = found.takes.reduce((sum, { coins }) => sum + coins, 0);
  return { ...found, price: { totalCoins, billedBy: [...billers].sort() } };
}
