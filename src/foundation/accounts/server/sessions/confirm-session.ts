import { eq, sql } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import type { Caller } from '../account.ts';
import { confirmLimit } from '../attempts/attempt-limits.ts';
import { countAttempt, forgetAttempts } from '../attempts/count-attempt.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { accounts, sessions } from '../tables.ts';

/**
 * Confirms by the password that the same person is still there, for dangerous actions (SEC-17). Throws PASSWORD_NEEDED
 * (the account has none), CONFIRMATION_FAILED, TOO_MANY_ATTEMPTS.
 */
export async function confirmSession(
  { db }: Pick<AccountDependencies, 'db'>,
  caller: Caller,
  password: string,
): Promise<void> {
  const limit = confirmLimit(caller.id);
  await countAttempt(db, limit);
  const [row] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, caller.id));
  if (!row?.passwordHash) {
    throw new AppError('PASSWORD_NEEDED');
  }
  if (!(await verifyPassword(password, row.passwordHash, caller.id))) {
    throw new AppError('CONFIRMATION_FAILED');
  }
  await forgetAttempts(db, limit);
  await db
    .update(sessions)
    .set({ confirmedAt: sql`now()` })
    .where(eq(sessions.id, caller.sessionId));
}
