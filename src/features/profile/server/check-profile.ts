import { checkUsername } from '#src/foundation/accounts/server/rename-account.ts';
import { NETWORKS, PROFILE_LIMITS } from '#src/shared/catalogue/profile-choices.ts';
import { cleanLine } from '#src/shared/clean-line.ts';
import { countCharacters } from '#src/shared/count-characters.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import type { ProfileFields } from '../contract.ts';

/** The profile fields as they are stored. Throws USERNAME_INVALID, DESCRIPTION_TOO_LONG, PHONE_INVALID. */
export function checkProfile(fields: ProfileFields): ProfileFields {
  const accounts = fields.social_accounts
    .map(({ network, name }) => ({
      network,
      name: cleanText(cleanLine(name), PROFILE_LIMITS.socialNameCharacters),
    }))
    .filter(({ network, name }) => name !== '' && NETWORKS.includes(network));
  return {
    ...fields,
    username: checkUsername(fields.username),
    description: cleanText(fields.description, PROFILE_LIMITS.descriptionCharacters),
    phone: checkPhone(fields.phone),
    social_accounts: accounts,
    job: cleanText(cleanLine(fields.job), PROFILE_LIMITS.jobCharacters),
    reasons: [...new Set(fields.reasons)],
    use_cases: [...new Set(fields.use_cases)],
  };
}

/** Removes control characters except line ends, and lone surrogates. */
function cleanText(written: string, limit: number): string {
  const text = written
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .trim();
  if (countCharacters(text) > limit) {
    throw new AppError('DESCRIPTION_TOO_LONG', { details: { limit } });
  }
  return text;
}

/** Digits with an optional plus; spaces, hyphens and brackets are removed. */
function checkPhone(written: string | null): string | null {
  const phone = (written ?? '').normalize('NFKC').replaceAll(/[\s().-]/g, '');
  if (phone === '') {
    return null;
  }
  if (!/^\+?[0-9]{5,15}$/.test(phone)) {
    throw new AppError('PHONE_INVALID');
  }
  return phone;
}
