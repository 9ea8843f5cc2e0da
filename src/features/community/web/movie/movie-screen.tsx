import { clsx } from 'clsx';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPassing } from '#src/platform/browser/api/is-passing.ts';
import { pageLoaded } from '#src/platform/browser/start/after-load.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { StillPage } from '#src/platform/browser/ui/still-page.tsx';
import { ReviewNote } from '../safety/review-note.tsx';
import { useSignInFirst } from '../use-sign-in-first.tsx';
import { EpisodeBar } from './episode-bar.tsx';
import { MovieFacts, type RenderShare } from './movie-facts.tsx';
import { RelatedMovies } from './related-movies.tsx';
import { Remixes } from './remixes.tsx';
import { useMovie, type MovieView } from './use-movie.ts';

/** Below the film, and with the code of forms: after the first page. */
const Comments = lazy(async () => {
  await pageLoaded();
  return { default: (await import('./comments.tsx')).Comments };
});

interface FilmParts {
  renderPlayer: (movie: MovieView['movie']) => ReactNode;
  /** The story, and what it was made by. */
  renderStory: (movie: MovieView['movie']) => ReactNode;
  /** How it is passed on. */
  renderShare: RenderShare;
  /** Copies it, where its owner allows it. */
  renderRemix: (movie: MovieView['movie'], signedIn: (act: () => void) => void) => ReactNode;
  /** For its owner. */
  ownBar: ReactNode;
  /** The page where its owner works on it. */
  filmPath: (filmId: string) => string;
  /** What plays. */
  video: HTMLVideoElement | null;
}

/**
 * The page of a public film (COMM-02): the player first. The parts about the film itself come from its slice, and until
 * they are `isReady` nothing is shown, so that nothing moves.
 */
export function MovieScreen({ filmId, isReady, ...parts }: { filmId: string; isReady: boolean } & FilmParts) {
  const t = useTranslations('community');
  const movie = useMovie(filmId);
  if (movie.data && isReady) {
    return <FoundMovie view={movie.data} {...parts} />;
  }
  if (movie.isPending || movie.data) {
    return (
      <div className="grid min-h-dvh content-start gap-x-8 gap-y-6 lg:grid-cols-12">
        <h1 className="sr-only">{t('loading')}</h1>
        <Skeleton aspect="16:9" className="lg:col-span-8" />
        <div className="flex flex-col gap-4 lg:col-span-4">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
      </div>
    );
  }
  if (isPassing(movie.error)) {
    return (
      <>
        <h1 className="sr-only">{t('movie')}</h1>
        <Notice action={<Button onClick={() => void movie.refetch()}>{t('tryAgain')}</Button>}>
          {movie.error.message}
        </Notice>
      </>
    );
  }
  return (
    <StillPage still="shot-6">
      <h1 className="display text-title sm:text-[clamp(1.9rem,1.3rem+1.6vw,2.6rem)] sm:leading-[calc(1.06*var(--leading-scale))]">
        {t('missingTitle')}
      </h1>
      <p className="text-reading text-text-2">{t('missingText')}</p>
      <Link to="/community" className={buttonLook('primary')}>
        {t('toCommunity')}
      </Link>
    </StillPage>
  );
}

function FoundMovie({
  view,
  renderPlayer,
  renderStory,
  renderShare,
  renderRemix,
  ownBar,
  filmPath,
  video,
}: { view: MovieView } & FilmParts) {
  const shell = useTranslations('shell');
  const { signedIn, dialog } = useSignInFirst();
  const safety = useTranslations('safety');
  const { movie, standing, state, review, series, remixes } = view;
  const isPublic = state === 'public';
  const isTall = movie.aspect === '9:16';
  const title = `${movie.title} · ${shell('product')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="flex flex-col gap-6">
      {standing.own && isPublic && ownBar}
      {!isPublic && (
        <ReviewNote
          what={safety(`states.${state}`)}
          review={review}
          subject={{ kind: 'film', id: movie.id }}
          isOwn={standing.own}
          action={
            standing.own && (
              <Link to={filmPath(movie.id)} className={buttonLook()}>
                {safety('openFilm')}
              </Link>
            )
          }
        />
      )}
      {/* Beside a tall film there is room for the facts and for other films; beside a wide one for the facts. */}
      <div className="grid gap-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className={isTall ? 'lg:col-span-4' : 'lg:col-span-8'}>
          {renderPlayer(movie)}
          {series && <EpisodeBar place={series} video={video} />}
        </div>
        <div className="lg:col-span-4">
          <MovieFacts
            view={view}
            story={renderStory(movie)}
            renderShare={renderShare}
            remix={view.remixable && !standing.own && renderRemix(movie, signedIn)}
            signedIn={signedIn}
          />
        </div>
        {isPublic && (
          <>
            <div className="lg:col-span-8 lg:row-start-2">
              <Suspense fallback={<Skeleton className="h-64 max-w-3xl" />}>
                <Comments filmId={movie.id} count={movie.comments} signedIn={signedIn} />
              </Suspense>
            </div>
            <div className={clsx('lg:col-span-4', isTall && 'lg:col-start-9 lg:row-span-2 lg:row-start-1')}>
              <RelatedMovies filmId={movie.id} />
            </div>
          </>
        )}
      </div>
      <Remixes remixes={remixes} />
      {dialog}
    </div>
  );
}
