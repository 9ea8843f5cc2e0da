import type { ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';

/** True for a refusal that asks for an authenticator code. */
export function asksForCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED';
}

/** The code of an authenticator app, or a recovery code. Shown once it is required. */
export function SecondFactorField({
  value,
  ...field
}: {
  value: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  maximum: number | undefined;
  error: string | undefined;
}) {
  const t = useTranslations('accounts');
  if (value === undefined) {
    return null;
  }
  return (
    <TextField
      label={t('secondFactor')}
      hint={t('secondFactorHint')}
      {...field}
      // It is shown only where it is required.
      optional={false}
      value={value}
      name="second-factor"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
