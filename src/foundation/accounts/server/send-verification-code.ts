import { randomInt, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { AccountTools } from './account-tools.ts';
import { sendCodeLimits } from './attempt-limits.ts';
import { countAttempts, forgiveAttempt } from './count-attempt.ts';
import { deliverMail, type Delivery } from './deliver-mail.ts';
import { requireEmail, requireSupportedDomain } from './email-address.ts';
import { createSecretToken } from './secret-token.ts';
import { verificationCodes, type CodePurpose } from './tables.ts';
import { writeCodeMail } from './write-code-mail.ts';

/** How long a code is good. */
const LIFE_MINUTES = 10;
/** What a code is signed for. */
export const CODE_PURPOSE = 'verification-code';

/** A code under way. The token goes to who asked, and must come back with the code. */
export interface SentCode {
  readonly requestToken: string;
  readonly delivery: Delivery;
  readonly expiresAt: Date;
}

/**
 * Sends six digits to an address, the same way whether an account has it or not, so that nobody learns that by asking.
 * Throws EMAIL_INVALID, EMAIL_DOMAIN_NOT_SUPPORTED, TOO_MANY_ATTEMPTS, VERIFICATION_CODE_SEND_FAILED.
 */
export async function sendVerificationCode(
  tools: AccountTools,
  asked: { email: string; purpose: CodePurpose; language: Language; networkAddress: string },
): Promise<SentCode> {
  const { db, keys, config } = tools;
  const email = requireEmail(asked.email);
  if (asked.purpose === 'register') requireSupportedDomain(email, config.mail.domains);
  const { network, all, account, again } = sendCodeLimits(email, asked.purpose, asked.networkAddress);
  await countAttempts(db, [network, all, again, account]);

  const id = randomUUID();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { token, sha256 } = createSecretToken();
  const [row] = await db
    .insert(verificationCodes)
    .values({
      id,
      email,
      purpose: asked.purpose,
      requestSha256: sha256,
      codeMac: keys.sign(CODE_PURPOSE, `${id}:${code}`),
      expiresAt: sql`now() + make_interval(mins => ${LIFE_MINUTES})`,
    })
    .returning({ expiresAt: verificationCodes.expiresAt });
  if (!row) throw new Error('the code was not kept');
  try {
    const mail = writeCodeMail({ to: email, code, purpose: asked.purpose, minutes: LIFE_MINUTES, language: asked.language });
    return { requestToken: token, delivery: await deliverMail(tools, { ...mail, code }), expiresAt: row.expiresAt };
  } catch (cause) {
    await db.delete(verificationCodes).where(eq(verificationCodes.id, id));
    // Nothing reached the person: they need not wait to ask again.
    await forgiveAttempt(db, again);
    throw new AppError('VERIFICATION_CODE_SEND_FAILED', { cause });
  }
}
