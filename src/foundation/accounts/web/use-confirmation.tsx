import { useCallback, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#src/platform/browser/api/api-client.ts';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { useMe } from './use-account.ts';
import { useConfirmSession } from './use-standing.ts';

interface Waiting {
  resolve: () => void;
  reject: (refusal: unknown) => void;
}

/**
 * For actions that require a recent proof of identity (SEC-17): when the server asks for one, the dialog asks for the
 * password and the action is repeated. Render the dialog in the page.
 */
export function useConfirmation(): {
  confirmed: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<Waiting>();
  const confirmed = useCallback(async <Answer,>(act: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CONFIRMATION_REQUIRED') {
        throw error;
      }
      await new Promise<void>((resolve, reject) => {
        setWaiting({ resolve, reject: () => reject(error) });
      });
      return act();
    }
  }, []);
  const end = (how: 'resolve' | 'reject'): void => {
    waiting?.[how](undefined);
    setWaiting(undefined);
  };
  return {
    confirmed,
    dialog: (
      <ConfirmationDialog open={waiting !== undefined} onDone={() => end('resolve')} onClose={() => end('reject')} />
    ),
  };
}

function ConfirmationDialog({ open, onDone, onClose }: { open: boolean; onDone: () => void; onClose: () => void }) {
  const t = useTranslations('standing.confirm');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      {open && <PasswordQuestion onDone={onDone} />}
    </Dialog>
  );
}

function PasswordQuestion({ onDone }: { onDone: () => void }) {
  const t = useTranslations('standing.confirm');
  const me = useMe();
  const confirm = useConfirmSession();
  const { form, field, isSending } = useForm({
    endpoint: 'accounts.secondFactor.confirmSession',
    initial: { password: '' },
    explain: (error) => ({ password: error instanceof Error ? error.message : String(error) }),
    send: async ({ password }) => {
      await confirm.mutateAsync(password);
      onDone();
    },
  });
  if (me.data?.hasPassword === false) {
    return (
      <div className="flex flex-col items-start gap-4 pb-3">
        <p>{t('none')}</p>
        <Link to="/my/changepassword" className={buttonLook('primary')}>
          {t('setPassword')}
        </Link>
      </div>
    );
  }
  return (
    <form {...form} className="flex flex-col gap-4 pb-3">
      <p>{t('explain', { minutes: LIMITS.confirmedMinutes })}</p>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={me.data?.email ?? me.data?.username ?? ''}
        readOnly
        hidden
      />
      <TextField
        {...field('password')}
        label={t('password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <Button kind="primary" type="submit" busy={isSending} className="self-end">
        {t('confirm')}
      </Button>
    </form>
  );
}
