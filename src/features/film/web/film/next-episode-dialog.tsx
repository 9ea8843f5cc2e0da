import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { useForm } from '#src/platform/browser/form/use-form.ts';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Dialog } from '#src/platform/browser/ui/dialog.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { TextArea } from '#src/platform/browser/ui/text-area.tsx';
import type { FilmApi } from '../film-api.ts';
import { useFilmPaths } from '../film-paths.ts';

interface NextEpisode {
  filmId: string;
  open: boolean;
  onClose: () => void;
}

/** Asks what happens in the next episode, and begins it. What is typed stays where it could not be. */
export function NextEpisodeDialog(props: NextEpisode) {
  const t = useTranslations('filmFurther');
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('nextTitle')} width={560}>
      <NextEpisodeForm {...props} />
    </Dialog>
  );
}

function NextEpisodeForm({ filmId, onClose }: NextEpisode) {
  const t = useTranslations('filmFurther');
  const list = useList();
  const { films } = useApi<FilmApi>();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const paths = useFilmPaths();
  const { data: film } = useQuery({
    queryKey: ['film', filmId],
    queryFn: ({ signal }) => films.readFilm({ filmId }, { signal }),
  });
  const { form, field, problems, isSending } = useForm({
    endpoint: 'films.createNextEpisode',
    initial: { idea: '' },
    texts: { idea: { missing: t('ideaMissing') } },
    places: { CONTENT_SENSITIVE: 'idea' },
    send: async ({ idea }, idempotencyKey) => {
      const { filmId: nextId } = await films.createNextEpisode({ filmId, idea, idempotencyKey });
      await Promise.all(
        ['films', 'series', 'series-shelf', 'me'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      );
      onClose();
      void navigate(paths.film(nextId));
    },
  });
  const names = film?.characters.map(({ name }) => name) ?? [];
  return (
    <form {...form} className="flex flex-col gap-4 pb-2">
      <p>{t('nextNote')}</p>
      <TextArea
        {...field('idea')}
        label={t('idea')}
        rows={3}
        hint={names.length > 0 ? t('cast', { names: list(names) }) : undefined}
      />
      {problems.form && <Notice>{problems.form}</Notice>}
      <p className="text-dense text-text-3">{t('free')}</p>
      <span className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" kind="primary" busy={isSending}>
          {t('begin')}
        </Button>
      </span>
    </form>
  );
}
