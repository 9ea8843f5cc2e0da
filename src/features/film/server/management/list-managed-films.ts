import { and, desc, eq, ilike, inArray, isNull, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { findManagedAccounts, matchesAccount } from '#src/foundation/accounts/server/list-accounts.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { FilmType } from '#src/shared/catalogue/film-types.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { isUuid } from '#src/shared/uuid.ts';
import type { ManagedFilm } from '../../managed-film-contract.ts';
import type { MANAGED_GROUPS, MANAGED_STATES } from '../../managed-films.ts';
import { films, type FilmRow } from '../tables.ts';
import { findCovers } from '../view/find-covers.ts';
import { presentFile, type LinkMaker } from '../view/present-media.ts';
import type { FilmShowing } from './film-showing.ts';

/** A page of a search in the films of everybody. */
export interface ManagedListing {
  /** An id of a film or of an author, or words of the title or of the author's name or address. */
  search: string;
  group?: (typeof MANAGED_GROUPS)[number] | undefined;
  state?: (typeof MANAGED_STATES)[number] | undefined;
  type?: FilmType | undefined;
  /** The last film of the previous page. */
  cursor?: string | undefined;
  limit: number;
}

/** Who reads the films. */
export interface ManagedFilmReader {
  showing: FilmShowing;
  link: LinkMaker;
}

/** The films that match, newest first, with a fixed number of queries for a page. */
export async function listManagedFilms(
  executor: Executor,
  list: ManagedListing,
  reader: ManagedFilmReader,
): Promise<{ films: ManagedFilm[]; next: string | null }> {
  const rows = await executor
    .select()
    .from(films)
    .where(
      and(
        isNull(films.deletedAt),
        isFound(list.search.trim()),
        isOfGroup(list.group, reader.showing),
        isInState(list.state),
        list.type && eq(films.type, list.type),
        list.cursor === undefined
          ? undefined
          : sql`(${films.createdAt}, ${films.id}) < (select c.created_at, c.id from films c where c.id = ${list.cursor}::uuid)`,
      ),
    )
    .orderBy(desc(films.createdAt), desc(films.id))
    .limit(list.limit + 1);
  const page = rows.slice(0, list.limit);
  return {
    films: await presentManagedFilms(executor, page, reader),
    next: rows.length > list.limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** A film of anybody that was not deleted. Throws FILM_NOT_FOUND. */
export async function loadManagedFilm(
  executor: Executor,
  filmId: string,
  options: { lock?: boolean } = {},
): Promise<FilmRow> {
  const select = executor
    .select()
    .from(films)
    .where(and(eq(films.id, filmId), isNull(films.deletedAt)));
  const [film] = await (options.lock ? select.for('update') : select);
  if (!film) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
  return film;
}

/** One film as an admin sees it. Throws FILM_NOT_FOUND. */
export async function readManagedFilm(
  executor: Executor,
  filmId: string,
  reader: ManagedFilmReader,
): Promise<ManagedFilm> {
  const [film] = await presentManagedFilms(executor, [await loadManagedFilm(executor, filmId)], reader);
  return film!;
}

async function presentManagedFilms(
  executor: Executor,
  rows: readonly FilmRow[],
  { showing, link }: ManagedFilmReader,
): Promise<ManagedFilm[]> {
  const ids = rows.map(({ id }) => id);
  const authors = await findManagedAccounts(
    executor,
    rows.map(({ accountId }) => accountId),
  );
  const covers = await findCovers(executor, rows);
  const standings = await showing.standings(executor, ids);
  return rows.map((film) => {
    const author = authors.get(film.accountId);
    const { cover, durationSeconds } = covers.get(film.id) ?? {};
    const { id, idea, type, language, aspect, status, visibility } = film;
    const never = { shown: false, recommended: false, likes: 0, comments: 0, viewers: 0 };
    return {
      id,
      title: film.title ?? '',
      idea,
      author: {
        id: film.accountId,
        username: author?.username ?? '',
        identity: author?.identity ?? 1,
        banned: author !== undefined && author.bannedAt !== null,
      },
      type,
      language,
      aspect,
      status,
      visibility,
      ...(standings.get(id) ?? never),
      cover: cover ? presentFile(cover, link) : null,
      durationSeconds: durationSeconds ?? null,
      createdAt: film.createdAt.toISOString(),
    };
  });
}

function isFound(search: string): SQL | undefined {
  if (search === '') {
    return undefined;
  }
  const id = search.toLowerCase();
  if (isUuid(id)) {
    return or(eq(films.id, id), eq(films.accountId, id));
  }
  const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(ilike(films.title, part), inArray(films.accountId, matchesAccount(part)));
}

function isOfGroup(group: ManagedListing['group'], showing: FilmShowing): SQL | undefined {
  if (group === 'recommended') {
    return showing.isRecommended(films.id);
  }
  return group && eq(films.visibility, group);
}

function isInState(state: ManagedListing['state']): SQL | undefined {
  switch (state) {
    case undefined:
      return undefined;
    case 'finished':
      return eq(films.status, 'COMPLETED');
    case 'failed':
      return eq(films.status, 'FAILED');
    case 'making':
      return notInArray(films.status, ['COMPLETED', 'FAILED']);
  }
}
