import { Film } from 'lucide-react';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import { StoredPicture } from '#src/platform/browser/ui/stored-picture.tsx';
import type { MovieCard } from '../movie-card.ts';

/** The cover of a film in its frame; `isPlaying` plays the film over it, silently. */
export function MovieCover({
  movie,
  isPlaying,
}: {
  movie: Pick<MovieCard, 'cover' | 'movie' | 'aspect'>;
  isPlaying: boolean;
}) {
  return (
    <Gate aspect={movie.aspect} className="group-hover:border-text-2">
      {movie.cover ? (
        <StoredPicture
          path={movie.cover.path}
          alt=""
          sizes={
            movie.aspect === '16:9'
              ? '(min-width: 1025px) 22rem, (min-width: 480px) 50vw, 100vw'
              : '(min-width: 1025px) 14rem, (min-width: 480px) 33vw, 50vw'
          }
          width={movie.aspect === '16:9' ? 480 : 270}
          height={movie.aspect === '16:9' ? 270 : 480}
          className="size-full object-cover"
        />
      ) : (
        <Film
          className="theme-dark absolute inset-0 m-auto size-10 text-line-strong"
          strokeWidth={1}
          aria-hidden="true"
        />
      )}
      {isPlaying && movie.movie && (
        <video
          src={movie.movie.path}
          autoPlay
          muted
          playsInline
          loop
          tabIndex={-1}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full object-cover"
        />
      )}
    </Gate>
  );
}
