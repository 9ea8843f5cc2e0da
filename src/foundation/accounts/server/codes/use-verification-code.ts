import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import type { Identifier } from '../identifiers/identifier.ts';
import { hashToken } from '../secret-token.ts';
import { verificationCodes, type CodePurpose } from '../tables.ts';
import { CODE_PURPOSE } from './send-verification-code.ts';

/** Attempts per code, the right one included. */
const TRIES = LIMITS.codes.tries;

/**
 * Checks a code. The attempt is counted first, in its own statement, so that neither concurrent attempts nor later
 * failures allow more than five. Returns the id of the right code, without using it up (see `useVerificationCode`).
 * Throws VERIFICATION_CODE_ERROR for a wrong one, VERIFICATION_CODE_EXPIRED when it is expired, exhausted, used, or
 * another requester's; for a code sent to a phone with `sentBy: 'sms'` in the details, because a form may have two.
 */
export async function tryVerificationCode(
  { db, keys }: Pick<AccountDependencies, 'db' | 'keys'>,
  tried: { sentTo: Identifier; purpose: CodePurpose; code: string; requestToken: string },
): Promise<string> {
  const { sentTo } = tried;
  const details = 'phone' in sentTo ? { sentBy: 'sms' } : {};
  const [row] = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(
      and(
        eq(verificationCodes.requestSha256, hashToken(tried.requestToken)),
        'phone' in sentTo ? eq(verificationCodes.phone, sentTo.phone) : eq(verificationCodes.email, sentTo.email),
        eq(verificationCodes.purpose, tried.purpose),
        isNull(verificationCodes.usedAt),
        gt(verificationCodes.expiresAt, sql`now()`),
        lt(verificationCodes.tries, TRIES),
      ),
    )
    .returning();
  if (!row) {
    throw new AppError('VERIFICATION_CODE_EXPIRED', { details });
  }
  // Pasted codes may contain spaces, and some keyboards write full-width digits.
  const digits = tried.code.normalize('NFKC').replaceAll(/\s/g, '');
  if (keys.isSigned(CODE_PURPOSE, `${row.id}:${digits}`, row.codeMac)) {
    return row.id;
  }
  const triesLeft = TRIES - row.tries;
  throw triesLeft > 0
    ? new AppError('VERIFICATION_CODE_ERROR', { details: { ...details, triesLeft } })
    : new AppError('VERIFICATION_CODE_EXPIRED', { details });
}

/**
 * Uses up a checked code; of two concurrent uses, one gets VERIFICATION_CODE_EXPIRED. Call it in the transaction of the
 * action that the code allows.
 */
export async function useVerificationCode(executor: Executor, codeId: string): Promise<void> {
  const used = await executor
    .update(verificationCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(verificationCodes.id, codeId), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  if (used.length === 0) {
    throw new AppError('VERIFICATION_CODE_EXPIRED');
  }
}
