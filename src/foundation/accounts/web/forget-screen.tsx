import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../password-length.ts';
import { CodeFields } from './code-fields.tsx';
import { EntryForm, EntryFrame } from './entry-form.tsx';
import { isEmail } from './is-email.ts';
import { PasswordField } from './password-field.tsx';
import { useProblems } from './problems.ts';
import { safeNext, withNext } from './safe-next.ts';
import { useMe, useResetPassword } from './use-account.ts';
import { useCodeRequest } from './use-code-request.ts';

/** A new password for who has lost theirs, by a code that is mailed to them. */
export function ForgetScreen() {
  const t = useTranslations('accounts');
  const [parameters] = useSearchParams();
  const next = parameters.get('next');
  const me = useMe();
  const codes = useCodeRequest('reset_password');
  const [email, setEmail] = useState(codes.request?.email ?? '');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const reset = useResetPassword();
  const { problems, form, show, showError, clear } = useProblems();

  const sendCode = async (): Promise<boolean> => {
    if (show({ email: isEmail(email) ? undefined : t('problems.emailInvalid') })) return false;
    try {
      await codes.send(email.trim());
      return true;
    } catch (error) {
      showError(error);
      return false;
    }
  };

  const send = async (): Promise<void> => {
    if (reset.isPending) return;
    const emailRight = isEmail(email);
    const asked = codes.request?.email === email.trim() ? codes.request : undefined;
    if (emailRight && !asked && code === '' && password === '') return void sendCode();
    const wrong = show({
      email: emailRight ? undefined : t('problems.emailInvalid'),
      code: !emailRight ? undefined : !asked ? t('problems.codeNotSent') : code.length < 6 ? t('problems.codeEmpty') : undefined,
      password: password === '' ? t('problems.passwordEmpty') : [...password].length < PASSWORD_MINIMUM ? t('problems.passwordShort', { minimum: PASSWORD_MINIMUM }) : undefined,
      repeat: password !== repeat ? t('problems.passwordsDiffer') : undefined,
    });
    if (wrong || !asked) return;
    try {
      await reset.mutateAsync({ email: email.trim(), code, password, requestToken: asked.requestToken });
      // Whoever is signed in is led on at once: this page may be gone by now.
      codes.forget();
      toast(t('forget.done'), 'success');
    } catch (error) {
      showError(error);
    }
  };

  if (me.data) return <Navigate to={safeNext(next)} replace />;
  return (
    <EntryFrame
      heading={t('forget.heading')}
      lead={t('forget.explain')}
      foot={<p><Link to={withNext('/login', next)} className="text-action-text underline underline-offset-4">{t('forget.back')}</Link></p>}
    >
      <EntryForm form={form} problem={problems.form} onSend={() => void send()}>
        <CodeFields
          email={email} onEmail={(value) => { setEmail(value); clear('email'); }}
          code={code} onCode={(value) => { setCode(value); clear('code'); }}
          problems={problems} request={codes.request} secondsLeft={codes.secondsLeft} isSending={codes.isSending} onSend={sendCode}
        />
        <PasswordField
          label={t('newPassword')} kind="new-password" value={password} onChange={(value) => { setPassword(value); clear('password'); }} error={problems.password}
          hint={t('passwordHint', { minimum: PASSWORD_MINIMUM, maximum: PASSWORD_MAXIMUM })}
        />
        <PasswordField label={t('repeatPassword')} kind="new-password" value={repeat} onChange={(value) => { setRepeat(value); clear('repeat'); }} error={problems.repeat} />
        <Button kind="primary" type="submit" busy={reset.isPending}>{t('forget.submit')}</Button>
      </EntryForm>
    </EntryFrame>
  );
}
