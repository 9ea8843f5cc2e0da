import { useTranslations } from 'use-intl';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { ForYouRow } from './for-you-row.tsx';
import { MovieRow } from './movie-row.tsx';
import { moviesOf, useMovies } from './use-movies.ts';

/** Wide films of a full row. */
const ROW = 4;

/**
 * Films of others for the home page (HOME-01): for whoever is signed in those for them, and the recommended ones; where
 * these fill no row, what is watched most now. Nothing where there is no film.
 */
export function HomeFilms({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('movieCards');
  const wide = { aspect: '16:9' } as const;
  const isClosed = useSettings().data?.community === 'closed';
  const asked = { limit: ROW, isEnabled: !isClosed };
  const recommended = useMovies({ sort: 'recommended', ...wide }, asked);
  const hottest = useMovies({ sort: 'hottest', ...wide }, asked);
  if (isClosed || !recommended.data || !hottest.data) {
    return null;
  }
  const first = moviesOf(recommended.data);
  const all = new Map([...first, ...moviesOf(hottest.data)].map((movie) => [movie.id, movie]));
  const movies = [...all.values()].slice(0, ROW);
  if (movies.length === 0) {
    return null;
  }
  const areRecommended = first.length >= movies.length;
  return (
    <>
      {signedIn && <ForYouRow />}
      <MovieRow
        heading={t(areRecommended ? 'recommendedHeading' : 'homeHeading')}
        movies={movies}
        to={areRecommended ? '/community?sort=recommended' : '/community'}
      />
    </>
  );
}
