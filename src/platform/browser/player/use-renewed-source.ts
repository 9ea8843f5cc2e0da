import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';

/** Links expire after ten minutes; a player that was paused longer fetches a new one before it continues. */
const LINK_LIFE_MILLISECONDS = 9 * 60_000;

const LOAD_ERRORS: ReadonlySet<number> = new Set([2, 4]);

/**
 * Renews the link of a film or a sound when play is pressed after a long pause or when loading fails, and continues at
 * the same time and rate. `retry` does so on request. `media` is the ref of the element that plays `address`; the
 * player may replace that element, for another language or theme.
 */
export function useRenewedSource(
  source: string,
  renew?: () => Promise<string>,
): { media: RefCallback<HTMLMediaElement>; address: string; retry: () => void } {
  const [element, media] = useState<HTMLMediaElement | null>(null);
  const [given, setGiven] = useState(source);
  const [address, setAddress] = useState(source);
  const gotAt = useRef(Infinity);
  const goOn = useRef<{ seconds: number; rate: number; playing: boolean } | null>(null);
  const triedAt = useRef(-Infinity);
  // A link that differs only in its signature is the same file: playback must not be interrupted.
  if (given !== source) {
    setGiven(source);
    if (pathOf(given) !== pathOf(source)) {
      setAddress(source);
    }
  }

  const renewNow = useCallback(
    async (playing: boolean) => {
      if (!element) {
        return;
      }
      goOn.current = { seconds: element.currentTime, rate: element.playbackRate, playing };
      triedAt.current = performance.now();
      const fresh = renew ? await renew().catch(() => null) : address;
      if (fresh === null) {
        return;
      }
      gotAt.current = performance.now();
      if (fresh === address) {
        element.load();
      } else {
        setAddress(fresh);
      }
    },
    [element, renew, address],
  );

  useEffect(() => {
    if (!element) {
      return;
    }
    gotAt.current = Math.min(gotAt.current, performance.now());
    let isPlaying = !element.paused;
    const onPause = (): void => {
      isPlaying = false;
    };
    const onPlay = (): void => {
      isPlaying = true;
      if (renew && performance.now() - gotAt.current > LINK_LIFE_MILLISECONDS) {
        element.pause();
        void renewNow(true);
      }
    };
    const onError = (): void => {
      const code = element.error?.code ?? 0;
      // At most one retry in ten seconds: a film that was deleted then shows the error.
      if (renew && LOAD_ERRORS.has(code) && performance.now() - triedAt.current > 10_000) {
        // A browser pauses what could not be loaded, and says so after the error.
        void renewNow(isPlaying);
      }
    };
    const onLoaded = (): void => {
      const at = goOn.current;
      if (!at) {
        return;
      }
      goOn.current = null;
      element.currentTime = at.seconds;
      element.playbackRate = at.rate;
      if (at.playing) {
        void element.play().catch(() => {});
      }
    };
    element.addEventListener('play', onPlay);
    element.addEventListener('pause', onPause);
    element.addEventListener('error', onError);
    element.addEventListener('loadedmetadata', onLoaded);
    // On a busy machine the link may be refused before anybody listens.
    onError();
    return () => {
      element.removeEventListener('play', onPlay);
      element.removeEventListener('pause', onPause);
      element.removeEventListener('error', onError);
      element.removeEventListener('loadedmetadata', onLoaded);
    };
  }, [element, renew, renewNow]);

  return { media, address, retry: () => void renewNow(true) };
}

const pathOf = (address: string): string => address.split('?')[0] as string;
