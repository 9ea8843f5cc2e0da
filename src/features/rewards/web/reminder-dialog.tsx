import { useTranslations } from 'use-intl';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import type { ReminderDialogProps } from './low-balance-reminder.tsx';

/** The low-balance dialog. A click outside does nothing (NAV-08); Escape and the close button mean later. */
export function ReminderDialog({ coins, onRecharge, onLater }: ReminderDialogProps) {
  const t = useTranslations('rewards.reminder');
  return (
    <Dialog
      open
      onClose={onLater}
      title={t('title')}
      width={500}
      closesOutside={false}
      role="alertdialog"
      actions={
        <div className="grid w-full grid-cols-1 gap-2.5 min-[360px]:grid-cols-2">
          <Button onClick={onLater} data-first-focus="">
            {t('later')}
          </Button>
          <Button kind="primary" onClick={onRecharge}>
            {t('recharge')}
          </Button>
        </div>
      }
    >
      <p id="low-balance">{t('text', { coins })}</p>
    </Dialog>
  );
}
