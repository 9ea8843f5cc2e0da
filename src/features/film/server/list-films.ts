import { and, desc, eq, ilike, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import { guessPercent } from './film-progress.ts';
import { films, takes, type FilmRow } from './tables.ts';

export interface FilmListing {
  accountId: string;
  /** Words in the title or the idea. */
  search?: string | undefined;
  status?: 'all' | 'making' | 'waiting' | 'completed' | 'failed';
  aspect?: AspectRatio | undefined;
  /** `next` of the page before; one that is none of ours is the beginning. */
  cursor?: string | undefined;
  limit: number;
}

/** One film of a list, and how far it is. */
export interface ListedFilm {
  film: FilmRow;
  percent: number;
}

/** The account's films, the newest first, page by page. */
export async function listFilms(
  executor: Executor,
  list: FilmListing,
): Promise<{ films: ListedFilm[]; next: string | null }> {
  const after = list.cursor === undefined ? undefined : readCursor(list.cursor);
  const rows = await executor
    .select({
      film: films,
      at: sql<string>`to_char(${films.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`,
    })
    .from(films)
    .where(
      and(
        eq(films.accountId, list.accountId),
        isNull(films.deletedAt),
        hasStatus(list.status ?? 'all'),
        list.aspect ? eq(films.aspect, list.aspect) : undefined,
        ...wordsOf(list.search ?? ''),
        after
          ? sql`(${films.createdAt}, ${films.id}) < (${`${after.at}Z`}::timestamptz, ${after.id}::uuid)`
          : undefined,
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
    next: rows.length > list.limit && last ? `${last.at}~${last.film.id}` : null,
  };
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

function readCursor(cursor: string): { at: string; id: string } | undefined {
  const [, at, id] = CURSOR.exec(cursor) ?? [];
  return at === undefined || id === undefined || Number.isNaN(Date.parse(`${at}Z`)) ? undefined : { at, id };
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

/** Each word has to be in the title or in the idea; signs that mean something to the database are only letters here. */
function wordsOf(search: string): ReturnType<typeof or>[] {
  const words = search
    .toWellFormed()
    .replaceAll('\0', '')
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
  if (filmIds.length === 0) return made;
  const counts = await executor
    .select({ filmId: takes.filmId, kind: takes.assetKind, count: sql<number>`count(*)::int` })
    .from(takes)
    .where(and(inArray(takes.filmId, [...filmIds]), eq(takes.circled, true)))
    .groupBy(takes.filmId, takes.assetKind);
  for (const { filmId, kind, count } of counts) made.set(filmId, { ...made.get(filmId), [kind]: count });
  return made;
}
