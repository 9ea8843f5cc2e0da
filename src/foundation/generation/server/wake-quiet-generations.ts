import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { checkLater } from './internal/check-later.ts';
import { JOB_OF_LANE, lanesOf } from './internal/lanes.ts';
import { generations } from './tables.ts';

const MOST_AT_ONCE = 500;
/** The group of start wake-ups sent here: one serves all that wait. */
const QUIET = 'quiet';

/**
 * Wakes unfinished generations without a sign of life for a while (their wake-up may have been lost with a process).
 * One with a waiting wake-up gets no second one. Any number of processes may run it. Returns how many wake-ups were
 * sent.
 */
export async function wakeQuietGenerations(
  dependencies: Pick<GenerationDependencies, 'db' | 'queue' | 'vendors'>,
  silentForSeconds = 20,
): Promise<number> {
  const isSilent = sql`greatest(${generations.aliveAt}, ${generations.dueAt}) < now() - make_interval(secs => ${silentForSeconds})`;
  // Apart from what waits: there may be any number of that.
  const accepted = await dependencies.db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.state, 'processing'), isSilent))
    .orderBy(asc(generations.dueAt))
    .limit(MOST_AT_ONCE);
  let sent = 0;
  for (const { id } of accepted) {
    if (await dependencies.db.transaction((transaction) => checkLater(transaction, dependencies, id))) {
      sent += 1;
    }
  }
  const waiting = await dependencies.db
    .selectDistinct({ vendor: generations.vendor, kind: generations.kind })
    .from(generations)
    .where(and(inArray(generations.state, ['pending', 'submitting']), isSilent));
  for (const lane of new Set(waiting.flatMap((row) => lanesOf(dependencies, row)))) {
    if (await dependencies.queue.send(dependencies.db, JOB_OF_LANE[lane], { group: QUIET })) {
      sent += 1;
    }
  }
  return sent;
}
