import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../password-length.ts';
import { ChannelChoice } from './channel-choice.tsx';
import { CodeFields } from './code-fields.tsx';
import { EmailField } from './email-field.tsx';
import { EntryForm, EntryFrame } from './entry-form.tsx';
import { EntryStill } from './entry-still.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField, startPhone, type WrittenPhone } from './phone-field.tsx';
import { useAccountProblems } from './problems.ts';
import { safeNext, withNext } from './safe-next.ts';
import { asksForCode, SecondFactorField } from './second-factor-field.tsx';
import { useResetPassword, useSendCode } from './use-account-acts.ts';
import { useMe } from './use-account.ts';
import { isCodeUnderWay } from './use-code-request.ts';
import { submitOrAsk, useCode, type CodeChannel } from './use-code.ts';
import { usePasswordTexts } from './use-password-texts.ts';

/** Sets a new password after it was forgotten, by a code sent by email or, with `byPhone`, to the phone. */
export function ForgetScreen({ byPhone }: { byPhone: boolean }) {
  const t = useTranslations('accounts');
  const [parameters] = useSearchParams();
  const next = parameters.get('next');
  const me = useMe();
  // After a reload while the SMS was under way.
  const [chosen, setChosen] = useState<CodeChannel>(() => (isCodeUnderWay('reset_password-phone') ? 'phone' : 'email'));
  const by = byPhone ? chosen : 'email';

  if (me.data) {
    return <Navigate to={safeNext(next)} replace />;
  }
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

interface Reset {
  email: string;
  phone: WrittenPhone;
  code: string;
  password: string;
  repeat: string;
  /** Undefined until it is asked for. */
  secondFactorCode?: string;
}

function ResetForm({ by }: { by: CodeChannel }) {
  const t = useTranslations('accounts');
  const sendCode = useSendCode('reset_password');
  const code = useCode({ by, name: 'reset_password', places: { to: by, code: 'code' }, ask: (to) => sendCode(by, to) });
  const password = usePasswordTexts();
  const explain = useAccountProblems<Reset>();
  const reset = useResetPassword(code.forget);
  const entry = useForm<Reset>({
    endpoint: 'accounts.resetPassword',
    initial: () => ({
      email: by === 'email' ? code.sentTo : '',
      phone: startPhone(by === 'phone' ? code.sentTo : ''),
      code: '',
      password: '',
      repeat: '',
    }),
    texts: { code: t('problems.codeEmpty'), password },
    without: (filled) => code.without(filled[by]),
    check: (filled) => ({
      ...code.check(filled[by]),
      repeat: filled.password === filled.repeat ? undefined : t('problems.passwordsDiffer'),
    }),
    explain: (error) => {
      if (asksForCode(error)) {
        set({ secondFactorCode: values.secondFactorCode ?? '' });
      }
      return explain(error, {
        email: 'email',
        phone: 'phone',
        code: 'code',
        password: 'password',
        secondFactor: 'secondFactorCode',
      });
    },
    send: async (filled) => {
      const { to, requestToken } = code.filled(filled[by]);
      await reset.mutateAsync({
        [by]: to,
        requestToken,
        code: filled.code,
        password: filled.password,
        ...(filled.secondFactorCode === undefined ? {} : { secondFactorCode: filled.secondFactorCode }),
      });
      // The page may be left by now: a signed-in person is led on at once.
      toast(t('forget.done'), 'success');
    },
  });
  const { form, values, set, field, control, problems, isSending } = entry;
  const asking = code.asking(values[by], entry);

  return (
    <EntryForm
      {...form}
      onSubmit={submitOrAsk(asking, [values.code, values.password], form.onSubmit)}
      problem={problems.form}
    >
      <CodeFields asking={asking} {...control('code')}>
        {by === 'phone' ? <PhoneField {...control('phone')} /> : <EmailField {...field('email')} />}
      </CodeFields>
      <PasswordField
        label={t('newPassword')}
        kind="new-password"
        {...control('password')}
        hint={t('passwordHint', { minimum: PASSWORD_MINIMUM, maximum: PASSWORD_MAXIMUM })}
      />
      <PasswordField label={t('repeatPassword')} kind="new-password" {...control('repeat')} />
      <SecondFactorField {...field('secondFactorCode')} />
      <Button kind="primary" type="submit" busy={isSending}>
        {t('forget.submit')}
      </Button>
    </EntryForm>
  );
}
