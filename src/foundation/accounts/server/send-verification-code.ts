import { randomInt, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { AccountTools } from './account-tools.ts';
import { sendCodeLimits, sendSmsLimits, setPhoneLimit } from './attempt-limits.ts';
import { countAttempt, countAttempts, forgiveAttempt, type AttemptLimit } from './count-attempt.ts';
import { deliverMail, type Delivery } from './deliver-mail.ts';
import { requireSupportedDomain } from './email-address.ts';
import type { Identifier } from './identifier.ts';
import { requirePhoneAtSignUp, requireSms } from './require-sms.ts';
import { createSecretToken } from './secret-token.ts';
import { verificationCodes, type CodePurpose } from './tables.ts';
import { writeCodeMail } from './write-code-mail.ts';
import { writeCodeSms } from './write-code-sms.ts';

/** How long a code is good. */
const LIFE_MINUTES = 10;
/** What a code is signed for. */
export const CODE_PURPOSE = 'verification-code';

/** What a code is asked for. */
export interface CodeAsked {
  readonly to: Identifier;
  readonly purpose: CodePurpose;
  readonly language: Language;
  readonly networkAddress: string;
  /** Who wants to have the phone; only where `purpose` is set_phone. */
  readonly accountId?: string;
}

/** A code under way. The token goes to who asked, and must come back with the code. */
export interface SentCode {
  readonly requestToken: string;
  readonly delivery: Delivery | 'sms';
  readonly expiresAt: Date;
}

/**
 * Sends six digits to an address or a phone, the same way whether an account has it or not, so that nobody learns that
 * by asking. Throws EMAIL_DOMAIN_NOT_SUPPORTED, PHONE_NOT_OFFERED, TOO_MANY_ATTEMPTS, VERIFICATION_CODE_SEND_FAILED,
 * and PHONE_NOT_FOUND where the telephone network knows no such number.
 */
export async function sendVerificationCode(tools: AccountTools, asked: CodeAsked): Promise<SentCode> {
  const { db, keys } = tools;
  const again = await countSending(tools, asked);
  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { token, sha256 } = createSecretToken();
  const [row] = await db
    .insert(verificationCodes)
    .values({
      id,
      ...asked.to,
      purpose: asked.purpose,
      requestSha256: sha256,
      codeMac: keys.sign(CODE_PURPOSE, `${id}:${code}`),
      expiresAt: sql`now() + make_interval(mins => ${LIFE_MINUTES})`,
    })
    .returning({ expiresAt: verificationCodes.expiresAt });
  if (!row) throw new Error('the code was not kept');
  try {
    return { requestToken: token, delivery: await deliver(tools, asked, code), expiresAt: row.expiresAt };
  } catch (cause) {
    await db.delete(verificationCodes).where(eq(verificationCodes.id, id));
    // Nothing reached the person: they need not wait to ask again.
    await forgiveAttempt(db, again);
    throw isAppError(cause, 'PHONE_NOT_FOUND') ? cause : new AppError('VERIFICATION_CODE_SEND_FAILED', { cause });
  }
}

/** Counts it for everybody whom it concerns, after what can be refused at once. Answers the wait between two. */
async function countSending(
  tools: AccountTools,
  { to, purpose, networkAddress, accountId }: CodeAsked,
): Promise<AttemptLimit> {
  const { db, config, log } = tools;
  if ('email' in to) {
    if (purpose === 'register') requireSupportedDomain(to.email, config.mail.domains);
    const { network, all, account, again } = sendCodeLimits(to.email, purpose, networkAddress);
    await countAttempts(db, [network, all, again, account]);
    return again;
  }
  requireSms(tools);
  if (purpose === 'register') requirePhoneAtSignUp(tools);
  const { network, again, phone, site } = sendSmsLimits(to.phone, networkAddress, config.sms.perDay);
  await countAttempts(db, [network, again, ...(accountId === undefined ? [] : [setPhoneLimit(accountId)]), phone]);
  try {
    await countAttempt(db, site);
  } catch (cause) {
    log.error(
      { smsPerDay: config.sms.perDay },
      'no more SMS are sent today: all that KINORA_SMS_PER_DAY allows have been',
    );
    throw new AppError('VERIFICATION_CODE_SEND_FAILED', { cause });
  }
  return again;
}

async function deliver(
  tools: AccountTools,
  { to, purpose, language }: CodeAsked,
  code: string,
): Promise<SentCode['delivery']> {
  if ('email' in to)
    return deliverMail(tools, {
      ...writeCodeMail({ to: to.email, code, purpose, minutes: LIFE_MINUTES, language }),
      code,
    });
  await requireSms(tools).send({
    to: to.phone,
    text: writeCodeSms({ code, minutes: LIFE_MINUTES, language }),
    lifeSeconds: LIFE_MINUTES * 60,
  });
  return 'sms';
}
