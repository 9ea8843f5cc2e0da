import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useForm, type FormProblems } from '#src/platform/browser/form/use-form.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../password-length.ts';
import { AgreementBox, storeAgreed } from './agreement-box.tsx';
import { CodeFields } from './code-fields.tsx';
import { EmailField } from './email-field.tsx';
import { EntryForm, EntryFrame } from './entry-form.tsx';
import { EntryStill } from './entry-still.tsx';
import { forgetInvitation, keepInvitation } from './kept-invitation.ts';
import { OptionalPhone, useOptionalPhone } from './optional-phone.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField, startPhone, type WrittenPhone } from './phone-field.tsx';
import { useAccountProblems } from './problems.ts';
import { safeNext, withNext } from './safe-next.ts';
import { useRegister, useSendCode } from './use-account-acts.ts';
import { useMe } from './use-account.ts';
import { submitOrAsk, useCode } from './use-code.ts';
import { usePasswordTexts } from './use-password-texts.ts';

/**
 * Registers an account: an address, the code sent to it, a password, and the agreement; with `withPhone` optionally a
 * phone.
 */
export function RegisterScreen({ withPhone }: { withPhone: boolean }) {
  const t = useTranslations('accounts');
  const [parameters] = useSearchParams();
  const next = parameters.get('next');
  const { state } = useLocation();
  const me = useMe();
  // Sent here from an admin page (GUARD-04): a redirect would hide the reason.
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
  if (me.data) {
    return <Navigate to={safeNext(next)} replace />;
  }
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
      <RegisterForm withPhone={withPhone} invitation={parameters.get('invite')} />
    </EntryFrame>
  );
}

interface Registration {
  email: string;
  code: string;
  password: string;
  'phone.number': WrittenPhone;
  'phone.code': string;
  invitationCode: string;
  agreed: boolean;
}

function RegisterForm({ withPhone, invitation }: { withPhone: boolean; invitation: string | null }) {
  const t = useTranslations('accounts');
  const sendCode = useSendCode('register');
  const mail = useCode({
    by: 'email',
    name: 'register',
    places: { to: 'email', code: 'code' },
    ask: (to) => sendCode('email', to),
  });
  const phone = useOptionalPhone();
  const password = usePasswordTexts();
  const explain = useAccountProblems<Registration>();
  const register = useRegister(() => {
    mail.forget();
    phone.forget();
    forgetInvitation();
    storeAgreed();
  });
  const check = (filled: Registration): FormProblems<Registration> => {
    const problems = mail.check(filled.email);
    return {
      ...problems,
      ...phone.check(filled['phone.number']),
      ...(problems.email && filled.password === '' ? { email: t('problems.emailPasswordInvalid') } : {}),
      agreed: filled.agreed ? undefined : t('problems.agreementRequired'),
    };
  };
  const entry = useForm<Registration>({
    endpoint: 'accounts.register',
    initial: () => ({
      email: mail.sentTo,
      code: '',
      password: '',
      'phone.number': startPhone(phone.sentTo),
      'phone.code': '',
      invitationCode: keepInvitation(invitation),
      agreed: false,
    }),
    texts: { code: t('problems.codeEmpty'), 'phone.code': t('problems.codeEmpty'), password },
    without: (filled) => [...mail.without(filled.email), ...phone.without(filled['phone.number'])],
    check,
    explain: (error) =>
      explain(error, {
        email: 'email',
        code: 'code',
        phone: 'phone.number',
        phoneCode: 'phone.code',
        password: 'password',
        agreement: 'agreed',
      }),
    send: async (filled) => {
      const { to: email, requestToken } = mail.filled(filled.email);
      const { to: number, requestToken: phoneToken } = phone.filled(filled['phone.number']);
      await register.mutateAsync({
        email,
        requestToken,
        code: filled.code,
        password: filled.password,
        agreed: filled.agreed,
        ...(phone.isGiven(filled['phone.number'])
          ? { phone: { number, code: filled['phone.code'], requestToken: phoneToken } }
          : {}),
        ...(filled.invitationCode === '' ? {} : { invitationCode: filled.invitationCode }),
      });
      toast(t('register.done'), 'success');
    },
  });
  const { form, values, set, field, control, problems, isSending } = entry;
  const asking = mail.asking(values.email, entry);

  return (
    <EntryForm
      {...form}
      onSubmit={submitOrAsk(asking, [values.code, values.password], form.onSubmit)}
      problem={problems.form}
    >
      <CodeFields asking={asking} {...control('code')}>
        <EmailField {...field('email')} />
      </CodeFields>
      <PasswordField
        label={t('password')}
        kind="new-password"
        {...control('password')}
        hint={t('passwordHint', { minimum: PASSWORD_MINIMUM, maximum: PASSWORD_MAXIMUM })}
      />
      {withPhone && (
        <OptionalPhone isOpen={phone.isOpen} onOpen={phone.setOpen}>
          <CodeFields asking={phone.asking(values['phone.number'], entry)} {...control('phone.code')}>
            <PhoneField {...control('phone.number')} />
          </CodeFields>
        </OptionalPhone>
      )}
      <TextField
        {...field('invitationCode')}
        label={t('register.invitation')}
        name="invitation"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <AgreementBox checked={values.agreed} onChange={(agreed) => set({ agreed })} error={problems.agreed} />
      <Button kind="primary" type="submit" busy={isSending}>
        {t('register.submit')}
      </Button>
    </EntryForm>
  );
}

/** Whether a guard sent the person here for lack of permission. */
function isRefused(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'insufficientPermission' in state;
}
