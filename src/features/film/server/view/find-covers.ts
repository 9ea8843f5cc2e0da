import { and, asc, eq, inArray } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { cuts, filmShots, takes, type FilmRow } from '../tables.ts';

/** What a list shows of a film besides its row. */
export interface FilmCover {
  cover?: FileRow;
  durationSeconds?: number;
}

/**
 * The cover of each film (EDIT-19: the first shot's picture until another is chosen), and the length of its newest cut:
 * four queries per list.
 */
export async function findCovers(executor: Executor, films: readonly FilmRow[]): Promise<Map<string, FilmCover>> {
  const found = new Map<string, FilmCover>();
  if (films.length === 0) {
    return found;
  }
  const filmIds = films.map(({ id }) => id);
  const first = await executor
    .select({ filmId: filmShots.filmId, id: filmShots.id })
    .from(filmShots)
    .where(and(inArray(filmShots.filmId, filmIds), eq(filmShots.position, 1)));
  const shotOf = new Map(first.map(({ filmId, id }) => [filmId, id]));
  for (const film of films) {
    if (film.coverShotId) {
      shotOf.set(film.id, film.coverShotId);
    }
  }
  const pictures = await executor
    .select({ filmId: takes.filmId, fileId: takes.fileId })
    .from(takes)
    .where(
      and(
        inArray(takes.filmId, filmIds),
        eq(takes.circled, true),
        eq(takes.assetKind, 'picture'),
        inArray(takes.assetKey, ['', ...shotOf.values()]),
      ),
    );
  const fileOf = new Map(pictures.map(({ filmId, fileId }) => [filmId, fileId]));
  for (const film of films) {
    if (film.coverFileId) {
      fileOf.set(film.id, film.coverFileId);
    }
  }
  const files = await findFiles(
    executor,
    [...fileOf.values()].flatMap((fileId) => fileId ?? []),
  );
  for (const [filmId, fileId] of fileOf) {
    const cover = fileId ? files.get(fileId) : undefined;
    if (cover) {
      found.set(filmId, { cover });
    }
  }
  const lengths = await executor
    .select({ filmId: cuts.filmId, durationSeconds: cuts.durationSeconds })
    .from(cuts)
    .innerJoin(takes, eq(takes.id, cuts.takeId))
    .where(inArray(cuts.filmId, filmIds))
    .orderBy(asc(takes.circled), asc(cuts.createdAt));
  for (const { filmId, durationSeconds } of lengths) {
    found.set(filmId, { ...found.get(filmId), durationSeconds });
  }
  return found;
}
