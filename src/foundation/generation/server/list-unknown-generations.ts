import { asc, count, eq } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { generations, type GenerationRow } from './tables.ts';

/** Generations of unknown outcome, the longest unknown first, and how many there are. */
export async function listUnknownGenerations(
  executor: Executor,
  limit: number,
): Promise<{ rows: GenerationRow[]; total: number }> {
  const isUnknown = eq(generations.state, 'unknown');
  const rows = await executor
    .select()
    .from(generations)
    .where(isUnknown)
    .orderBy(asc(generations.unknownSince), asc(generations.id))
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(generations).where(isUnknown);
  return { rows, total: counted?.total ?? 0 };
}
