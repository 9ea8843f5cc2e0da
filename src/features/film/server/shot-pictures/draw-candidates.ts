import { randomUUID } from 'node:crypto';
import { ensureAccountStorage } from '#src/foundation/files/server/account-storage.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { pictureVariations } from '../../timeline/picture-variations.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { beginVariations } from '../pipeline/begin-takes.ts';
import { loadShot, type ShotOfFilm } from './load-shot.ts';
import { mostPictures } from './picture-count.ts';

/**
 * Draws other pictures of a shot for nothing, to choose from (EDIT-07); the one that is used stays until then. An order
 * with a known key is not carried out again, and nothing starts while one of the shot's pictures is being made. Returns
 * how many were started. Throws FILM_NOT_FOUND, EDIT_NOT_POSSIBLE, PICTURES_FOR_MEMBERS and STORAGE_FULL.
 */
export async function drawCandidates(
  dependencies: Pick<FilmDependencies, 'config' | 'db' | 'queue' | 'vendors' | 'ownKeys'>,
  {
    count,
    idempotencyKey = randomUUID(),
    ...order
  }: ShotOfFilm & { count: number; idempotencyKey?: string | undefined },
): Promise<number> {
  return dependencies.db.transaction(async (transaction) => {
    await ensureAccountStorage({ ...dependencies, db: transaction }, order.accountId);
    const { rows, shot } = await loadShot(transaction, order);
    const most = await mostPictures(transaction, order.accountId);
    if (count > most) {
      throw new AppError('PICTURES_FOR_MEMBERS', { details: { limit: most } });
    }
    const orderId = uuidFrom('candidates', rows.film.id, idempotencyKey);
    const ofShot = rows.takes.filter(({ assetKind, assetKey }) => assetKind === 'picture' && assetKey === shot.id);
    const before = ofShot.filter((take) => take.orderId === orderId);
    if (before.length > 0) {
      return before.length;
    }
    // The shot's own picture comes first: candidates are beside it.
    if (!ofShot.some(({ circled }) => circled)) {
      throw new AppError('FILM_NOT_READY');
    }
    if (ofShot.some(({ state }) => state === 'generating')) {
      return 0;
    }
    const known = ofShot.flatMap(({ state, inputs }) => (state === 'generated' && inputs.shows ? [inputs.shows] : []));
    const plans = pictureVariations(shot.plan, known, count);
    await beginVariations(transaction, dependencies, rows, { shotId: shot.id, plans, orderId });
    return plans.length;
  });
}
