import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import type { Caller } from './account.ts';
import { closeAccountLimit } from './attempts/attempt-limits.ts';
import { countAttempt, forgetAttempts } from './attempts/count-attempt.ts';
import { forgetBansOf, forgetJudge } from './bans/appeals.ts';
import { verifyPassword } from './passwords/password-hash.ts';
import { secondFactors } from './second-factor-tables.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';
import { forgetDevicesOf } from './sessions/known-devices.ts';
import { accounts, outboxMails, sessions, signInLinks, verificationCodes } from './tables.ts';

/** The username of a closed account. */
const NOBODY = 'deleted';

/**
 * Checks the password before an account is closed. Throws PASSWORD_NEEDED (it has none), CONFIRMATION_FAILED,
 * TOO_MANY_ATTEMPTS.
 */
export async function requirePassword(
  dependencies: Pick<AccountDependencies, 'db'>,
  caller: Caller,
  password: string,
): Promise<void> {
  if (!caller.hasPassword) {
    throw new AppError('PASSWORD_NEEDED');
  }
  const limit = closeAccountLimit(caller.id);
  await countAttempt(dependencies.db, limit);
  const [row] = await dependencies.db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, caller.id));
  if (!(await verifyPassword(password, row?.passwordHash, caller.id))) {
    throw new AppError('CONFIRMATION_FAILED');
  }
  await forgetAttempts(dependencies.db, limit);
}

/**
 * Closes an account: removes its personal data, ends its sessions with their streams and links, and makes it impossible
 * to sign in to or to find. Throws LAST_ADMIN, USER_NOT_FOUND when it was closed before.
 */
export async function closeAccount(transaction: Transaction, accountId: string): Promise<void> {
  // Locks all admins in one order, so that two of them cannot both leave.
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
  if (!account) {
    throw new AppError('USER_NOT_FOUND');
  }
  if (account.isAdmin && admins.length === 1) {
    throw new AppError('LAST_ADMIN');
  }
  if (account.email !== null) {
    await transaction.delete(verificationCodes).where(eq(verificationCodes.email, account.email));
    await transaction.delete(outboxMails).where(eq(outboxMails.recipient, account.email));
  }
  if (account.phone !== null) {
    await transaction.delete(verificationCodes).where(eq(verificationCodes.phone, account.phone));
  }
  await transaction.delete(signInLinks).where(eq(signInLinks.accountId, accountId));
  await forgetDevicesOf(transaction, accountId);
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
 * Deletes a closed account. Only a row that the ledger needs remains, under a random new id, so that nobody can find
 * out whose it was (SEC-23). The database refuses it while another slice still refers to the account.
 */
export async function forgetClosedAccount(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.accountId, accountId));
  await forgetBansOf(transaction, accountId);
  await forgetJudge(transaction, accountId);
  await transaction
    .update(accounts)
    .set({ id: randomUUID() })
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.deletedAt)));
}
