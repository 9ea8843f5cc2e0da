import { useTranslations } from 'use-intl';
import type { MovieCard } from '../movie-card.ts';
import { MovieRow } from './movie-row.tsx';
import { moviesOf, useMovies } from './use-movies.ts';

const ROW = 4;

/** The wide films that an admin chose, the best first. */
export function useChosenMovies(): MovieCard[] {
  const { data } = useMovies({ sort: 'recommended', chosen: 'yes', aspect: '16:9' }, { limit: ROW });
  return moviesOf(data).slice(0, ROW);
}

/** A row of what an admin chose, before the films of everybody. */
export function ChosenRow({ movies }: { movies: readonly MovieCard[] }) {
  const t = useTranslations('movieCards');
  return movies.length === 0 ? null : <MovieRow heading={t('chosenHeading')} movies={movies} />;
}
