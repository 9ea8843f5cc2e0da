import { networkOf } from '#src/platform/server/http/network-of.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { CodePurpose } from '../tables.ts';
import type { AttemptLimit } from './count-attempt.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds before another code may be requested. */
export const RESEND_SECONDS = LIMITS.codes.resendSeconds;

/**
 * Limits of signing in. A browser that the account has signed in from is counted by itself (`device`), so that others
 * cannot lock it out. Everybody else is counted by network, by network and account, and by account (known or not).
 * Passing the last one locks nothing: it means that the account is under attack, and that unknown browsers must prove
 * more (see admit-sign-in.ts).
 */
export function signInLimits(
  identifier: string,
  networkAddress: string,
): {
  networks: AttemptLimit[];
  strictNetworks: AttemptLimit[];
  pair: AttemptLimit;
  account: AttemptLimit;
  all: AttemptLimit;
} {
  const network = networkOf(networkAddress);
  return {
    networks: networkLimits('sign-in-network', networkAddress, { allowed: 60, seconds: 15 * MINUTE }),
    // The remaining allowance while the whole site is flooded: enough for typing a password, not for trying a list.
    strictNetworks: networkLimits('sign-in-network', networkAddress, { allowed: 12, seconds: 15 * MINUTE }),
    pair: { kind: 'sign-in-pair', subject: `${network} ${identifier}`, allowed: 10, seconds: 15 * MINUTE },
    account: { kind: 'sign-in-account', subject: identifier, allowed: 10, seconds: 15 * MINUTE },
    all: { kind: 'sign-in-all', subject: 'all', allowed: 1200, seconds: MINUTE },
  };
}

/** Limit of signing in from a browser that the account knows. */
export function knownDeviceLimit(accountId: string, device: string): AttemptLimit {
  return { kind: 'sign-in-device', subject: `${accountId} ${device}`, allowed: 10, seconds: 15 * MINUTE };
}

/**
 * Limit of signing in to an account under attack when no code can be mailed: one attempt, then a wait that doubles with
 * every ten failures, up to a minute. Counted per network, so a new network does not wait.
 */
export function slowedSignInLimit(identifier: string, networkAddress: string, failures: number): AttemptLimit {
  const seconds = Math.min(60, 2 ** Math.min(6, Math.ceil(failures / 10)));
  return { kind: 'sign-in-slowed', subject: `${networkOf(networkAddress)} ${identifier}`, allowed: 1, seconds };
}

/** Limits of mailing the code that signs in to an account under attack. Counted only after the right password. */
export function signInCodeLimits(accountId: string, networkAddress: string): AttemptLimit[] {
  return [
    {
      kind: 'sign-in-code-again',
      subject: `${networkOf(networkAddress)} ${accountId}`,
      allowed: 1,
      seconds: RESEND_SECONDS,
    },
    { kind: 'sign-in-code-account', subject: accountId, allowed: 20, seconds: HOUR },
  ];
}

/**
 * Limits of mailing a code. `again` is the pause between two for the same purpose. Passing `address` or `all` locks
 * nothing: then `scarce` for the address and `strictNetworks` over all apply, which a new network has not used.
 */
export function sendCodeLimits(
  email: string,
  purpose: CodePurpose,
  networkAddress: string,
): {
  networks: AttemptLimit[];
  strictNetworks: AttemptLimit[];
  again: AttemptLimit;
  address: AttemptLimit;
  scarce: AttemptLimit[];
  all: AttemptLimit;
} {
  const network = networkOf(networkAddress);
  return {
    networks: networkLimits('send-code-network', networkAddress, { allowed: 30, seconds: HOUR }),
    strictNetworks: networkLimits('send-code-network', networkAddress, { allowed: 4, seconds: HOUR }),
    again: { kind: 'send-code-again', subject: `${purpose} ${network} ${email}`, allowed: 1, seconds: RESEND_SECONDS },
    address: { kind: 'send-code-account', subject: email, allowed: 8, seconds: HOUR },
    scarce: networkLimits('send-code-scarce', networkAddress, { allowed: 1, seconds: HOUR }, email),
    all: { kind: 'send-code-all', subject: 'all', allowed: 600, seconds: 10 * MINUTE },
  };
}

/** Limits of sending a code to an account's own address or phone, for a browser that it knows. */
export function ownCodeLimits(
  accountId: string,
  purpose: CodePurpose,
  device: string,
): { again: AttemptLimit; others: AttemptLimit[] } {
  return {
    again: {
      kind: 'send-code-again',
      subject: `${purpose} ${accountId} ${device}`,
      allowed: 1,
      seconds: RESEND_SECONDS,
    },
    others: [{ kind: 'send-code-device', subject: `${accountId} ${device}`, allowed: 5, seconds: HOUR }],
  };
}

/** Limits of sending a code by SMS, which costs money: stricter, and independent of the purpose. */
export function sendSmsLimits(
  phone: string,
  networkAddress: string,
): { networks: AttemptLimit[]; again: AttemptLimit; phone: AttemptLimit } {
  return {
    networks: networkLimits('send-sms-network', networkAddress, { allowed: 10, seconds: HOUR }),
    again: {
      kind: 'send-sms-again',
      subject: `${networkOf(networkAddress)} ${phone}`,
      allowed: 1,
      seconds: RESEND_SECONDS,
    },
    phone: { kind: 'send-sms-phone', subject: phone, allowed: 5, seconds: DAY },
  };
}

/** Limits of sending a code by SMS to an account's own phone, for a browser that it knows. */
export function ownSmsLimits(accountId: string, device: string): { again: AttemptLimit; others: AttemptLimit[] } {
  const subject = `${accountId} ${device}`;
  return {
    again: { kind: 'send-sms-again', subject, allowed: 1, seconds: RESEND_SECONDS },
    others: [{ kind: 'send-sms-device', subject, allowed: 5, seconds: DAY }],
  };
}

/**
 * The site's SMS of one day (UTC), and the half of them that strangers can use. Counted by date, so that both periods
 * begin and end together.
 */
export function smsDayLimits(perDay: number): { site: AttemptLimit; strangers: AttemptLimit } {
  const subject = new Date().toISOString().slice(0, 10);
  return {
    site: { kind: 'send-sms-site', subject, allowed: perDay, seconds: DAY },
    strangers: { kind: 'send-sms-strangers', subject, allowed: Math.ceil(perDay / 2), seconds: DAY },
  };
}

/** The remaining allowance of a stranger's network once strangers have used much of their SMS of the day. */
export function scarceSmsLimits(networkAddress: string): AttemptLimit[] {
  return networkLimits('send-sms-scarce', networkAddress, { allowed: 1, seconds: DAY });
}

/** Limit of sending codes to phones that an account wants to add. */
export function setPhoneLimit(accountId: string): AttemptLimit {
  return { kind: 'send-sms-account', subject: accountId, allowed: 5, seconds: DAY };
}

/**
 * Limits of entering codes of any kind. Each code also has its own five attempts, and only the requesting browser can
 * try it, so no limit over all is needed.
 */
export function enterCodeLimits(networkAddress: string): AttemptLimit[] {
  return networkLimits('enter-code-network', networkAddress, { allowed: 60, seconds: 15 * MINUTE });
}

/** Limit of giving the current password to change it. */
export function changePasswordLimit(accountId: string): AttemptLimit {
  return { kind: 'change-password', subject: accountId, allowed: 10, seconds: 15 * MINUTE };
}

/** Limit of giving the password to close the account. */
export function closeAccountLimit(accountId: string): AttemptLimit {
  return { kind: 'close-account', subject: accountId, allowed: 10, seconds: 15 * MINUTE };
}

/** Limit of confirming the password for a dangerous action. */
export function confirmLimit(accountId: string): AttemptLimit {
  return { kind: 'confirm', subject: accountId, allowed: 10, seconds: 15 * MINUTE };
}

/**
 * Limit of entering authenticator or recovery codes. A browser or session that the account knows is counted by itself
 * (`from`), so that others cannot lock it out.
 */
export function secondFactorLimit(accountId: string, from = ''): AttemptLimit {
  return { kind: 'second-factor', subject: `${accountId} ${from}`.trimEnd(), allowed: 10, seconds: 15 * MINUTE };
}

/**
 * Limits for the network of an address and, for IPv6, for the larger networks around it: one connection often has a
 * whole /56 or /48, whose /64s would each have their own allowance.
 */
export function networkLimits(
  kind: string,
  networkAddress: string,
  { allowed, seconds }: Pick<AttemptLimit, 'allowed' | 'seconds'>,
  of = '',
): AttemptLimit[] {
  return networksAround(networkAddress).map(({ name, times }) => ({
    kind,
    subject: `${name} ${of}`.trimEnd(),
    allowed: allowed * times,
    seconds,
  }));
}

/** An address's network and those around it, smallest first, with how much more each may do. */
function networksAround(address: string): { name: string; times: number }[] {
  const own = networkOf(address);
  if (!own.includes(':')) {
    return [{ name: own, times: 1 }];
  }
  const [first = '0', second = '0', third = '0', fourth = '0'] = own.split(':');
  const site = `${first}:${second}:${third}`;
  const household = Number.parseInt(fourth, 16) >> 8;
  return [
    { name: own, times: 1 },
    { name: `${site}:${household.toString(16)}/56`, times: 3 },
    { name: `${site}/48`, times: 10 },
  ];
}
