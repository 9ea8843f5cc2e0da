import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';

/**
 * The code that the server mails and requires besides the password while an account is under attack. `hear` takes what
 * a sign-in threw and returns the message for this field; undefined for other errors.
 */
export function useSignInCode(): {
  /** The typed code; undefined until it is required. */
  code: string | undefined;
  setCode: (value: string) => void;
  filled: { signInCode?: string; requestToken?: string };
  hear: (error: unknown) => string | undefined;
} {
  const [requestToken, setRequestToken] = useState<string>();
  const [code, setCode] = useState('');
  const hear = (error: unknown): string | undefined => {
    if (!(error instanceof ApiError)) {
      return undefined;
    }
    if (error.code === 'SIGN_IN_CODE_REQUIRED') {
      setRequestToken(String(error.details['requestToken']));
      setCode('');
      return error.message;
    }
    if (requestToken === undefined || !error.code.startsWith('VERIFICATION_CODE_')) {
      return undefined;
    }
    if (error.code === 'VERIFICATION_CODE_EXPIRED') {
      // Sending an empty field requests another code.
      setCode('');
    }
    return error.message;
  };
  return {
    code: requestToken === undefined ? undefined : code,
    setCode,
    filled: requestToken === undefined || code.trim() === '' ? {} : { signInCode: code, requestToken },
    hear,
  };
}

/** The field for the mailed code. Shown once it is required. */
export function SignInCodeField({
  value,
  onChange,
  error,
}: {
  value: string | undefined;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const t = useTranslations('accounts');
  if (value === undefined) {
    return null;
  }
  return (
    <TextField
      label={t('code.label')}
      hint={t('login.codeHint')}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      name="sign-in-code"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={40}
    />
  );
}
