import { useTranslations } from 'use-intl';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { PageHead } from '#src/platform/browser/ui/page-head.tsx';
import { PageSection } from '#src/platform/browser/ui/page-section.tsx';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from '../password-length.ts';
import { EntryForm } from './entry-form.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountProblems } from './problems.ts';
import { useChangePassword, useSignOutEverywhere } from './use-account-acts.ts';
import { useMe } from './use-account.ts';
import { usePasswordTexts } from './use-password-texts.ts';

const EMPTY = { currentPassword: '', newPassword: '', repeat: '' };

/** Changes the password, and signs out everywhere. */
export function ChangePasswordScreen() {
  const t = useTranslations('accounts');
  const me = useMe();
  const change = useChangePassword();
  const everywhere = useSignOutEverywhere();
  // An account that signed in by a link has no current password to ask for.
  const hasPassword = me.data?.hasPassword !== false;
  const newPassword = usePasswordTexts();
  const explain = useAccountProblems<typeof EMPTY>();
  const { form, control, problems, isSending, reset } = useForm({
    endpoint: 'accounts.changePassword',
    initial: EMPTY,
    texts: {
      currentPassword: t('problems.currentEmpty'),
      newPassword,
    },
    without: () => (hasPassword ? [] : ['currentPassword']),
    check: ({ newPassword, repeat }) => ({
      repeat: newPassword === repeat ? undefined : t('problems.passwordsEnteredDiffer'),
    }),
    explain: (error) => explain(error, { current: 'currentPassword', password: 'newPassword' }),
    send: async ({ currentPassword, newPassword }) => {
      await change.mutateAsync({ currentPassword, newPassword });
      reset();
    },
  });

  return (
    <div className="flex w-full max-w-[960px] flex-col gap-8">
      <PageHead heading={t('change.heading')} />
      <PageSection heading={t('change.choose')} note={t('change.explain')}>
        <div className="max-w-[420px]">
          <EntryForm {...form} problem={problems.form}>
            {/* Password managers need the account's name. */}
            <input
              type="email"
              name="email"
              autoComplete="username"
              value={me.data?.email ?? me.data?.username ?? ''}
              readOnly
              hidden
            />
            {hasPassword && (
              <PasswordField label={t('currentPassword')} kind="current-password" {...control('currentPassword')} />
            )}
            <PasswordField
              label={t('newPassword')}
              kind="new-password"
              {...control('newPassword')}
              hint={t('passwordHint', { minimum: PASSWORD_MINIMUM, maximum: PASSWORD_MAXIMUM })}
            />
            <PasswordField label={t('repeatPassword')} kind="new-password" {...control('repeat')} />
            {change.isSuccess && (
              <Notice kind="success">
                {t('change.done')} {t('change.ended', { count: change.data.endedSessions })}
              </Notice>
            )}
            <Button kind="primary" type="submit" busy={isSending} className="self-start">
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
