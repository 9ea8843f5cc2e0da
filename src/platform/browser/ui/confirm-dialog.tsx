import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

/** A confirmation before something is spent or lost. It says what will happen; the focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  danger = false,
  busy = false,
  price,
  reason,
  error,
}: {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** The consequences, and which of them can be undone. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  busy?: boolean;
  price?: number;
  /** Why it cannot be confirmed. */
  reason?: ReactNode;
  error?: ReactNode;
}) {
  const t = useTranslations('ui');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      actions={
        <>
          <Button data-first-focus="" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            busy={busy}
            reason={reason}
            onClick={onConfirm}
            {...(price === undefined ? {} : { price })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {children}
        {error && <Notice>{error}</Notice>}
      </div>
    </Dialog>
  );
}
