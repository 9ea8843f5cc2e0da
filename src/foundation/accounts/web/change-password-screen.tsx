import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../password-length.ts';
import { EntryForm } from './entry-form.tsx';
import { PasswordField } from './password-field.tsx';
import { useProblems } from './problems.ts';
import { useChangePassword, useMe, useSignOutEverywhere } from './use-account.ts';

/** Another password for who is signed in, and the way out of every session at once. */
export function ChangePasswordScreen() {
  const t = useTranslations('accounts');
  const me = useMe();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const change = useChangePassword();
  const everywhere = useSignOutEverywhere();
  const { problems, form, show, showError, clear } = useProblems();
  // Who came by a link has no password yet, and none to be asked for.
  const hasPassword = me.data?.hasPassword !== false;

  const send = (): void => {
    if (change.isPending) return;
    const wrong = show({
      current: hasPassword && current === '' ? t('problems.currentEmpty') : undefined,
      password:
        password === ''
          ? t('problems.passwordEmpty')
          : [...password].length < PASSWORD_MINIMUM
            ? t('problems.passwordShort', { minimum: PASSWORD_MINIMUM })
            : undefined,
      repeat: password !== repeat ? t('problems.passwordsEnteredDiffer') : undefined,
    });
    if (wrong) return;
    change.mutate(
      { currentPassword: current, newPassword: password },
      {
        onSuccess: () => {
          setCurrent('');
          setPassword('');
          setRepeat('');
        },
        onError: showError,
      },
    );
  };

  return (
    <div className="flex w-full max-w-[960px] flex-col gap-8">
      <PageHead heading={t('change.heading')} />
      <PageSection heading={t('change.choose')} note={t('change.explain')}>
        <div className="max-w-[420px]">
          <EntryForm form={form} problem={problems.form} onSend={send}>
            {/* Password managers want to know whose it is. */}
            <input
              type="email"
              name="email"
              autoComplete="username"
              value={me.data?.email ?? me.data?.username ?? ''}
              readOnly
              hidden
            />
            {hasPassword && (
              <PasswordField
                label={t('currentPassword')}
                kind="current-password"
                value={current}
                onChange={(value) => {
                  setCurrent(value);
                  clear('current');
                }}
                error={problems.current}
              />
            )}
            <PasswordField
              label={t('newPassword')}
              kind="new-password"
              value={password}
              onChange={(value) => {
                setPassword(value);
                clear('password');
              }}
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
            {change.isSuccess && (
              <Notice kind="success">
                {t('change.done')} {t('change.ended', { count: change.data.endedSessions })}
              </Notice>
            )}
            <Button kind="primary" type="submit" busy={change.isPending} className="self-start">
              {t('change.submit')}
            </Button>
          </EntryForm>
        </div>
      </PageSection>
      <PageSection heading={t('change.everywhereHeading')} note={t('change.everywhereNote')}>
        <Button
          className="self-start"
          busy={everywhere.isPending}
          onClick={() => everywhere.mutate(undefined, { onSuccess: () => window.location.assign('/') })}
        >
          {t('change.everywhere')}
        </Button>
        {everywhere.error && <Notice>{everywhere.error.message}</Notice>}
      </PageSection>
    </div>
  );
}
