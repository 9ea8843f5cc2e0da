import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonLook } from '#src/platform/browser/ui/button.tsx';
import { EmptyState } from '#src/platform/browser/ui/empty-state.tsx';
import { ListEnd } from '#src/platform/browser/ui/list-end.tsx';
import { ASPECT_RATIOS, type AspectRatio } from '#src/shared/catalogue/shots.ts';
import { useFilmList } from './film-list-data.ts';
import { FilmListGrid } from './film-list-grid.tsx';
import { ImportFilm } from './import-film.tsx';

const IDEA = '/dashboard/film/idea';

/** The account's films by aspect ratio, landscape first (ROUTE-03). */
export function MyMoviesScreen() {
  const t = useTranslations('filmList');
  const all = useFilmList({ limit: 1 });
  const bare = all.data?.pages[0]?.films.length === 0;
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="display text-title">{t('heading')}</h1>
        <div className="flex flex-wrap gap-3">
          <ImportFilm />
          {!bare && (
            <Link to={IDEA} className={buttonLook('outline')}>
              {t('emptyAction')}
            </Link>
          )}
        </div>
      </div>
      {bare ? (
        <EmptyState
          title={t('empty')}
          action={
            <Link to={IDEA} className={buttonLook('primary')}>
              {t('emptyAction')}
            </Link>
          }
        >
          {t('emptyNote')}
        </EmptyState>
      ) : (
        ASPECT_RATIOS.map((aspect) => <FilmsOfShape key={aspect} aspect={aspect} />)
      )}
    </div>
  );
}

function FilmsOfShape({ aspect }: { aspect: AspectRatio }) {
  const t = useTranslations('filmList');
  const list = useFilmList({ aspect });
  const films = list.data?.pages.flatMap((page) => page.films) ?? [];
  const headingId = `films-${aspect.replace(':', '-')}`;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-2">
        <h2 id={headingId} className="display text-head">
          {t(`shapes.${aspect}`)}
        </h2>
        <p className="text-dense text-text-3">{t(`shapeNotes.${aspect}`)}</p>
      </div>
      <output className="sr-only">{list.isPending ? t('loading') : ''}</output>
      {list.isSuccess && films.length === 0 && <p className="text-text-2">{t('noneOfShape')}</p>}
      {films.length > 0 && <FilmListGrid films={films} upright={aspect === '9:16'} />}
      <ListEnd list={list} />
    </section>
  );
}
