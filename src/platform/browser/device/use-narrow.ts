import { useCallback, useSyncExternalStore } from 'react';

/** The breakpoint `sm` of the styles: below it a window is as narrow as a phone. */
const NARROW = '(width < 480px)';
/** The breakpoint `lg` and the variant `low` of the styles. */
const CRAMPED = '(width < 1025px) or (height < 560px)';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (changed) => {
        const media = matchMedia(query);
        media.addEventListener('change', changed);
        return () => media.removeEventListener('change', changed);
      },
      [query],
    ),
    () => matchMedia(query).matches,
  );
}

/** True while the window is as narrow as a phone held upright. */
export function useNarrow(): boolean {
  return useMedia(NARROW);
}

/** True while the window is no wider than a tablet held upright, or is low. */
export function useCramped(): boolean {
  return useMedia(CRAMPED);
}
