import { inArray } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { generations, type GenerationRow } from './tables.ts';

/** These generations by id. Unknown ids are absent. */
export async function findGenerations(executor: Executor, ids: readonly string[]): Promise<Map<string, GenerationRow>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select()
    .from(generations)
    .where(inArray(generations.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
