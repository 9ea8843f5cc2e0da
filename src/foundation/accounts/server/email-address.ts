import { AppError } from '#src/shared/errors/app-error.ts';
import { MAINSTREAM_PROVIDERS } from './mainstream-providers.ts';

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** An address as it is stored and compared: without spaces around, in small letters. Undefined when it is none. */
export function normaliseEmail(written: string): string | undefined {
  const address = written.normalize('NFKC').trim().toLowerCase();
  if (address.length > 254) return undefined;
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, Math.max(0, at)), address.slice(at + 1)];
  return local.length <= 64 && LOCAL.test(local) && DOMAIN.test(domain) ? address : undefined;
}

/** The address, or EMAIL_INVALID. */
export function requireEmail(written: string): string {
  const address = normaliseEmail(written);
  if (address === undefined) throw new AppError('EMAIL_INVALID');
  return address;
}

/**
 * Throws EMAIL_DOMAIN_NOT_SUPPORTED unless the provider is among those of the setting (see KINORA_MAIL_DOMAINS), or of
 * the usual list.
 */
export function requireSupportedDomain(address: string, setting: string | undefined): void {
  if (setting === '*') return;
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const named = (setting ?? '').replace(/^\+/, '').split(',');
  const usual = setting === undefined || setting.startsWith('+');
  if (named.includes(domain) || (usual && MAINSTREAM_PROVIDERS.includes(domain))) return;
  throw new AppError('EMAIL_DOMAIN_NOT_SUPPORTED', { details: { domain } });
}
