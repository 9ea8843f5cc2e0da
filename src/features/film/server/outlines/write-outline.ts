import { randomUUID } from 'node:crypto';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { keepCheckpoint } from '../editing/keep-checkpoint.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { readFilmRights } from '../film-rights.ts';
import { requireOffered } from '../idea/film-models.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { priceAsset } from '../money/price-asset.ts';
import { reserveUpgrade } from '../money/reserve-work.ts';
import { beginUpgrades } from '../pipeline/begin-takes.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
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
  { accountId, filmId, model }: { accountId: string; filmId: string; model: string },
): Promise<OutlineQuote> {
  const film = await loadFilmFor(dependencies.db, accountId, filmId);
  const { billedBy } = await requireOffered(dependencies, accountId, model, 'text');
  const rows = requireShots(await loadFilmRows(dependencies.db, film.id));
  return {
    coins: priceOutline(rows, model, { billedBy }),
    balanceCoins: await readBalance(dependencies.db, accountId),
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
  dependencies: Pick<FilmDependencies, 'config' | 'db' | 'queue' | 'vendors' | 'ownKeys'>,
  {
    accountId,
    filmId,
    model,
    agreedCoins,
    agreedOwnKey = false,
    idempotencyKey = randomUUID(),
  }: {
    accountId: string;
    filmId: string;
    model: string;
    agreedCoins: number;
    agreedOwnKey?: boolean;
    idempotencyKey?: string | undefined;
  },
): Promise<number> {
  await loadFilmFor(dependencies.db, accountId, filmId);
  const { entry, billedBy } = await requireOffered(dependencies, accountId, model, 'text');
  const ownKey = billedBy !== null;
  return dependencies.db.transaction(async (transaction) => {
    await ensureAccountStorage({ ...dependencies, db: transaction }, accountId);
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const rows = requireShots(await loadFilmRows(transaction, film.id));
    const stories = rows.takes.filter(({ assetKind }) => assetKind === 'story');
    const orderId = uuidFrom('outline', film.id, idempotencyKey);
    if (stories.some((take) => take.orderId === orderId)) {
      return 1;
    }
    if (stories.some(({ state }) => state === 'generating')) {
      return 0;
    }
    if (entry.premium && !(await readFilmRights(transaction, accountId)).premiumModels) {
      throw new AppError('MODEL_FOR_MEMBERS', { details: { model: entry.label } });
    }
    const coins = priceOutline(rows, model, { billedBy });
    if (coins > agreedCoins || ownKey !== agreedOwnKey) {
      throw new AppError('PRICE_CHANGED', { details: { coins } });
    }
    if (film.outline && !(await isOutlineKept(transaction, rows, film.outline))) {
      await keepCheckpoint(transaction, rows, { reason: 'before_change' });
    }
    await reserveUpgrade(transaction, rows, [{ kind: 'story', coins }], dependencies.config);
    await beginUpgrades(transaction, dependencies, rows, {
      kind: 'story',
      keys: [WHOLE_FILM],
      model,
      candidates: 1,
      orderId,
      ownKey,
      aside: true,
    });
    return 1;
  });
}

function requireShots(rows: FilmRows | undefined): FilmRows {
  if (!rows || rows.shots.length === 0) {
    throw new AppError('FILM_NOT_READY', { details: { missing: 'shots' } });
  }
  return rows;
}

function priceOutline(rows: FilmRows, model: string, { billedBy }: UpgradeKey): number {
  return billedBy === null ? priceAsset(rows, 'story', WHOLE_FILM, { ...rows.film.models, text: model }) : 0;
}
