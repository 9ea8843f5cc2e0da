import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OwnRecord } from '#src/foundation/accounts/record-contract.ts';
import { PasswordField } from '#src/foundation/accounts/web/password-field.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { keepDraft } from './profile-draft.ts';
import { useDeleteAccount } from './use-profile.ts';

const LINES = ['films', 'data', 'coins', 'ledger', 'back'] as const;

/** The notice, its acceptance and the password: then the account is deleted, and the only way is home. */
export function DeleteDialog({ record, open, onClose }: { record: OwnRecord; open: boolean; onClose: () => void }) {
  const t = useTranslations('profile.end');
  const end = useDeleteAccount();
  const home = (): void => window.location.assign('/');
  const { form, values, set, control, problems, isSending, submit } = useForm({
    endpoint: 'profile.deleteAccount',
    initial: { password: '', agreed: false },
    texts: { password: t('passwordFirst') },
    check: ({ agreed }) => ({ agreed: agreed ? undefined : t('agreeFirst') }),
    places: { CONFIRMATION_FAILED: 'password' },
    send: async (filled) => {
      try {
        await end.mutateAsync(filled);
      } catch (error) {
        set({ password: '' });
        throw error;
      }
      keepDraft(record.id, null);
    },
  });
  if (end.data) {
    return (
      <Dialog
        open={open}
        onClose={home}
        closesOutside={false}
        title={t('goneTitle')}
        actions={
          <Button kind="primary" data-first-focus="" onClick={home}>
            {t('home')}
          </Button>
        }
      >
        <output className="block">{t('gone', { date: new Date(end.data.goneBy) })}</output>
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closesOutside={false}
      width={520}
      title={t('title')}
      actions={
        record.has_password && (
          <Button kind="danger" busy={isSending} onClick={() => void submit()}>
            {t('submit')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {LINES.map((line) => (
            <li key={line}>{t(`notice.${line}`, { coins: record.credit, days: LIMITS.deletedAccountDays })}</li>
          ))}
        </ul>
        {record.has_password ? (
          <form {...form} className="flex flex-col gap-4 text-text-1">
            <Checkbox checked={values.agreed} onChange={(agreed) => set({ agreed })} required error={problems.agreed}>
              {t('agree')}
            </Checkbox>
            <PasswordField label={t('password')} kind="current-password" {...control('password')} />
          </form>
        ) : (
          <Notice
            kind="note"
            action={
              <Link to="/my/changepassword" onClick={onClose} className={buttonLook()}>
                {t('setPassword')}
              </Link>
            }
          >
            {t('noPassword')}
          </Notice>
        )}
        {problems.form && <Notice>{problems.form}</Notice>}
      </div>
    </Dialog>
  );
}
