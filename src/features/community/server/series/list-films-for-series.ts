import { eq } from 'drizzle-orm';
import type { Database } from '#src/platform/server/database/database.ts';
import type { FilmsOfAccount, OwnFilm } from './films-of-account.ts';
import { lockOwnSeries } from './find-series.ts';
import { series, seriesEpisodes } from './series-tables.ts';

const LIMIT = 40;

/** Films of the account that are in none of its series, the newest first. Throws NOT_FOUND for the series of another. */
export async function listFilmsForSeries(
  db: Database,
  films: FilmsOfAccount,
  { accountId, seriesId, search = '' }: { accountId: string; seriesId: string; search?: string | undefined },
): Promise<OwnFilm[]> {
  await lockOwnSeries(db, { accountId, seriesId });
  const used = await db
    .select({ filmId: seriesEpisodes.filmId })
    .from(seriesEpisodes)
    .innerJoin(series, eq(series.id, seriesEpisodes.seriesId))
    .where(eq(series.authorId, accountId));
  return films.list(db, accountId, { search, without: used.map(({ filmId }) => filmId), limit: LIMIT });
}
