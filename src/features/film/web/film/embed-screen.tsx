import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { isPassing } from '#src/platform/browser/api/is-passing.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { SharedFilm } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';
import { usePublicFilm } from './use-public-film.ts';

const SharedMovie = lazy(async () => ({ default: (await import('./finished-film.tsx')).SharedMovie }));
const PublicMovie = lazy(async () => ({ default: (await import('./finished-film.tsx')).PublicMovie }));
const ignore = (): void => {};

/**
 * A shared film alone, for a frame in another site's page (COMM-09): as large as the frame, with a link to its own
 * page.
 */
export function EmbedScreen() {
  const { token = '' } = useParams();
  const { films } = useApi<FilmApi>();
  const film = useQuery({
    queryKey: ['shared-film', token],
    queryFn: ({ signal }) => films.readSharedFilm({ token }, { signal }),
    retry: (failures, error) => isPassing(error) && failures < 2,
  });
  return (
    <EmbedFrame
      film={film}
      path={`/share/${token}`}
      renderPlayer={(data) => <SharedMovie film={data} token={token} />}
    />
  );
}

/** A public film alone, in the same way. */
export function EmbedMovieScreen() {
  const { movieId = '' } = useParams();
  const film = usePublicFilm(movieId);
  return (
    <EmbedFrame
      film={film}
      path={`/movie/${movieId}`}
      renderPlayer={(data) => <PublicMovie film={data} filmId={movieId} onMedia={ignore} />}
    />
  );
}

interface EmbedParts {
  /** The path of the film's own page. */
  path: string;
  renderPlayer: (film: SharedFilm) => ReactNode;
}

function EmbedFrame({ film, ...parts }: { film: UseQueryResult<SharedFilm> } & EmbedParts) {
  const t = useTranslations('film');
  return (
    <div data-embedded className="theme-dark grid min-h-dvh place-items-center bg-media text-text-1">
      {film.isPending && <h1 className="sr-only">{t('loading')}</h1>}
      {film.isError && <Missing error={film.error} lookAgain={() => void film.refetch()} />}
      {film.data && <EmbeddedFilm film={film.data} {...parts} />}
    </div>
  );
}

function Missing({ error, lookAgain }: { error: Error; lookAgain: () => void }) {
  const t = useTranslations('film');
  const passing = isPassing(error);
  return (
    <div className="flex flex-col items-center gap-3 p-4 text-center">
      <h1 className="text-base font-semibold">{passing ? error.message : t('shared.missingTitle')}</h1>
      {passing && <Button onClick={lookAgain}>{t('tryAgain')}</Button>}
    </div>
  );
}

function EmbeddedFilm({ film, path, renderPlayer }: { film: SharedFilm } & EmbedParts) {
  const t = useTranslations('film');
  return (
    <div className="relative" style={{ width: `min(100%, calc(100dvh * ${film.aspect.replace(':', ' / ')}))` }}>
      <h1 className="sr-only" lang={LANGUAGE_TAGS[film.language]}>
        {film.title}
      </h1>
      <Suspense fallback={null}>{renderPlayer(film)}</Suspense>
      <a
        href={path}
        target="_blank"
        rel="noopener"
        className="edge absolute top-2 right-2 rounded-control bg-black/70 px-2.5 py-1.5 text-text-1 hover:bg-black"
      >
        {t('shared.madeHere')}
      </a>
    </div>
  );
}
