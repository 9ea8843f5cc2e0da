import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OwnRecord } from '#src/foundation/accounts/record-contract.ts';
import { PasswordField } from '#src/foundation/accounts/web/password-field.tsx';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Checkbox } from '#src/platform/browser/ui/checkbox.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { keepDraft } from './profile-draft.ts';
import { useDeleteAccount } from './use-profile.ts';

const LINES = ['films', 'data', 'coins', 'ledger', 'back'] as const;

/** The notice, the agreement to it and the password: then the account is deleted, and only the way home is left. */
export function DeleteDialog({ record, open, onClose }: { record: OwnRecord; open: boolean; onClose: () => void }) {
  const t = useTranslations('profile.end');
  const end = useDeleteAccount();
  const [agreed, setAgreed] = useState(false);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const home = (): void => window.location.assign('/');
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
  const send = (): void => {
    setTried(true);
    if (!agreed || password === '' || end.isPending) return;
    end.mutate({ password, agreed }, { onSuccess: () => keepDraft(record.id, null), onError: () => setPassword('') });
  };
  const wrongPassword =
    end.error instanceof ApiError && end.error.code === 'CONFIRMATION_FAILED' && password === ''
      ? end.error.message
      : undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closesOutside={false}
      width={520}
      title={t('title')}
      actions={
        record.has_password && (
          <Button kind="danger" busy={end.isPending} onClick={send}>
            {t('submit')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {LINES.map((line) => (
            <li key={line}>{t(`notice.${line}`, { coins: record.credit })}</li>
          ))}
        </ul>
        {record.has_password ? (
          <form
            noValidate
            className="flex flex-col gap-4 text-text-1"
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <Checkbox
              checked={agreed}
              onChange={setAgreed}
              required
              error={tried && !agreed ? t('agreeFirst') : undefined}
            >
              {t('agree')}
            </Checkbox>
            <PasswordField
              label={t('password')}
              kind="current-password"
              value={password}
              onChange={setPassword}
              error={wrongPassword ?? (tried && !end.isPending && password === '' ? t('passwordFirst') : undefined)}
            />
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
        {end.error && !wrongPassword && password === '' && <Notice>{end.error.message}</Notice>}
      </div>
    </Dialog>
  );
}
