import { Play, VolumeX } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import '#src/platform/browser/player/captions.css';
import { keepCaptions, useCaptionsWanted } from '#src/platform/browser/player/kept-captions.ts';
import { readySeconds } from '#src/platform/browser/player/live/live-playback.ts';
import { takeOver } from '#src/platform/browser/player/live/take-over.ts';
import { useFullscreen } from '#src/platform/browser/player/use-fullscreen.ts';
import { Button } from '#src/platform/browser/ui/button.tsx';
import type { FilmView } from '../../../film-view-contract.ts';
import { isAtRest } from '../use-live-film.ts';
import { actOnKey } from './act-on-key.ts';
import { LiveControls, type LiveActions } from './live-controls.tsx';
import './live-film.css';
import { LiveOpening } from './live-opening.tsx';
import { useLivePlayback, VIDEOS_NEEDED, type LiveState } from './use-live-playback.ts';
import { useQuietControls } from './use-quiet-controls.ts';

/** The steps of the keys, as in the player of a finished film. */
const SEEK_SECONDS = 10;
const VOLUME_STEP = 0.025;

type Live = NonNullable<FilmView['live']>;

/**
 * A film that is watched while it is made. When its finished file is there, `finished` takes over at the same place,
 * and `onOver` is called. `frame` is what fills the screen, and has both.
 */
export function LiveFilm({
  film,
  live,
  finished,
  frame,
  onOver,
}: {
  film: FilmView;
  live: Live;
  finished: HTMLVideoElement | null;
  frame: HTMLElement | null;
  onOver: () => void;
}) {
  const t = useTranslations('filmLive');
  const areCaptionsWanted = useCaptionsWanted();
  const { videos, shown, playback, state, sound, isSilenced, changeSound, soundNow } = useLivePlayback(
    film.id,
    live.pieces,
    areCaptionsWanted ? live.captions : NO_CAPTIONS,
  );
  const [videoCount] = useState(VIDEOS_NEEDED);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!finished || !playback) {
      return;
    }
    const leaving = new AbortController();
    takeOver(playback, finished, { soundOf: () => soundNow.current, signal: leaving.signal }).then(over, () => {
      // The player of the finished film says why it cannot be loaded.
      if (!leaving.signal.aborted) {
        over();
      }
    });
    return () => leaving.abort();
  }, [finished, playback, soundNow]);
  const fullscreen = useFullscreen(frame);
  const { isQuiet, wake, rest } = useQuietControls(state.isPlaying);
  const ready = readySeconds(live.pieces);
  const hasPictures = ready > 0;
  // The first frame of a film is black: before it is begun, its pictures are seen instead.
  const isBegun = state.isPlaying || state.seconds > 0;
  const actions: LiveActions = {
    togglePlaying: () => {
      if (state.isPlaying) {
        playback?.pause();
      } else {
        void playback?.play().catch(() => {});
      }
    },
    seek: (seconds) => playback?.seek(Math.max(0, Math.min(seconds, ready))),
    changeSound,
    toggleCaptions: () => keepCaptions(!areCaptionsWanted),
    toggleFullscreen: fullscreen.toggle,
  };
  const onPicture = (event: MouseEvent): void => {
    const isTouched = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    if (!isTouched || !state.isPlaying) {
      actions.togglePlaying();
    } else if (!isQuiet) {
      rest();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys and movements, as a player's
    <section
      aria-label={t('region')}
      data-live-film=""
      {...(hasPictures && !isQuiet ? { 'data-controls': '' } : {})}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys act on the film that has the focus
      tabIndex={hasPictures ? 0 : undefined}
      className={`live-film theme-dark @container absolute inset-0 z-10 overflow-hidden rounded-frame bg-media text-text-1 ${isQuiet ? 'cursor-none' : ''}`}
      onPointerMove={wake}
      onPointerLeave={rest}
      onKeyDown={(event) => {
        wake(event);
        if (hasPictures) {
          actOnKey(event, keysOf(actions, { ...state, sound }));
        }
      }}
    >
      {state.seconds === 0 && <LiveOpening film={film} isReady={hasPictures && !state.isPlaying} />}
      {Array.from({ length: videoCount }, (_, index) => (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions come with its pieces
        <video
          key={index}
          ref={(video) => {
            videos.current[index] = video;
          }}
          playsInline
          preload="auto"
          className={`absolute inset-0 size-full ${index === shown && isBegun ? '' : 'opacity-0'}`}
        />
      ))}
      {hasPictures && (
        <>
          <button type="button" tabIndex={-1} aria-hidden="true" onClick={onPicture} className="absolute inset-0">
            {!state.isPlaying && (
              <span className="absolute inset-0 m-auto grid size-20 place-items-center rounded-full bg-black/70 hover:bg-action hover:text-on-action">
                <Play className="size-9 fill-current" strokeWidth={1.75} />
              </span>
            )}
          </button>
          <LiveStanding
            film={film}
            state={state}
            isQuiet={isQuiet}
            retry={() => playback?.offer([...live.pieces])}
            unmute={isSilenced ? () => changeSound({ ...sound, muted: false }) : undefined}
          />
          <LiveControls
            shown={{ ...state, ready, length: Math.max(ready, lengthOf(film)), sound, areCaptionsWanted, fullscreen }}
            actions={actions}
            isQuiet={isQuiet}
          />
        </>
      )}
    </section>
  );
}

const NO_CAPTIONS: Live['captions'] = [];

const lengthOf = (film: FilmView): number => film.shots.reduce((sum, shot) => sum + shot.durationSeconds, 0);

/** The keys of the player of a finished film. */
function keysOf(
  { togglePlaying, seek, changeSound, toggleCaptions, toggleFullscreen }: LiveActions,
  { seconds, sound }: { seconds: number; sound: { muted: boolean; volume: number } },
): Record<string, () => void> {
  const back = (): void => seek(seconds - SEEK_SECONDS);
  const ahead = (): void => seek(seconds + SEEK_SECONDS);
  const louder = (step: number) => () =>
    changeSound({ muted: false, volume: Math.max(0, Math.min(1, sound.volume + step)) });
  return {
    ' ': togglePlaying,
    k: togglePlaying,
    m: () => changeSound({ ...sound, muted: !sound.muted }),
    c: toggleCaptions,
    f: toggleFullscreen,
    ArrowLeft: back,
    j: back,
    ArrowRight: ahead,
    l: ahead,
    ArrowUp: louder(VOLUME_STEP),
    ArrowDown: louder(-VOLUME_STEP),
  };
}

/** How far the film is, at the head of the picture; with what a person may have to do. */
function LiveStanding({
  film,
  state,
  isQuiet,
  retry,
  unmute,
}: {
  film: FilmView;
  state: LiveState;
  isQuiet: boolean;
  retry: () => void;
  unmute: (() => void) | undefined;
}) {
  const t = useTranslations('filmLive');
  const isStill = state.isWaiting || state.hasFailed;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 flex flex-wrap items-start justify-between gap-2 p-3">
      <output
        className={`flex flex-wrap items-center gap-2 rounded-frame bg-black/70 px-2.5 py-1 text-note transition-opacity duration-[140ms] ${isQuiet && !isStill ? 'opacity-0' : ''}`}
      >
        {state.isWaiting && (
          <span aria-hidden="true" className="leader-sweep size-3.5 rounded-full border border-text-2" />
        )}
        {wordsOf(film, state, t)}
        {state.hasFailed && (
          <Button size="dense" className="pointer-events-auto" onClick={retry}>
            {t('retry')}
          </Button>
        )}
      </output>
      {unmute && (
        <Button
          size="dense"
          className="pointer-events-auto bg-black/70!"
          icon={<VolumeX className="size-4" strokeWidth={1.75} aria-hidden />}
          onClick={unmute}
        >
          {t('unmute')}
        </Button>
      )}
    </div>
  );
}

function wordsOf(film: FilmView, state: LiveState, t: ReturnType<typeof useTranslations<'filmLive'>>): string {
  if (state.hasFailed) {
    return t('failed');
  }
  if (isAtRest(film) && film.status !== 'COMPLETED') {
    return t('resting');
  }
  return t(state.isWaiting ? 'waiting' : 'beingMade');
}
