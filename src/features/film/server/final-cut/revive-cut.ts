import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { cutFilmJob, takeInUploadJob } from '../jobs.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { takes, type TakeRow } from '../tables.ts';
import { CUT_DEAD_AFTER_SECONDS } from './cut-lease.ts';

/** Restarts the making of a cut, or the taking in of an upload, whose run has died. */
export async function reviveCut(
  transaction: Transaction,
  dependencies: Pick<FilmDependencies, 'queue'>,
  rows: FilmRows,
): Promise<void> {
  for (const take of rows.takes.filter(isOfCuts)) {
    const revived = await transaction
      .update(takes)
      .set({ ring: sql`${takes.ring} + 1`, aliveAt: sql`now()` })
      .where(
        and(eq(takes.id, take.id), sql`${takes.aliveAt} < now() - make_interval(secs => ${CUT_DEAD_AFTER_SECONDS})`),
      )
      .returning({ ring: takes.ring });
    if (revived[0]) {
      await dependencies.queue.send(
        transaction,
        take.inputs.model === UPLOAD ? takeInUploadJob : cutFilmJob,
        { takeId: take.id },
        { id: uuidFrom('cut', take.id, revived[0].ring) },
      );
    }
  }
}

/** What models and the engine make has generations of its own. */
const isOfCuts = ({ assetKind, state, inputs }: TakeRow): boolean =>
  state === 'generating' && (assetKind === 'movie' || inputs.model === UPLOAD);
