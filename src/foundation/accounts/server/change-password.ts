import { eq, sql } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountTools } from './account-tools.ts';
import type { Caller } from './account.ts';
import { changePasswordLimit, enterCodeLimits } from './attempt-limits.ts';
import { checkPassword } from './check-password.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { countAttempt, countAttempts, forgetAttempts } from './count-attempt.ts';
import { createSession, type GrantedSession } from './create-session.ts';
import { endSessionsOf } from './end-sessions.ts';
import { hasIdentifier, requireIdentifier, type WrittenIdentifier } from './identifier.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { requireSms } from './require-sms.ts';
import { accounts } from './tables.ts';
import { tryVerificationCode, useVerificationCode } from './use-verification-code.ts';

/**
 * Changes the password of who is signed in and knows it (or has none yet), and ends every other session. Answers how
 * many were ended. Throws PASSWORD_CHANGE_FAILED for a wrong current password, PASSWORD_…, TOO_MANY_ATTEMPTS.
 */
export async function changePassword(
  tools: AccountTools,
  caller: Caller,
  given: { currentPassword: string; newPassword: string },
): Promise<number> {
  checkPassword(given.newPassword, caller.email ?? '');
  const limit = changePasswordLimit(caller.id);
  await countAttempt(tools.db, limit);
  const [row] = await tools.db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, caller.id));
  if (row?.passwordHash && !(await verifyPassword(given.currentPassword, row.passwordHash)))
    throw new AppError('PASSWORD_CHANGE_FAILED');
  await forgetAttempts(tools.db, limit);
  const passwordHash = await hashPassword(given.newPassword);
  return tools.db.transaction(async (transaction) => {
    await transaction
      .update(accounts)
      .set({ passwordHash, passwordChangedAt: sql`now()` })
      .where(eq(accounts.id, caller.id));
    return endSessionsOf(transaction, caller.id, 'password_changed', caller.sessionId);
  });
}

/**
 * Sets a new password for who has the code that was sent to the address or the phone, ends every session of the account
 * and begins one. Throws as registering does; PHONE_NOT_OFFERED; EMAIL_NOT_REGISTERED, PHONE_NOT_REGISTERED and
 * SECOND_FACTOR_… only to who has the code.
 */
export async function resetPassword(
  tools: AccountTools,
  given: WrittenIdentifier & {
    code: string;
    requestToken: string;
    password: string;
    secondFactorCode?: string | undefined;
    networkAddress: string;
  },
): Promise<GrantedSession> {
  if (given.phone !== undefined) requireSms(tools);
  const identifier = requireIdentifier(given);
  checkPassword(given.password, 'email' in identifier ? identifier.email : '');
  const { network, all } = enterCodeLimits(given.networkAddress);
  await countAttempts(tools.db, [network, all]);
  const codeId = await tryVerificationCode(tools, {
    sentTo: identifier,
    purpose: 'reset_password',
    code: given.code,
    requestToken: given.requestToken,
  });
  const [known] = await tools.db.select({ id: accounts.id }).from(accounts).where(hasIdentifier(identifier));
  if (known) await checkSecondFactor(tools, known.id, given.secondFactorCode);
  const passwordHash = await hashPassword(given.password);
  const session = await tools.db.transaction(async (transaction) => {
    await useVerificationCode(transaction, codeId);
    const [row] = await transaction
      .update(accounts)
      .set({ passwordHash, passwordChangedAt: sql`now()` })
      .where(hasIdentifier(identifier))
      .returning({ id: accounts.id });
    if (!row) return undefined;
    await endSessionsOf(transaction, row.id, 'password_changed');
    return createSession(transaction, row.id);
  });
  if (!session) throw new AppError('email' in identifier ? 'EMAIL_NOT_REGISTERED' : 'PHONE_NOT_REGISTERED');
  return session;
}
