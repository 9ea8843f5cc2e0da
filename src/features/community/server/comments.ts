import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isOpenAccount } from '#src/foundation/accounts/server/is-open-account.ts';
import { forgetCasesOf } from '#src/foundation/moderation/server/forget-cases.ts';
import type { Database, Executor, Transaction } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { isHeardBy, requireWelcome } from './blocks/block-conditions.ts';
import { countAct } from './count-act.ts';
import { findMovie } from './find-movie.ts';
import { isAfter, pageOf, sorted, valueForCursor, type ListOrder } from './list-order.ts';
import { networkHash } from './network-hash.ts';
import { movieComments, movies, type CommentRow } from './tables.ts';
import { tellPerson } from './tell-person.ts';

/** Texts of so many characters may be said again. */
const SHORT_TEXT = 20;

export interface CommentThread {
  comment: CommentRow;
  /** The oldest first. */
  answers: CommentRow[];
}

/** Who reads comments. */
export interface CommentReader {
  /** Undefined for a visitor. */
  accountId?: string | undefined;
  administers: boolean;
}

const NEWEST: ListOrder = { by: movieComments.createdAt, kind: 'time', id: movieComments.id };

/**
 * The comments on a film with their answers, the newest first, without those of people whom the reader has blocked or
 * muted. One that was removed, or that moderation hides from this reader, is there while it has answers. Throws
 * FILM_NOT_FOUND, and INVALID_DATA for an invalid cursor.
 */
export async function listComments(
  executor: Executor,
  { filmId, cursor, limit }: { filmId: string; cursor?: string | undefined; limit: number },
  reader: CommentReader,
): Promise<{ threads: CommentThread[]; next: string | null }> {
  await findMovie(executor, filmId);
  const rows = await executor
    .select({ comment: movieComments, at: valueForCursor(NEWEST), id: movieComments.id })
    .from(movieComments)
    .where(
      and(
        eq(movieComments.filmId, filmId),
        isNull(movieComments.answersId),
        isOpenAccount(movieComments.accountId),
        isHeardBy(reader.accountId, movieComments.accountId),
        or(isShownTo(reader), hasAnswers),
        isAfter(NEWEST, cursor),
      ),
    )
    .orderBy(...sorted(NEWEST))
    .limit(limit + 1);
  const { page, next } = pageOf(rows, limit);
  const answers = await answersTo(
    executor,
    page.map(({ id }) => id),
    reader,
  );
  return { threads: page.map(({ comment }) => ({ comment, answers: answers.get(comment.id) ?? [] })), next };
}

const hasAnswers = sql`exists (
  select from movie_comments as answer
  where answer.answers_id = ${movieComments.id} and answer.removed_at is null and not answer.hidden)`;

/** True for a comment that this reader may read: neither removed nor hidden from them. */
export function isReadableTo({ removedAt, hidden, accountId }: CommentRow, reader: CommentReader): boolean {
  return removedAt === null && (!hidden || reader.administers || reader.accountId === accountId);
}

/** The same as an SQL condition. */
function isShownTo({ accountId, administers }: CommentReader): SQL | undefined {
  const { removedAt, hidden } = movieComments;
  return and(
    isNull(removedAt),
    administers
      ? undefined
      : or(eq(hidden, false), accountId === undefined ? undefined : eq(movieComments.accountId, accountId)),
  );
}

async function answersTo(
  executor: Executor,
  ids: readonly string[],
  reader: CommentReader,
): Promise<Map<string, CommentRow[]>> {
  const answers =
    ids.length === 0
      ? []
      : await executor
          .select()
          .from(movieComments)
          .where(
            and(
              inArray(movieComments.answersId, [...ids]),
              isShownTo(reader),
              isOpenAccount(movieComments.accountId),
              isHeardBy(reader.accountId, movieComments.accountId),
            ),
          )
          .orderBy(asc(movieComments.createdAt), asc(movieComments.id));
  return Map.groupBy(answers, ({ answersId }) => answersId ?? '');
}

/**
 * Writes a comment on a film, or an answer to one. Throws FILM_NOT_FOUND, NOT_FOUND where there is no such comment to
 * answer, NOT_POSSIBLE_HERE, COMMENT_REPEATED, TOO_MANY_ANSWERS, and TOO_MANY_ATTEMPTS.
 */
export async function addComment(
  db: Database,
  {
    accountId,
    filmId,
    text,
    answers,
    networkAddress,
  }: { accountId: string; filmId: string; text: string; answers?: string | undefined; networkAddress: string },
): Promise<CommentRow> {
  await countAct(db, accountId, 'comment');
  await countAct(db, `${accountId} ${filmId}`, 'commentOnFilm');
  return db.transaction(async (transaction) => {
    const movie = await findMovie(transaction, filmId);
    await requireWelcome(transaction, { accountId, personId: movie.authorId });
    await refuseRepeated(transaction, accountId, text);
    const answered = answers === undefined ? undefined : await requireRoomForAnswer(transaction, filmId, answers);
    const [comment] = await transaction
      .insert(movieComments)
      .values({
        id: randomUUID(),
        filmId,
        accountId,
        text,
        answersId: answers ?? null,
        networkSha256: networkHash(networkAddress),
      })
      .returning();
    if (answered !== undefined) {
      await requireWelcome(transaction, { accountId, personId: answered });
      await tellPerson(transaction, 'comment_answered', { to: answered, by: accountId, filmId });
    }
    if (movie.authorId !== answered) {
      await tellPerson(transaction, 'movie_commented', { to: movie.authorId, by: accountId, filmId });
    }
    // Last, as a vote does: who locks rows in another order waits for each other.
    await addToCount(transaction, filmId, 1);
    return comment!;
  });
}

/** Throws COMMENT_REPEATED where somebody has written the same words in the last day. */
async function refuseRepeated(transaction: Transaction, accountId: string, text: string): Promise<void> {
  const same = await transaction.$count(
    movieComments,
    and(
      eq(movieComments.accountId, accountId),
      gt(movieComments.createdAt, sql`now() - interval '1 day'`),
      sql`lower(${movieComments.text}) = lower(${text})`,
    ),
  );
  // Thanks and greetings are short, and said again and again.
  if (same > 0 && text.length > SHORT_TEXT) {
    throw new AppError('COMMENT_REPEATED');
  }
}

/** Returns who wrote the comment. */
async function requireRoomForAnswer(transaction: Transaction, filmId: string, commentId: string): Promise<string> {
  const [comment] = await transaction
    .select({ answersId: movieComments.answersId, accountId: movieComments.accountId })
    .from(movieComments)
    .where(
      and(
        eq(movieComments.id, commentId),
        eq(movieComments.filmId, filmId),
        isNull(movieComments.removedAt),
        eq(movieComments.hidden, false),
      ),
    )
    .for('update');
  if (!comment || comment.answersId !== null) {
    throw new AppError('NOT_FOUND', { details: { comment: commentId } });
  }
  if ((await transaction.$count(movieComments, eq(movieComments.answersId, commentId))) >= LIMITS.community.answers) {
    throw new AppError('TOO_MANY_ANSWERS', { details: { limit: LIMITS.community.answers } });
  }
  return comment.accountId;
}

/**
 * Removes a comment: by its author, by the owner of the film, or by an admin. Throws NOT_FOUND for one that is gone or
 * that is not theirs to remove.
 */
export async function removeComment(
  db: Database,
  { commentId, accountId, isAdmin }: { commentId: string; accountId: string; isAdmin: boolean },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ comment: movieComments, authorId: movies.authorId })
      .from(movieComments)
      .innerJoin(movies, eq(movies.filmId, movieComments.filmId))
      .where(and(eq(movieComments.id, commentId), isNull(movieComments.removedAt)))
      .for('update');
    if (!found || !(isAdmin || [found.comment.accountId, found.authorId].includes(accountId))) {
      throw new AppError('NOT_FOUND', { details: { comment: commentId } });
    }
    await transaction
      .update(movieComments)
      .set({ removedAt: sql`now()` })
      .where(eq(movieComments.id, commentId));
    await forgetCasesOf(transaction, 'comment', [commentId]);
    // A hidden one is not counted.
    await addToCount(transaction, found.comment.filmId, found.comment.hidden ? 0 : -1);
  });
}

async function addToCount(transaction: Transaction, filmId: string, difference: number): Promise<void> {
  await transaction
    .update(movies)
    .set({ comments: sql`${movies.comments} + ${difference}`, actedAt: sql`now()` })
    .where(eq(movies.filmId, filmId));
}
