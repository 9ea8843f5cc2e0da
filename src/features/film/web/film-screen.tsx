import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LANGUAGE_TAGS } from '#src/shared/language/languages.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import type { FilmView } from '../contract.ts';
import { CastList } from './cast-list.tsx';
import { LeaderBar } from './leader-bar.tsx';
import { ShotTile } from './shot-tile.tsx';
import { useFilm, useFilmActions } from './use-films.ts';

const FilmPlayer = lazy(async () => ({ default: (await import('#src/platform/browser/player/film-player.tsx')).FilmPlayer }));

/** A film while it is made and when it is done. */
export function FilmScreen() {
  const { filmId = '' } = useParams();
  const t = useTranslations('film');
  const film = useFilm(filmId);
  if (film.isPending) return <p className="text-text-3">{t('loading')}</p>;
  if (film.error && !film.data) {
    return <Notice action={<Button onClick={() => void film.refetch()}>{t('tryAgain')}</Button>}>{film.error.message}</Notice>;
  }
  return <Film film={film.data} />;
}

function Film({ film }: { film: FilmView }) {
  const t = useTranslations('film');
  const actions = useFilmActions(film.id);
  const problem = actions.cancel.error ?? actions.resume.error ?? actions.retryShot.error;
  const resting = film.status === 'COMPLETED' || film.status === 'FAILED' || film.cancelled;
  const columns = film.aspect === '9:16' ? 'grid-cols-3 md:grid-cols-6' : 'grid-cols-2 md:grid-cols-4';
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center justify-between gap-3">
        <Link to="/dashboard/film/idea" className="text-action-text underline underline-offset-4">{t('back')}</Link>
        {!resting && <Button onClick={() => actions.cancel.mutate()} disabled={actions.cancel.isPending}>{t('cancel')}</Button>}
      </div>
      <LeaderBar film={film} />
      <h1 lang={LANGUAGE_TAGS[film.language]} className="font-display text-3xl font-bold [font-stretch:130%] sm:text-5xl">{film.title || film.idea}</h1>
      {film.failure && <Notice>{film.failure.message}</Notice>}
      {problem && <Notice>{problem.message}</Notice>}
      {film.cancelled && <p className="text-text-2">{t('cancelled')}</p>}
      {film.nextStep && film.status !== 'COMPLETED' && (
        <Button kind="primary" className="self-start" onClick={() => actions.resume.mutate()} disabled={actions.resume.isPending}>{t('resume')}</Button>
      )}
      {film.movie && <Movie film={film} movie={film.movie} />}
      <div className="grid gap-8 md:grid-cols-[1fr_280px]">
        <div className="flex min-w-0 flex-col gap-4" lang={LANGUAGE_TAGS[film.language]}>
          {film.outline && <p className="max-w-prose text-base text-text-1">{film.outline}</p>}
          {film.shots.length > 0 && <h2 className="font-edge text-[11px] text-text-3 uppercase">{t('storyboard')}</h2>}
          <ol className={`grid gap-4 ${columns}`}>
            {film.shots.map((shot) => (
              <ShotTile key={shot.number} shot={shot} aspect={film.aspect} onRetry={() => actions.retryShot.mutate(shot.number)} />
            ))}
          </ol>
        </div>
        <aside className="flex flex-col gap-5">
          <CastList heading={t('cast')} members={film.characters} />
          <CastList heading={t('places')} members={film.places} />
          <CastList heading={t('items')} members={film.items} />
          <p className="flex justify-between border-t border-line pt-3 text-sm"><span>{t('coinsSpent')}</span><span className="font-edge">{film.spentCoins}</span></p>
          {!resting && <p className="text-xs text-text-3">{t('youMayLeave')}</p>}
        </aside>
      </div>
    </div>
  );
}

function Movie({ film, movie }: { film: FilmView; movie: NonNullable<FilmView['movie']> }) {
  const t = useTranslations('film');
  return (
    <section aria-label={t('watch')} className="flex flex-col gap-3">
      <Suspense fallback={<img src={film.cover?.path} alt="" className="w-full rounded-[2px]" style={{ aspectRatio: film.aspect.replace(':', ' / ') }} />}>
        <FilmPlayer
          source={movie.path} aspect={film.aspect} title={film.title} poster={film.cover?.path}
          subtitles={{ source: movie.subtitles, language: film.language, label: t('subtitles') }}
        />
      </Suspense>
      <a href={`${movie.path}?download`} download className="self-start text-action-text underline underline-offset-4">{t('download')}</a>
    </section>
  );
}
