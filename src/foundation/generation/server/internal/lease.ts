import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { generations, type GenerationRow } from '../tables.ts';

/** A run that did not say for so long that it is alive counts as dead. */
export const DEAD_AFTER_SECONDS = 10;
/** How often a run says that it is alive. */
export const ALIVE_EVERY_MILLISECONDS = 3_000;

const isUnfinished = inArray(generations.state, ['pending', 'submitting', 'processing']);

/**
 * Takes a generation for one run: nobody else has written with this lease, and whoever held an older one can write no
 * more. Answers undefined when it is finished, or when another run is alive.
 */
export async function takeLease(executor: Executor, generationId: string): Promise<GenerationRow | undefined> {
  const [row] = await executor
    .update(generations)
    .set({ lease: sql`${generations.lease} + 1`, aliveAt: sql`now()` })
    .where(
      and(
        eq(generations.id, generationId),
        isUnfinished,
        or(
          isNull(generations.aliveAt),
          sql`${generations.aliveAt} < now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`,
        ),
      ),
    )
    .returning();
  return row;
}

/** Condition of every write of a run: its lease is still its own. */
export function isMine(row: Pick<GenerationRow, 'id' | 'lease'>): ReturnType<typeof and> {
  return and(eq(generations.id, row.id), eq(generations.lease, row.lease), isUnfinished);
}

/** Writes to the row if the lease is still held. Answers false otherwise, and nothing was written. */
export async function writeIfMine(
  executor: Executor,
  row: Pick<GenerationRow, 'id' | 'lease'>,
  values: Partial<{ [Column in keyof GenerationRow]: GenerationRow[Column] | ReturnType<typeof sql> }>,
): Promise<boolean> {
  const written = await executor.update(generations).set(values).where(isMine(row)).returning({ id: generations.id });
  return written.length === 1;
}
