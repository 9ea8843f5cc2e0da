import { useCallback, useRef, useState } from 'react';

/** A video, where it is as its page knows it, and how it goes to another place: with `plays` it also begins to play. */
export function usePlace() {
  const video = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  const go = useCallback((to: number, plays = false): void => {
    const { current } = video;
    if (current) {
      current.currentTime = to;
      if (plays) {
        void current.play().catch(() => undefined);
      }
    }
    setSeconds(to);
  }, []);
  return { video, seconds, note: setSeconds, go };
}
