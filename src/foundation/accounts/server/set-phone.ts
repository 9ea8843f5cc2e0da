import { and, eq, isNull, ne, notExists } from 'drizzle-orm';
import { databaseErrorCode } from '#src/platform/server/database/database-errors.ts';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountTools } from './account-tools.ts';
import { enterCodeLimits } from './attempt-limits.ts';
import { countAttempts } from './count-attempt.ts';
import { requirePhone } from './identifier.ts';
import { requireSms } from './require-sms.ts';
import { accounts } from './tables.ts';
import { tryVerificationCode, useVerificationCode } from './use-verification-code.ts';

/** PostgreSQL's word for two that would be the same where only one may be. */
const NOT_UNIQUE = '23505';

/** The phone that an account signs in with; null where it has none. */
export async function readPhone(executor: Executor, accountId: string): Promise<string | null> {
  const [row] = await executor.select({ phone: accounts.phone }).from(accounts).where(eq(accounts.id, accountId));
  return row?.phone ?? null;
}

/** True when some account has the number. Only for who has shown that it is theirs. */
export async function isPhoneTaken(executor: Executor, phone: string): Promise<boolean> {
  return (await executor.select({ id: accounts.id }).from(accounts).where(eq(accounts.phone, phone))).length > 0;
}

/**
 * Gives an account the phone to which the code was sent, in place of the one that it had. Answers the number as it is
 * kept. Throws PHONE_NOT_OFFERED, PHONE_INVALID, TOO_MANY_ATTEMPTS, VERIFICATION_CODE_…; and PHONE_ALREADY_REGISTERED
 * to who has the code.
 */
export async function setPhone(
  tools: AccountTools,
  given: { accountId: string; phone: string; code: string; requestToken: string; networkAddress: string },
): Promise<string> {
  requireSms(tools);
  const phone = requirePhone(given.phone);
  const { network, all } = enterCodeLimits(given.networkAddress);
  await countAttempts(tools.db, [network, all]);
  const codeId = await tryVerificationCode(tools, {
    sentTo: { phone },
    purpose: 'set_phone',
    code: given.code,
    requestToken: given.requestToken,
  });
  const isSet = await tools.db
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
      if (databaseErrorCode(error) === NOT_UNIQUE) return false;
      throw error;
    });
  // After the transaction, so that the code stays used up.
  if (!isSet) throw new AppError('PHONE_ALREADY_REGISTERED');
  return phone;
}

/** Takes the phone from an account. Answers whether it had one. */
export async function removePhone(executor: Executor, accountId: string): Promise<boolean> {
  const had = (await readPhone(executor, accountId)) !== null;
  if (had) await executor.update(accounts).set({ phone: null }).where(eq(accounts.id, accountId));
  return had;
}
