import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { CommunityApi } from '../community-api.ts';
import { COMMENTS_KEY, MOVIE_KEY } from '../community-keys.ts';
import type { Reportable } from './report-dialog.tsx';

/** Appeals against the hiding of an own film or comment, once. */
export function AppealDialog({ subject, open, onClose }: { subject: Reportable; open: boolean; onClose: () => void }) {
  const t = useTranslations('safety.appeal');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width={560}>
      <AppealForm subject={subject} onClose={onClose} />
    </Dialog>
  );
}

function AppealForm({ subject: { kind, id }, onClose }: { subject: Reportable; onClose: () => void }) {
  const t = useTranslations('safety.appeal');
  const { community } = useApi<CommunityApi>();
  const queries = useQueryClient();
  const { form, field, problems, isSending } = useForm({
    endpoint: 'community.appealMovie',
    initial: { text: '' },
    texts: { text: { missing: t('missing') } },
    send: async ({ text }) => {
      await (kind === 'film'
        ? community.appealMovie({ filmId: id, text })
        : community.appealComment({ commentId: id, text }));
      toast(t('sent'), 'success');
      onClose();
      await Promise.all([MOVIE_KEY, COMMENTS_KEY].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
  });
  return (
    <form {...form} className="flex flex-col gap-4 pb-2">
      <p>{t('note')}</p>
      <TextArea {...field('text')} label={t('text')} rows={5} />
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
