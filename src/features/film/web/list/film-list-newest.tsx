import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFilmList } from './film-list-data.ts';
import { FilmListGrid } from './film-list-grid.tsx';

/** The four newest films, for the home page; nothing if there are none. */
export function NewestFilms() {
  const t = useTranslations('filmList');
  const list = useFilmList({ limit: 4 });
  const films = list.data?.pages[0]?.films ?? [];
  if (films.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="newest-films" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="newest-films" className="display text-head sm:text-title">
          {t('newest')}
        </h2>
        <Link to="/dashboard/film/idea#your-films" className="link">
          {t('all')}
        </Link>
      </div>
      <FilmListGrid films={films} />
    </section>
  );
}
