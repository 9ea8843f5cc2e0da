import { useCallback, useState, type RefObject } from 'react';

/** Where a video is, as its page knows it, and how it goes to another place: with `plays` it also begins to play. */
export function usePlace(video: RefObject<HTMLVideoElement | null>) {
  const [seconds, setSeconds] = useState(0);
  const go = useCallback(
    (to: number, plays = false): void => {
      const { current } = video;
      if (current) {
        current.currentTime = to;
        if (plays) {
          void current.play().catch(() => undefined);
        }
      }
      setSeconds(to);
    },
    [video],
  );
  return { seconds, note: setSeconds, go };
}
