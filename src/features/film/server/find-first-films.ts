import { eq, inArray, min } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { cuts, films } from './tables.ts';

/** When each of these accounts finished its first film, deleted ones included; accounts without one are absent. */
export async function findFirstFilms(executor: Executor, accountIds: readonly string[]): Promise<Map<string, Date>> {
  if (accountIds.length === 0) {
    return new Map();
  }
  const rows = await executor
    .select({ accountId: films.accountId, at: min(cuts.createdAt) })
    .from(cuts)
    .innerJoin(films, eq(films.id, cuts.filmId))
    .where(inArray(films.accountId, [...accountIds]))
    .groupBy(films.accountId);
  return new Map(rows.flatMap(({ accountId, at }) => (at ? [[accountId, at] as const] : [])));
}
