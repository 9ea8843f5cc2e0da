import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { readFilmRights } from '../film-rights.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { reserveWork } from '../money/reserve-work.ts';
import { beginUpgrades } from '../pipeline/begin-takes.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { forbidUpgrade, priceUpgrade, type UpgradeChoice } from './price-upgrade.ts';
import { requireUpgradeModel } from './quote-upgrade.ts';

/**
 * Makes another take of these shots' pictures or clips by another model; when it is there it is circled, and a film
 * that was finished is cut again. Shots whose take is being made are left as they are, so a second click starts
 * nothing. Returns how many were started. Throws FILM_NOT_FOUND, what `quoteUpgrade` throws, MODEL_FOR_MEMBERS,
 * VIDEO_SECONDS_FOR_MEMBERS, PRICE_CHANGED where it would cost more than was agreed to or another would be billed for
 * it, INSUFFICIENT_COINS and FREE_COINS_BUDGET_SPENT, or STORAGE_FULL; then nothing has started.
 */
export async function upgradeShots(
  dependencies: Pick<FilmDependencies, 'config' | 'db' | 'queue' | 'vendors' | 'ownKeys'>,
  {
    accountId,
    filmId,
    agreedCoins,
    agreedOwnKey = false,
    ...choice
  }: UpgradeChoice & { accountId: string; filmId: string; agreedCoins: number; agreedOwnKey?: boolean },
): Promise<number> {
  const key = await requireUpgradeModel(dependencies, choice, accountId);
  const ownKey = key.billedBy !== null;
  return dependencies.db.transaction(async (transaction) => {
    await ensureAccountStorage({ ...dependencies, db: transaction }, accountId);
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows) {
      throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
    }
    const shots = priceUpgrade(rows, choice, key);
    const refused = forbidUpgrade(rows, choice, shots, await readFilmRights(transaction, accountId));
    if (refused) {
      throw refused;
    }
    if (shots.length === 0) {
      return 0;
    }
    const totalCoins = shots.reduce((sum, { coins }) => sum + coins, 0);
    if (totalCoins > agreedCoins || ownKey !== agreedOwnKey) {
      throw new AppError('PRICE_CHANGED', { details: { coins: totalCoins } });
    }
    const work = shots.map(({ coins }) => ({ kind: choice.kind, coins }));
    await reserveWork(transaction, rows, work, dependencies.config);
    await beginUpgrades(transaction, dependencies, rows, {
      ...choice,
      ownKey,
      keys: shots.map(({ shot }) => shot.id),
    });
    return shots.length;
  });
}
