import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { moviePath } from '../paths.ts';

const KEY = 'next-episode';
/** Seconds between the end of an episode and the next one. */
const COUNTDOWN = 5;

const listeners = new Set<() => void>();
/** The choice where storage is off. */
let unkept: boolean | undefined;

/** A person's last choice; before there is one, whoever wants little motion stays where they are. */
function isNextWanted(): boolean {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    // Storage is off.
  }
  const chosen = kept === null ? unkept : kept === 'on';
  return chosen ?? !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function keepChoice(isWanted: boolean): void {
  unkept = isWanted;
  try {
    localStorage.setItem(KEY, isWanted ? 'on' : 'off');
  } catch {
    // It lives as long as the page.
  }
  for (const listener of listeners) {
    listener();
  }
}

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Plays the next episode by itself (COMM-08): when `video` has ended it counts down and opens the next film's page,
 * which plays. The countdown ends when it is cancelled, when the film plays again or is left, and when the choice is
 * taken back. The choice is kept for all films.
 */
export function useNextByItself(nextId: string | undefined, video: HTMLVideoElement | null) {
  const navigate = useNavigate();
  const isWanted = useSyncExternalStore(follow, isNextWanted);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const cancel = useCallback((): void => setSecondsLeft(null), []);
  useEffect(() => {
    if (!video || nextId === undefined) {
      return;
    }
    const begin = (): void => {
      if (isNextWanted()) {
        setSecondsLeft(COUNTDOWN);
      }
    };
    video.addEventListener('ended', begin);
    video.addEventListener('play', cancel);
    video.addEventListener('seeking', cancel);
    return () => {
      video.removeEventListener('ended', begin);
      video.removeEventListener('play', cancel);
      video.removeEventListener('seeking', cancel);
    };
  }, [video, nextId, cancel]);
  useEffect(() => {
    if (secondsLeft === null || nextId === undefined) {
      return;
    }
    const timer = setTimeout(() => {
      if (secondsLeft > 1) {
        setSecondsLeft(secondsLeft - 1);
      } else {
        void navigate(moviePath(nextId), { state: { plays: true } });
      }
    }, 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, nextId, navigate]);
  return {
    isWanted,
    setWanted: (wanted: boolean): void => {
      keepChoice(wanted);
      if (!wanted) {
        cancel();
      }
    },
    secondsLeft,
    cancel,
  };
}
