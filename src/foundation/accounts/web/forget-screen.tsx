import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../password-length.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { CodeFields } from './code-fields.tsx';
import { EntryForm, EntryFrame } from './entry-form.tsx';
import { EntryStill } from './entry-still.tsx';
import { PasswordField } from './password-field.tsx';
import { safeNext, withNext } from './safe-next.ts';
import { asksForCode, SecondFactorField } from './second-factor-field.tsx';
import { useMe, useResetPassword } from './use-account.ts';
import { useCodeForm } from './use-code-form.ts';
import { isCodeUnderWay } from './use-code-request.ts';
import type { CodeChannel } from './use-code.ts';

/**
 * A new password for who has lost theirs, by a code that is mailed to them or, where `byPhone` is set, sent to their
 * phone.
 */
export function ForgetScreen({ byPhone }: { byPhone: boolean }) {
  const t = useTranslations('accounts');
  const [parameters] = useSearchParams();
  const next = parameters.get('next');
  const me = useMe();
  // After a reload while the SMS was on its way.
  const [chosen, setChosen] = useState<CodeChannel>(() => (isCodeUnderWay('reset_password-phone') ? 'phone' : 'email'));
  const by = byPhone ? chosen : 'email';

  if (me.data) return <Navigate to={safeNext(next)} replace />;
  return (
    <EntryFrame
      heading={t('forget.heading')}
      beside={<EntryStill />}
      lead={byPhone ? t('phone.forgetExplain') : t('forget.explain')}
      foot={
        <p>
          <Link to={withNext('/login', next)} className="link">
            {t('forget.back')}
          </Link>
        </p>
      }
    >
      {byPhone && <ChannelChoice label={t('phone.sendTo')} by={by} onChange={setChosen} />}
      <ResetForm key={by} by={by} />
    </EntryFrame>
  );
}

function ResetForm({ by }: { by: CodeChannel }) {
  const t = useTranslations('accounts');
  const { fields, password, setPassword, form, check, forgetCode } = useCodeForm('reset_password', by);
  const { problems, clear } = form;
  const [repeat, setRepeat] = useState('');
  const [factorCode, setFactorCode] = useState<string>();
  const reset = useResetPassword();

  const send = async (): Promise<void> => {
    if (reset.isPending) return;
    const entry = check({ repeat: password !== repeat ? t('problems.passwordsDiffer') : undefined });
    if (!entry) return;
    const { to, ...filled } = entry;
    try {
      await reset.mutateAsync({
        ...filled,
        [by]: to,
        ...(factorCode === undefined ? {} : { secondFactorCode: factorCode }),
      });
      // Whoever is signed in is led on at once: this page may be gone by now.
      forgetCode();
      toast(t('forget.done'), 'success');
    } catch (error) {
      if (asksForCode(error)) setFactorCode((typed) => typed ?? '');
      form.showError(error);
    }
  };

  return (
    <EntryForm form={form.form} problem={problems.form} onSend={() => void send()}>
      <CodeFields {...fields} />
      <PasswordField
        label={t('newPassword')}
        kind="new-password"
        value={password}
        onChange={setPassword}
        error={problems.password}
        hint={t('passwordHint', { minimum: PASSWORD_MINIMUM, maximum: PASSWORD_MAXIMUM })}
      />
      <PasswordField
        label={t('repeatPassword')}
        kind="new-password"
        value={repeat}
        onChange={(value) => {
          setRepeat(value);
          clear('repeat');
        }}
        error={problems.repeat}
      />
      <SecondFactorField
        value={factorCode}
        onChange={(value) => {
          setFactorCode(value);
          clear('secondFactor');
        }}
        error={problems.secondFactor}
      />
      <Button kind="primary" type="submit" busy={reset.isPending}>
        {t('forget.submit')}
      </Button>
    </EntryForm>
  );
}
