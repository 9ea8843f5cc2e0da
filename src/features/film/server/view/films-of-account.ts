import { and, desc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { films } from '../tables.ts';
import { wordsOf } from './list-films.ts';

/** A film as another slice knows it. */
interface OwnFilm {
  filmId: string;
  /** Empty while it has none. */
  title: string;
  isFinished: boolean;
  createdAt: Date;
}

const FIELDS = { filmId: films.id, title: films.title, status: films.status, createdAt: films.createdAt };
type Found = Pick<typeof films.$inferSelect, 'title' | 'status' | 'createdAt'> & { filmId: string };
const present = ({ filmId, title, status, createdAt }: Found): OwnFilm => ({
  filmId,
  title: title ?? '',
  isFinished: status === 'COMPLETED',
  createdAt,
});

const isOf = (accountId: string) => and(eq(films.accountId, accountId), isNull(films.deletedAt));

/** An account's own films, for other slices. */
export const filmsOfAccount = {
  /** Those of these films that are the account's, in no order. */
  find: async (executor: Executor, accountId: string, filmIds: readonly string[]): Promise<OwnFilm[]> => {
    const found =
      filmIds.length === 0
        ? []
        : await executor
            .select(FIELDS)
            .from(films)
            .where(and(isOf(accountId), inArray(films.id, [...filmIds])));
    return found.map(present);
  },
  /** The newest ones that have these words in their title or idea. */
  list: async (
    executor: Executor,
    accountId: string,
    { search, without, limit }: { search: string; without: readonly string[]; limit: number },
  ): Promise<OwnFilm[]> => {
    const found = await executor
      .select(FIELDS)
      .from(films)
      .where(
        and(isOf(accountId), without.length === 0 ? undefined : notInArray(films.id, [...without]), ...wordsOf(search)),
      )
      .orderBy(desc(films.createdAt), desc(films.id))
      .limit(limit);
    return found.map(present);
  },
};
