import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { FilmPlayer } from '#src/platform/browser/player/film-player.tsx';
import type { FilmView, SharedFilm } from '../../contract.ts';
import type { FilmApi } from './use-live-film.ts';

type Movie = NonNullable<FilmView['movie']>;

/** The owner's finished film in the player; its link is renewed when it has run out. */
export function FinishedFilm({ film, movie }: { film: FilmView; movie: Movie }) {
  const { films } = useApi<FilmApi>();
  const renew = useCallback(
    async () => (await films.readFilm({ filmId: film.id })).movie?.path ?? movie.path,
    [films, film.id, movie.path],
  );
  return <MovieInGate title={film.title} film={film} movie={movie} renew={renew} />;
}

/** A shared film in the player. */
export function SharedMovie({ film, token }: { film: SharedFilm; token: string }) {
  const { films } = useApi<FilmApi>();
  const renew = useCallback(async () => (await films.readSharedFilm({ token })).movie.path, [films, token]);
  return <MovieInGate title={film.title} film={film} movie={film.movie} renew={renew} />;
}

function MovieInGate({
  title,
  film,
  movie,
  renew,
}: {
  title: string;
  film: Pick<FilmView, 'aspect' | 'language' | 'cover'>;
  movie: Movie;
  renew: () => Promise<string>;
}) {
  const t = useTranslations('film.page');
  const thumbnails = movie.thumbnails ? addressOf(absoluteCues(movie.thumbnails.vtt)) : undefined;
  return (
    <FilmPlayer
      source={movie.path}
      renewSource={renew}
      aspect={film.aspect}
      title={title}
      poster={film.cover?.path}
      subtitles={{ source: movie.subtitles, language: film.language, label: t('captions') }}
      thumbnails={thumbnails}
    />
  );
}

/** Cues name the sprite by its path on this server; inside a blob a path has no server, so it is written out. */
const absoluteCues = (vtt: string): string => vtt.replace(/^\/(?=.*#xywh=)/gm, `${globalThis.location.origin}/`);

const addresses = new Map<string, string>();

/**
 * An address for cues that are only here. Kept as long as the page: there is one of a few kilobytes for each film
 * watched.
 */
function addressOf(vtt: string): string {
  const known = addresses.get(vtt) ?? URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }));
  addresses.set(vtt, known);
  return known;
}
