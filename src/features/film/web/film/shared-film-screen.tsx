import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { isPassing } from '#src/platform/browser/api/is-passing.ts';
import { formatTimecode } from '#src/platform/browser/language/format-timecode.ts';
import { useList } from '#src/platform/browser/language/use-list.ts';
import { pageLoaded } from '#src/platform/browser/start/after-load.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { EdgePrint } from '#src/platform/browser/ui/edge-print.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import { StillPage } from '#src/platform/browser/ui/still-page.tsx';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { type FilmApi } from '../film-api.ts';
import { FilmCredits } from './film-credits.tsx';
import { MovieFrame, MoviePoster } from './movie-frame.tsx';

/** The player, the largest part of the page's code, comes after the poster. */
const SharedMovie = lazy(async () => {
  await pageLoaded();
  return { default: (await import('./finished-film.tsx')).SharedMovie };
});

/** A film for anyone with its link; no account is needed. */
export function SharedFilmScreen() {
  const { token = '' } = useParams();
  const t = useTranslations('film');
  const ofPage = useTranslations('filmPage');
  const list = useList();
  const { films } = useApi<FilmApi>();
  const film = useQuery({
    queryKey: ['shared-film', token],
    queryFn: ({ signal }) => films.readSharedFilm({ token }, { signal }),
    retry: (failures, error) => isPassing(error) && failures < 2,
  });
  if (film.isPending) {
    return (
      <>
        <h1 className="sr-only">{t('loading')}</h1>
        <Skeleton aspect="16:9" className="w-full" />
      </>
    );
  }
  if (film.isError && isPassing(film.error)) {
    return (
      <>
        <h1 className="sr-only">{ofPage('video')}</h1>
        <Notice action={<Button onClick={() => void film.refetch()}>{t('tryAgain')}</Button>}>
          {film.error.message}
        </Notice>
      </>
    );
  }
  if (film.isError) {
    return (
      <StillPage still="shot-6">
        <h1 className="display text-title sm:text-[clamp(1.9rem,1.3rem+1.6vw,2.6rem)] sm:leading-[calc(1.06*var(--leading-scale))]">
          {t('shared.missingTitle')}
        </h1>
        <p className="text-reading text-text-2">{t('shared.missingText')}</p>
        <Link to="/" className={buttonLook('primary')}>
          {ofPage('toIdeas')}
        </Link>
      </StillPage>
    );
  }
  const { data } = film;
  const drafted = data.madeWith.every((model) => model.id.startsWith('draft'));
  return (
    <article className="mx-auto flex max-w-5xl flex-col gap-5">
      <MovieFrame aspect={data.aspect}>
        <Suspense fallback={<MoviePoster film={data} />}>
          <SharedMovie film={data} token={token} />
        </Suspense>
      </MovieFrame>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <header className="flex min-w-0 flex-[1_1_26rem] flex-col gap-2">
          <EdgePrint>
            <span>{t(`types.${data.type}`)}</span>
            <span>{formatTimecode(data.movie.durationSeconds)}</span>
            {!drafted && (
              <span>
                {t('shared.madeWith', {
                  models: list([...new Set(data.madeWith.map(({ label }) => label))]),
                })}
              </span>
            )}
          </EdgePrint>
          <h1
            lang={LANGUAGE_TAGS[data.language]}
            className="display text-[clamp(1.35rem,0.8rem+3.2vw,3.25rem)] leading-[calc(1.05*var(--leading-scale))]"
          >
            {data.title}
          </h1>
        </header>
        <Link to="/" className={`${buttonLook('primary', 'large')} max-sm:w-full`}>
          {t('shared.try')}
        </Link>
      </div>
      {data.story && (
        <div lang={LANGUAGE_TAGS[data.language]} className="flex max-w-prose flex-col gap-3 text-text-2">
          <p className="text-[17px] leading-relaxed">{data.story.logline}</p>
          {data.story.outline !== data.story.logline && <p className="whitespace-pre-line">{data.story.outline}</p>}
        </div>
      )}
      <FilmCredits credits={data.credits} />
      {drafted && <p className="max-w-prose text-text-3">{t('shared.draftOnly')}</p>}
    </article>
  );
}
