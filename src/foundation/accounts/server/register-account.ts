import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { AccountTools } from './account-tools.ts';
import { enterCodeLimits } from './attempt-limits.ts';
import { checkPassword } from './check-password.ts';
import { countAttempts } from './count-attempt.ts';
import { createSession, type GrantedSession } from './create-session.ts';
import { normaliseEmail, requireEmail, requireSupportedDomain } from './email-address.ts';
import { requirePhone } from './identifier.ts';
import { hashPassword } from './password-hash.ts';
import { requirePhoneAtSignUp } from './require-sms.ts';
import { isPhoneTaken } from './set-phone.ts';
import { accounts } from './tables.ts';
import { tryVerificationCode, useVerificationCode } from './use-verification-code.ts';

/** What a person fills in to register. */
export interface Registration {
  readonly email: string;
  readonly code: string;
  readonly requestToken: string;
  readonly password: string;
  /** That the user agreement and the privacy policy were read and agreed to. */
  readonly agreed: boolean;
  /** A phone to sign in with as well, and the code that was sent there. */
  readonly phone?: { readonly number: string; readonly code: string; readonly requestToken: string } | undefined;
  readonly invitationCode?: string | undefined;
  readonly language: Language;
  readonly networkAddress: string;
  /** The browser it is done with (see device-cookie.ts); absent where that is a program. */
  readonly device?: string | undefined;
}

/**
 * Makes an account for a verified address and signs it in. Whatever can be wrong without asking the database is said
 * before the code is tried. Throws EMAIL_INVALID, EMAIL_PASSWORD_INVALID, EMAIL_DOMAIN_NOT_SUPPORTED, PASSWORD_…,
 * AGREEMENT_REQUIRED, PHONE_NOT_OFFERED, PHONE_INVALID, TOO_MANY_ATTEMPTS, VERIFICATION_CODE_…;
 * EMAIL_ALREADY_REGISTERED and PHONE_ALREADY_REGISTERED only to who has the code that was sent there.
 */
export async function registerAccount(tools: AccountTools, given: Registration): Promise<GrantedSession> {
  if (normaliseEmail(given.email) === undefined && given.password === '') throw new AppError('EMAIL_PASSWORD_INVALID');
  const email = requireEmail(given.email);
  requireSupportedDomain(email, tools.config.mail.domains);
  checkPassword(given.password, email);
  if (!given.agreed) throw new AppError('AGREEMENT_REQUIRED');
  if (given.phone) requirePhoneAtSignUp(tools);
  const phone = given.phone && requirePhone(given.phone.number);
  const { network, all } = enterCodeLimits(given.networkAddress);
  await countAttempts(tools.db, [network, all]);
  const codeId = await tryVerificationCode(tools, {
    sentTo: { email },
    purpose: 'register',
    code: given.code,
    requestToken: given.requestToken,
  });
  const phoneCodeId =
    given.phone &&
    phone &&
    (await tryVerificationCode(tools, { ...given.phone, sentTo: { phone }, purpose: 'register' }));
  // Before the codes are used up: the person may leave the phone out and go on.
  if (phone && (await isPhoneTaken(tools.db, phone))) throw new AppError('PHONE_ALREADY_REGISTERED');
  const passwordHash = await hashPassword(given.password);
  const invitedWith = given.invitationCode?.trim();
  const session = await tools.db.transaction(async (transaction) => {
    await useVerificationCode(transaction, codeId);
    if (phoneCodeId) await useVerificationCode(transaction, phoneCodeId);
    const [made] = await transaction
      .insert(accounts)
      .values({
        id: randomUUID(),
        // A name to begin with that says nothing of the address; its owner changes it when they like.
        username: `creator-${String(randomInt(1_000_000)).padStart(6, '0')}`,
        email,
        ...(phone ? { phone } : {}),
        passwordHash,
        passwordChangedAt: sql`now()`,
        language: given.language,
        agreedAt: sql`now()`,
        ...(invitedWith ? { invitedWith } : {}),
      })
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (!made) return undefined;
    await tools.onRegistered?.(transaction, {
      accountId: made.id,
      email,
      invitationCode: invitedWith,
      networkAddress: given.networkAddress,
      device: given.device,
    });
    return createSession(transaction, made.id);
  });
  // After the transaction, so that the code stays used up.
  if (!session)
    throw new AppError(
      phone && (await isPhoneTaken(tools.db, phone)) ? 'PHONE_ALREADY_REGISTERED' : 'EMAIL_ALREADY_REGISTERED',
    );
  return session;
}
