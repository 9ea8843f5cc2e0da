import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { prepareCutJob } from '../jobs.ts';
import { rankOfAccount } from '../limits/rank-of-account.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { areLengthsKnown, isSoundReady } from '../state/sound-ready.ts';

/**
 * Requests an early preparation of the cut, once for each version of the film and set of takes that it can be made
 * from.
 */
export async function requestPreparationJob(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue'>,
  rows: FilmRows,
): Promise<void> {
  if (rows.film.cancelledAt || rows.takes.some((take) => take.assetKind === 'movie' && take.state === 'generating')) {
    return;
  }
  const hasClip = rows.takes.some((take) => take.circled && take.assetKind === 'clip');
  if (!areLengthsKnown(rows) || (!hasClip && !isSoundReady(rows))) {
    return;
  }
  const parts = rows.takes
    .filter((take) => take.circled && ['voice', 'sound', 'music', 'clip'].includes(take.assetKind))
    .map(({ id }) => id)
    .sort();
  await dependencies.queue.send(
    transaction,
    prepareCutJob,
    { filmId: rows.film.id },
    {
      id: uuidFrom('prepare-cut', rows.film.id, rows.film.version, ...parts),
      priority: await rankOfAccount(transaction, rows.film.accountId),
    },
  );
}
