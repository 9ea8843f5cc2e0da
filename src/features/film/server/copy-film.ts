import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { ensureFreeSpace } from '#src/platform/server/storage/disk-reserve.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { cutText } from '#src/shared/clean-line.ts';
import { copyRows } from './copy-rows.ts';
import { copyCredits } from './credits/film-credits.ts';
import type { FilmDependencies } from './film-dependencies.ts';
import { admitWaitingFilm } from './limits/open-films.ts';
import { loadFilmFor } from './load-film-for.ts';
import { requireRights } from './require-rights.ts';
import { circledTake, loadFilmRows, type FilmRows } from './state/film-rows.ts';
import { WHOLE_FILM } from './state/next-steps.ts';
import { films } from './tables.ts';

/**
 * Creates a film with the settings, plan and takes of another one of the account; it shares the files and nothing is
 * made again. The copy of an unfinished film stays paused until its owner resumes it; a new cut that was ordered for a
 * film that has one is not ordered for the copy. It is private, not shared, and has paid for nothing. Returns its id.
 * Throws FILM_NOT_FOUND, DISK_FULL, TOO_MANY_WAITING_FILMS, and, for an unfinished film, what `requireRights` throws.
 */
export async function copyFilm(
  dependencies: Pick<FilmDependencies, 'db' | 'config'>,
  copy: { accountId: string; filmId: string; idempotencyKey?: string | undefined },
): Promise<string> {
  await ensureFreeSpace(dependencies.config);
  const idempotencyKey =
    copy.idempotencyKey === undefined ? randomUUID() : `copy:${copy.filmId}:${copy.idempotencyKey}`;
  return dependencies.db.transaction(async (transaction) => {
    const film = await loadFilmFor(transaction, copy.accountId, copy.filmId, { lock: true });
    const rows = await loadFilmRows(transaction, film.id);
    if (!rows) {
      throw new Error('a film that was just read is gone');
    }
    // The copy of a finished film makes nothing; that of an unfinished one will.
    if (film.status !== 'COMPLETED') {
      await requireRights(transaction, rows);
    }
    if (film.waiting) {
      await admitWaitingFilm(transaction, { accountId: copy.accountId });
    }
    const { id, isNew } = await insertCopy(transaction, rows, idempotencyKey);
    if (isNew) {
      await copyRows(transaction, rows, { id, kept: rows.takes.filter(({ state }) => state === 'generated') });
      await copyCredits(transaction, { from: film.id, to: id });
    }
    return id;
  });
}

/** The row of the copy; the existing one for a repeated request. */
async function insertCopy(
  transaction: Transaction,
  rows: FilmRows,
  idempotencyKey: string,
): Promise<{ id: string; isNew: boolean }> {
  const { film } = rows;
  const id = randomUUID();
  const keepsStatus = film.status === 'COMPLETED' || film.waiting;
  const {
    createdAt: _createdAt,
    coverShotId: _coverShotId,
    shareId: _shareId,
    shareToken: _shareToken,
    ...settings
  } = film;
  const made = await transaction
    .insert(films)
    .values({
      ...settings,
      id,
      idempotencyKey,
      visibility: 'private',
      remixable: false,
      toldAt: null,
      version: 1,
      preparationsOpen: 0,
      cutHeld: film.cutHeld || circledTake(rows, 'movie', WHOLE_FILM) !== undefined,
      modelPrices: {},
      title: film.title === null ? null : nextTitle(film.title),
      ...(keepsStatus
        ? {}
        : {
            status: 'FAILED' as const,
            error: { code: 'CANCELLED' as const, reason: '' },
            cancelledAt: new Date(),
            finishedAt: new Date(),
          }),
    })
    .onConflictDoNothing()
    .returning({ id: films.id });
  if (made.length > 0) {
    return { id, isNew: true };
  }
  const [before] = await transaction
    .select({ id: films.id })
    .from(films)
    .where(and(eq(films.accountId, film.accountId), eq(films.idempotencyKey, idempotencyKey)));
  if (!before) {
    throw new Error('the copy was neither made nor found');
  }
  return { id: before.id, isNew: false };
}

/** 'The Lamp' becomes 'The Lamp (2)', and that becomes 'The Lamp (3)'. */
function nextTitle(title: string): string {
  const numbered = /^(.*) \((\d{1,3})\)$/u.exec(title);
  const number = numbered ? Number(numbered[2]) + 1 : 2;
  const ending = ` (${number})`;
  return `${cutText(numbered?.[1] ?? title, LIMITS.film.titleCharacters - ending.length)}${ending}`;
}
