import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../password-length.ts';
import { AgreementBox, storeAgreed } from './agreement-box.tsx';
import { CodeFields } from './code-fields.tsx';
import { EntryForm, EntryFrame } from './entry-form.tsx';
import { isEmail } from './is-email.ts';
import { PasswordField } from './password-field.tsx';
import { useProblems } from './problems.ts';
import { safeNext, withNext } from './safe-next.ts';
import { useMe, useRegister } from './use-account.ts';
import { useCodeRequest } from './use-code-request.ts';

/** Opening an account: an address, the code that was sent to it, a password, and the agreement. */
export function RegisterScreen() {
  const t = useTranslations('accounts');
  const [parameters] = useSearchParams();
  const next = parameters.get('next');
  const me = useMe();
  const codes = useCodeRequest('register');
  const [email, setEmail] = useState(codes.request?.email ?? '');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [invitation, setInvitation] = useState(parameters.get('invite')?.slice(0, 40) ?? '');
  const [agreed, setAgreed] = useState(false);
  const register = useRegister();
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
    if (register.isPending) return;
    const emailRight = isEmail(email);
    const asked = codes.request?.email === email.trim() ? codes.request : undefined;
    // Enter in the address, before anything else is filled in, asks for the code.
    if (emailRight && !asked && code === '' && password === '') return void sendCode();
    const wrong = show({
      email: emailRight ? undefined : password === '' ? t('problems.emailPasswordInvalid') : t('problems.emailInvalid'),
      code: !emailRight ? undefined : !asked ? t('problems.codeNotSent') : code.length < 6 ? t('problems.codeEmpty') : undefined,
      password: password === '' ? t('problems.passwordEmpty') : [...password].length < PASSWORD_MINIMUM ? t('problems.passwordShort', { minimum: PASSWORD_MINIMUM }) : undefined,
      agreement: agreed ? undefined : t('problems.agreementRequired'),
    });
    if (wrong || !asked) return;
    const invitationCode = invitation.trim();
    try {
      await register.mutateAsync({ email: email.trim(), code, password, agreed, requestToken: asked.requestToken, ...(invitationCode === '' ? {} : { invitationCode }) });
      // Whoever is signed in is led on at once: this page may be gone by now.
      codes.forget();
      storeAgreed();
      toast(t('register.done'), 'success');
    } catch (error) {
      showError(error);
    }
  };

  if (me.data) return <Navigate to={safeNext(next)} replace />;
  return (
    <EntryFrame
      heading={t('register.heading')}
      lead={t('register.promise')}
      foot={<p>{t('register.haveAccount')} <Link to={withNext('/login', next)} className="text-action-text underline underline-offset-4">{t('register.login')}</Link></p>}
    >
      <EntryForm form={form} problem={problems.form} onSend={() => void send()}>
        <CodeFields
          email={email} onEmail={(value) => { setEmail(value); clear('email'); }}
          code={code} onCode={(value) => { setCode(value); clear('code'); }}
          problems={problems} request={codes.request} secondsLeft={codes.secondsLeft} isSending={codes.isSending} onSend={sendCode}
        />
        <PasswordField
          label={t('password')} kind="new-password" value={password} onChange={(value) => { setPassword(value); clear('password'); }} error={problems.password}
          hint={t('passwordHint', { minimum: PASSWORD_MINIMUM, maximum: PASSWORD_MAXIMUM })}
        />
        <TextField label={t('register.invitation')} optional name="invitation" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={40} value={invitation} onChange={(event) => setInvitation(event.target.value)} />
        <AgreementBox checked={agreed} onChange={(value) => { setAgreed(value); clear('agreement'); }} error={problems.agreement} />
        <Button kind="primary" type="submit" busy={register.isPending}>{t('register.submit')}</Button>
      </EntryForm>
    </EntryFrame>
  );
}
