import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PASSWORD_MINIMUM } from '../password-length.ts';
import { useProblems, type Problems } from './problems.ts';
import { useSendCode } from './use-account.ts';
import { useCode, type CodeChannel, type FilledCode } from './use-code.ts';

/**
 * What the forms have in common that ask for an address (or a phone), the code that was sent to it, and a new password.
 * `fields` goes to CodeFields; `check` finds what is wrong, with what the form adds of its own, and asks for the code
 * where that comes first; it answers with what may be sent.
 */
export function useCodeForm(purpose: 'register' | 'reset_password', by: CodeChannel) {
  const t = useTranslations('accounts.problems');
  const form = useProblems();
  const sendCode = useSendCode(purpose);
  const code = useCode(by, purpose, (to) => sendCode(by, to), form);
  const [password, setPassword] = useState('');

  const check = (more: Problems): (FilledCode & { password: string }) | undefined => {
    // Enter in the address, before anything else is filled in, asks for the code.
    if (code.to !== undefined && !code.asked && code.code === '' && password === '') {
      void code.send();
      return undefined;
    }
    const wrong = form.show({
      ...code.wrong,
      ...(code.to === undefined && password === '' && purpose === 'register'
        ? { email: t('emailPasswordInvalid') }
        : {}),
      password:
        password === ''
          ? t('passwordEmpty')
          : [...password].length < PASSWORD_MINIMUM
            ? t('passwordShort', { minimum: PASSWORD_MINIMUM })
            : undefined,
      ...more,
    });
    return wrong || !code.filled ? undefined : { ...code.filled, password };
  };
  return {
    form,
    fields: code.fields,
    password,
    setPassword: (value: string) => {
      setPassword(value);
      form.clear('password');
    },
    check,
    forgetCode: code.forget,
  };
}
