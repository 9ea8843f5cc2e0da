import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { FileRow } from '#src/foundation/files/server/tables.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { cuts, filmShots, takes } from './tables.ts';

/** What a list shows of a film beside its row. */
export interface FilmCover {
  cover?: FileRow;
  durationSeconds?: number;
}

/** The first shot's picture of each film that has one (EDIT-19), and the length of its newest cut: three queries a list. */
export async function findCovers(executor: Executor, filmIds: readonly string[]): Promise<Map<string, FilmCover>> {
  const found = new Map<string, FilmCover>();
  if (filmIds.length === 0) return found;
  const pictures = await executor
    .select({ filmId: takes.filmId, fileId: takes.fileId })
    .from(takes)
    .innerJoin(filmShots, and(eq(filmShots.filmId, takes.filmId), eq(filmShots.position, 1), eq(takes.assetKey, sql`${filmShots.id}::text`)))
    .where(and(inArray(takes.filmId, [...filmIds]), eq(takes.circled, true), eq(takes.assetKind, 'picture')));
  const files = await findFiles(executor, pictures.flatMap(({ fileId }) => fileId ?? []));
  for (const { filmId, fileId } of pictures) {
    const cover = fileId ? files.get(fileId) : undefined;
    if (cover) found.set(filmId, { cover });
  }
  const lengths = await executor
    .select({ filmId: cuts.filmId, durationSeconds: cuts.durationSeconds })
    .from(cuts)
    .where(inArray(cuts.filmId, [...filmIds]))
    .orderBy(asc(cuts.createdAt));
  for (const { filmId, durationSeconds } of lengths) found.set(filmId, { ...found.get(filmId), durationSeconds });
  return found;
}
