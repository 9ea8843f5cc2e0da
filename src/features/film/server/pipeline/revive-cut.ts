import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { uuidFrom } from '#src/platform/server/queue/uuid-from.ts';
import type { FilmTools } from '../film-tools.ts';
import { cutFilmJob } from '../jobs.ts';
import { takes } from '../tables.ts';
import type { FilmRows } from './film-rows.ts';

/** A cut that did not say for so long that it is alive has died. */
export const CUT_DEAD_AFTER_SECONDS = 15;

/** Rings again for a cut whose run has died. */
export async function reviveCut(
  transaction: Transaction,
  tools: Pick<FilmTools, 'queue'>,
  rows: FilmRows,
): Promise<void> {
  const take = rows.takes.find((candidate) => candidate.assetKind === 'movie' && candidate.state === 'generating');
  if (!take) return;
  const revived = await transaction
    .update(takes)
    .set({ ring: sql`${takes.ring} + 1`, aliveAt: sql`now()` })
    .where(and(eq(takes.id, take.id), sql`${takes.aliveAt} < now() - make_interval(secs => ${CUT_DEAD_AFTER_SECONDS})`))
    .returning({ ring: takes.ring });
  if (revived[0])
    await tools.queue.send(
      transaction,
      cutFilmJob,
      { takeId: take.id },
      { id: uuidFrom('cut', take.id, revived[0].ring) },
    );
}
