import { useTranslations } from 'use-intl';
import { MovieWall } from '../movie-wall.tsx';
import type { MovieView } from './use-movie.ts';

/** The newest public films that were copied from this one (COMM-10); nothing where there are none. */
export function Remixes({ remixes: { movies, count } }: Pick<MovieView, 'remixes'>) {
  const t = useTranslations('series');
  if (count === 0) {
    return null;
  }
  const heading = t('remixes', { count });
  return (
    <section aria-labelledby="remixes" className="flex flex-col gap-4">
      <h2 id="remixes" className="display text-head">
        {heading}
      </h2>
      <MovieWall label={heading} movies={movies} headingLevel={3} />
    </section>
  );
}
