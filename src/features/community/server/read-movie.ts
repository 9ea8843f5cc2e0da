import { and, eq, isNull, not } from 'drizzle-orm';
import type { Account } from '#src/foundation/accounts/server/account.ts';
import { findCaseOf } from '#src/foundation/moderation/server/find-cases.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { MovieState } from '../movie-states.ts';
import type { ContentReview } from '../safety-contract.ts';
import { isHeardBy } from './blocks/block-conditions.ts';
import { findSeenMovie } from './find-movie.ts';
import { presentReview } from './reports/present-review.ts';
import { movieComments, movies, type MovieRow } from './tables.ts';

/** A film that only its owner and admins see, as its maker tells of it. */
export type UnseenFilm = Pick<
  MovieRow,
  | 'filmId'
  | 'authorId'
  | 'title'
  | 'logline'
  | 'type'
  | 'style'
  | 'aspect'
  | 'language'
  | 'durationSeconds'
  | 'coverFileId'
  | 'movieFileId'
  | 'drafted'
  | 'remixable'
  | 'remixOf'
>;

/** Any film with a cut, and who sees it. */
export type DescribeFilm = (
  executor: Executor,
  filmId: string,
) => Promise<{ film: UnseenFilm; state: MovieState } | undefined>;

export interface ReadMovie {
  movie: MovieRow;
  state: MovieState;
  /** For its owner and admins, while it is hidden. */
  review: ContentReview | null;
}

/**
 * The film of a page: a public one for anybody, any other one for its owner and admins, with its state. Its comments
 * are counted without those that this reader does not see. Throws FILM_NOT_FOUND.
 */
export async function readMovie(
  executor: Executor,
  { filmId, reader }: { filmId: string; reader: Pick<Account, 'id' | 'identity'> | undefined },
  describeFilm: DescribeFilm,
): Promise<ReadMovie> {
  const seen = await findSeenMovie(executor, filmId);
  if (seen) {
    const comments = seen.comments - (await countUnheard(executor, filmId, reader?.id));
    return { movie: { ...seen, comments: Math.max(0, comments) }, state: 'public', review: null };
  }
  const any = reader && (await describeFilm(executor, filmId));
  if (!any || !(any.film.authorId === reader.id || siteRightsOf(reader.identity).administers)) {
    throw new AppError('FILM_NOT_FOUND', { details: { film: filmId } });
  }
  const [known] = await executor.select().from(movies).where(eq(movies.filmId, filmId));
  return {
    movie: { ...(known ?? UNKNOWN), ...any.film },
    state: any.state,
    review: presentReview(await findCaseOf(executor, { kind: 'film', id: filmId })),
  };
}

/** What a film has that was never public. */
const UNKNOWN = {
  shown: false,
  words: '',
  chosenAt: null,
  likes: 0,
  recommendations: 0,
  comments: 0,
  viewers: 0,
  heat: 0,
  regard: null,
  actedAt: new Date(0),
  rankedAt: new Date(0),
  publishedAt: new Date(0),
} satisfies Partial<MovieRow>;

/** How many comments that are counted this reader does not see. */
async function countUnheard(executor: Executor, filmId: string, readerId: string | undefined): Promise<number> {
  const heard = isHeardBy(readerId, movieComments.accountId);
  return heard === undefined
    ? 0
    : executor.$count(
        movieComments,
        and(
          eq(movieComments.filmId, filmId),
          isNull(movieComments.removedAt),
          eq(movieComments.hidden, false),
          not(heard),
        ),
      );
}
