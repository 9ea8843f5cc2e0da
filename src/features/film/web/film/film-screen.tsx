import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isPassing } from '#src/platform/browser/api/is-passing.ts';
import { Button, buttonLook } from '#src/platform/browser/ui/button.tsx';
import { Notice } from '#src/platform/browser/ui/notice.tsx';
import { useFilmPaths } from '../film-paths.ts';
import type { FilmGuideCode } from '../guide/guide-entry.tsx';
import { FilmDetails } from './film-details.tsx';
import type { FilmDialogs } from './film-dialogs.ts';
import { FilmSkeleton } from './film-skeleton.tsx';
import { useLiveFilm } from './use-live-film.ts';

/** A film in progress or finished. `guide` explains its page, `dialogs` are loaded on demand. */
export function FilmScreen({ guide, dialogs }: { guide: FilmGuideCode; dialogs: FilmDialogs }) {
  const { filmId = '' } = useParams();
  const paths = useFilmPaths();
  const t = useTranslations('film');
  const ofPage = useTranslations('filmPage');
  const film = useLiveFilm(filmId);
  if (film.data) {
    return (
      <FilmDetails
        key={filmId}
        film={film.data}
        line={film.line}
        lookAgain={film.lookAgain}
        guide={guide}
        dialogs={dialogs}
      />
    );
  }
  if (!film.isError) {
    return <FilmSkeleton />;
  }
  if (isPassing(film.error)) {
    return (
      <>
        <h1 className="sr-only">{ofPage('video')}</h1>
        <Notice
          action={
            <Button onClick={() => void film.refetch()} busy={film.isFetching}>
              {t('tryAgain')}
            </Button>
          }
        >
          {film.error.message}
        </Notice>
      </>
    );
  }
  return (
    <div className="flex flex-col items-start gap-4 py-16">
      <h1 className="display text-title">{ofPage('missingTitle')}</h1>
      <p className="text-text-2">{ofPage('missingText')}</p>
      <Link to={paths.idea} className={buttonLook('primary')}>
        {ofPage('toIdeas')}
      </Link>
    </div>
  );
}
