import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '#src/platform/browser/ui/skeleton.tsx';
import type { AspectRatio } from '#src/shared/catalogue/shots.ts';
import type { MovieCard as Movie } from '../movie-card.ts';
import { inRows } from './in-rows.ts';
import { MovieCard } from './movie-card.tsx';

const WALL = 'grid grid-cols-12 gap-x-3 gap-y-7 sm:gap-x-4';

/** Rows of four wide or six tall films; on narrow pages each row takes several lines, all of them full. */
const SPANS: Readonly<Record<AspectRatio, string>> = {
  '16:9': 'col-span-12 sm:col-span-6 lg:col-span-3',
  '9:16': 'col-span-6 sm:col-span-4 lg:col-span-2',
};

/** At every width, since a span sets the start of its column too. */
const ROW_START = 'col-start-1 sm:col-start-1 lg:col-start-1';

/** Films in rows by their orientation. `label` is the list's accessible name, `noteOf` says something about each. */
export function MovieWall<Shown extends Movie>({
  label,
  movies,
  headingLevel = 2,
  noteOf,
}: {
  label: string;
  movies: readonly Shown[];
  headingLevel?: 2 | 3;
  noteOf?: ((movie: Shown) => ReactNode) | undefined;
}) {
  return (
    <ul aria-label={label} className={WALL}>
      {inRows(movies).flatMap((row) =>
        row.map((movie, place) => (
          <li key={movie.id} className={clsx(SPANS[movie.aspect], place === 0 && ROW_START)}>
            <MovieCard movie={movie} headingLevel={headingLevel} note={noteOf?.(movie)} />
          </li>
        )),
      )}
    </ul>
  );
}

/** Two rows of films that are still loading, in their final size. */
export function MovieWallSkeleton({ aspect = '16:9' }: { aspect?: AspectRatio | undefined }) {
  return (
    <div className={WALL}>
      {Array.from({ length: aspect === '16:9' ? 8 : 12 }, (_, place) => (
        <div key={place} className={clsx(SPANS[aspect], 'flex flex-col gap-2')}>
          <Skeleton aspect={aspect} />
          <Skeleton className="mt-1 h-5 w-3/4" />
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
