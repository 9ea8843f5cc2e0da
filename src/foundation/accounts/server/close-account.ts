import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountTools } from './account-tools.ts';
import type { Caller } from './account.ts';
import { forgetBansOf } from './appeals.ts';
import { closeAccountLimit } from './attempt-limits.ts';
import { countAttempt, forgetAttempts } from './count-attempt.ts';
import { endSessionsOf } from './end-sessions.ts';
import { verifyPassword } from './password-hash.ts';
import { secondFactors } from './second-factor-tables.ts';
import { accounts, outboxMails, sessions, signInLinks, verificationCodes } from './tables.ts';

/** What a closed account is called. */
const NOBODY = 'deleted';

/**
 * Asks who wants to close an account for its password. Throws PASSWORD_NEEDED (there is none), CONFIRMATION_FAILED,
 * TOO_MANY_ATTEMPTS.
 */
export async function requirePassword(
  tools: Pick<AccountTools, 'db'>,
  caller: Caller,
  password: string,
): Promise<void> {
  if (!caller.hasPassword) throw new AppError('PASSWORD_NEEDED');
  const limit = closeAccountLimit(caller.id);
  await countAttempt(tools.db, limit);
  const [row] = await tools.db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, caller.id));
  if (!(await verifyPassword(password, row?.passwordHash))) throw new AppError('CONFIRMATION_FAILED');
  await forgetAttempts(tools.db, limit);
}

/**
 * Closes an account: nothing personal stays in it, its sessions end with their streams and links, nobody can sign in to
 * it, and it is not found any more. Throws LAST_ADMIN, USER_NOT_FOUND when it was closed before.
 */
export async function closeAccount(transaction: Transaction, accountId: string): Promise<void> {
  // All admins at once and in one order, so that two of them cannot both leave.
  const admins = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.isAdmin, true))
    .orderBy(accounts.id)
    .for('update');
  const [account] = await transaction
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)))
    .for('update');
  if (!account) throw new AppError('USER_NOT_FOUND');
  if (account.isAdmin && admins.length === 1) throw new AppError('LAST_ADMIN');
  if (account.email !== null) {
    await transaction.delete(verificationCodes).where(eq(verificationCodes.email, account.email));
    await transaction.delete(outboxMails).where(eq(outboxMails.recipient, account.email));
  }
  if (account.phone !== null)
    await transaction.delete(verificationCodes).where(eq(verificationCodes.phone, account.phone));
  await transaction.delete(signInLinks).where(eq(signInLinks.accountId, accountId));
  await transaction.delete(secondFactors).where(eq(secondFactors.accountId, accountId));
  await endSessionsOf(transaction, accountId, 'deleted');
  await transaction
    .update(accounts)
    .set({
      username: NOBODY,
      email: null,
      phone: null,
      passwordHash: null,
      passwordChangedAt: null,
      language: null,
      agreedAt: null,
      invitedWith: null,
      isAdmin: false,
      isFirstAdmin: false,
      isMember: false,
      isGivenMember: false,
      givenMemberUntil: null,
      isSpecial: false,
      deletedAt: sql`now()`,
    })
    .where(eq(accounts.id, accountId));
}

/**
 * Forgets a closed account. All that is left is a row that the ledger needs, under an id made by chance: who the old
 * one was cannot be found out any more (SEC-23). The database refuses it while any other slice still names the
 * account.
 */
export async function forgetClosedAccount(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.accountId, accountId));
  await forgetBansOf(transaction, accountId);
  await transaction
    .update(accounts)
    .set({ id: randomUUID() })
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.deletedAt)));
}
