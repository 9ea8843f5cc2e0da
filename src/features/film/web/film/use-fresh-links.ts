import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** Time between two attempts: a file that is really gone is not asked for again and again. */
const PAUSE_MILLISECONDS = 10_000;

/**
 * What to do when a picture or clip of a film does not load: the links of a page that was open for long have run out,
 * and the film is read again with fresh ones.
 */
export function useFreshLinks(filmId: string): () => void {
  const queries = useQueryClient();
  const triedAt = useRef(-Infinity);
  return useCallback(() => {
    if (performance.now() - triedAt.current > PAUSE_MILLISECONDS) {
      triedAt.current = performance.now();
      void queries.invalidateQueries({ queryKey: ['film', filmId] }, { cancelRefetch: false });
    }
  }, [queries, filmId]);
}
