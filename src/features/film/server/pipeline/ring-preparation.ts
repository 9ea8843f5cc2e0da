import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { FilmTools } from '../film-tools.ts';
import { prepareCutJob } from '../jobs.ts';
import type { FilmRows } from './film-rows.ts';
import { isSoundReady } from './sound-ready.ts';

/** Asks for parts of the cut to be made as soon as they can be, once for each set of takes that it can be made from. */
export async function ringPreparation(
  transaction: Transaction,
  tools: Pick<FilmTools, 'queue'>,
  rows: FilmRows,
): Promise<void> {
  if (rows.film.cancelledAt || rows.takes.some((take) => take.assetKind === 'movie' && take.state === 'generating'))
    return;
  // Lengths of shots, and so the joins, are known when every voice is there, of which the music is the sign.
  if (!isSoundReady(rows)) return;
  const parts = rows.takes
    .filter((take) => take.circled && ['voice', 'sound', 'music', 'clip'].includes(take.assetKind))
    .map(({ id }) => id)
    .sort();
  await tools.queue.send(
    transaction,
    prepareCutJob,
    { filmId: rows.film.id },
    { id: uuidFrom('prepare-cut', rows.film.id, ...parts) },
  );
}
