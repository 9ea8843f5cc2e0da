import { useCallback, useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** How long a card is pointed at before its film plays, milliseconds. */
const PLAYS_AFTER = 150;

/** Stops the film that plays now: only one video decodes at a time. */
let stopFormer: (() => void) | undefined;

/**
 * Whether the film of a card plays: while the card is pointed at or has the focus by a key, from a moment later on, one
 * card at a time; never where motion is unwanted, and not under a finger. `events` go to the card.
 */
export function useHoverPlay() {
  const [isPlaying, setPlaying] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback((): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setPlaying(false);
  }, []);
  useEffect(() => stop, [stop]);
  const start = (): void => {
    if (timer.current !== undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    timer.current = setTimeout(() => {
      if (stopFormer !== stop) {
        stopFormer?.();
      }
      stopFormer = stop;
      setPlaying(true);
    }, PLAYS_AFTER);
  };
  return {
    isPlaying,
    events: {
      // Not as it enters: what comes up under a resting pointer hears of no entering, and is not pointed at.
      onPointerMove: ({ pointerType }: PointerEvent): void => {
        if (pointerType !== 'touch') {
          start();
        }
      },
      onPointerLeave: stop,
      onFocus: ({ target }: FocusEvent): void => {
        if (target.matches(':focus-visible')) {
          start();
        }
      },
      onBlur: stop,
    },
  };
}
