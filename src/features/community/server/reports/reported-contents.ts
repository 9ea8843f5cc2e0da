import { eq, inArray } from 'drizzle-orm';
import { isHiding } from '#src/foundation/moderation/server/find-cases.ts';
import type { CaseRow, ReportedKind } from '#src/foundation/moderation/server/tables.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { movieComments, movies } from '../tables.ts';
import type { TellOfFilm } from './report.ts';
import { showComment } from './show-comment.ts';

/** What an admin sees of something that people reported. */
export interface ReportedSubject {
  filmId: string;
  /** Title of the film. */
  title: string;
  /** What is written: the film's logline, or the comment. */
  text: string;
  /** The film itself. */
  movieFileId: string | null;
}

/** Shows or hides a film or a comment as its case says. */
export async function followCase(
  transaction: Transaction,
  { subjectId, subjectKind, ...row }: Pick<CaseRow, 'subjectId' | 'state' | 'held'> & { subjectKind: ReportedKind },
  tellOfFilm: TellOfFilm,
): Promise<void> {
  await (subjectKind === 'film'
    ? tellOfFilm(transaction, subjectId)
    : showComment(transaction, subjectId, !isHiding(row)));
}

/** Films and comments that were reported, by their ids. */
export async function describeReported(
  executor: Executor,
  ids: readonly string[],
): Promise<Map<string, ReportedSubject>> {
  if (ids.length === 0) {
    return new Map();
  }
  const films = await executor
    .select({ filmId: movies.filmId, title: movies.title, text: movies.logline, movieFileId: movies.movieFileId })
    .from(movies)
    .where(inArray(movies.filmId, [...ids]));
  const comments = await executor
    .select({ id: movieComments.id, filmId: movies.filmId, title: movies.title, text: movieComments.text })
    .from(movieComments)
    .innerJoin(movies, eq(movies.filmId, movieComments.filmId))
    .where(inArray(movieComments.id, [...ids]));
  return new Map<string, ReportedSubject>([
    ...films.map((film): [string, ReportedSubject] => [film.filmId, film]),
    ...comments.map(({ id, ...comment }): [string, ReportedSubject] => [id, { ...comment, movieFileId: null }]),
  ]);
}
