import { inArray, lt, sql } from 'drizzle-orm';
import { removeStrayUploads, type UploadsPlace } from '#src/foundation/files/server/upload-parts.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { filmUploads } from '../tables.ts';

/** Where the uploads of films are put together. */
export const filmUploadsPlace = (config: UploadsPlace['config']): UploadsPlace => ({ config, folder: 'uploads' });

/** Removes uploads that were begun more than `LIMITS.uploads.unusedDays` days ago, and files without an upload. */
export async function sweepUploads({ db, config }: Pick<FilmDependencies, 'db' | 'config'>): Promise<void> {
  await db
    .delete(filmUploads)
    .where(lt(filmUploads.createdAt, sql`now() - make_interval(days => ${LIMITS.uploads.unusedDays})`));
  await removeStrayUploads(filmUploadsPlace(config), async (ids) => {
    const kept = await db.select({ id: filmUploads.id }).from(filmUploads).where(inArray(filmUploads.id, ids));
    return kept.map(({ id }) => id);
  });
}
