import { FilmPlayer } from '#src/platform/browser/player/film-player.tsx';
import { Part } from './part.tsx';

/** The player with its own controls, or with the theme in the URL: `?theme=` an element's id, a path or a URL. */
export function PartsPlayer({ picture }: { picture: string }) {
  const theme = new URLSearchParams(globalThis.location.search).get('theme') ?? undefined;
  return (
    <Part name="player">
      <div className="w-full">
        <FilmPlayer source="data:video/mp4;base64," aspect="16:9" title="Player" poster={picture} theme={theme} />
      </div>
    </Part>
  );
}
