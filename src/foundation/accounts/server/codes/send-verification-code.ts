import { randomInt, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { forgiveAttempt } from '../attempts/count-attempt.ts';
import { createSecretToken } from '../secret-token.ts';
import { verificationCodes, type CodePurpose } from '../tables.ts';
import { countSending, type CodeAsked } from './count-sending.ts';
import { deliverMail, type Delivery } from './deliver-mail.ts';
import { requireSms } from './require-sms.ts';
import { writeCodeMail } from './write-code-mail.ts';
import { writeCodeSms } from './write-code-sms.ts';

/** Validity of a code. */
export const CODE_LIFE_MINUTES = LIMITS.codes.lifeMinutes;
/** The purpose that codes are signed with. */
export const CODE_PURPOSE = 'verification-code';

/** A sent code. The token goes to the requester, and must come back with the code. */
export interface SentCode {
  readonly requestToken: string;
  readonly delivery: Delivery | 'sms';
  readonly expiresAt: Date;
}

/**
 * Sends a code to an address or phone, in the same way whether or not an account has it, so that nothing is revealed.
 * Throws EMAIL_DOMAIN_NOT_SUPPORTED, PHONE_NOT_OFFERED, CODE_JUST_SENT, TOO_MANY_ATTEMPTS,
 * VERIFICATION_CODE_SEND_FAILED, and PHONE_NOT_FOUND when the telephone network does not know the number.
 */
export async function sendVerificationCode(dependencies: AccountDependencies, asked: CodeAsked): Promise<SentCode> {
  const { db, keys } = dependencies;
  const again = await countSending(dependencies, asked);
  const id = randomUUID();
  const code = createCodeDigits();
  const { token, sha256 } = createSecretToken();
  const [row] = await db
    .insert(verificationCodes)
    .values({
      id,
      ...asked.to,
      purpose: asked.purpose,
      requestSha256: sha256,
      codeMac: keys.sign(CODE_PURPOSE, `${id}:${code}`),
      expiresAt: sql`now() + make_interval(mins => ${CODE_LIFE_MINUTES})`,
    })
    .returning({ expiresAt: verificationCodes.expiresAt });
  if (!row) {
    throw new Error('the code was not kept');
  }
  try {
    return { requestToken: token, delivery: await deliver(dependencies, asked, code), expiresAt: row.expiresAt };
  } catch (cause) {
    await db.delete(verificationCodes).where(eq(verificationCodes.id, id));
    // Nothing was delivered: the person need not wait to ask again.
    await forgiveAttempt(db, again);
    throw isAppError(cause, 'PHONE_NOT_FOUND') ? cause : new AppError('VERIFICATION_CODE_SEND_FAILED', { cause });
  }
}

async function deliver(
  dependencies: AccountDependencies,
  { to, purpose, language }: CodeAsked,
  code: string,
): Promise<SentCode['delivery']> {
  if ('email' in to) {
    return deliverMail(
      dependencies,
      writeCodeMail({
        to: to.email,
        code,
        purpose: purpose as Exclude<CodePurpose, 'set_phone'>,
        minutes: CODE_LIFE_MINUTES,
        language,
      }),
    );
  }
  await requireSms(dependencies).send({
    to: to.phone,
    text: writeCodeSms({ code, minutes: CODE_LIFE_MINUTES, language }),
    lifeSeconds: CODE_LIFE_MINUTES * 60,
  });
  return 'sms';
}

/** The digits of a new random code. */
export function createCodeDigits(): string {
  return String(randomInt(10 ** LIMITS.codes.digits)).padStart(LIMITS.codes.digits, '0');
}
