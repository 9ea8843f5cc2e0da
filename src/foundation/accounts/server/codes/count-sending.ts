import { AppError, isAppError } from '#src/shared/errors/app-error.ts';
import type { Language } from '#src/shared/language/languages.ts';
import type { AccountDependencies } from '../account-dependencies.ts';
import {
  ownCodeLimits,
  ownSmsLimits,
  sendCodeLimits,
  sendSmsLimits,
  setPhoneLimit,
} from '../attempts/attempt-limits.ts';
import { countAttempt, countAttempts, noteAttempt, type AttemptLimit } from '../attempts/count-attempt.ts';
import { requireSupportedDomain } from '../identifiers/email-address.ts';
import { hasIdentifier, type Identifier } from '../identifiers/identifier.ts';
import { isKnownDevice, NOBODY } from '../sessions/known-devices.ts';
import { accounts, type CodePurpose } from '../tables.ts';
import { countSms } from './count-sms.ts';
import { requirePhoneAtSignUp, requireSms } from './require-sms.ts';

/** A request for a code. */
export interface CodeAsked {
  readonly to: Identifier;
  readonly purpose: CodePurpose;
  readonly language: Language;
  readonly networkAddress: string;
  /** The account that adds the phone; only for the purpose set_phone. */
  readonly accountId?: string;
  /** The browser's mark, if it sent its cookie (see device-cookie.ts). */
  readonly device?: string | undefined;
}

/**
 * Counts the sending of a code against every limit, after the checks that need none. A browser that the account knows
 * has its own allowance, which requests by strangers do not use up. Returns the pause between two, to be taken back
 * when nothing could be sent. Throws EMAIL_DOMAIN_NOT_SUPPORTED, PHONE_NOT_OFFERED, TOO_MANY_ATTEMPTS,
 * VERIFICATION_CODE_SEND_FAILED when no SMS is left for today, and CODE_JUST_SENT when a recent code is still valid.
 */
export async function countSending(dependencies: AccountDependencies, asked: CodeAsked): Promise<AttemptLimit> {
  const { to, purpose, networkAddress } = asked;
  refuseUnsendable(dependencies, asked);
  const own = purpose === 'reset_password' ? await findOwnLimits(dependencies, asked) : undefined;
  if ('phone' in to) {
    const { networks, again, phone } = sendSmsLimits(to.phone, networkAddress);
    await countEach(dependencies, own ?? { again, others: [...networks, ...limitsOf(asked), phone] });
    await countSms(dependencies, { ...asked, isOwn: own !== undefined });
    return own?.again ?? again;
  }
  if (own) {
    await countEach(dependencies, own);
    return own.again;
  }
  const limits = sendCodeLimits(to.email, purpose, networkAddress);
  const isFlood = (await noteAttempt(dependencies.db, limits.all)).isOver;
  await countEach(dependencies, {
    again: limits.again,
    others: isFlood ? limits.strictNetworks : limits.networks,
  });
  if ((await noteAttempt(dependencies.db, limits.address)).isOver) {
    await countAttempts(dependencies.db, limits.scarce);
  }
  return limits.again;
}

function refuseUnsendable(dependencies: AccountDependencies, { to, purpose }: CodeAsked): void {
  if ('phone' in to) {
    requireSms(dependencies);
    if (purpose === 'register') {
      requirePhoneAtSignUp(dependencies);
    }
  } else if (purpose === 'register') {
    requireSupportedDomain(to.email, dependencies.config.mail.domains);
  }
}

/** The allowance of a browser that has signed in to the account of this address or phone. */
async function findOwnLimits(dependencies: AccountDependencies, { to, purpose, device }: CodeAsked) {
  const [account] = await dependencies.db.select({ id: accounts.id }).from(accounts).where(hasIdentifier(to));
  const isKnown = await isKnownDevice(dependencies, account?.id ?? NOBODY, device);
  if (!account || device === undefined || !isKnown) {
    return undefined;
  }
  return 'phone' in to ? ownSmsLimits(account.id, device) : ownCodeLimits(account.id, purpose, device);
}

/** The limits for an account that requests a code for itself. */
function limitsOf({ accountId }: CodeAsked): AttemptLimit[] {
  return accountId === undefined ? [] : [setPhoneLimit(accountId)];
}

async function countEach(
  { db }: AccountDependencies,
  { again, others }: { again: AttemptLimit; others: readonly AttemptLimit[] },
): Promise<void> {
  try {
    await countAttempt(db, again);
  } catch (error) {
    throw isAppError(error, 'TOO_MANY_ATTEMPTS')
      ? new AppError('CODE_JUST_SENT', { details: error.details ?? {}, cause: error })
      : error;
  }
  await countAttempts(db, others);
}
