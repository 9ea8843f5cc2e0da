import { and, eq, isNull } from 'drizzle-orm';
import { findCaseOf, isHiding } from '#src/foundation/moderation/server/find-cases.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { findSource } from '../credits/film-credits.ts';
import { findPublicFilm, hasOpenOwner } from '../sharing/is-share-open.ts';
import { isDrafted } from '../sharing/list-makers.ts';
import { circledTake } from '../state/film-rows.ts';
import { WHOLE_FILM } from '../state/next-steps.ts';
import { films, type FilmRow } from '../tables.ts';
import { coverFile, readWholeFilm } from '../view/read-film.ts';
import type { FilmState, PublicFilm } from './film-audience.ts';

/** A film as others see it, or would if they might; undefined without a cut. */
export async function describeFilm(executor: Executor, film: FilmRow): Promise<PublicFilm | undefined> {
  const whole = await readWholeFilm(executor, film.id);
  const movie = whole.files.get(circledTake(whole, 'movie', WHOLE_FILM)?.fileId ?? '');
  if (!whole.cut || !movie) {
    return undefined;
  }
  return {
    filmId: film.id,
    authorId: film.accountId,
    title: film.title ?? '',
    logline: film.logline ?? '',
    idea: film.idea,
    type: film.type,
    style: film.customStyle?.name ?? film.style,
    aspect: film.aspect,
    language: film.language,
    durationSeconds: whole.cut.durationSeconds,
    coverFileId: coverFile(whole)?.id ?? null,
    movieFileId: movie.id,
    drafted: isDrafted(whole),
    remixable: film.remixable,
    remixOf: await findSource(executor, film.id),
  };
}

/** Any film with a cut, for its owner and admins, and who sees it; undefined where there is none. */
export async function describeAnyFilm(
  executor: Executor,
  filmId: string,
): Promise<{ film: PublicFilm; state: FilmState } | undefined> {
  const [row] = await executor
    .select()
    .from(films)
    .where(and(eq(films.id, filmId), isNull(films.deletedAt)));
  const film = row && (await describeFilm(executor, row));
  return film && { film, state: await readState(executor, row) };
}

async function readState(executor: Executor, film: FilmRow): Promise<FilmState> {
  const reported = await findCaseOf(executor, { kind: 'film', id: film.id });
  if (reported && isHiding(reported.row)) {
    return reported.row.held ? 'held' : 'hidden';
  }
  if (film.visibility === 'private') {
    return 'private';
  }
  if (!(await hasOpenOwner(executor, film))) {
    return 'suspended';
  }
  return (await findPublicFilm(executor, film.id)) ? 'public' : 'content';
}
