import { and, count, eq, isNull, ne, notInArray } from 'drizzle-orm';
import { hasOtherAccounts } from '#src/foundation/accounts/server/has-other-accounts.ts';
import { lockAccount } from '#src/foundation/accounts/server/lock-account.ts';
import type { Config } from '#src/platform/server/config/read-config.ts';
import type { Executor, Transaction } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { films } from '../tables.ts';

/** A film that starts, continues, or is copied. */
export interface BeginningFilm {
  accountId: string;
  /** An existing film does not count itself. */
  filmId?: string;
}

/**
 * Locks the account until the transaction ends, so that concurrently started films are counted, and checks that it may
 * have one more in progress (REL-10). Throws TOO_MANY_OPEN_FILMS.
 */
export async function admitOpenFilm(
  transaction: Transaction,
  config: Pick<Config, 'limits'>,
  film: BeginningFilm,
): Promise<void> {
  await lockAccount(transaction, film.accountId);
  const limit = config.limits.openFilms ?? (await usualLimit(transaction, film.accountId));
  if ((await countUnfinished(transaction, film, false)) >= limit) {
    throw new AppError('TOO_MANY_OPEN_FILMS', { details: { limit } });
  }
}

/** The same for step-by-step films, which may be paused for any time. Throws TOO_MANY_WAITING_FILMS. */
export async function admitWaitingFilm(transaction: Transaction, film: BeginningFilm): Promise<void> {
  await lockAccount(transaction, film.accountId);
  const limit = LIMITS.perAccount.waitingFilms;
  if ((await countUnfinished(transaction, film, true)) >= limit) {
    throw new AppError('TOO_MANY_WAITING_FILMS', { details: { limit } });
  }
}

async function usualLimit(executor: Executor, accountId: string): Promise<number> {
  const { openFilms, openFilmsAlone } = LIMITS.perAccount;
  return (await hasOtherAccounts(executor, accountId)) ? openFilms : openFilmsAlone;
}

async function countUnfinished(executor: Executor, film: BeginningFilm, waiting: boolean): Promise<number> {
  const [row] = await executor
    .select({ films: count() })
    .from(films)
    .where(
      and(
        eq(films.accountId, film.accountId),
        eq(films.waiting, waiting),
        notInArray(films.status, ['COMPLETED', 'FAILED']),
        isNull(films.deletedAt),
        film.filmId === undefined ? undefined : ne(films.id, film.filmId),
      ),
    );
  return row?.films ?? 0;
}
