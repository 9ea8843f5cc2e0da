import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { forbidFilm } from './money/price-film.ts';
import { secondsToBuy } from './money/seconds-to-buy.ts';
import type { FilmRows } from './state/film-rows.ts';
import { findStory } from './takes/story-of-film.ts';

/**
 * Checks the owner's rights before a film continues, because they may have ended since it started (ROLE-02). Finished
 * work stays. Throws the first problem that `forbidFilm` returns.
 */
export async function requireRights(
  executor: Executor,
  rows: Pick<FilmRows, 'film' | 'takes' | 'given' | 'shots'>,
): Promise<void> {
  const { accountId, models, ownKeyModels, mode, shotCount, shortSidePixels } = rows.film;
  const film = { models, ownKeyModels, mode, shots: shotCount, shortSidePixels, givenCharacters: rows.given.length };
  const story = findStory(rows);
  // What a person has made of the story counts, once its shots are written.
  const plan =
    story && rows.shots.length > 0
      ? {
          ...story,
          shots: rows.shots.map((shot) => ({
            ...shot.plan,
            durationSeconds: secondsToBuy(rows, shot.id, models.video) ?? 0,
          })),
        }
      : story;
  const [forbidden] = forbidFilm(film, await readFilmRights(executor, accountId), plan);
  if (forbidden) {
    throw forbidden;
  }
}
