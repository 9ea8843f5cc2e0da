import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { RadioChips } from '#src/platform/browser/ui/radio-chips.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import { REPORT_REASONS, type ReportReason } from '#src/shared/catalogue/report-reasons.ts';
import type { CommunityApi } from '../community-api.ts';

/** A film or a comment that can be reported. */
export interface Reportable {
  kind: 'film' | 'comment';
  id: string;
}

/** Reports a film or a comment to the team of the site, with a reason (ADM-06). */
export function ReportDialog({ subject, open, onClose }: { subject: Reportable; open: boolean; onClose: () => void }) {
  const t = useTranslations('safety');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(subject.kind === 'film' ? 'reportMovie' : 'reportComment')}
      width={560}
    >
      <ReportForm subject={subject} onClose={onClose} />
    </Dialog>
  );
}

function ReportForm({ subject, onClose }: { subject: Reportable; onClose: () => void }) {
  const t = useTranslations('safety.report');
  const { community } = useApi<CommunityApi>();
  const { form, field, values, set, problems, isSending } = useForm({
    endpoint: 'community.reportMovie',
    initial: { reason: '' as ReportReason | '', words: '' },
    texts: { reason: t('choose') },
    check: ({ reason, words }) => ({
      reason: reason === '' ? t('choose') : undefined,
      words: reason === 'other' && words.trim() === '' ? t('say') : undefined,
    }),
    send: async ({ reason, words }) => {
      const report = { reason: reason as ReportReason, words };
      await (subject.kind === 'film'
        ? community.reportMovie({ ...report, filmId: subject.id })
        : community.reportComment({ ...report, commentId: subject.id }));
      toast(t('sent'), 'success');
      onClose();
    },
  });
  const { reason } = values;
  return (
    <form {...form} className="flex flex-col gap-4 pb-2">
      <p>{t('note')}</p>
      <RadioChips<ReportReason | ''>
        label={t('reason')}
        value={reason}
        onChange={(chosen) => set({ reason: chosen })}
        options={REPORT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        hint={reason === '' ? undefined : t(`hints.${reason}`)}
      />
      {problems.reason && <Notice>{problems.reason}</Notice>}
      <TextArea {...field('words')} label={t('words')} rows={3} />
      {problems.form && <Notice>{problems.form}</Notice>}
      <span className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" busy={isSending}>
          {t('send')}
        </Button>
      </span>
    </form>
  );
}
