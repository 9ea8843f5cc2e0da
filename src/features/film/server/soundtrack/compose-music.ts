import { randomUUID } from 'node:crypto';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { countAsEditOfPart } from '../editing/count-as-edit.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { readFilmRights } from '../film-rights.ts';
import { requireOffered } from '../idea/film-models.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { priceAsset } from '../money/price-asset.ts';
import { reserveUpgrade } from '../money/reserve-work.ts';
import { beginUpgrades } from '../pipeline/begin-takes.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { putWorkAside } from '../takes/uncircle.ts';
import type { UpgradeKey } from '../upgrades/price-upgrade.ts';
import { stopOpen } from '../upgrades/stop-takes.ts';
import { isOrdered } from './music-pieces.ts';

type Dependencies = Pick<FilmDependencies, 'config' | 'db' | 'queue' | 'vendors' | 'ownKeys' | 'wakeJobs'>;

/** What other music of a film would cost. */
interface MusicQuote extends UpgradeKey {
  coins: number;
  balanceCoins: number;
}

/** Throws FILM_NOT_FOUND, FILM_NOT_READY before the film has its shots, MODEL_UNKNOWN, MODEL_RETIRED, MODEL_UNAVAILABLE. */
export async function quoteMusic(
  dependencies: Pick<FilmDependencies, 'db' | 'vendors' | 'ownKeys'>,
  { accountId, filmId, model }: { accountId: string; filmId: string; model: string },
): Promise<MusicQuote> {
  const film = await loadFilmFor(dependencies.db, accountId, filmId);
  const { entry, billedBy } = await requireOffered(dependencies, accountId, model, 'music');
  const rows = await loadFilmRows(dependencies.db, film.id);
  return {
    coins: priceMusic(requireShots(rows), entry, { billedBy }),
    balanceCoins: await readBalance(dependencies.db, accountId),
    billedBy,
  };
}

/**
 * Composes other music for a film, as its description says; it is used when it is there, and earlier takes stay. What
 * the film itself composes meanwhile gives way; while an ordered piece is being made nothing is started, and an order
 * with a known key is not carried out again. Returns how many takes were started. Throws what `quoteMusic` throws,
 * MODEL_FOR_MEMBERS, PRICE_CHANGED where it would cost more than was agreed to or another would be billed for it,
 * INSUFFICIENT_COINS, FREE_COINS_BUDGET_SPENT and STORAGE_FULL; then nothing has started.
 */
export async function composeMusic(
  dependencies: Dependencies,
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
  const { entry, billedBy } = await requireOffered(dependencies, accountId, model, 'music');
  const ownKey = billedBy !== null;
  return dependencies.db.transaction(async (transaction) => {
    await ensureAccountStorage({ ...dependencies, db: transaction }, accountId);
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const rows = requireShots(await loadFilmRows(transaction, film.id));
    const pieces = rows.takes.filter(({ assetKind }) => assetKind === 'music');
    const orderId = uuidFrom('music', film.id, idempotencyKey);
    if (pieces.some((take) => take.orderId === orderId)) {
      return 1;
    }
    const inWork = pieces.filter(({ state }) => state === 'generating');
    if (inWork.some(isOrdered)) {
      return 0;
    }
    if (entry.premium && !(await readFilmRights(transaction, accountId)).premiumModels) {
      throw new AppError('MODEL_FOR_MEMBERS', { details: { model: entry.label } });
    }
    const coins = priceMusic(rows, entry, { billedBy });
    if (coins > agreedCoins || ownKey !== agreedOwnKey) {
      throw new AppError('PRICE_CHANGED', { details: { coins } });
    }
    await reserveUpgrade(transaction, rows, [{ kind: 'music', coins }], dependencies.config);
    // What the film itself composes would not be heard any more.
    await stopOpen(transaction, dependencies, rows, inWork);
    await putWorkAside(transaction, rows, { kind: 'music', key: WHOLE_FILM });
    await countAsEditOfPart(transaction, rows, { kind: 'music', key: WHOLE_FILM });
    await beginUpgrades(transaction, dependencies, rows, {
      kind: 'music',
      keys: [WHOLE_FILM],
      model: entry.id,
      candidates: 1,
      orderId,
      ownKey,
    });
    return 1;
  });
}

/** Music follows the shots. */
function requireShots(rows: FilmRows | undefined): FilmRows {
  if (!rows || rows.shots.length === 0) {
    throw new AppError('FILM_NOT_READY', { details: { missing: 'shots' } });
  }
  return rows;
}

function priceMusic(rows: FilmRows, { id }: ModelEntry, { billedBy }: UpgradeKey): number {
  return billedBy === null ? priceAsset(rows, 'music', WHOLE_FILM, { ...rows.film.models, music: id }) : 0;
}
