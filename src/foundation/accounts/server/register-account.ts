import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isDatabaseUnavailable } from '#src/platform/server/database/database-errors.ts';
import { networkOf } from '#src/platform/server/http/network-of.ts';
import { normaliseEmail } from '#src/shared/email-address.ts';
import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { enterCodeLimits } from './attempts/attempt-limits.ts';
import { countAttempts } from './attempts/count-attempt.ts';
import { requirePhoneAtSignUp } from './codes/require-sms.ts';
import { tryVerificationCode, useVerificationCode } from './codes/use-verification-code.ts';
import { requireEmail, requireSupportedDomain } from './identifiers/email-address.ts';
import { requirePhone } from './identifiers/identifier.ts';
import { checkPassword } from './passwords/check-password.ts';
import { hashPassword } from './passwords/password-hash.ts';
import { isPhoneTaken } from './phone/set-phone.ts';
import { createSession, type GrantedSession } from './sessions/create-session.ts';
import { accounts } from './tables.ts';

/** What a person fills in to register. */
export interface Registration {
  readonly email: string;
  readonly code: string;
  readonly requestToken: string;
  readonly password: string;
  /** The user agreement and the privacy policy were accepted. */
  readonly agreed: boolean;
  /** A phone to sign in with as well, and the code that was sent to it. */
  readonly phone?: { readonly number: string; readonly code: string; readonly requestToken: string } | undefined;
  readonly invitationCode?: string | undefined;
  readonly language: Language;
  readonly networkAddress: string;
  /** The browser's mark (see device-cookie.ts); absent for a program. */
  readonly device?: string | undefined;
}

/**
 * Creates an account for a verified address and signs it in. Everything that can be checked without the database is
 * checked before the code. Throws EMAIL_INVALID, EMAIL_PASSWORD_INVALID, EMAIL_DOMAIN_NOT_SUPPORTED, PASSWORD_…,
 * AGREEMENT_REQUIRED, PHONE_NOT_OFFERED, PHONE_INVALID, TOO_MANY_ATTEMPTS, VERIFICATION_CODE_…;
 * EMAIL_ALREADY_REGISTERED and PHONE_ALREADY_REGISTERED only after the right code.
 */
export async function registerAccount(dependencies: AccountDependencies, given: Registration): Promise<GrantedSession> {
  if (normaliseEmail(given.email) === undefined && given.password === '') {
    throw new AppError('EMAIL_PASSWORD_INVALID');
  }
  const email = requireEmail(given.email);
  requireSupportedDomain(email, dependencies.config.mail.domains);
  checkPassword(given.password, email);
  if (!given.agreed) {
    throw new AppError('AGREEMENT_REQUIRED');
  }
  if (given.phone) {
    requirePhoneAtSignUp(dependencies);
  }
  const phone = given.phone && requirePhone(given.phone.number);
  await countAttempts(dependencies.db, enterCodeLimits(given.networkAddress));
  const codeId = await tryVerificationCode(dependencies, {
    sentTo: { email },
    purpose: 'register',
    code: given.code,
    requestToken: given.requestToken,
  });
  const phoneCodeId =
    given.phone &&
    phone &&
    (await tryVerificationCode(dependencies, { ...given.phone, sentTo: { phone }, purpose: 'register' }));
  // Before the codes are used up: the person can leave the phone out and continue.
  if (phone && (await isPhoneTaken(dependencies.db, phone))) {
    throw new AppError('PHONE_ALREADY_REGISTERED');
  }
  const passwordHash = await hashPassword(given.password, networkOf(given.networkAddress));
  const invitedWith = given.invitationCode?.trim();
  const session = await orRegistrationError(() =>
    dependencies.db.transaction(async (transaction) => {
      await useVerificationCode(transaction, codeId);
      if (phoneCodeId) {
        await useVerificationCode(transaction, phoneCodeId);
      }
      const [made] = await transaction
        .insert(accounts)
        .values({
          id: randomUUID(),
          // An initial name that reveals nothing of the address; its owner can change it.
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
      if (!made) {
        return undefined;
      }
      await dependencies.onRegistered?.(transaction, {
        accountId: made.id,
        email,
        invitationCode: invitedWith,
        networkAddress: given.networkAddress,
        device: given.device,
      });
      return createSession(transaction, made.id);
    }),
  );
  // After the transaction, so that the code stays used.
  if (!session) {
    throw new AppError(
      phone && (await isPhoneTaken(dependencies.db, phone)) ? 'PHONE_ALREADY_REGISTERED' : 'EMAIL_ALREADY_REGISTERED',
    );
  }
  return session;
}

/** Any unexpected failure becomes REGISTRATION_ERROR: nothing was created, and the code is still valid. */
async function orRegistrationError<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (cause) {
    throw isAppError(cause) || isDatabaseUnavailable(cause) ? cause : new AppError('REGISTRATION_ERROR', { cause });
  }
}
