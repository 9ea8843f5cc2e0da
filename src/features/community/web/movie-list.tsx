import type { InfiniteData } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ListEnd, type ContinuedQuery } from '#src/platform/browser/ui/list-end.tsx';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { MovieCard } from '../movie-card.ts';
import { MovieWall, MovieWallSkeleton } from './movie-wall.tsx';
import { moviesOf } from './use-movies.ts';

interface MovieListQuery extends ContinuedQuery {
  isPending: boolean;
  isSuccess: boolean;
  isPlaceholderData: boolean;
  data: InfiniteData<{ movies: MovieCard[]; next: string | null }> | undefined;
}

/** A list of films in each of its states; `empty` is shown where there are none. Those of `without` are shown before it. */
export function MovieList({
  label,
  list,
  aspect,
  empty,
  without,
}: {
  label: string;
  list: MovieListQuery;
  /** Only films of this orientation are asked for. */
  aspect?: AspectRatio | undefined;
  empty: ReactNode;
  without?: ReadonlySet<string> | undefined;
}) {
  const t = useTranslations('community');
  const all = moviesOf(list.data);
  const movies = without ? all.filter(({ id }) => !without.has(id)) : all;
  return (
    <div className="flex flex-col gap-6" aria-busy={list.isPlaceholderData || undefined}>
      <output className="sr-only">{list.isPending ? t('loading') : ''}</output>
      {list.isPending && <MovieWallSkeleton aspect={aspect} />}
      {list.isSuccess && all.length === 0 && empty}
      {movies.length > 0 && (
        <div className={clsx('transition-opacity duration-[140ms]', list.isPlaceholderData && 'opacity-60')}>
          <MovieWall label={label} movies={movies} />
        </div>
      )}
      <ListEnd list={list} />
    </div>
  );
}
