import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { hasExpired } from '#src/platform/browser/api/browser-session.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { composePhone } from '#src/shared/phone-number.ts';
import { AgreementBox, readAgreed, storeAgreed } from './agreement-box.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { EntryForm, EntryFrame } from './entry-form.tsx';
import { EntryStill } from './entry-still.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField, startPhone } from './phone-field.tsx';
import { useProblems } from './problems.ts';
import { safeNext, withNext } from './safe-next.ts';
import { asksForCode, SecondFactorField } from './second-factor-field.tsx';
import { useMe, useSignIn, useSignInLink } from './use-account.ts';
import type { CodeChannel } from './use-code.ts';

/**
 * Signing in: with email (or phone, where `byPhone` is set) and password, or by a link that works once. Leads on to
 * where the person was going.
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
    // The link works once, so it must be sent once, however often this effect runs.
    if (linkToken === null || sent.current) return;
    sent.current = true;
    mutate(linkToken);
  }, [linkToken, mutate]);

  const next = parameters.get('next');
  const isEntering = linkToken !== null && !link.error && !link.isSuccess;
  if (me.data && !isEntering) return <Navigate to={safeNext(next)} replace />;
  if (isEntering)
    return (
      <EntryFrame heading={t('login.heading')}>
        <output className="block text-text-2">{t('login.signingIn')}</output>
      </EntryFrame>
    );
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

function PasswordForm({ next, byPhone }: { next: string | null; byPhone: boolean }) {
  const t = useTranslations('accounts');
  const [by, setBy] = useState<CodeChannel>('email');
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState(() => startPhone());
  const [password, setPassword] = useState('');
  const [agreed, setAgreed] = useState(readAgreed);
  const [factorCode, setFactorCode] = useState<string>();
  const signIn = useSignIn();
  const { problems, form, show, showError, clear } = useProblems();

  const send = async (): Promise<void> => {
    if (signIn.isPending) return;
    const empty = (by === 'phone' ? phone.number : email).trim() === '' ? by : password === '' ? 'password' : undefined;
    const wrong = show({
      ...(empty ? { [empty]: by === 'phone' ? t('phone.credentialsEmpty') : t('problems.credentialsEmpty') } : {}),
      agreement: agreed ? undefined : t('problems.agreementRequired'),
    });
    if (wrong) return;
    try {
      // What is no number is nobody's: the server answers as for any other.
      const identifier =
        by === 'phone' ? { phone: composePhone(phone.region, phone.number) ?? phone.number } : { email };
      await signIn.mutateAsync({
        ...identifier,
        password,
        agreed,
        ...(factorCode === undefined ? {} : { secondFactorCode: factorCode }),
      });
      storeAgreed();
    } catch (error) {
      if (asksForCode(error)) setFactorCode((typed) => typed ?? '');
      showError(error);
    }
  };

  return (
    <EntryForm form={form} problem={problems.form} onSend={() => void send()}>
      {byPhone && <ChannelChoice label={t('phone.signInWith')} by={by} onChange={setBy} />}
      {by === 'phone' ? (
        <PhoneField
          value={phone}
          onChange={(value) => {
            setPhone(value);
            clear('phone');
          }}
          error={problems.phone}
          autoComplete="username"
        />
      ) : (
        <TextField
          label={t('email')}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            clear('email');
          }}
          error={problems.email}
        />
      )}
      <div className="flex flex-col gap-2">
        <PasswordField
          label={t('password')}
          kind="current-password"
          value={password}
          onChange={(value) => {
            setPassword(value);
            clear('password');
          }}
          error={problems.password}
        />
        <Link
          to={withNext('/forget', next)}
          className="self-start text-note text-text-2 underline underline-offset-4 hover:text-text-1 pointer-coarse:py-3"
        >
          {t('login.forgot')}
        </Link>
      </div>
      <SecondFactorField
        value={factorCode}
        onChange={(value) => {
          setFactorCode(value);
          clear('secondFactor');
        }}
        error={problems.secondFactor}
      />
      <AgreementBox
        checked={agreed}
        onChange={(value) => {
          setAgreed(value);
          clear('agreement');
        }}
        error={problems.agreement}
      />
      <Button kind="primary" type="submit" busy={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </EntryForm>
  );
}
