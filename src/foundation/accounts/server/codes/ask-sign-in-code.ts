import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { normaliseEmail } from '#src/shared/email-address.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import { signInCodeLimits } from '../attempts/attempt-limits.ts';
import { noteAttempt } from '../attempts/count-attempt.ts';
import type { Identifier } from '../identifiers/identifier.ts';
import { createSecretToken } from '../secret-token.ts';
import { verificationCodes } from '../tables.ts';
import { deliverMail } from './deliver-mail.ts';
import { CODE_LIFE_MINUTES, CODE_PURPOSE, createCodeDigits } from './send-verification-code.ts';
import { tryVerificationCode } from './use-verification-code.ts';
import { writeCodeMail } from './write-code-mail.ts';

/** An attempt to sign in to an account under attack. */
export interface SuspectSignIn {
  /** As it was given for signing in. */
  readonly identifier: Identifier;
  readonly code: string | undefined;
  readonly requestToken: string | undefined;
  readonly language: Language;
  readonly networkAddress: string;
  /** The account and its address, if the password was right. */
  readonly proven: { readonly accountId: string; readonly email: string } | undefined;
}

/**
 * Requires the code that is mailed to the account's address. A wrong password and an unknown address get the same
 * answers as the right one: a code is created for each, but mailed only when the password was right. Returns the code's
 * id. Throws SIGN_IN_CODE_REQUIRED with `requestToken` when no code was given, VERIFICATION_CODE_….
 */
export async function requireSignInCode(dependencies: AccountDependencies, given: SuspectSignIn): Promise<string> {
  if (given.code !== undefined && given.code.trim() !== '' && given.requestToken !== undefined) {
    return tryVerificationCode(dependencies, {
      sentTo: given.identifier,
      purpose: 'sign_in',
      code: given.code,
      requestToken: given.requestToken,
    });
  }
  const id = randomUUID();
  const code = createCodeDigits();
  const { token, sha256 } = createSecretToken();
  if (isKept(given.identifier)) {
    await dependencies.db.insert(verificationCodes).values({
      id,
      ...given.identifier,
      purpose: 'sign_in',
      requestSha256: sha256,
      codeMac: dependencies.keys.sign(CODE_PURPOSE, `${id}:${code}`),
      expiresAt: sql`now() + make_interval(mins => ${CODE_LIFE_MINUTES})`,
    });
  }
  if (given.proven && (await mayMail(dependencies, given.proven.accountId, given.networkAddress))) {
    const mail = writeCodeMail({
      to: given.proven.email,
      code,
      purpose: 'sign_in',
      minutes: CODE_LIFE_MINUTES,
      language: given.language,
    });
    // Not awaited: the response time would reveal that the password was right.
    deliverMail(dependencies, mail).catch((error: unknown) =>
      dependencies.log.warn({ err: error }, 'the code that signs in could not be mailed'),
    );
  }
  throw new AppError('SIGN_IN_CODE_REQUIRED', { details: { requestToken: token } });
}

/** A text that is neither an address nor a number belongs to nobody, and the table would reject it. */
function isKept(identifier: Identifier): boolean {
  return 'email' in identifier
    ? normaliseEmail(identifier.email) === identifier.email
    : /^\+[1-9]\d{7,14}$/.test(identifier.phone);
}

async function mayMail({ db }: AccountDependencies, accountId: string, networkAddress: string): Promise<boolean> {
  for (const limit of signInCodeLimits(accountId, networkAddress)) {
    if ((await noteAttempt(db, limit)).isOver) {
      return false;
    }
  }
  return true;
}
