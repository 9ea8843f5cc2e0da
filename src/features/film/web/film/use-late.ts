import { useEffect, useState } from 'react';
import type { FilmView } from '../../film-view-contract.ts';

/** True while the current work is late (ERR-03); uses a timer, because the server sends nothing then. */
export function useLate(progress: FilmView['progress']): boolean {
  const [late, setLate] = useState<FilmView['progress']>();
  const { lateInSeconds } = progress;
  useEffect(() => {
    if (lateInSeconds === null) {
      return;
    }
    const timer = setTimeout(() => setLate(progress), lateInSeconds * 1000);
    return () => clearTimeout(timer);
  }, [progress, lateInSeconds]);
  return lateInSeconds === 0 || late === progress;
}
