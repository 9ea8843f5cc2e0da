import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { toast } from '#src/platform/browser/ui/toasts.tsx';
import type { FilmApi } from '../film-api.ts';
import { useFilmPaths } from '../film-paths.ts';
import { EditLink } from './edit-link.tsx';
import { useFilmActions } from './use-film-actions.ts';

/** What the owner of a public film can do from its public page. `onHidden`: it is private now. */
export function OwnFilmBar({ filmId, onHidden }: { filmId: string; onHidden: () => void }) {
  const t = useTranslations('film.public');
  const { films } = useApi<FilmApi>();
  const paths = useFilmPaths();
  const { data: film } = useQuery({
    queryKey: ['film', filmId],
    queryFn: ({ signal }) => films.readFilm({ filmId }, { signal }),
  });
  const { setVisibility } = useFilmActions({ id: filmId, version: film?.version ?? 0 });
  const hide = (): void =>
    setVisibility.mutate('private', {
      onSuccess: () => {
        toast(t('madePrivate'), 'success');
        onHidden();
      },
      onError: toastFailure,
    });
  return (
    <aside
      aria-label={t('yours')}
      className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface-2 px-4 py-2.5"
    >
      <p className="text-text-2">{t('yoursNote')}</p>
      <span className="flex flex-wrap gap-2">
        <Link to={paths.film(filmId)} className={buttonLook()}>
          {t('open')}
        </Link>
        <EditLink filmId={filmId} />
        <Button
          icon={<EyeOff className="size-[18px]" aria-hidden="true" />}
          disabled={!film}
          busy={setVisibility.isPending}
          onClick={hide}
        >
          {t('makePrivate')}
        </Button>
      </span>
    </aside>
  );
}
