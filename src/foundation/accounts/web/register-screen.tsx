import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../password-length.ts';
import { AgreementBox, storeAgreed } from './agreement-box.tsx';
import { CodeFields } from './code-fields.tsx';
import { EntryForm, EntryFrame } from './entry-form.tsx';
import { EntryStill } from './entry-still.tsx';
import { forgetInvitation, keepInvitation } from './kept-invitation.ts';
import { OptionalPhone, useOptionalPhone } from './optional-phone.tsx';
import { PasswordField } from './password-field.tsx';
import { safeNext, withNext } from './safe-next.ts';
import { useMe, useRegister } from './use-account.ts';
import { useCodeForm } from './use-code-form.ts';

/**
 * Opening an account: an address, the code that was sent to it, a password, and the agreement; with `withPhone` also a
 * phone, for who likes.
 */
export function RegisterScreen({ withPhone }: { withPhone: boolean }) {
  const t = useTranslations('accounts');
  const [parameters] = useSearchParams();
  const next = parameters.get('next');
  const { state } = useLocation();
  const me = useMe();
  const { fields, password, setPassword, form, check, forgetCode } = useCodeForm('register', 'email');
  const { problems, clear } = form;
  const phone = useOptionalPhone(form);
  const [invitation, setInvitation] = useState(() => keepInvitation(parameters.get('invite')));
  const [agreed, setAgreed] = useState(false);
  const register = useRegister();

  const send = async (): Promise<void> => {
    if (register.isPending) return;
    const entry = check({ ...phone.wrong, agreement: agreed ? undefined : t('problems.agreementRequired') });
    if (!entry) return;
    const { to: email, ...filled } = entry;
    const invitationCode = invitation.trim();
    try {
      await register.mutateAsync({
        email,
        ...filled,
        agreed,
        ...(phone.given ? { phone: phone.given } : {}),
        ...(invitationCode === '' ? {} : { invitationCode }),
      });
      // Whoever is signed in is led on at once: this page may be gone by now.
      forgetCode();
      phone.forget();
      forgetInvitation();
      storeAgreed();
      toast(t('register.done'), 'success');
    } catch (error) {
      form.showError(error);
    }
  };

  // Sent here from a page of the admin (GUARD-04): going on by itself would hide why.
  if (me.data && isRefused(state)) {
    return (
      <EntryFrame heading={t('register.refused')}>
        <Notice>{t('register.refusedNote', { name: me.data.username })}</Notice>
        <Link to={safeNext(null)} className={buttonLook('primary')}>
          {t('register.goOn')}
        </Link>
      </EntryFrame>
    );
  }
  if (me.data) return <Navigate to={safeNext(next)} replace />;
  return (
    <EntryFrame
      heading={t('register.heading')}
      beside={<EntryStill />}
      lead={t('register.promise')}
      foot={
        <p>
          {t('register.haveAccount')}{' '}
          <Link to={withNext('/login', next)} className="link">
            {t('register.login')}
          </Link>
        </p>
      }
    >
      <EntryForm form={form.form} problem={problems.form} onSend={() => void send()}>
        <CodeFields {...fields} />
        <PasswordField
          label={t('password')}
          kind="new-password"
          value={password}
          onChange={setPassword}
          error={problems.password}
          hint={t('passwordHint', { minimum: PASSWORD_MINIMUM, maximum: PASSWORD_MAXIMUM })}
        />
        {withPhone && <OptionalPhone phone={phone} />}
        <TextField
          label={t('register.invitation')}
          optional
          name="invitation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={invitation}
          onChange={(event) => setInvitation(event.target.value)}
        />
        <AgreementBox
          checked={agreed}
          onChange={(value) => {
            setAgreed(value);
            clear('agreement');
          }}
          error={problems.agreement}
        />
        <Button kind="primary" type="submit" busy={register.isPending}>
          {t('register.submit')}
        </Button>
      </EntryForm>
    </EntryFrame>
  );
}

/** Whether a guard sent the person here for lack of permission. */
function isRefused(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'insufficientPermission' in state;
}
