import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import type { FilmApi } from '../film/use-live-film.ts';

const KEY = ['film-guide'] as const;

/**
 * Opens the guide by itself, once for an account on whatever device (BOOT-11), when there is something to explain and
 * nothing else has the person's attention. `load` brings its code first. Answers how to open it on demand, which counts
 * as well.
 */
export function useGuideOpening({
  hasSomething,
  load,
  show,
}: {
  hasSomething: boolean;
  load: () => Promise<void>;
  show: () => void;
}): () => void {
  // Its parts are new at each look, so effects hold on to the whole.
  const api = useApi<FilmApi>();
  const queries = useQueryClient();
  const guide = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.films.readGuide(undefined, { signal }),
    enabled: hasSomething,
    staleTime: Infinity,
    retry: false,
  });
  const isDue = hasSomething && guide.data?.shown === false;
  useEffect(() => {
    if (!isDue) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => void offer().catch(() => undefined), TIMINGS.filmGuide);
    };
    const offer = async (): Promise<void> => {
      await load();
      if (isOver) return;
      if (!isAttentionFree()) return wait();
      const { first } = await api.films.markGuideShown();
      if (isOver) return;
      if (first) show();
      queries.setQueryData(KEY, { shown: true });
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isDue, api, queries, load, show]);
  return () => {
    show();
    queries.setQueryData(KEY, { shown: true });
    // Where this fails, it opens by itself another time.
    api.films.markGuideShown().catch(() => undefined);
  };
}

/** False while somebody looks elsewhere, writes, watches, or has a dialog or a menu open. */
function isAttentionFree(): boolean {
  const { activeElement, visibilityState } = document;
  return (
    visibilityState === 'visible' &&
    !(activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) &&
    !document.querySelector('dialog[open], [popover=auto]:popover-open, [role=menu]') &&
    [...document.querySelectorAll<HTMLMediaElement>('video, audio')].every(({ paused }) => paused)
  );
}
