import { useCallback } from 'react';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { FilmPlayer } from '#src/platform/browser/player/film-player.tsx';
import type { FilmView, SharedFilm } from '../../film-view-contract.ts';
import type { FilmApi } from '../film-api.ts';
import { posterPath } from './movie-frame.tsx';

type Movie = NonNullable<FilmView['movie']>;

/**
 * The owner's finished film in the player; expired links are renewed. `frame` fills the screen with it, `onMedia` gets
 * its video.
 */
export function FinishedFilm({
  film,
  movie,
  frame,
  onMedia,
}: {
  film: FilmView;
  movie: Movie;
  frame: HTMLElement | null;
  onMedia?: (video: HTMLVideoElement | null) => void;
}) {
  const { films } = useApi<FilmApi>();
  const renew = useCallback(
    async () => (await films.readFilm({ filmId: film.id })).movie?.path ?? movie.path,
    [films, film.id, movie.path],
  );
  return <MovieInGate title={film.title} film={film} movie={movie} renew={renew} frame={frame} onMedia={onMedia} />;
}

/** A shared film in the player. */
export function SharedMovie({ film, token }: { film: SharedFilm; token: string }) {
  const { films } = useApi<FilmApi>();
  const renew = useCallback(async () => (await films.readSharedFilm({ token })).movie.path, [films, token]);
  return <MovieInGate title={film.title} film={film} movie={film.movie} renew={renew} />;
}

/** A public film in the player. `onMedia` gets its video. */
export function PublicMovie({
  film,
  filmId,
  onMedia,
}: {
  film: SharedFilm;
  filmId: string;
  onMedia: (video: HTMLVideoElement | null) => void;
}) {
  const { films } = useApi<FilmApi>();
  const renew = useCallback(async () => (await films.readPublicFilm({ filmId })).movie.path, [films, filmId]);
  return <MovieInGate title={film.title} film={film} movie={film.movie} renew={renew} onMedia={onMedia} />;
}

function MovieInGate({
  title,
  film,
  movie,
  renew,
  frame,
  onMedia,
}: {
  title: string;
  film: Pick<FilmView, 'aspect' | 'language'>;
  movie: Movie;
  renew: () => Promise<string>;
  frame?: HTMLElement | null;
  onMedia?: ((video: HTMLVideoElement | null) => void) | undefined;
}) {
  // Requested with the first page, so it is known when a film is shown.
  const theme = useSettings().data?.playerTheme ?? undefined;
  const thumbnails = movie.thumbnails ? addressOf(absoluteCues(movie.thumbnails.vtt)) : undefined;
  return (
    <FilmPlayer
      source={movie.path}
      renewSource={renew}
      aspect={film.aspect}
      title={title}
      poster={movie.poster ? posterPath(movie.poster.path) : undefined}
      subtitles={
        movie.subtitles !== null && movie.subtitleMode === 'track'
          ? { source: movie.subtitles, language: film.language }
          : undefined
      }
      thumbnails={thumbnails}
      theme={theme}
      fullscreenElement={frame}
      onMedia={onMedia}
    />
  );
}

/** Cues refer to the sprite by its path; inside a blob a path has no origin, so it is made absolute. */
const absoluteCues = (vtt: string): string => vtt.replace(/^\/(?=.*#xywh=)/gm, `${globalThis.location.origin}/`);

const addresses = new Map<string, string>();

/** A blob URL for cues. Kept as long as the page: each film needs only a few kilobytes. */
function addressOf(vtt: string): string {
  const known = addresses.get(vtt) ?? URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }));
  addresses.set(vtt, known);
  return known;
}
