import { priceGeneration } from '#src/foundation/generation/server/price-generation.ts';
import { requireOffered } from '#src/foundation/models/server/account-models.ts';
import { readFilmRights, requireModelRights } from '#src/foundation/models/server/film-rights.ts';
import { countAsEdit } from '../editing/count-as-edit.ts';
import { loadFilmFor } from '../load-film-for.ts';
import { beginKnown } from '../pipeline/begin-takes.ts';
import { orderTakes, reserveAgreed, type OrderDependencies, type PricedOrder } from '../pipeline/order-takes.ts';
import { isBeingMade } from '../state/film-rows.ts';
import { FOLDERS, planToolTakes, requireTool, type ToolWish } from './tool-orders.ts';

/**
 * Has a model change what a film has: a picture as a prompt says, a character's picture as seen from other sides, or
 * the mouth in a clip (EDIT-04, EDIT-07, EDIT-10). A changed picture or clip is used as soon as it is there, views wait
 * to be chosen; what was used stays among the takes. An order with a known key is not carried out again, and nothing
 * starts while another take is being made. Returns how many were started. Throws FILM_NOT_FOUND, FILM_NOT_READY,
 * EDIT_NOT_POSSIBLE, what `requireTool` and `requireModel` throw, MODEL_FOR_MEMBERS, PRICE_CHANGED where it would cost
 * more than was agreed to or another would be billed for it, INSUFFICIENT_COINS, FREE_COINS_BUDGET_SPENT and
 * STORAGE_FULL; then nothing has started.
 */
export async function orderToolTakes(dependencies: OrderDependencies, order: PricedOrder & ToolWish): Promise<number> {
  const { accountId, filmId, asset: kind, key } = order;
  await loadFilmFor(dependencies.db, accountId, filmId);
  const tool = requireTool(order);
  const { entry: model, billedBy } = await requireOffered(dependencies, accountId, order.model, tool);
  return orderTakes(dependencies, order, ['tool', kind, key], async (transaction, rows, orderId) => {
    if (isBeingMade(rows, kind, key)) {
      return 0;
    }
    requireModelRights(model, await readFilmRights(transaction, accountId));
    const takes = planToolTakes(rows, order, model);
    const ownKey = billedBy !== null;
    const work = takes.map(({ request }) => ({ kind, coins: ownKey ? 0 : priceGeneration(model, request) }));
    await reserveAgreed(transaction, dependencies, rows, { ...order, work, ownKey });
    // What shows a changed picture follows it.
    if (tool === 'image-edit') {
      await countAsEdit(transaction, rows);
    }
    await beginKnown(transaction, dependencies, rows, {
      asset: { kind, key },
      takes,
      folder: FOLDERS[kind],
      priceCoins: work[0]?.coins ?? 0,
      orderId,
      ownKey,
    });
    return takes.length;
  });
}
