import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MovieCard } from '../movie-card.ts';
import { MovieWall } from './movie-wall.tsx';

/** One row of films with its heading. `to` leads to more of them, `noteOf` says something about each. */
export function MovieRow<Movie extends MovieCard>({
  heading,
  movies,
  to,
  noteOf,
}: {
  heading: string;
  movies: readonly Movie[];
  to?: string;
  noteOf?: (movie: Movie) => ReactNode;
}) {
  const t = useTranslations('movieCards');
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="display text-head sm:text-title">
          {heading}
        </h2>
        {to !== undefined && (
          <Link to={to} className="link">
            {t('toCommunity')}
          </Link>
        )}
      </div>
      <MovieWall label={heading} movies={movies} headingLevel={3} noteOf={noteOf} />
    </section>
  );
}
