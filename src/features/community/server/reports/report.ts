import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { appealCase } from '#src/foundation/moderation/server/appeal-case.ts';
import { reportContent, type Report } from '#src/foundation/moderation/server/reports/report-content.ts';
import { createNotification } from '#src/foundation/notifications/server/create-notification.ts';
import type { Database, Executor, Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { countAct } from '../count-act.ts';
import { findMovie } from '../find-movie.ts';
import { movieComments, movieViews, type CommentRow } from '../tables.ts';
import { showComment } from './show-comment.ts';

type GivenReport = Omit<Report, 'attentive'>;

/** Tells whoever shows a film how it is now. */
export type TellOfFilm = (transaction: Transaction, filmId: string) => Promise<void>;

const WATCHED_SECONDS = 10;

/**
 * Reports a film, once. With enough reports it is hidden until an admin decides, and its owner is told. Throws
 * FILM_NOT_FOUND, INVALID_DATA for an own one, ALREADY_REPORTED, TOO_MANY_ATTEMPTS.
 */
export async function reportMovie(
  { db, tellOfFilm }: { db: Database; tellOfFilm: TellOfFilm },
  { filmId, ...report }: GivenReport & { filmId: string },
): Promise<void> {
  await countAct(db, report.accountId, 'report');
  await db.transaction(async (transaction) => {
    const movie = await findMovie(transaction, filmId);
    requireOfOther(report.accountId, movie.authorId);
    const attentive = await hasWatched(transaction, report.accountId, movie);
    const { held } = await reportContent(
      transaction,
      {
        kind: 'film',
        id: filmId,
        ownerId: movie.authorId,
        content: [movie.movieFileId, movie.coverFileId, movie.title, movie.logline],
        likes: movie.likes,
        isChosen: movie.chosenAt !== null,
      },
      { ...report, attentive },
    );
    if (held) {
      await tellOfFilm(transaction, filmId);
      await createNotification(transaction, {
        id: randomUUID(),
        accountId: movie.authorId,
        kind: 'movie_held',
        data: { filmId, title: movie.title },
      });
    }
  });
}

/** The same for a comment. Throws NOT_FOUND where there is none that others see. */
export async function reportComment(
  db: Database,
  { commentId, ...report }: GivenReport & { commentId: string },
): Promise<void> {
  await countAct(db, report.accountId, 'report');
  await db.transaction(async (transaction) => {
    const comment = await findComment(transaction, commentId);
    await findMovie(transaction, comment.filmId);
    requireOfOther(report.accountId, comment.accountId);
    const { held } = await reportContent(
      transaction,
      {
        kind: 'comment',
        id: commentId,
        ownerId: comment.accountId,
        content: [comment.text],
        likes: 0,
        isChosen: false,
      },
      { ...report, attentive: true },
    );
    if (held) {
      await showComment(transaction, commentId, false);
      await createNotification(transaction, {
        id: randomUUID(),
        accountId: comment.accountId,
        kind: 'comment_held',
        data: { filmId: comment.filmId },
      });
    }
  });
}

/**
 * Appeals against the hiding of an own film or comment, once. Throws DESCRIPTION_EMPTY, DESCRIPTION_TOO_LONG,
 * NOT_FOUND, CONTENT_APPEALED.
 */
export async function appeal(db: Database, given: Parameters<typeof appealCase>[1]): Promise<void> {
  await db.transaction((transaction) => appealCase(transaction, given));
}

async function findComment(executor: Executor, commentId: string): Promise<CommentRow> {
  const [comment] = await executor
    .select()
    .from(movieComments)
    .where(and(eq(movieComments.id, commentId), isNull(movieComments.removedAt), eq(movieComments.hidden, false)));
  if (!comment) {
    throw new AppError('NOT_FOUND', { details: { comment: commentId } });
  }
  return comment;
}

function requireOfOther(accountId: string, ownerId: string): void {
  if (accountId === ownerId) {
    throw new AppError('INVALID_DATA', { details: { issues: [{ path: 'id', message: 'is your own' }] } });
  }
}

async function hasWatched(
  executor: Executor,
  accountId: string,
  { filmId, durationSeconds }: { filmId: string; durationSeconds: number },
): Promise<boolean> {
  const enough = Math.min(WATCHED_SECONDS, durationSeconds / 4);
  return (
    (await executor.$count(
      movieViews,
      and(
        eq(movieViews.accountId, accountId),
        eq(movieViews.filmId, filmId),
        sql`${movieViews.seconds} >= ${enough}::float8`,
      ),
    )) > 0
  );
}
