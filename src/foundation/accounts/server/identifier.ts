import { eq, type SQL } from 'drizzle-orm';
import { AppError } from '#src/shared/errors/app-error.ts';
import { normalisePhone } from '#src/shared/phone-number.ts';
import { normaliseEmail, requireEmail } from './email-address.ts';
import { accounts } from './tables.ts';

/** By what somebody is known: an address of mail, or a phone number that they have shown to be theirs. As they are kept. */
export type Identifier = { readonly email: string } | { readonly phone: string };

/** The same as a person writes it. Where there is a phone, it counts. */
export interface WrittenIdentifier {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** What was written as it is kept. Throws EMAIL_INVALID, PHONE_INVALID. */
export function requireIdentifier({ email, phone }: WrittenIdentifier): Identifier {
  return phone === undefined ? { email: requireEmail(email ?? '') } : { phone: requirePhone(phone) };
}

/** The same for looking somebody up: what is neither is one that nobody has. Undefined where nothing was written. */
export function readIdentifier({ email = '', phone }: WrittenIdentifier): Identifier | undefined {
  if ((phone ?? email).trim() === '') return undefined;
  return phone === undefined
    ? { email: normaliseEmail(email) ?? asText(email) }
    : { phone: normalisePhone(phone) ?? asText(phone) };
}

/** Nothing that a database would refuse to be asked for. */
function asText(written: string): string {
  return written.slice(0, 320).replaceAll(/\p{Cc}/gu, ' ');
}

/** The number, or PHONE_INVALID. */
export function requirePhone(written: string): string {
  const phone = normalisePhone(written);
  if (phone === undefined) throw new AppError('PHONE_INVALID');
  return phone;
}

/** True for the account that has it. */
export function hasIdentifier(identifier: Identifier): SQL {
  return 'email' in identifier ? eq(accounts.email, identifier.email) : eq(accounts.phone, identifier.phone);
}

/** As one text, for counting tries: no number is an address. */
export function identifierText(identifier: Identifier): string {
  return 'email' in identifier ? identifier.email : identifier.phone;
}
