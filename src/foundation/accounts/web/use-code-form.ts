import { useState, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { PASSWORD_MINIMUM } from '../password-length.ts';
import type { CodeFields } from './code-fields.tsx';
import { isEmail } from './is-email.ts';
import { useProblems, type Problems } from './problems.ts';
import { useCodeRequest } from './use-code-request.ts';

/**
 * What the forms have in common that ask for an address, the code that was sent to it, and a new password. `fields` goes to
 * CodeFields; `check` finds what is wrong, with what the form adds of its own, and asks for the code where that comes first;
 * it answers with what may be sent.
 */
export function useCodeForm(purpose: Parameters<typeof useCodeRequest>[0]) {
  const t = useTranslations('accounts.problems');
  const codes = useCodeRequest(purpose);
  const [email, setEmail] = useState(codes.request?.email ?? '');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { problems, form, show, showError, clear } = useProblems();

  const sendCode = async (): Promise<boolean> => {
    if (show({ email: isEmail(email) ? undefined : t('emailInvalid') })) return false;
    try {
      await codes.send(email.trim());
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  };

  const check = (more: Problems): { email: string; code: string; password: string; requestToken: string } | undefined => {
    const emailRight = isEmail(email);
    const asked = codes.request?.email === email.trim() ? codes.request : undefined;
    // Enter in the address, before anything else is filled in, asks for the code.
    if (emailRight && !asked && code === '' && password === '') {
      void sendCode();
      return undefined;
    }
    const wrong = show({
      email: emailRight ? undefined : password === '' && purpose === 'register' ? t('emailPasswordInvalid') : t('emailInvalid'),
      code: !emailRight ? undefined : !asked ? t('codeNotSent') : code.length < 6 ? t('codeEmpty') : undefined,
      password: password === '' ? t('passwordEmpty') : [...password].length < PASSWORD_MINIMUM ? t('passwordShort', { minimum: PASSWORD_MINIMUM }) : undefined,
      ...more,
    });
    return wrong || !asked ? undefined : { email: email.trim(), code, password, requestToken: asked.requestToken };
  };

  const fields: ComponentProps<typeof CodeFields> = {
    email, onEmail: (value) => { setEmail(value); clear('email'); },
    code, onCode: (value) => { setCode(value); clear('code'); },
    problems, request: codes.request, secondsLeft: codes.secondsLeft, isSending: codes.isSending, onSend: sendCode,
  };
  return { fields, password, setPassword: (value: string) => { setPassword(value); clear('password'); }, problems, form, showError, clear, check, forgetCode: codes.forget };
}
