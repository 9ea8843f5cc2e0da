import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import { TextField } from '#src/platform/browser/ui/text-field.tsx';
import type { CommunityApi } from '../community-api.ts';

interface SeriesTextsForm {
  open: boolean;
  onClose: () => void;
  /** The series whose texts are changed, and what is to be done with them; absent for a new one. */
  change?: { title: string; logline: string; save: (texts: { title: string; logline: string }) => Promise<unknown> };
  /** Hears of the new series. */
  onMade?: (seriesId: string) => void;
}

/** Makes a series, or changes what one is called and what it tells of itself. */
export function SeriesDialog(props: SeriesTextsForm) {
  const t = useTranslations('series');
  const { open, onClose, change } = props;
  return (
    <Dialog open={open} onClose={onClose} title={t(change ? 'edit' : 'makeTitle')} width={520}>
      <SeriesForm {...props} />
    </Dialog>
  );
}

function SeriesForm({ onClose, change, onMade }: SeriesTextsForm) {
  const t = useTranslations('series');
  const { community } = useApi<CommunityApi>();
  const queries = useQueryClient();
  const { form, field, problems, isSending } = useForm({
    endpoint: 'community.createSeries',
    initial: { title: change?.title ?? '', logline: change?.logline ?? '' },
    texts: { title: { missing: t('titleMissing') } },
    send: async (texts, idempotencyKey) => {
      if (change) {
        await change.save(texts);
        onClose();
        return;
      }
      const { seriesId } = await community.createSeries({ ...texts, idempotencyKey });
      await queries.invalidateQueries({ queryKey: ['series-shelf'] });
      onClose();
      onMade?.(seriesId);
    },
  });
  return (
    <form {...form} className="flex flex-col gap-4 pb-2">
      {!change && <p>{t('makeNote')}</p>}
      <TextField {...field('title')} label={t('title')} />
      <TextArea {...field('logline')} label={t('logline')} rows={3} optional />
      {problems.form && <Notice>{problems.form}</Notice>}
      <span className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" busy={isSending}>
          {t(change ? 'save' : 'create')}
        </Button>
      </span>
    </form>
  );
}
