import { useTranslations } from 'use-intl';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';

/** True for a refusal that asks for the code of an authenticator app. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED';
}

/** The code of an authenticator app, or a recovery code. Shown once it has been asked for. */
export function SecondFactorField({
  value,
  onChange,
  error,
}: {
  value: string | undefined;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const t = useTranslations('accounts');
  if (value === undefined) return null;
  return (
    <TextField
      label={t('secondFactor')}
      hint={t('secondFactorHint')}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      name="second-factor"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
}
