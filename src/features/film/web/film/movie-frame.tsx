import type { ReactNode } from 'react';
import { smallPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { FilmView } from '../../film-view-contract.ts';

/** The box of a film: as wide as possible, and never so tall that its controls or actions leave the window. */
export function MovieFrame({
  aspect,
  isFinished = true,
  children,
}: {
  aspect: FilmView['aspect'];
  /** False while a film is watched in it that is still being made. */
  isFinished?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      data-guide={isFinished ? 'film' : undefined}
      className="mx-auto"
      style={{ width: `min(100%, calc(max(16rem, 100svh - 15rem) * ${aspect.replace(':', ' / ')}))` }}
    >
      {children}
    </div>
  );
}

/** The address of a cover as a poster: a phone gets a smaller copy. */
export function posterPath(path: string): string {
  return matchMedia('(min-width: 64rem)').matches ? path : smallPicture(path, 960);
}

type Poster = Pick<NonNullable<FilmView['movie']>, 'poster'>;

/**
 * A picture of the film in place of the player, of exactly its size: the first visible picture, so it has the highest
 * priority.
 */
export function MoviePoster({
  film: { aspect, movie },
}: {
  film: Pick<FilmView, 'aspect'> & { movie: Poster | null };
}) {
  return (
    <div
      className="overflow-hidden rounded-frame bg-media outline outline-line"
      style={{ aspectRatio: aspect.replace(':', ' / ') }}
    >
      {movie?.poster && (
        <img src={posterPath(movie.poster.path)} alt="" fetchPriority="high" className="size-full object-contain" />
      )}
    </div>
  );
}
