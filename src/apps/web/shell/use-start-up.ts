import { useEffect } from 'react';
import { useSettings } from '#src/foundation/settings/web/use-settings.ts';
import { logInClient } from '#src/platform/browser/log/client-log.ts';
import { afterLoad } from '#src/platform/browser/start/after-load.ts';
import { deferWork } from '#src/platform/browser/start/deferred-work.ts';

/** Sent on the window right after the program was mounted (BOOT-04). */
const MOUNTED = 'kinora:mounted';

/** What happens once around the first page: the signal that it stands, then what can wait (BOOT-04). */
export function useStartUp(deferred: () => void): void {
  useEffect(() => {
    window.dispatchEvent(new Event(MOUNTED));
    return deferWork(deferred);
  }, [deferred]);
}

/** Keeps the listed shortcuts from the browser while the operator wants media protected (BOOT-09). */
export function useMediaProtection(): void {
  const wanted = useSettings().data?.protectMedia === true;
  useEffect(() => {
    if (!wanted) return;
    const over = new AbortController();
    const begin = async (): Promise<void> => {
      const { protectMedia } = await import('#src/platform/browser/security/media-protection.ts');
      if (!over.signal.aborted) protectMedia(over.signal);
    };
    // What the first page needs goes before.
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
