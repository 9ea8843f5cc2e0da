import { and, eq, isNull, ne, notExists } from 'drizzle-orm';
import { databaseErrorCode } from '#src/platform/server/database/database-errors.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { enterCodeLimits } from '../attempts/attempt-limits.ts';
import { countAttempts } from '../attempts/count-attempt.ts';
import { requireSms } from '../codes/require-sms.ts';
import { tryVerificationCode, useVerificationCode } from '../codes/use-verification-code.ts';
import { requirePhone } from '../identifiers/identifier.ts';
import { accounts } from '../tables.ts';

/** PostgreSQL's error code of a unique violation. */
const NOT_UNIQUE = '23505';

/** The phone that the account signs in with; null if it has none. */
export async function readPhone(executor: Executor, accountId: string): Promise<string | null> {
  const [row] = await executor.select({ phone: accounts.phone }).from(accounts).where(eq(accounts.id, accountId));
  return row?.phone ?? null;
}

/** True when an account has the number. Only for somebody who has proved to own it. */
export async function isPhoneTaken(executor: Executor, phone: string): Promise<boolean> {
  return (await executor.select({ id: accounts.id }).from(accounts).where(eq(accounts.phone, phone))).length > 0;
}

/**
 * Sets the phone that the code was sent to, replacing any former one. Returns the normalised number. Throws
 * PHONE_NOT_OFFERED, PHONE_INVALID, TOO_MANY_ATTEMPTS, VERIFICATION_CODE_…; and, after the right code,
 * PHONE_ALREADY_REGISTERED.
 */
export async function setPhone(
  dependencies: AccountDependencies,
  given: { accountId: string; phone: string; code: string; requestToken: string; networkAddress: string },
): Promise<string> {
  requireSms(dependencies);
  const phone = requirePhone(given.phone);
  await countAttempts(dependencies.db, enterCodeLimits(given.networkAddress));
  const codeId = await tryVerificationCode(dependencies, {
    sentTo: { phone },
    purpose: 'set_phone',
    code: given.code,
    requestToken: given.requestToken,
  });
  const isSet = await dependencies.db
    .transaction(async (transaction) => {
      await useVerificationCode(transaction, codeId);
      const taken = transaction
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.phone, phone), ne(accounts.id, given.accountId)));
      const changed = await transaction
        .update(accounts)
        .set({ phone })
        .where(and(eq(accounts.id, given.accountId), isNull(accounts.deletedAt), notExists(taken)))
        .returning({ id: accounts.id });
      return changed.length > 0;
    })
    .catch((error: unknown) => {
      // Another account took it at the same moment.
      if (databaseErrorCode(error) === NOT_UNIQUE) {
        return false;
      }
      throw error;
    });
  // After the transaction, so that the code stays used.
  if (!isSet) {
    throw new AppError('PHONE_ALREADY_REGISTERED');
  }
  return phone;
}

/** Removes the phone of an account. Returns whether it had one. */
export async function removePhone(executor: Executor, accountId: string): Promise<boolean> {
  const had = (await readPhone(executor, accountId)) !== null;
  if (had) {
    await executor.update(accounts).set({ phone: null }).where(eq(accounts.id, accountId));
  }
  return had;
}
