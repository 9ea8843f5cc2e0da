import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { pageLoaded } from '#src/platform/browser/start/after-load.ts';
import type { FilmView } from '../../film-view-contract.ts';
import { LiveOpening } from './live/live-opening.tsx';
import { MovieFrame, MoviePoster } from './movie-frame.tsx';
import { isAtRest } from './use-live-film.ts';

/** The player, the largest part of the page's code, comes after the poster. */
const FinishedFilm = lazy(async () => {
  await pageLoaded();
  return { default: (await import('./finished-film.tsx')).FinishedFilm };
});
const LiveFilm = lazy(async () => ({ default: (await import('./live/live-film.tsx')).LiveFilm }));

/**
 * The film in its frame: its pieces while it is made, and the finished film, which takes over from them. Nothing before
 * it begins, and while it waits for its owner without pictures.
 */
export function FilmInFrame({ film }: { film: FilmView }) {
  const [isOver, setIsOver] = useState(film.movie !== null);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [finished, setFinished] = useState<HTMLVideoElement | null>(null);
  // The list ends with the film; what was shown last is shown until the finished film takes over. A film that is
  // stopped loses the pieces of what is not drawn to its end: they stay as long as the page.
  const [live, setLive] = useState(film.live);
  if (film.live && film.live !== live && film.live.pieces.length >= (live?.pieces.length ?? 0)) {
    setLive(film.live);
  }
  const hadFocus = useRef(false);
  const onOver = (): void => {
    hadFocus.current = Boolean(document.activeElement?.closest('[data-live-film]'));
    setIsOver(true);
  };
  useEffect(() => {
    // The player can have the focus when it is no longer inert.
    if (isOver && hadFocus.current) {
      finished?.closest<HTMLElement>('media-controller')?.focus();
    }
  }, [isOver, finished]);
  const isLive = !isOver && live !== null && (live.pieces.length > 0 || isBegun(film));
  if (!film.movie && !isLive) {
    return null;
  }
  return (
    <MovieFrame aspect={film.aspect} isFinished={film.movie !== null}>
      <div ref={setFrame} className="relative" style={{ aspectRatio: film.aspect.replace(':', ' / ') }}>
        {film.movie && (
          <div inert={isLive}>
            <Suspense fallback={<MoviePoster film={film} />}>
              <FinishedFilm film={film} movie={film.movie} frame={frame} onMedia={setFinished} />
            </Suspense>
          </div>
        )}
        {isLive && (
          <Suspense fallback={<LiveOpening film={film} />}>
            <LiveFilm film={film} live={live} finished={finished} frame={frame} onOver={onOver} />
          </Suspense>
        )}
      </div>
    </MovieFrame>
  );
}

/** Pictures will come by themselves. */
const isBegun = (film: FilmView): boolean =>
  !isAtRest(film) && (film.mode === 'one_click' || ['video', 'music', 'movie'].includes(film.progress.stage));
