import { readFilmRights } from '#src/foundation/models/server/film-rights.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';

/** How many candidates of a picture an account may have drawn at once (CAT-43). Throws NOT_LOGGED_IN. */
export async function mostPictures(executor: Executor, accountId: string): Promise<number> {
  const { member } = await readFilmRights(executor, accountId);
  return member ? LIMITS.memberFilm.pictures : LIMITS.freeFilm.pictures;
}
