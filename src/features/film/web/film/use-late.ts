import { useEffect, useState } from 'react';
import type { FilmView } from '../../contract.ts';

/**
 * True while what is being made takes longer than it should (ERR-03); becomes so by itself, since nothing comes from
 * the server then.
 */
export function useLate(progress: FilmView['progress']): boolean {
  const [late, setLate] = useState<FilmView['progress']>();
  const { lateInSeconds } = progress;
  useEffect(() => {
    if (lateInSeconds === null) return;
    const timer = setTimeout(() => setLate(progress), lateInSeconds * 1000);
    return () => clearTimeout(timer);
  }, [progress, lateInSeconds]);
  return lateInSeconds === 0 || late === progress;
}
