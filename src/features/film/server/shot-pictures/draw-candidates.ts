import { AppError } from '#src/shared/errors/app-error.ts';
import { pictureVariations } from '../../timeline/picture-variations.ts';
import { beginVariations } from '../pipeline/begin-takes.ts';
import { orderTakes, type OrderDependencies, type TakeOrder } from '../pipeline/order-takes.ts';
import { circledTake, isBeingMade } from '../state/film-rows.ts';
import { findShot, type ShotOfFilm } from './load-shot.ts';
import { mostPictures } from './picture-count.ts';

/**
 * Draws other pictures of a shot for nothing, to choose from (EDIT-07); the one that is used stays until then. An order
 * with a known key is not carried out again, and nothing starts while one of the shot's pictures is being made. Returns
 * how many were started. Throws FILM_NOT_FOUND, EDIT_NOT_POSSIBLE, PICTURES_FOR_MEMBERS and STORAGE_FULL.
 */
export async function drawCandidates(
  dependencies: OrderDependencies,
  { count, shotId, ...order }: TakeOrder & ShotOfFilm & { count: number },
): Promise<number> {
  return orderTakes(dependencies, order, ['candidates', shotId], async (transaction, rows, orderId) => {
    const shot = findShot(rows, shotId);
    const most = await mostPictures(transaction, order.accountId);
    if (count > most) {
      throw new AppError('PICTURES_FOR_MEMBERS', { details: { limit: most } });
    }
    // The shot's own picture comes first: candidates are beside it.
    if (!circledTake(rows, 'picture', shotId)) {
      throw new AppError('FILM_NOT_READY');
    }
    if (isBeingMade(rows, 'picture', shotId)) {
      return 0;
    }
    const ofShot = rows.takes.filter(({ assetKind, assetKey }) => assetKind === 'picture' && assetKey === shotId);
    const known = ofShot.flatMap(({ state, inputs }) => (state === 'generated' && inputs.shows ? [inputs.shows] : []));
    const plans = pictureVariations(shot.plan, known, count);
    await beginVariations(transaction, dependencies, rows, { shotId, plans, orderId });
    return plans.length;
  });
}
