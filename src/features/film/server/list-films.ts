import { and, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { films, type FilmRow } from './tables.ts';

/** The account's films, the newest first, at most `limit`, made before a moment if one is given. */
export async function listFilms(
  executor: Executor, list: { accountId: string; before?: Date | undefined; limit: number },
): Promise<{ films: FilmRow[]; more: boolean }> {
  const rows = await executor
    .select()
    .from(films)
    .where(and(eq(films.accountId, list.accountId), list.before ? lt(films.createdAt, list.before) : undefined))
    .orderBy(desc(films.createdAt), desc(films.id))
    .limit(list.limit + 1);
  return { films: rows.slice(0, list.limit), more: rows.length > list.limit };
}
