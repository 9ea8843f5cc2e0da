import type { Executor } from '#src/platform/server/database/database.ts';
import { readFilmRights } from './film-rights.ts';
import { forbidFilm } from './money/price-film.ts';
import type { FilmRows } from './state/film-rows.ts';
import { findStory } from './takes/story-of-film.ts';

/**
 * Checks the owner's rights before a film continues, because they may have ended since it started (ROLE-02). Finished
 * work stays. Throws the first problem that `forbidFilm` returns.
 */
export async function requireRights(
  executor: Executor,
  rows: Pick<FilmRows, 'film' | 'takes' | 'given'>,
): Promise<void> {
  const { accountId, models, ownKeyModels, mode, shotCount, shortSidePixels } = rows.film;
  const film = { models, ownKeyModels, mode, shots: shotCount, shortSidePixels, givenCharacters: rows.given.length };
  const [forbidden] = forbidFilm(film, await readFilmRights(executor, accountId), findStory(rows));
  if (forbidden) {
    throw forbidden;
  }
}
