import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { findOpenAccount } from '#src/foundation/accounts/server/find-open-account.ts';
import { findSameFiles } from '#src/foundation/files/server/find-same-files.ts';
import { findCaseOf, findCaseStates, isHiding } from '#src/foundation/moderation/server/find-cases.ts';
import { readSiteState } from '#src/foundation/settings/server/site-state.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { findCaseStatesOfFilm } from '../require-publishable.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { films, takes, type FilmRow } from '../tables.ts';

/** The film of a share link while it is valid: not withdrawn, deleted or hidden, and its owner not banned. */
export async function findSharedFilm(
  executor: Executor,
  share: { id: string } | { token: string },
): Promise<FilmRow | undefined> {
  const [film] = await executor
    .select()
    .from(films)
    .where(
      and('id' in share ? eq(films.shareId, share.id) : eq(films.shareToken, share.token), isNull(films.deletedAt)),
    );
  return film && (await hasOpenOwner(executor, film)) && (await hasOpenContent(executor, film)) ? film : undefined;
}

/** A film that its owner made public, while nothing in it is hidden; of a banned account too. */
export async function findPublicFilm(executor: Executor, filmId: string): Promise<FilmRow | undefined> {
  const [film] = await executor
    .select()
    .from(films)
    .where(and(eq(films.id, filmId), eq(films.visibility, 'public'), isNull(films.deletedAt)));
  return film && (await hasOpenContent(executor, film)) ? film : undefined;
}

/** True while anybody may see this film without a link to it; never while the community is closed. */
export async function isPublicFilmOpen(executor: Executor, filmId: string): Promise<boolean> {
  if ((await readSiteState(executor)).community === 'closed') {
    return false;
  }
  const film = await findPublicFilm(executor, filmId);
  return film !== undefined && (await hasOpenOwner(executor, film));
}

export async function hasOpenOwner(executor: Executor, film: FilmRow): Promise<boolean> {
  const owner = await findOpenAccount(executor, film.accountId);
  return owner !== undefined && siteRightsOf(owner.identity).usesSite;
}

async function hasOpenContent(executor: Executor, film: FilmRow): Promise<boolean> {
  const reported = await findCaseOf(executor, { kind: 'film', id: film.id });
  if (reported && isHiding(reported.row)) {
    return false;
  }
  const states = await findCaseStatesOfFilm(executor, film);
  // An upload is not seen by others while moderation is unsure about it; what was shared before stays.
  return !states.has('hidden') && !(states.has('open') && (await showsDoubtfulUpload(executor, film.id)));
}

async function showsDoubtfulUpload(executor: Executor, filmId: string): Promise<boolean> {
  const uploads = await executor
    .select({ fileId: takes.fileId })
    .from(takes)
    .where(
      and(
        eq(takes.filmId, filmId),
        inArray(takes.assetKind, ['movie', 'clip']),
        sql`${takes.inputs} ->> 'model' = ${UPLOAD}`,
        // The cut that is seen may show a clip that is not used any more.
        or(
          eq(takes.circled, true),
          sql`${takes.id}::text in (
            select jsonb_array_elements_text(movie.inputs -> 'references') from takes as movie
            where movie.film_id = ${filmId} and movie.asset_kind = 'movie' and movie.circled)`,
        ),
      ),
    );
  const ids = uploads.flatMap(({ fileId }) => fileId ?? []);
  const states = await findCaseStates(executor, await findSameFiles(executor, ids));
  return states.has('open');
}

/** True while a film is shared under this id. */
export async function isShareOpen(executor: Executor, shareId: string): Promise<boolean> {
  return (await findSharedFilm(executor, { id: shareId })) !== undefined;
}
