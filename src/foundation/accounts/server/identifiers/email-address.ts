import { normaliseEmail } from '#src/shared/email-address.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { MAINSTREAM_PROVIDERS } from './mainstream-providers.ts';

/** The normalised address. Throws EMAIL_INVALID. */
export function requireEmail(written: string): string {
  const address = normaliseEmail(written);
  if (address === undefined) {
    throw new AppError('EMAIL_INVALID');
  }
  return address;
}

/** Throws EMAIL_DOMAIN_NOT_SUPPORTED unless the provider is in KINORA_MAIL_DOMAINS or in the default list. */
export function requireSupportedDomain(address: string, setting: string | undefined): void {
  if (setting === '*') {
    return;
  }
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const named = (setting ?? '').replace(/^\+/, '').split(',');
  const usual = setting === undefined || setting.startsWith('+');
  if (named.includes(domain) || (usual && MAINSTREAM_PROVIDERS.includes(domain))) {
    return;
  }
  throw new AppError('EMAIL_DOMAIN_NOT_SUPPORTED', { details: { domain } });
}
