import type { FilmView } from '../../film-view-contract.ts';
import { FilmCredits } from './film-credits.tsx';
import { NextEpisodeButton } from './next-episode-button.tsx';
import { RemixPermission } from './remix-permission.tsx';
import type { FilmActions } from './use-film-actions.ts';

/** How a finished film goes on: its next episode, remixes by others, and the films that it was made after. */
export function FilmFurther({ film, actions }: { film: FilmView; actions: FilmActions }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <NextEpisodeButton filmId={film.id} />
      <RemixPermission film={film} setRemixable={actions.setRemixable} />
      <FilmCredits credits={film.credits} />
    </div>
  );
}
