import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { type FilmApi, isPassing } from './use-live-film.ts';

const SharedMovie = lazy(async () => ({ default: (await import('./finished-film.tsx')).SharedMovie }));

/**
 * A shared film and nothing else, for a frame in another site's page (COMM-09): as large as the frame, with a way to
 * its own page.
 */
export function EmbedScreen() {
  const { token = '' } = useParams();
  const t = useTranslations('film');
  const { films } = useApi<FilmApi>();
  const film = useQuery({
    queryKey: ['shared-film', token],
    queryFn: ({ signal }) => films.readSharedFilm({ token }, { signal }),
    retry: (failures, error) => isPassing(error) && failures < 2,
  });
  return (
    <div data-embedded className="theme-dark grid min-h-dvh place-items-center bg-media text-text-1">
      {film.isPending ? (
        <h1 className="sr-only">{t('loading')}</h1>
      ) : film.isError ? (
        <div className="flex flex-col items-center gap-3 p-4 text-center">
          <h1 className="text-base font-semibold">
            {isPassing(film.error) ? film.error.message : t('shared.missingTitle')}
          </h1>
          {isPassing(film.error) && <Button onClick={() => void film.refetch()}>{t('tryAgain')}</Button>}
        </div>
      ) : (
        <div
          className="relative"
          style={{ width: `min(100%, calc(100dvh * ${film.data.aspect.replace(':', ' / ')}))` }}
        >
          <h1 className="sr-only" lang={LANGUAGE_TAGS[film.data.language]}>
            {film.data.title}
          </h1>
          <Suspense fallback={null}>
            <SharedMovie film={film.data} token={token} />
          </Suspense>
          <a
            href={`/share/${token}`}
            target="_blank"
            rel="noopener"
            className="edge absolute top-2 right-2 rounded-control bg-black/70 px-2.5 py-1.5 text-text-1 hover:bg-black"
          >
            {t('shared.madeHere')}
          </a>
        </div>
      )}
    </div>
  );
}
