import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { beginUpgrades } from '../pipeline/begin-takes.ts';
import { orderTakes, reserveAgreed, type OrderDependencies, type PricedOrder } from '../pipeline/order-takes.ts';
import { addWaitingTake } from '../pipeline/waiting-takes.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { isComing } from '../state/is-to-be-used.ts';
import type { ShotRow } from '../tables.ts';
import { priceUpgrade, requireUpgradeRights, type UpgradeChoice } from './price-upgrade.ts';
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
  dependencies: OrderDependencies,
  order: PricedOrder & UpgradeChoice,
): Promise<number> {
  const { accountId, kind, model, candidates = 1 } = order;
  const { billedBy } = await requireUpgradeChoice(dependencies, order, accountId);
  return orderTakes(dependencies, order, ['upgrade'], async (transaction, rows, orderId) => {
    const shots = priceUpgrade(rows, order, { billedBy });
    requireUpgradeRights(rows, order, shots, await readFilmRights(transaction, accountId));
    if (shots.length === 0) {
      return 0;
    }
    const work = shots.flatMap(({ takeCoins: coins }) => Array.from({ length: candidates }, () => ({ kind, coins })));
    const ownKey = billedBy !== null;
    await reserveAgreed(transaction, dependencies, rows, { ...order, work, ownKey });
    const waiting = shots.filter(({ shot }) => waitsForTail(rows, order, shot));
    for (const { shot, takeCoins: coins } of waiting) {
      for (let candidate = 1; candidate <= candidates; candidate++) {
        await addWaitingTake(transaction, rows, { shotId: shot.id, model, coins, orderId, candidate, billedBy });
      }
    }
    const keys = shots.filter((each) => !waiting.includes(each)).map(({ shot }) => shot.id);
    if (keys.length > 0) {
      await beginUpgrades(transaction, dependencies, rows, { kind, keys, model, candidates, orderId, ownKey });
    }
    return work.length;
  });
}

/** True for a clip whose last frame is being made, by a model that is given it. */
function waitsForTail(rows: FilmRows, { kind, model }: UpgradeChoice, { id }: ShotRow): boolean {
  return kind === 'clip' && findModel(model).inputs.includes('end_image') && isComing(rows, 'tail_picture', id);
}
