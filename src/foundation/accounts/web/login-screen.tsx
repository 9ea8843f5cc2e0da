import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { hasExpired } from '#src/platform/browser/api/browser-session.ts';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { composePhone } from '#src/shared/phone-number.ts';
import { AgreementBox, readAgreed, storeAgreed } from './agreement-box.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { EmailField } from './email-field.tsx';
import { EntryForm, EntryFrame } from './entry-form.tsx';
import { EntryStill } from './entry-still.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField, startPhone, type WrittenPhone } from './phone-field.tsx';
import { useAccountProblems } from './problems.ts';
import { safeNext, withNext } from './safe-next.ts';
import { asksForCode, SecondFactorField } from './second-factor-field.tsx';
import { SignInCodeField, useSignInCode } from './sign-in-code-field.tsx';
import { useSignIn, useSignInLink } from './use-account-acts.ts';
import { useMe } from './use-account.ts';
import type { CodeChannel } from './use-code.ts';

/**
 * Signs in with email (or phone, with `byPhone`) and password, or by a one-time link. Then leads to the page that the
 * person wanted.
 */
export function LoginScreen({ byPhone }: { byPhone: boolean }) {
  const t = useTranslations('accounts');
  const [parameters] = useSearchParams();
  const me = useMe();
  const linkToken = parameters.get('link');
  const link = useSignInLink();
  const sent = useRef(false);
  const { mutate } = link;
  useEffect(() => {
    // The link works once, so it is sent once, however often this effect runs.
    if (linkToken === null || sent.current) {
      return;
    }
    sent.current = true;
    mutate(linkToken);
  }, [linkToken, mutate]);

  const next = parameters.get('next');
  const isEntering = linkToken !== null && !link.error && !link.isSuccess;
  if (me.data && !isEntering) {
    return <Navigate to={safeNext(next)} replace />;
  }
  if (isEntering) {
    return (
      <EntryFrame heading={t('login.heading')}>
        <output className="block text-text-2">{t('login.signingIn')}</output>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      heading={t('login.heading')}
      beside={<EntryStill />}
      foot={
        <>
          <p>
            {t('login.newHere')}{' '}
            <Link to={withNext('/register', next)} className="link">
              {t('login.register')}
            </Link>
          </p>
          <p className="text-note text-text-3">{t('login.operator')}</p>
        </>
      }
    >
      {link.error && (
        <Notice>
          {t('login.linkFailed')} {link.error.message}
        </Notice>
      )}
      {hasExpired() && !link.error && <Notice kind="warning">{t('login.expired')}</Notice>}
      <PasswordForm next={next} byPhone={byPhone} />
    </EntryFrame>
  );
}

interface SignIn {
  email: string;
  phone: WrittenPhone;
  password: string;
  agreed: boolean;
  /** Undefined until it is asked for. */
  secondFactorCode?: string;
  signInCode: string;
}

function PasswordForm({ next, byPhone }: { next: string | null; byPhone: boolean }) {
  const t = useTranslations('accounts');
  const [by, setBy] = useState<CodeChannel>('email');
  const mailed = useSignInCode();
  const signIn = useSignIn(storeAgreed);
  const explain = useAccountProblems<SignIn>();
  const isNobody = ({ email, phone }: SignIn): boolean => (by === 'phone' ? phone.number : email).trim() === '';
  const empty = by === 'phone' ? t('phone.credentialsEmpty') : t('problems.credentialsEmpty');
  const { form, values, set, control, field, problems, isSending } = useForm<SignIn>({
    endpoint: 'accounts.signIn',
    initial: () => ({ email: '', phone: startPhone(), password: '', agreed: readAgreed(), signInCode: '' }),
    texts: { password: empty },
    // Shown once, at the first of the two fields.
    without: (filled) => (isNobody(filled) ? ['password'] : []),
    check: (filled) => ({
      [by]: isNobody(filled) ? empty : undefined,
      agreed: filled.agreed ? undefined : t('problems.agreementRequired'),
    }),
    explain: (error) => {
      if (asksForCode(error)) {
        set({ secondFactorCode: values.secondFactorCode ?? '' });
      }
      const signInCode = mailed.hear(error);
      return signInCode === undefined
        ? explain(error, {
            email: by,
            phone: by,
            password: 'password',
            agreement: 'agreed',
            secondFactor: 'secondFactorCode',
          })
        : { signInCode };
    },
    send: ({ email, phone, password, agreed, secondFactorCode }) =>
      signIn.mutateAsync({
        // An invalid number is sent as it is: the server answers as for any unknown one.
        ...(by === 'phone' ? { phone: composePhone(phone.region, phone.number) ?? phone.number } : { email }),
        password,
        agreed,
        ...(secondFactorCode === undefined ? {} : { secondFactorCode }),
        ...mailed.filled,
      }),
  });

  return (
    <EntryForm {...form} problem={problems.form}>
      {byPhone && <ChannelChoice label={t('phone.signInWith')} by={by} onChange={setBy} />}
      {by === 'phone' ? (
        <PhoneField {...control('phone')} autoComplete="username" />
      ) : (
        <EmailField {...field('email')} autoComplete="username" />
      )}
      <div className="flex flex-col gap-2">
        <PasswordField label={t('password')} kind="current-password" {...control('password')} />
        <Link
          to={withNext('/forget', next)}
          className="self-start text-note text-text-2 underline underline-offset-4 hover:text-text-1 pointer-coarse:py-3"
        >
          {t('login.forgot')}
        </Link>
      </div>
      <SecondFactorField {...field('secondFactorCode')} />
      <SignInCodeField
        value={mailed.code}
        onChange={(signInCode) => {
          mailed.setCode(signInCode);
          set({ signInCode });
        }}
        error={problems.signInCode}
      />
      <AgreementBox checked={values.agreed} onChange={(agreed) => set({ agreed })} error={problems.agreed} />
      <Button kind="primary" type="submit" busy={isSending}>
        {t('login.submit')}
      </Button>
    </EntryForm>
  );
}
