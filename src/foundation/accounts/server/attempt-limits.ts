import { isIPv6 } from 'node:net';
import type { AttemptLimit } from './count-attempt.ts';
import type { CodePurpose } from './tables.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After how many seconds another code may be asked for. */
export const RESEND_SECONDS = 60;

/** Of signing in, by the address of mail or the number (known or not), the network address, and over all. */
export function signInLimits(
  identifier: string,
  networkAddress: string,
): { account: AttemptLimit; network: AttemptLimit; all: AttemptLimit } {
  return {
    account: { kind: 'sign-in-account', subject: identifier, allowed: 10, seconds: 15 * MINUTE },
    network: { kind: 'sign-in-network', subject: networkOf(networkAddress), allowed: 60, seconds: 15 * MINUTE },
    // Short: it keeps the processor from hashing for a flood, and must not lock everybody out for long.
    all: { kind: 'sign-in-all', subject: 'all', allowed: 1200, seconds: MINUTE },
  };
}

/** Of having a code mailed. `again` is the wait between two for the same purpose. */
export function sendCodeLimits(
  email: string,
  purpose: CodePurpose,
  networkAddress: string,
): { network: AttemptLimit; all: AttemptLimit; account: AttemptLimit; again: AttemptLimit } {
  return {
    network: { kind: 'send-code-network', subject: networkOf(networkAddress), allowed: 30, seconds: HOUR },
    all: { kind: 'send-code-all', subject: 'all', allowed: 600, seconds: 10 * MINUTE },
    account: { kind: 'send-code-account', subject: email, allowed: 8, seconds: HOUR },
    again: { kind: 'send-code-again', subject: `${purpose} ${email}`, allowed: 1, seconds: RESEND_SECONDS },
  };
}

/**
 * Of having a code sent by SMS, which costs money: tighter, and whatever it is for. `site` is what the operator allows
 * a day.
 */
export function sendSmsLimits(
  phone: string,
  networkAddress: string,
  perDay: number,
): { network: AttemptLimit; again: AttemptLimit; phone: AttemptLimit; site: AttemptLimit } {
  return {
    network: { kind: 'send-sms-network', subject: networkOf(networkAddress), allowed: 10, seconds: HOUR },
    again: { kind: 'send-sms-again', subject: phone, allowed: 1, seconds: RESEND_SECONDS },
    phone: { kind: 'send-sms-phone', subject: phone, allowed: 5, seconds: DAY },
    site: { kind: 'send-sms-site', subject: 'all', allowed: perDay, seconds: DAY },
  };
}

/** Of having codes sent to phones that an account wants to have. */
export function setPhoneLimit(accountId: string): AttemptLimit {
  return { kind: 'send-sms-account', subject: accountId, allowed: 5, seconds: DAY };
}

/** Of entering codes, whichever they belong to; each code has its own five tries besides. */
export function enterCodeLimits(networkAddress: string): { network: AttemptLimit; all: AttemptLimit } {
  return {
    network: { kind: 'enter-code-network', subject: networkOf(networkAddress), allowed: 60, seconds: 15 * MINUTE },
    all: { kind: 'enter-code-all', subject: 'all', allowed: 1200, seconds: MINUTE },
  };
}

/** Of giving the current password to change it. */
export function changePasswordLimit(accountId: string): AttemptLimit {
  return { kind: 'change-password', subject: accountId, allowed: 10, seconds: 15 * MINUTE };
}

/** Of giving the password to close the account. */
export function closeAccountLimit(accountId: string): AttemptLimit {
  return { kind: 'close-account', subject: accountId, allowed: 10, seconds: 15 * MINUTE };
}

/** Of giving the password again for what is dangerous. */
export function confirmLimit(accountId: string): AttemptLimit {
  return { kind: 'confirm', subject: accountId, allowed: 10, seconds: 15 * MINUTE };
}

/** Of giving the code of an authenticator app, or a recovery code. */
export function secondFactorLimit(accountId: string): AttemptLimit {
  return { kind: 'second-factor', subject: accountId, allowed: 10, seconds: 15 * MINUTE };
}

/** What is counted as one network: an IPv4 address, or the 64 bits of an IPv6 address that one household gets. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const plain = address.split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.toLowerCase().split('::');
  const left = before.split(':').filter((group) => group !== '');
  const right = (after ?? '').split(':').filter((group) => group !== '');
  const groups =
    after === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
