import { and, eq, isNull } from 'drizzle-orm';
import { networkOf } from '#src/platform/server/http/network-of.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { admitSignIn } from './attempts/admit-sign-in.ts';
import { slowedSignInLimit } from './attempts/attempt-limits.ts';
import { countAttempt } from './attempts/count-attempt.ts';
import { requireSignInCode } from './codes/ask-sign-in-code.ts';
import { requireSms } from './codes/require-sms.ts';
import { useVerificationCode } from './codes/use-verification-code.ts';
import {
  hasIdentifier,
  identifierText,
  readIdentifier,
  type Identifier,
  type WrittenIdentifier,
} from './identifiers/identifier.ts';
import { verifyPassword } from './passwords/password-hash.ts';
import { checkSecondFactor, hasSecondFactor } from './second-factor/check-second-factor.ts';
import { createSession, type GrantedSession } from './sessions/create-session.ts';
import { isKnownDevice, NOBODY } from './sessions/known-devices.ts';
import { accounts } from './tables.ts';

/** The input of signing in, and where it comes from. */
export type SignInForm = WrittenIdentifier & {
  readonly password: string;
  readonly agreed: boolean;
  readonly secondFactorCode?: string | undefined;
  /** The mailed code, and the token of SIGN_IN_CODE_REQUIRED. */
  readonly signInCode?: string | undefined;
  readonly requestToken?: string | undefined;
  readonly networkAddress: string;
  /** The browser's mark (see device-cookie.ts), if it sent one. */
  readonly device?: string | undefined;
  readonly language: Language;
};

/**
 * Signs in with email or phone, and password. An unknown address or number costs the same look-up and hash, gets the
 * same answer as a wrong password, and is counted alike. Throws CREDENTIALS_EMPTY, AGREEMENT_REQUIRED,
 * TOO_MANY_ATTEMPTS, INVALID_CREDENTIALS, PHONE_NOT_OFFERED; SIGN_IN_CODE_REQUIRED and VERIFICATION_CODE_… during an
 * attack; and, after the right password, SECOND_FACTOR_….
 */
export async function signIn(dependencies: AccountDependencies, given: SignInForm): Promise<GrantedSession> {
  const identifier = requireForm(dependencies, given);
  const person = await findPerson(dependencies, identifier, given.device);
  const admitted = await admitSignIn(dependencies.db, {
    identifier,
    networkAddress: given.networkAddress,
    known: person?.known,
    codesAreMailed: dependencies.mailer !== undefined,
  });
  const isRight = await verifyPassword(given.password, person?.passwordHash, networkOf(given.networkAddress));
  const proven = isRight ? person : undefined;
  const codeId = admitted.isUnderAttack ? await proveMore(dependencies, given, identifier, proven) : undefined;
  if (!proven?.passwordHash) {
    throw new AppError('INVALID_CREDENTIALS');
  }
  const hasGivenFactor = await checkSecondFactor(dependencies, proven.id, given.secondFactorCode, proven.known?.device);
  const session = await beginSession(dependencies, {
    ...proven,
    passwordHash: proven.passwordHash,
    hasGivenFactor,
    codeId,
  });
  await admitted.forgive();
  return session;
}

function requireForm(dependencies: AccountDependencies, given: SignInForm): Identifier {
  if (given.phone !== undefined) {
    requireSms(dependencies);
  }
  const identifier = readIdentifier(given);
  if (!identifier || given.password === '') {
    throw new AppError('CREDENTIALS_EMPTY');
  }
  if (!given.agreed) {
    throw new AppError('AGREEMENT_REQUIRED');
  }
  return identifier;
}

interface Person {
  readonly id: string;
  readonly email: string | null;
  readonly passwordHash: string | null;
  /** Set when the account has signed in from this browser before. */
  readonly known: { readonly accountId: string; readonly device: string } | undefined;
}

async function findPerson(
  dependencies: AccountDependencies,
  identifier: Identifier,
  device: string | undefined,
): Promise<Person | undefined> {
  const [row] = await dependencies.db
    .select({ id: accounts.id, email: accounts.email, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(hasIdentifier(identifier));
  // Queried for unknown addresses too, so that they take as long.
  const isKnown = await isKnownDevice(dependencies, row?.id ?? NOBODY, device);
  return row && { ...row, known: isKnown && device !== undefined ? { accountId: row.id, device } : undefined };
}

/**
 * The further proof during an attack: the second factor if there is one (checked by `checkSecondFactor`), else a mailed
 * code; without a mail server the wait was counted already. Returns the id of the code.
 */
async function proveMore(
  dependencies: AccountDependencies,
  given: SignInForm,
  identifier: Identifier,
  proven: Person | undefined,
): Promise<string | undefined> {
  if (!dependencies.mailer || (proven && (await hasSecondFactor(dependencies.db, proven.id)))) {
    return undefined;
  }
  if (proven && proven.email === null) {
    await countAttempt(dependencies.db, slowedSignInLimit(identifierText(identifier), given.networkAddress, 60));
    return undefined;
  }
  return requireSignInCode(dependencies, {
    identifier,
    code: given.signInCode,
    requestToken: given.requestToken,
    language: given.language,
    networkAddress: given.networkAddress,
    proven: proven?.email ? { accountId: proven.id, email: proven.email } : undefined,
  });
}

/**
 * Starts the session while the account's row is locked, and only if what was proved still holds: a changed password or
 * closed account gets INVALID_CREDENTIALS, a new second factor SECOND_FACTOR_REQUIRED. Each of these changes ends the
 * existing sessions afterwards, so no stale one remains.
 */
async function beginSession(
  { db }: AccountDependencies,
  proven: { id: string; passwordHash: string; hasGivenFactor: boolean; codeId: string | undefined },
): Promise<GrantedSession> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(eq(accounts.id, proven.id), eq(accounts.passwordHash, proven.passwordHash), isNull(accounts.deletedAt)),
      )
      .for('share');
    if (!row) {
      throw new AppError('INVALID_CREDENTIALS');
    }
    if (!proven.hasGivenFactor && (await hasSecondFactor(transaction, proven.id))) {
      throw new AppError('SECOND_FACTOR_REQUIRED');
    }
    if (proven.codeId !== undefined) {
      await useVerificationCode(transaction, proven.codeId);
    }
    return createSession(transaction, proven.id);
  });
}
