import { findAccountsById } from '#src/foundation/accounts/server/find-accounts-by-id.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { findCasesOf } from '#src/foundation/moderation/server/find-cases.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import type { MovieComment, ThreadedComment } from '../contract.ts';
import type { MovieCard, Person } from '../movie-card.ts';
import { isReadableTo, type CommentReader, type CommentThread } from './comments.ts';
import { presentReview } from './reports/present-review.ts';
import type { CommentRow, MovieRow } from './tables.ts';

/** Makes the URL of a file of a public film, for anybody. */
export type PublicLink = (fileId: string, filmId: string) => string;

/** These accounts as others see them, by id. */
export async function findPeople(executor: Executor, ids: readonly string[]): Promise<(id: string) => Person> {
  const accounts = await findAccountsById(executor, ids);
  return (id) => ({ id, username: accounts.get(id)?.username ?? '' });
}

/** Films as cards, with two queries for all of them. */
export async function presentMovies(
  executor: Executor,
  list: readonly MovieRow[],
  link: PublicLink,
): Promise<MovieCard[]> {
  const personOf = await findPeople(
    executor,
    list.map(({ authorId }) => authorId),
  );
  const files = await findFiles(
    executor,
    list.flatMap(({ coverFileId, movieFileId }) => [coverFileId, movieFileId].filter((id) => id !== null)),
  );
  return list.map((movie) => {
    const media = (fileId: string | null): MovieCard['cover'] => {
      const file = files.get(fileId ?? '');
      return file ? { path: link(file.id, movie.filmId), mime: file.mime, bytes: file.bytes } : null;
    };
    const { title, type, style, aspect, language, durationSeconds, drafted } = movie;
    const { likes, recommendations, comments, viewers } = movie;
    return {
      id: movie.filmId,
      title,
      author: personOf(movie.authorId),
      type,
      style,
      aspect,
      language,
      durationSeconds,
      drafted,
      likes,
      recommendations,
      comments,
      viewers,
      cover: media(movie.coverFileId),
      movie: media(movie.movieFileId),
      publishedAt: movie.publishedAt.toISOString(),
    };
  });
}

/** Comments with their answers, with two queries for all of them. `removesAll`: as an admin, or the film's owner. */
export async function presentThreads(
  executor: Executor,
  threads: readonly CommentThread[],
  { removesAll, ...reader }: CommentReader & { removesAll: boolean },
): Promise<ThreadedComment[]> {
  const all = threads.flatMap(({ comment, answers }) => [comment, ...answers]);
  const personOf = await findPeople(
    executor,
    all.map(({ accountId }) => accountId),
  );
  const readable = (row: CommentRow): boolean => isReadableTo(row, reader);
  const cases = await findCasesOf(
    executor,
    'comment',
    all.filter((row) => row.hidden && readable(row)).map(({ id }) => id),
  );
  const present = (row: CommentRow): MovieComment => {
    const removed = !readable(row);
    return {
      id: row.id,
      author: personOf(row.accountId),
      text: removed ? '' : row.text,
      removed,
      removable: !removed && (removesAll || reader.accountId === row.accountId),
      review: presentReview(cases.get(row.id)),
      createdAt: row.createdAt.toISOString(),
    };
  };
  return threads.map(({ comment, answers }) => ({ ...present(comment), answers: answers.map(present) }));
}
