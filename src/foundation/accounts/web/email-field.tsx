import type { ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';

/** The email address of an account. */
export function EmailField({
  value,
  onChange,
  error,
  autoComplete = 'email',
}: {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  error: string | undefined;
  /** `username` on the sign-in page. */
  autoComplete?: 'email' | 'username';
}) {
  const t = useTranslations('accounts');
  return (
    <TextField
      label={t('email')}
      type="email"
      name="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
