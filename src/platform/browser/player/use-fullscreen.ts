import { useCallback, useEffect, useState } from 'react';

/** Lets an element fill the screen; `isPossible` is false where the browser lets only a video do so. */
export function useFullscreen(element: HTMLElement | null): {
  isPossible: boolean;
  isFull: boolean;
  toggle: () => void;
} {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = (): void => setIsFull(element !== null && document.fullscreenElement === element);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  const toggle = useCallback(() => {
    const change = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen();
    // A browser may refuse it, for example in a frame of another site.
    change?.catch(() => {});
  }, [element]);
  return { isPossible: document.fullscreenEnabled, isFull, toggle };
}
