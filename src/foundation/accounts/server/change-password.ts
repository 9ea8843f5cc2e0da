import { and, eq, isNull, sql } from 'drizzle-orm';
import { networkOf } from '#src/platform/server/http/network-of.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import type { Caller } from './account.ts';
import { changePasswordLimit, enterCodeLimits } from './attempts/attempt-limits.ts';
import { countAttempt, countAttempts, forgetAttempts } from './attempts/count-attempt.ts';
import { requireSms } from './codes/require-sms.ts';
import { tryVerificationCode, useVerificationCode } from './codes/use-verification-code.ts';
import { hasIdentifier, requireIdentifier, type WrittenIdentifier } from './identifiers/identifier.ts';
import { checkPassword } from './passwords/check-password.ts';
import { hashPassword, verifyPassword } from './passwords/password-hash.ts';
import { checkSecondFactor } from './second-factor/check-second-factor.ts';
import { createSession, type GrantedSession } from './sessions/create-session.ts';
import { endSessionsOf } from './sessions/end-sessions.ts';
import { forgetDevicesOf, isKnownDevice } from './sessions/known-devices.ts';
import { accounts, signInLinks } from './tables.ts';

/**
 * Changes the caller's password and ends every other session. Returns how many were ended. An account without a
 * password gets its first one only right after a sign-in by link, so that a stolen older session cannot take the
 * account over. Throws PASSWORD_CHANGE_FAILED for a wrong current password, and when another one was set meanwhile;
 * FRESH_SIGN_IN_REQUIRED, PASSWORD_…, TOO_MANY_ATTEMPTS.
 */
export async function changePassword(
  dependencies: AccountDependencies,
  caller: Caller,
  given: { currentPassword: string; newPassword: string },
): Promise<number> {
  checkPassword(given.newPassword, caller.email ?? '');
  const limit = changePasswordLimit(caller.id);
  await countAttempt(dependencies.db, limit);
  const [row] = await dependencies.db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, caller.id));
  if (!row?.passwordHash && !caller.isConfirmed) {
    throw new AppError('FRESH_SIGN_IN_REQUIRED', { details: { minutes: LIMITS.confirmedMinutes } });
  }
  if (row?.passwordHash && !(await verifyPassword(given.currentPassword, row.passwordHash, caller.id))) {
    throw new AppError('PASSWORD_CHANGE_FAILED');
  }
  await forgetAttempts(dependencies.db, limit);
  const passwordHash = await hashPassword(given.newPassword, caller.id);
  return dependencies.db.transaction(async (transaction) => {
    const before = row?.passwordHash ? eq(accounts.passwordHash, row.passwordHash) : isNull(accounts.passwordHash);
    const changed = await transaction
      .update(accounts)
      .set({ passwordHash, passwordChangedAt: sql`now()` })
      .where(and(eq(accounts.id, caller.id), before, isNull(accounts.deletedAt)))
      .returning({ id: accounts.id });
    // It was reset meanwhile, and this session ended with it.
    if (changed.length === 0) {
      throw new AppError('PASSWORD_CHANGE_FAILED');
    }
    await transaction.delete(signInLinks).where(eq(signInLinks.accountId, caller.id));
    return endSessionsOf(transaction, caller.id, 'password_changed', caller.sessionId);
  });
}

/**
 * Sets a new password by the code that was sent to the address or phone, ends every session of the account and starts a
 * new one. Throws as registering does; PHONE_NOT_OFFERED; EMAIL_NOT_REGISTERED, PHONE_NOT_REGISTERED and
 * SECOND_FACTOR_… only after the right code.
 */
export async function resetPassword(
  dependencies: AccountDependencies,
  given: WrittenIdentifier & {
    code: string;
    requestToken: string;
    password: string;
    secondFactorCode?: string | undefined;
    networkAddress: string;
    device?: string | undefined;
  },
): Promise<GrantedSession> {
  if (given.phone !== undefined) {
    requireSms(dependencies);
  }
  const identifier = requireIdentifier(given);
  checkPassword(given.password, 'email' in identifier ? identifier.email : '');
  await countAttempts(dependencies.db, enterCodeLimits(given.networkAddress));
  const codeId = await tryVerificationCode(dependencies, {
    sentTo: identifier,
    purpose: 'reset_password',
    code: given.code,
    requestToken: given.requestToken,
  });
  const [known] = await dependencies.db.select({ id: accounts.id }).from(accounts).where(hasIdentifier(identifier));
  if (known) {
    const isKnown = await isKnownDevice(dependencies, known.id, given.device);
    await checkSecondFactor(dependencies, known.id, given.secondFactorCode, isKnown ? given.device : undefined);
  }
  const passwordHash = await hashPassword(given.password, networkOf(given.networkAddress));
  const session = await dependencies.db.transaction(async (transaction) => {
    await useVerificationCode(transaction, codeId);
    const [row] = await transaction
      .update(accounts)
      .set({ passwordHash, passwordChangedAt: sql`now()` })
      .where(hasIdentifier(identifier))
      .returning({ id: accounts.id });
    if (!row) {
      return undefined;
    }
    await transaction.delete(signInLinks).where(eq(signInLinks.accountId, row.id));
    // Somebody who knew the old password may have signed in from other browsers.
    await forgetDevicesOf(transaction, row.id);
    await endSessionsOf(transaction, row.id, 'password_changed');
    return createSession(transaction, row.id, { isConfirmed: false });
  });
  if (!session) {
    throw new AppError('email' in identifier ? 'EMAIL_NOT_REGISTERED' : 'PHONE_NOT_REGISTERED');
  }
  return session;
}
