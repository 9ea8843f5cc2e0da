import { randomUUID } from 'node:crypto';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { priceGeneration } from '#src/foundation/generation/server/price-generation.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { countAsEdit } from '../editing/count-as-edit.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { readFilmRights } from '../film-rights.ts';
import { billerOf, modelsOfAccount } from '../idea/film-models.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { reserveUpgrade } from '../money/reserve-work.ts';
import { beginKnown } from '../pipeline/begin-takes.ts';
import { loadFilmRows } from '../state/film-rows.ts';
import { FOLDERS, planToolTakes, requireTool, type ToolWish } from './tool-orders.ts';

/** Premium models are for members, and so is lip sync by a model (CAT-43). */
export const isForMembers = ({ premium, kind }: ModelEntry): boolean => premium || kind === 'lip-sync';

/**
 * Has a model change what a film has: a picture as a prompt says, a character's picture as seen from other sides, or
 * the mouth in a clip (EDIT-04, EDIT-07, EDIT-10). A changed picture or clip is used as soon as it is there, views wait
 * to be chosen; what was used stays among the takes. An order with a known key is not carried out again, and nothing
 * starts while another take is being made. Returns how many were started. Throws FILM_NOT_FOUND, FILM_NOT_READY,
 * EDIT_NOT_POSSIBLE, what `requireTool` and `requireModel` throw, MODEL_FOR_MEMBERS, PRICE_CHANGED where it would cost
 * more than was agreed to or another would be billed for it, INSUFFICIENT_COINS, FREE_COINS_BUDGET_SPENT and
 * STORAGE_FULL; then nothing has started.
 */
export async function orderToolTakes(
  dependencies: Pick<FilmDependencies, 'config' | 'db' | 'queue' | 'vendors' | 'ownKeys'>,
  {
    accountId,
    filmId,
    agreedCoins,
    agreedOwnKey = false,
    idempotencyKey = randomUUID(),
    ...wish
  }: ToolWish & {
    accountId: string;
    filmId: string;
    agreedCoins: number;
    agreedOwnKey?: boolean;
    idempotencyKey?: string | undefined;
  },
): Promise<number> {
  await loadFilmFor(dependencies.db, accountId, filmId);
  const kind = requireTool(wish);
  const { vendors, own, today } = await modelsOfAccount(dependencies, accountId);
  const model = requireModel(wish.model, kind, vendors, today);
  const ownKey = billerOf(model, own) !== null;
  return dependencies.db.transaction(async (transaction) => {
    await ensureAccountStorage({ ...dependencies, db: transaction }, accountId);
    const film = await loadFilmFor(transaction, accountId, filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows) {
      throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
    }
    const orderId = uuidFrom('tool', film.id, idempotencyKey);
    const ofAsset = rows.takes.filter(({ assetKind, assetKey }) => assetKind === wish.asset && assetKey === wish.key);
    const before = ofAsset.filter((take) => take.orderId === orderId).length;
    if (before > 0 || ofAsset.some(({ state }) => state === 'generating')) {
      return before;
    }
    const { member } = await readFilmRights(transaction, accountId);
    if (!member && isForMembers(model)) {
      throw new AppError('MODEL_FOR_MEMBERS', { details: { model: model.label } });
    }
    const takes = planToolTakes(rows, wish, model);
    const coinsOf = takes.map(({ request }) => (ownKey ? 0 : priceGeneration(model, request)));
    const totalCoins = coinsOf.reduce((sum, coins) => sum + coins, 0);
    if (totalCoins > agreedCoins || ownKey !== agreedOwnKey) {
      throw new AppError('PRICE_CHANGED', { details: { coins: totalCoins } });
    }
    const work = coinsOf.map((coins) => ({ kind: wish.asset, coins }));
    await reserveUpgrade(transaction, rows, work, dependencies.config);
    // What shows a changed picture follows it.
    if (kind === 'image-edit') {
      await countAsEdit(transaction, rows);
    }
    await beginKnown(transaction, dependencies, rows, {
      asset: { kind: wish.asset, key: wish.key },
      takes,
      folder: FOLDERS[wish.asset],
      priceCoins: coinsOf[0] ?? 0,
      orderId,
      ownKey,
    });
    return takes.length;
  });
}
