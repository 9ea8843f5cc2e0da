import { useTranslations } from 'use-intl';
import { PASSWORD_MINIMUM } from '../password-length.ts';

/** How a form names what is wrong with a new password. */
export function usePasswordTexts(): { missing: string; tooShort: string } {
  const t = useTranslations('accounts.problems');
  return { missing: t('passwordEmpty'), tooShort: t('passwordShort', { minimum: PASSWORD_MINIMUM }) };
}
