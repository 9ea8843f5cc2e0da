import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { keepSound, readKeptSound } from '#src/platform/browser/player/kept-sound.ts';
import { createSourcePlayback } from '#src/platform/browser/player/live/create-source-playback.ts';
import { createTurnsPlayback } from '#src/platform/browser/player/live/create-turns-playback.ts';
import type { LivePlayback, PlaybackParts } from '#src/platform/browser/player/live/live-playback.ts';
import { findMediaSource } from '#src/platform/browser/player/live/media-source.ts';
import type { Sound } from '#src/platform/browser/player/live/take-over.ts';
import type { LiveCaption, LivePiece } from '../../../film-view-contract.ts';
import type { FilmApi } from '../../film-api.ts';

/** What is shown of a playback. */
export interface LiveState {
  seconds: number;
  isPlaying: boolean;
  isWaiting: boolean;
  hasFailed: boolean;
}

const STILL: LiveState = { seconds: 0, isPlaying: false, isWaiting: false, hasFailed: false };

/** Where browsers have no MediaSource, two videos take turns. */
export const VIDEOS_NEEDED = (): number => (findMediaSource() ? 1 : 2);

/**
 * Plays the pieces of a film in these videos as they come. It begins by itself, with sound if the browser allows it,
 * unless less motion is wanted. `captions` are the ones to be shown. `isSilenced`: the browser allows it only without
 * sound.
 */
export function useLivePlayback(filmId: string, pieces: readonly LivePiece[], captions: readonly LiveCaption[]) {
  const { films } = useApi<FilmApi>();
  const videos = useRef<(HTMLVideoElement | null)[]>([]);
  const [playback, setPlayback] = useState<LivePlayback>();
  const [shown, setShown] = useState(0);
  const [state, setState] = useState(STILL);
  const [sound, setSound] = useState<Sound>(readKeptSound);
  const [isSilenced, setIsSilenced] = useState(false);
  const soundNow = useRef(sound);
  const hasBegun = useRef(false);
  useEffect(() => {
    const [first, second] = videos.current;
    if (!first) {
      return;
    }
    const note = (more: Partial<LiveState> = {}): void =>
      setState({
        seconds: created.seconds(),
        isPlaying: created.isPlaying(),
        isWaiting: created.isWaiting(),
        hasFailed: false,
        ...more,
      });
    const parts: PlaybackParts = {
      loadPiece: ({ key }, signal) => films.readLivePiece({ filmId, key }, { signal }),
      onChange: () => note(),
      onError: () => note({ hasFailed: true }),
    };
    const Source = findMediaSource();
    const created =
      Source || !second
        ? createSourcePlayback(first, Source ?? MediaSource, parts)
        : createTurnsPlayback([first, second], (video) => setShown(videos.current.indexOf(video)), parts);
    created.setSound(soundNow.current);
    setPlayback(created);
    hasBegun.current = false;
    return () => created.close();
  }, [films, filmId]);

  const applySound = useCallback(
    (next: Sound) => {
      soundNow.current = next;
      setSound(next);
      playback?.setSound(next);
    },
    [playback],
  );
  const changeSound = useCallback(
    (next: Sound) => {
      setIsSilenced(false);
      applySound(next);
      keepSound(next);
    },
    [applySound],
  );

  const isThere = pieces.length > 0;
  useEffect(() => playback?.offer(pieces), [playback, pieces]);
  useEffect(() => playback?.setCaptions(captions), [playback, captions]);
  useEffect(() => {
    if (!playback || !isThere || hasBegun.current || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    const begin = (): void => {
      if (document.hidden || hasBegun.current) {
        return;
      }
      hasBegun.current = true;
      playback.play().catch((error: unknown) => {
        // Without a click before, a browser plays only what is silent.
        if ((error as { name?: unknown }).name === 'NotAllowedError') {
          applySound({ ...soundNow.current, muted: true });
          playback.play().then(
            () => setIsSilenced(true),
            // Where it plays nothing at all by itself, it plays with sound once somebody starts it.
            () => applySound({ ...soundNow.current, muted: false }),
          );
        }
      });
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    return () => document.removeEventListener('visibilitychange', begin);
  }, [playback, isThere, applySound]);

  return { videos, shown, playback, state, sound, isSilenced, changeSound, soundNow };
}
