import { useCallback, useSyncExternalStore } from 'react';

const SECONDS = { short: 5, long: 30 };
/** A film of this length is long, in seconds. */
const LONG_FILM_SECONDS = 120;

/** By how much the seek buttons move in a film, in seconds: less in one of less than two minutes. */
export function useSeekOffset(video: HTMLVideoElement | null): number {
  const listen = useCallback(
    (changed: () => void) => {
      video?.addEventListener('durationchange', changed);
      return () => video?.removeEventListener('durationchange', changed);
    },
    [video],
  );
  return useSyncExternalStore(listen, () =>
    video && video.duration < LONG_FILM_SECONDS ? SECONDS.short : SECONDS.long,
  );
}
