import { hasSpeech } from '../../timeline/has-speech.ts';
import { countAsEditOfPart } from '../editing/count-as-edit.ts';
import { requireShot } from '../editing/require-shot.ts';
import { beginUpgrades } from '../pipeline/begin-takes.ts';
import { orderTakes, type OrderDependencies, type TakeOrder } from '../pipeline/order-takes.ts';
import { isBeingMade } from '../state/film-rows.ts';

/**
 * Says the line of a shot again, in another reading; it is used when it is there, and earlier takes stay. Voices cost
 * nothing. A line that is being said is left alone, and an order with a known key is not carried out again. Returns how
 * many takes it has started. Throws FILM_NOT_FOUND, INDEX_INVALID, INDEX_OUT_OF_RANGE and STORAGE_FULL.
 */
export async function sayAgain(
  dependencies: OrderDependencies,
  { number, ...order }: TakeOrder & { number: number },
): Promise<number> {
  return orderTakes(dependencies, order, ['say-again', number], async (transaction, rows, orderId) => {
    const { id, plan } = await requireShot(transaction, order.filmId, number);
    if (!hasSpeech(plan) || isBeingMade(rows, 'voice', id)) {
      return 0;
    }
    await countAsEditOfPart(transaction, rows, { kind: 'voice', key: id });
    const { voice: model } = rows.film.models;
    await beginUpgrades(transaction, dependencies, rows, { kind: 'voice', keys: [id], model, orderId, ownKey: false });
    return 1;
  });
}
