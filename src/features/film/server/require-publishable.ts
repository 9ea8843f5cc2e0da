import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { findSameFiles } from '#src/foundation/files/server/find-same-files.ts';
import { findCaseOf, findCaseStates } from '#src/foundation/moderation/server/find-cases.ts';
import type { CaseState } from '#src/foundation/moderation/server/tables.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { takes, type FilmRow } from './tables.ts';

type Film = Pick<FilmRow, 'id' | 'coverFileId'>;

/**
 * The states of the cases about what a film shows: its cover, its circled takes, and the takes that its final cut was
 * made from.
 */
export async function findCaseStatesOfFilm(executor: Executor, { id, coverFileId }: Film): Promise<Set<CaseState>> {
  const shown = await executor
    .select({ fileId: takes.fileId })
    .from(takes)
    .where(
      and(
        eq(takes.filmId, id),
        isNotNull(takes.fileId),
        or(
          eq(takes.circled, true),
          sql`${takes.id}::text in (
            select jsonb_array_elements_text(movie.inputs -> 'references') from takes as movie
            where movie.film_id = ${id} and movie.asset_kind = 'movie' and movie.circled)`,
        ),
      ),
    );
  const own = [...shown.flatMap(({ fileId }) => fileId ?? []), ...(coverFileId === null ? [] : [coverFileId])];
  // What is decided about a film's files holds for remixes of it, which have files of their own with the same bytes.
  return findCaseStates(executor, await findSameFiles(executor, own));
}

/**
 * Checks that a film may be shown to others (SEC-15). Throws FILM_HIDDEN when an admin hid it, FILM_CONTENT_HIDDEN when
 * one hid something in it, and FILM_UNDER_REVIEW while an admin has to look at it because many people reported it, or
 * at something in it.
 */
export async function requirePublishable(executor: Executor, film: Film): Promise<void> {
  const reported = await findCaseOf(executor, { kind: 'film', id: film.id });
  if (reported?.row.state === 'hidden') {
    throw new AppError('FILM_HIDDEN');
  }
  if (reported?.row.held) {
    throw new AppError('FILM_UNDER_REVIEW');
  }
  const states = await findCaseStatesOfFilm(executor, film);
  if (states.has('hidden')) {
    throw new AppError('FILM_CONTENT_HIDDEN');
  }
  if (states.has('open')) {
    throw new AppError('FILM_UNDER_REVIEW');
  }
}
