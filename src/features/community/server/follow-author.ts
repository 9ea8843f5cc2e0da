import { and, eq } from 'drizzle-orm';
import type { Account } from '#src/foundation/accounts/server/account.ts';
import { findOpenAccount } from '#src/foundation/accounts/server/find-open-account.ts';
import { isOpenAccount } from '#src/foundation/accounts/server/is-open-account.ts';
import type { Database, Executor } from '#src/platform/server/database/database.ts';
import { siteRightsOf } from '#src/shared/catalogue/site-rights.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { requireWelcome } from './blocks/block-conditions.ts';
import { countAct } from './count-act.ts';
import { isSeen } from './find-movie.ts';
import { follows, movies } from './tables.ts';
import { tellPerson } from './tell-person.ts';

interface Follow {
  accountId: string;
  authorId: string;
}

/** An author as the community shows them. */
export interface Author {
  account: Account;
  films: number;
  followers: number;
  follows: number;
}

/** An account that others may see. Throws USER_NOT_FOUND. */
async function findAuthor(executor: Executor, authorId: string): Promise<Account> {
  const account = await findOpenAccount(executor, authorId);
  if (!account || !siteRightsOf(account.identity).usesSite) {
    throw new AppError('USER_NOT_FOUND');
  }
  return account;
}

/** An author with the counts of their page. Throws USER_NOT_FOUND, for a banned one too. */
export async function readAuthor(executor: Executor, authorId: string): Promise<Author> {
  const account = await findAuthor(executor, authorId);
  return {
    account,
    films: await executor.$count(movies, and(eq(movies.authorId, authorId), isSeen())),
    followers: await countFollowers(executor, authorId),
    follows: await executor.$count(follows, and(eq(follows.accountId, authorId), isOpenAccount(follows.authorId))),
  };
}

export function countFollowers(executor: Executor, authorId: string): Promise<number> {
  return executor.$count(follows, and(eq(follows.authorId, authorId), isOpenAccount(follows.accountId)));
}

export async function isFollowing(executor: Executor, { accountId, authorId }: Follow): Promise<boolean> {
  return (await executor.$count(follows, and(eq(follows.accountId, accountId), eq(follows.authorId, authorId)))) > 0;
}

/**
 * Follows an author; again it changes nothing. Returns their followers. Throws USER_NOT_FOUND, NOT_POSSIBLE_HERE,
 * INVALID_DATA for oneself.
 */
export async function followAuthor(db: Database, { accountId, authorId }: Follow): Promise<number> {
  if (accountId === authorId) {
    throw new AppError('INVALID_DATA', { details: { issues: [{ path: 'authorId', message: 'is your own' }] } });
  }
  await countAct(db, accountId, 'follow');
  await findAuthor(db, authorId);
  await db.transaction(async (transaction) => {
    await requireWelcome(transaction, { accountId, personId: authorId });
    const added = await transaction.insert(follows).values({ accountId, authorId }).onConflictDoNothing().returning();
    if (added.length > 0) {
      await tellPerson(transaction, 'author_followed', { to: authorId, by: accountId });
    }
  });
  return countFollowers(db, authorId);
}

/** Follows an author no longer. Returns their followers. */
export async function unfollowAuthor(db: Database, { accountId, authorId }: Follow): Promise<number> {
  await db.delete(follows).where(and(eq(follows.accountId, accountId), eq(follows.authorId, authorId)));
  return countFollowers(db, authorId);
}
