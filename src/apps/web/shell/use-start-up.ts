import { useEffect } from 'react';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { logInClient } from '#src/platform/browser/log/client-log.ts';
import { afterLoad } from '#src/platform/browser/start/after-load.ts';
import { deferWork } from '#src/platform/browser/start/deferred-work.ts';

/** Dispatched on the window right after the program was mounted (BOOT-04). */
const MOUNTED = 'kinora:mounted';

/** Runs once after the first page: dispatches the signal, then starts deferred work (BOOT-04). */
export function useStartUp(deferred: () => void): void {
  useEffect(() => {
    window.dispatchEvent(new Event(MOUNTED));
    return deferWork(deferred);
  }, [deferred]);
}

/** Blocks the listed shortcuts while the operator wants media protected (BOOT-09). */
export function useMediaProtection(): void {
  const wanted = useSettings().data?.protectMedia === true;
  useEffect(() => {
    if (!wanted) {
      return;
    }
    const over = new AbortController();
    const begin = async (): Promise<void> => {
      const { protectMedia } = await import('#src/platform/browser/security/media-protection.ts');
      if (!over.signal.aborted) {
        protectMedia(over.signal);
      }
    };
    // The first page's own requests come first.
    const giveUp = afterLoad(
      () => void begin().catch((error: unknown) => logInClient('warn', 'media protection could not be loaded', error)),
      0,
    );
    return () => {
      giveUp();
      over.abort();
    };
  }, [wanted]);
}
