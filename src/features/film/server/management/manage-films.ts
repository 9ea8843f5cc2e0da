import { randomUUID } from 'node:crypto';
import { writeAudit } from '#src/foundation/audit/server/write-audit.ts';
import { createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { requireText } from '#src/shared/errors/require-text.ts';
import { FILM_REASON_LIMIT } from '../../managed-film-contract.ts';
import { deleteFilmIn, isRunning } from '../delete-film.ts';
import { changeFilm } from '../editing/change-film.ts';
import type { FilmDependencies } from '../film-dependencies.ts';
import { requirePublishable } from '../require-publishable.ts';
import type { FilmRow } from '../tables.ts';
import type { FilmShowing } from './film-showing.ts';
import { loadManagedFilm } from './list-managed-films.ts';

// Each of these changes a film of somebody, records it in the same transaction, and tells the owner (ADM-02).

/** The admin and the request, for the audit. */
export interface ManagingAct {
  readonly adminId: string;
  readonly requestId: string;
}

type Managing = Pick<FilmDependencies, 'db' | 'queue' | 'vendors' | 'wakeJobs' | 'audience'> & { showing: FilmShowing };

/**
 * Makes a film private, or public again. What its owner never showed to anybody stays private: only the admin's own
 * films are published so. Throws FILM_NOT_FOUND, REASON_EMPTY, PERMISSION_DENIED, and what `requirePublishable`
 * throws.
 */
export async function changeFilmVisibility(
  dependencies: Managing,
  act: ManagingAct,
  change: { filmId: string; visibility: FilmRow['visibility']; reason: string },
): Promise<void> {
  const reason = requireReason(change.reason);
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadManagedFilm(transaction, change.filmId, { lock: true });
    if (film.visibility === change.visibility) {
      return;
    }
    if (change.visibility === 'public') {
      if (!(await mayPublish(transaction, dependencies.showing, { film, adminId: act.adminId }))) {
        throw new AppError('PERMISSION_DENIED');
      }
      await requirePublishable(transaction, film);
    }
    await changeFilm(transaction, film, { visibility: change.visibility });
    await dependencies.audience.tell(transaction, film.id);
    await tellOwner(transaction, act, film, {
      kind: change.visibility === 'public' ? 'film_published' : 'film_unpublished',
      reason,
    });
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'film.visibility',
      subject: { kind: 'film', id: film.id },
      reason,
      requestId: act.requestId,
      before: { visibility: film.visibility },
      after: { visibility: change.visibility },
    });
  });
}

/** True where an admin may make this film public: it is the admin's own, or its owner has shown it before. */
export async function mayPublish(
  transaction: Transaction,
  showing: FilmShowing,
  { film, adminId }: { film: FilmRow; adminId: string },
): Promise<boolean> {
  return film.accountId === adminId || (await showing.standings(transaction, [film.id])).has(film.id);
}

/**
 * Puts a film on the recommended list by itself, or takes it off (COMM-13). Throws FILM_NOT_FOUND, and
 * FILM_NOT_GENERATED for one that is not seen in the community.
 */
export async function recommendFilm(
  { db, showing }: Pick<Managing, 'db' | 'showing'>,
  act: ManagingAct,
  { filmId, isOn }: { filmId: string; isOn: boolean },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const film = await loadManagedFilm(transaction, filmId, { lock: true });
    const wasOn = await showing.recommend(transaction, filmId, isOn);
    if (wasOn === undefined) {
      throw new AppError('FILM_NOT_GENERATED', { details: { film: filmId } });
    }
    if (wasOn === isOn) {
      return;
    }
    if (isOn) {
      await tellOwner(transaction, act, film, { kind: 'film_chosen' });
    }
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'film.recommendation',
      subject: { kind: 'film', id: filmId },
      requestId: act.requestId,
      before: { recommended: wasOn },
      after: { recommended: isOn },
    });
  });
}

/**
 * Deletes a film as its owner does. One that is being made is not: its owner would lose coins. Throws FILM_NOT_FOUND,
 * REASON_EMPTY, OPERATION_IN_PROGRESS.
 */
export async function removeFilm(
  dependencies: Managing,
  act: ManagingAct,
  removal: { filmId: string; reason: string },
): Promise<void> {
  const reason = requireReason(removal.reason);
  await dependencies.db.transaction(async (transaction) => {
    const film = await loadManagedFilm(transaction, removal.filmId, { lock: true });
    if (await isRunning(transaction, film.id)) {
      throw new AppError('OPERATION_IN_PROGRESS');
    }
    await deleteFilmIn(transaction, dependencies, { accountId: film.accountId, filmId: film.id });
    await tellOwner(transaction, act, film, { kind: 'film_removed', reason });
    await writeAudit(transaction, {
      actorId: act.adminId,
      action: 'film.remove',
      subject: { kind: 'film', id: film.id },
      reason,
      requestId: act.requestId,
      before: { visibility: film.visibility },
    });
  });
}

/** Tells the owner, unless it is the admin. */
async function tellOwner(
  transaction: Transaction,
  { adminId }: ManagingAct,
  film: FilmRow,
  told: { kind: string; reason?: string },
): Promise<void> {
  if (film.accountId === adminId) {
    return;
  }
  await createNotification(transaction, {
    id: randomUUID(),
    accountId: film.accountId,
    kind: told.kind,
    data: {
      title: film.title ?? '',
      // A film that was deleted has no page.
      ...(told.kind === 'film_removed' ? {} : { filmId: film.id }),
      ...(told.reason === undefined ? {} : { reason: told.reason }),
    },
  });
}

function requireReason(text: string): string {
  return requireText(text, { limit: FILM_REASON_LIMIT, empty: 'REASON_EMPTY', tooLong: 'DESCRIPTION_TOO_LONG' });
}
