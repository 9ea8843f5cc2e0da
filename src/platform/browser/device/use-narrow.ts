import { useSyncExternalStore } from 'react';

/** The breakpoint `sm` of the styles: below it a window is as narrow as a phone. */
const NARROW = '(width < 480px)';

function onChange(changed: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** True while the window is as narrow as a phone held upright. */
export function useNarrow(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(NARROW).matches);
}
