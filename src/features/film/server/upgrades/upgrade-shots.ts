import { randomUUID } from 'node:crypto';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { readFilmRights } from '../film-rights.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { reserveUpgrade } from '../money/reserve-work.ts';
import { beginUpgrades } from '../pipeline/begin-takes.ts';
import { addWaitingTake } from '../pipeline/waiting-takes.ts';
import { loadFilmRows, type FilmRows } from '../state/film-rows.ts';
import { isComing } from '../state/is-to-be-used.ts';
import type { ShotRow } from '../tables.ts';
import { forbidUpgrade, priceUpgrade, type UpgradeChoice } from './price-upgrade.ts';
import { requireUpgradeChoice } from './quote-upgrade.ts';

/**
 * Makes other takes of these shots' pictures or clips by another model; the first that is there is circled, and when
 * all are, a film that was finished is cut again. A clip waits for the picture that it is to end on. Shots whose take
 * is being made are left as they are, and an order with a known key is not carried out again, so a second click starts
 * nothing. Returns how many takes were started. Throws FILM_NOT_FOUND, what `quoteUpgrade` throws, MODEL_FOR_MEMBERS,
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
    idempotencyKey = randomUUID(),
    ...choice
  }: UpgradeChoice & {
    accountId: string;
    filmId: string;
    agreedCoins: number;
    agreedOwnKey?: boolean;
    idempotencyKey?: string | undefined;
  },
): Promise<number> {
  const key = await requireUpgradeChoice(dependencies, choice, accountId);
  const ownKey = key.billedBy !== null;
  const { candidates = 1 } = choice;
  return dependencies.db.transaction(async (transaction) => {
    await ensureAccountStorage({ ...dependencies, db: transaction }, accountId);
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows) {
      throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
    }
    const orderId = uuidFrom('upgrade', film.id, idempotencyKey);
    const before = rows.takes.filter((take) => take.orderId === orderId);
    if (before.length > 0) {
      return before.length;
    }
    const shots = priceUpgrade(rows, choice, key);
    const refused = forbidUpgrade(rows, choice, shots, await readFilmRights(transaction, accountId));
    if (refused) {
      throw refused;
    }
    if (shots.length === 0) {
      return 0;
    }
    const work = shots.flatMap(({ takeCoins }) =>
      Array.from({ length: candidates }, () => ({ kind: choice.kind, coins: takeCoins })),
    );
    const totalCoins = work.reduce((sum, { coins }) => sum + coins, 0);
    if (totalCoins > agreedCoins || ownKey !== agreedOwnKey) {
      throw new AppError('PRICE_CHANGED', { details: { coins: totalCoins } });
    }
    await reserveUpgrade(transaction, rows, work, dependencies.config);
    const waiting = shots.filter(({ shot }) => waitsForTail(rows, choice, shot));
    for (const { shot, takeCoins: coins } of waiting) {
      for (let candidate = 1; candidate <= candidates; candidate++) {
        const { model } = choice;
        const { billedBy } = key;
        await addWaitingTake(transaction, rows, { shotId: shot.id, model, coins, orderId, candidate, billedBy });
      }
    }
    const keys = shots.filter((each) => !waiting.includes(each)).map(({ shot }) => shot.id);
    if (keys.length > 0) {
      await beginUpgrades(transaction, dependencies, rows, { ...choice, keys, candidates, orderId, ownKey });
    }
    return work.length;
  });
}

/** True for a clip whose last frame is being made, by a model that is given it. */
function waitsForTail(rows: FilmRows, { kind, model }: UpgradeChoice, { id }: ShotRow): boolean {
  return kind === 'clip' && findModel(model).inputs.includes('end_image') && isComing(rows, 'tail_picture', id);
}
