import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/platform/browser/ui/confirm-dialog.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { useRenewal } from './use-plan.ts';

/** Confirmation before a membership is ended for the end of its month; `date` is that end. */
export function EndMembershipDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const t = useTranslations('membership');
  const renewal = useRenewal();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('end.title')}
      confirmLabel={t('end.confirm')}
      danger
      busy={renewal.isPending}
      error={renewal.error?.message}
      onConfirm={() =>
        renewal.mutate(false, {
          onSuccess: () => {
            toast(t('ends', { date }), 'success');
            onClose();
          },
        })
      }
    >
      <p>{t('end.text', { date })}</p>
    </ConfirmDialog>
  );
}
