import { eq, type SQL } from 'drizzle-orm';
import { normaliseEmail } from '#src/shared/email-address.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { normalisePhone } from '#src/shared/phone-number.ts';
import { accounts } from '../tables.ts';
import { requireEmail } from './email-address.ts';

/** What an account signs in with: an email address or a verified phone number, normalised. */
export type Identifier = { readonly email: string } | { readonly phone: string };

/** The same as entered. When both are given, the phone counts. */
export interface WrittenIdentifier {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** The normalised identifier. Throws EMAIL_INVALID, PHONE_INVALID. */
export function requireIdentifier({ email, phone }: WrittenIdentifier): Identifier {
  return phone === undefined ? { email: requireEmail(email ?? '') } : { phone: requirePhone(phone) };
}

/** The same for a look-up: an invalid one is kept as text, which matches nobody. Undefined when nothing was entered. */
export function readIdentifier({ email = '', phone }: WrittenIdentifier): Identifier | undefined {
  if ((phone ?? email).trim() === '') {
    return undefined;
  }
  return phone === undefined
    ? { email: normaliseEmail(email) ?? asText(email) }
    : { phone: normalisePhone(phone) ?? asText(phone) };
}

/** Removes what the database would reject in a query. */
function asText(written: string): string {
  return written.slice(0, 320).replaceAll(/\p{Cc}/gu, ' ');
}

/** The normalised number. Throws PHONE_INVALID. */
export function requirePhone(written: string): string {
  const phone = normalisePhone(written);
  if (phone === undefined) {
    throw new AppError('PHONE_INVALID');
  }
  return phone;
}

/** SQL condition: the account has this identifier. */
export function hasIdentifier(identifier: Identifier): SQL {
  return 'email' in identifier ? eq(accounts.email, identifier.email) : eq(accounts.phone, identifier.phone);
}

/** The identifier as a text, for counting attempts: a number never looks like an address. */
export function identifierText(identifier: Identifier): string {
  return 'email' in identifier ? identifier.email : identifier.phone;
}
