import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#src/platform/server/database/database.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { AccountTools } from './account-tools.ts';
import type { Identifier } from './identifier.ts';
import { hashToken } from './secret-token.ts';
import { CODE_PURPOSE } from './send-verification-code.ts';
import { verificationCodes, type CodePurpose } from './tables.ts';

/** So many tries spend a code, the right one among them. */
const TRIES = 5;

/**
 * Tries a code: the try is counted first, in a statement of its own, so that neither many tries at once nor what fails
 * later gives more than five. Answers the id of the code when it is right; it is not used up by that (see
 * `useVerificationCode`). Throws VERIFICATION_CODE_ERROR for a wrong one, VERIFICATION_CODE_EXPIRED when it is over,
 * spent, used, or another's; with `sentBy: 'sms'` in the details of one that went to a phone, since a form may ask for
 * two.
 */
export async function tryVerificationCode(
  { db, keys }: Pick<AccountTools, 'db' | 'keys'>,
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
  if (!row) throw new AppError('VERIFICATION_CODE_EXPIRED', { details });
  // Pasted codes come with spaces, and some keyboards write digits in another width.
  const digits = tried.code.normalize('NFKC').replaceAll(/\s/g, '');
  if (keys.isSigned(CODE_PURPOSE, `${row.id}:${digits}`, row.codeMac)) return row.id;
  const triesLeft = TRIES - row.tries;
  throw triesLeft > 0
    ? new AppError('VERIFICATION_CODE_ERROR', { details: { ...details, triesLeft } })
    : new AppError('VERIFICATION_CODE_EXPIRED', { details });
}

/**
 * Uses up a code that was tried; of two that try at once, one gets VERIFICATION_CODE_EXPIRED. Belongs into the
 * transaction of what it allows.
 */
export async function useVerificationCode(executor: Executor, codeId: string): Promise<void> {
  const used = await executor
    .update(verificationCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(verificationCodes.id, codeId), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  if (used.length === 0) throw new AppError('VERIFICATION_CODE_EXPIRED');
}
