import type { Executor } from '#src/platform/server/database/database.ts';

/** A film as its owner knows it, whether others see it or not. */
export interface OwnFilm {
  filmId: string;
  /** Empty while it has none. */
  title: string;
  isFinished: boolean;
  createdAt: Date;
}

/** Reads an account's own films where they are kept. */
export interface FilmsOfAccount {
  /** Those of these films that are the account's, in no order. */
  find(executor: Executor, accountId: string, filmIds: readonly string[]): Promise<OwnFilm[]>;
  /** The newest ones whose title or idea has these words, at most `limit`; those that are left out do not count. */
  list(
    executor: Executor,
    accountId: string,
    list: { search: string; without: readonly string[]; limit: number },
  ): Promise<OwnFilm[]>;
}
