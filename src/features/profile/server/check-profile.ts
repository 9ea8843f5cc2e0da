import { checkUsername } from '#src/foundation/accounts/server/rename-account.ts';
import { NETWORKS, PROFILE_LIMITS } from '#src/shared/catalogue/profile-choices.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { ProfileFields } from '../contract.ts';

/** What a person wrote of themselves as it may be kept. Throws USERNAME_INVALID, DESCRIPTION_TOO_LONG, PHONE_INVALID. */
export function checkProfile(fields: ProfileFields): ProfileFields {
  const accounts = fields.social_accounts
    .map(({ network, name }) => ({
      network,
      name: cleanText(name, PROFILE_LIMITS.socialNameCharacters).replaceAll('\n', ' '),
    }))
    .filter(({ network, name }) => name !== '' && NETWORKS.includes(network));
  return {
    ...fields,
    username: checkUsername(fields.username),
    description: cleanText(fields.description, PROFILE_LIMITS.descriptionCharacters),
    phone: checkPhone(fields.phone),
    social_accounts: accounts,
    job: cleanText(fields.job, PROFILE_LIMITS.jobCharacters).replaceAll('\n', ' '),
    reasons: [...new Set(fields.reasons)],
    use_cases: [...new Set(fields.use_cases)],
  };
}

/** Without control characters but line ends, and without halves of surrogate pairs. */
function cleanText(written: string, limit: number): string {
  const text = written
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim();
  if (text.length > limit) throw new AppError('DESCRIPTION_TOO_LONG', { details: { limit } });
  return text;
}

/** Digits with or without a plus; spaces, hyphens and brackets are only for reading. */
function checkPhone(written: string | null): string | null {
  const phone = (written ?? '').normalize('NFKC').replaceAll(/[\s().-]/g, '');
  if (phone === '') return null;
  if (!/^\+?[0-9]{5,15}$/.test(phone)) throw new AppError('PHONE_INVALID');
  return phone;
}
