import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { MovieWall } from './movie-wall.tsx';
import { moviesOf, useMovies } from './use-movies.ts';

/** Wide films of a full row; fewer are no row. */
const ROW = 4;

/** A row of what is watched most now, for the home page; nothing while there are fewer films than fill it. */
export function HottestRow() {
  const t = useTranslations('movieCards');
  const isClosed = useSettings().data?.community === 'closed';
  const { data } = useMovies({ sort: 'hottest', aspect: '16:9' }, { limit: ROW, isEnabled: !isClosed });
  const movies = moviesOf(data).slice(0, ROW);
  if (isClosed || movies.length < ROW) {
    return null;
  }
  return (
    <section aria-labelledby="hottest-films" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="hottest-films" className="display text-head sm:text-title">
          {t('homeHeading')}
        </h2>
        <Link to="/community" className="link">
          {t('toCommunity')}
        </Link>
      </div>
      <MovieWall label={t('homeHeading')} movies={movies} headingLevel={3} />
    </section>
  );
}
