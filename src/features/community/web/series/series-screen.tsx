import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPassing } from '#src/platform/browser/api/is-passing.ts';
import { useHoverPlay } from '#src/platform/browser/device/use-hover-play.ts';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { Avatar } from '#src/platform/browser/ui/avatar.tsx';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { StillPage } from '#src/platform/browser/ui/still-page.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import type { MovieCard } from '../../movie-card.ts';
import { FollowButton } from '../follow-button.tsx';
import { MovieCover } from '../movie-cover.tsx';
import { authorPath, moviePath } from '../paths.ts';
import { useSignInFirst } from '../use-sign-in-first.tsx';
import { OwnSeries } from './own-series.tsx';
import { useSeries, type SeriesView } from './use-series.ts';

/** A series with its episodes in order (COMM-08). `renderNextEpisode` begins the film after one of the caller's own. */
export function SeriesScreen({ renderNextEpisode }: { renderNextEpisode: (filmId: string) => ReactNode }) {
  const { seriesId = '' } = useParams();
  const t = useTranslations('series');
  const common = useTranslations('community');
  const series = useSeries(seriesId);
  if (series.data) {
    return <FoundSeries view={series.data} renderNextEpisode={renderNextEpisode} />;
  }
  if (series.isPending) {
    return (
      <div className="flex flex-col gap-6">
        <h1 className="sr-only">{common('loading')}</h1>
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-28 w-full" />
        <Skeleton className="h-28 w-full" />
      </div>
    );
  }
  if (isPassing(series.error)) {
    return (
      <>
        <h1 className="sr-only">{t('heading')}</h1>
        <Notice action={<Button onClick={() => void series.refetch()}>{common('tryAgain')}</Button>}>
          {series.error.message}
        </Notice>
      </>
    );
  }
  return (
    <StillPage still="shot-6">
      <h1 className="display text-title">{t('missingTitle')}</h1>
      <p className="text-reading text-text-2">{t('missingText')}</p>
      <Link to="/drama-channel" className={buttonLook('primary')}>
        {t('toShelf')}
      </Link>
    </StillPage>
  );
}

function FoundSeries({
  view,
  renderNextEpisode,
}: {
  view: SeriesView;
  renderNextEpisode: (filmId: string) => ReactNode;
}) {
  const t = useTranslations('series');
  const { signedIn, dialog } = useSignInFirst();
  const { series, episodes, ownEpisodes, followed } = view;
  const [first] = episodes;
  const lang = series.language === null ? undefined : LANGUAGE_TAGS[series.language];
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-col gap-3">
          <EdgePrint>
            <Link to="/drama-channel" className="hover:underline">
              {t('heading')}
            </Link>
            <span>{t('episodes', { count: series.episodes })}</span>
          </EdgePrint>
          <h1 lang={lang} className="display text-title wrap-anywhere">
            {series.title}
          </h1>
          {series.logline !== '' && (
            <p lang={lang} className="max-w-prose text-reading text-text-2 wrap-anywhere">
              {series.logline}
            </p>
          )}
          <span className="flex min-w-0 items-center gap-3">
            <Avatar name={series.author.username} size={40} />
            <Link to={authorPath(series.author.id)} className="truncate font-semibold hover:underline">
              {series.author.username}
            </Link>
            {ownEpisodes === null && (
              <FollowButton authorId={series.author.id} followed={followed} signedIn={signedIn} />
            )}
          </span>
        </div>
        {first && (
          <Link to={moviePath(first.id)} state={{ plays: true }} className={buttonLook('primary')}>
            <Play className="size-4" aria-hidden="true" />
            {t('watch')}
          </Link>
        )}
      </header>
      {episodes.length > 0 && (
        <ol aria-label={t('listOf')} className="flex flex-col gap-5">
          {episodes.map((movie, index) => (
            <Episode key={movie.id} movie={movie} number={index + 1} />
          ))}
        </ol>
      )}
      {ownEpisodes && episodes.length === 0 && ownEpisodes.length > 0 && <Notice>{t('notPublic')}</Notice>}
      {ownEpisodes?.length === 0 && <EmptyState title={t('noEpisodes')}>{t('noEpisodesNote')}</EmptyState>}
      {ownEpisodes && <OwnSeries view={view} episodes={ownEpisodes} renderNextEpisode={renderNextEpisode} />}
      {dialog}
    </div>
  );
}

function Episode({ movie, number }: { movie: MovieCard; number: number }) {
  const { isPlaying, events } = useHoverPlay();
  return (
    <li
      {...events}
      className="group relative grid grid-cols-[2rem_8.5rem_minmax(0,1fr)] items-center gap-3 sm:grid-cols-[2.5rem_14rem_minmax(0,1fr)] sm:gap-5"
    >
      <span className="display text-head text-text-3 tabular-nums" aria-hidden="true">
        {number}
      </span>
      <MovieCover movie={{ ...movie, aspect: '16:9' }} isPlaying={isPlaying} />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="min-w-0">
          <Link
            to={moviePath(movie.id)}
            lang={LANGUAGE_TAGS[movie.language]}
            className="line-clamp-2 text-lead font-semibold wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {movie.title}
          </Link>
        </h2>
        <EdgePrint>
          <span>{formatTimecode(movie.durationSeconds)}</span>
        </EdgePrint>
      </div>
    </li>
  );
}
