import type { MovieSort } from '#src/features/community/movie-lists.ts';
import { BOUNDS } from './bounds.ts';
import type { Person, World } from './world.ts';

const SORTS = ['hottest', 'recommended', 'latest'] as const satisfies readonly MovieSort[];
export type WatchedSort = (typeof SORTS)[number];

/** The films of each list, in order. */
export type Lists = Readonly<Record<WatchedSort, readonly string[]>>;

/** A film that is in no list. */
export const NOWHERE = 0;

/** Reads a list of films to its end, or its first pages. */
export async function readList(world: World, query: string, mostPages = 20): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = '';
  for (let page = 0; page < mostPages && cursor !== null; page++) {
    const path: string = `/api/movies?${query}&limit=60${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    const { status, body } = await world.send({ method: 'GET', path });
    if (status !== 200) {
      throw new Error(`${path} answers ${status}`);
    }
    const { movies, next } = body as { movies: { id: string }[]; next: string | null };
    ids.push(...movies.map(({ id }) => id));
    cursor = next;
  }
  return ids;
}

export async function readLists(world: World): Promise<Lists> {
  const [hottest = [], recommended = [], latest = []] = await Promise.all(
    SORTS.map((sort) => readList(world, `sort=${sort}`)),
  );
  return { hottest, recommended, latest };
}

/** The place of a film in a list, from 1; NOWHERE when it is not in it. */
export function placeIn(list: readonly string[], filmId: string): number {
  return list.indexOf(filmId) + 1;
}

/** How many of these films are on the first page of a list. */
export function countInTop(list: readonly string[], filmIds: ReadonlySet<string>): number {
  return list.slice(0, BOUNDS.top).filter((id) => filmIds.has(id)).length;
}

/** All notifications that somebody has. */
export async function countNotices(world: World, accountId: string): Promise<number> {
  const { rows } = await world.database.pool.query<{ count: number }>(
    'select count(*)::int as count from notifications where account_id = $1',
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

/** All rows of the database, of the tables that acts of people may fill. */
export async function countRows(world: World): Promise<number> {
  const { rows } = await world.database.pool.query<{ name: string }>(
    "select format('%I', table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema = 'public' and table_name not in ('sessions', 'accounts', 'attempts')",
  );
  let sum = 0;
  for (const { name } of rows) {
    const { rows: counted } = await world.database.pool.query<{ count: number }>(
      `select count(*)::int as count from ${name}`,
    );
    sum += counted[0]?.count ?? 0;
  }
  return sum;
}

/** Opens the pages that everybody opens; the slowest answer in milliseconds, and those that failed. */
export async function openPages(
  world: World,
  { filmIds, reader }: { filmIds: readonly string[]; reader: Person },
): Promise<{ slowest: number; failed: string[] }> {
  const paths = [
    ...SORTS.map((sort) => `/api/movies?sort=${sort}`),
    '/api/movies?search=lighthouse',
    '/api/notifications',
    '/api/liked-movies',
    `/api/authors/${reader.id}`,
    ...filmIds.flatMap((id) => ['', '/related', '/comments'].map((part) => `/api/movies/${id}${part}`)),
  ];
  const failed: string[] = [];
  let slowest = 0;
  for (const path of paths) {
    const began = performance.now();
    const { status } = await world.send({ method: 'GET', path, as: reader });
    slowest = Math.max(slowest, performance.now() - began);
    if (status !== 200) {
      failed.push(`${path.replaceAll(/[0-9a-f-]{36}/g, '…')} answers ${status}`);
    }
  }
  return { slowest: Math.round(slowest), failed };
}
