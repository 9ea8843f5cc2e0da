import { desc, eq } from 'drizzle-orm';
import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { cuts } from '../tables.ts';

/** True when the film's cut carries a mark that a new one would not carry, and none is being made. */
export async function canLoseMark(executor: Executor, rows: FilmRows): Promise<boolean> {
  const movie = circledTake(rows, 'movie', WHOLE_FILM);
  if (!movie || rows.takes.some(({ assetKind, state }) => assetKind === 'movie' && state === 'generating')) {
    return false;
  }
  const [cut] = await executor.select().from(cuts).where(eq(cuts.takeId, movie.id)).orderBy(desc(cuts.createdAt));
  return cut?.marked === true && !(await readFilmRights(executor, rows.film.accountId)).marked;
}
