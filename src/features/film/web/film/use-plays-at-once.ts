import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Plays a film when its page was opened to watch it, as the next episode is; where the browser refuses that, it waits
 * as any other film does. A page that is brought back by the browser's buttons plays again only when somebody asks for
 * it.
 */
export function usePlaysAtOnce(video: HTMLVideoElement | null): void {
  const { state, key } = useLocation() as { state: { plays?: unknown } | null; key: string };
  const isWanted = state?.plays === true;
  useEffect(() => {
    if (!video || !isWanted || played.has(key)) {
      return;
    }
    played.add(key);
    video.play().catch(() => undefined);
  }, [video, isWanted, key]);
}

/** Visits whose film has been played. */
const played = new Set<string>();
