import { and, desc, eq, ilike, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { cursorTime, isAfterCursor, readCursor, writeCursor } from '#src/platform/server/database/page-cursor.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import { films, takes, type FilmRow } from '../tables.ts';
import { guessPercent } from './film-progress.ts';

export interface FilmListing {
  accountId: string;
  /** Words in the title or the idea. */
  search?: string | undefined;
  status?: 'all' | 'making' | 'waiting' | 'completed' | 'failed';
  aspect?: AspectRatio | undefined;
  /** `next` of the previous page. */
  cursor?: string | undefined;
  limit: number;
}

/** One film of a list, and its progress. */
export interface ListedFilm {
  film: FilmRow;
  percent: number;
}

/** The account's films, newest first, page by page. Throws INVALID_DATA for an invalid cursor. */
export async function listFilms(
  executor: Executor,
  list: FilmListing,
): Promise<{ films: ListedFilm[]; next: string | null }> {
  const after = list.cursor === undefined ? undefined : readCursor(list.cursor);
  const rows = await executor
    .select({
      film: films,
      at: cursorTime(films.createdAt),
    })
    .from(films)
    .where(
      and(
        eq(films.accountId, list.accountId),
        isNull(films.deletedAt),
        hasStatus(list.status ?? 'all'),
        list.aspect ? eq(films.aspect, list.aspect) : undefined,
        ...wordsOf(list.search ?? ''),
        after && isAfterCursor({ time: films.createdAt, id: films.id }, after),
      ),
    )
    .orderBy(desc(films.createdAt), desc(films.id))
    .limit(list.limit + 1);
  const page = rows.slice(0, list.limit);
  const last = page.at(-1);
  const made = await countMade(
    executor,
    page.filter(({ film }) => film.status !== 'COMPLETED').map(({ film }) => film.id),
  );
  return {
    films: page.map(({ film }) => ({ film, percent: guessPercent(film, made.get(film.id) ?? {}) })),
    next: rows.length > list.limit && last ? writeCursor({ at: last.at, id: last.film.id }) : null,
  };
}

function hasStatus(status: NonNullable<FilmListing['status']>): ReturnType<typeof and> {
  switch (status) {
    case 'all':
      return undefined;
    case 'waiting':
      return eq(films.waiting, true);
    case 'making':
      return and(eq(films.waiting, false), notInArray(films.status, ['COMPLETED', 'FAILED']));
    case 'completed':
      return eq(films.status, 'COMPLETED');
    case 'failed':
      return eq(films.status, 'FAILED');
  }
}

/** Each word must be in the title or in the idea; wildcard characters are escaped. */
export function wordsOf(search: string): ReturnType<typeof or>[] {
  const words = search
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  return words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return or(ilike(films.title, pattern), ilike(films.idea, pattern));
  });
}

async function countMade(
  executor: Executor,
  filmIds: readonly string[],
): Promise<Map<string, Partial<Record<AssetKind, number>>>> {
  const made = new Map<string, Partial<Record<AssetKind, number>>>();
  if (filmIds.length === 0) {
    return made;
  }
  const counts = await executor
    .select({ filmId: takes.filmId, kind: takes.assetKind, count: sql<number>`count(*)::int` })
    .from(takes)
    .where(and(inArray(takes.filmId, [...filmIds]), eq(takes.circled, true)))
    .groupBy(takes.filmId, takes.assetKind);
  for (const { filmId, kind, count } of counts) {
    made.set(filmId, { ...made.get(filmId), [kind]: count });
  }
  return made;
}
