import type { ReactNode } from 'react';
import { Gate } from '#src/platform/browser/ui/gate.tsx';
import type { FilmView } from '../../contract.ts';

/**
 * The place of a finished film: as wide as there is room for, and never so tall that its controls, or what one does
 * with it, leave the window.
 */
export function MovieFrame({ aspect, children }: { aspect: FilmView['aspect']; children: ReactNode }) {
  return (
    <div
      data-guide="film"
      className="mx-auto"
      style={{ width: `min(100%, calc(max(16rem, 100svh - 15rem) * ${aspect.replace(':', ' / ')}))` }}
    >
      {children}
    </div>
  );
}

/** The film's cover where the player will be: the first picture that is seen, so it is asked for before all others. */
export function MoviePoster({ film }: { film: Pick<FilmView, 'aspect' | 'cover'> }) {
  return (
    <Gate aspect={film.aspect}>
      {film.cover && <img src={film.cover.path} alt="" fetchPriority="high" className="size-full object-contain" />}
    </Gate>
  );
}
