import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import type { FilmApi } from '../film-api.ts';

const KEY = ['film-guide'] as const;

/** What the guide can explain: nothing yet, parts of a film, or the finished film. */
export type GuideSubject = 'nothing' | 'parts' | 'film';

/** State and actions of the guide's opening. */
export interface GuideOpening {
  isOpen: boolean;
  /** True when it has never been shown to this account and waits for the film in progress. */
  isWaiting: boolean;
  open: () => void;
  close: () => void;
  /** Ends the waiting without showing it. */
  decline: () => void;
}

/**
 * Decides when the guide opens (BOOT-11): by itself once per account, on any device, when the film is finished and the
 * person is not busy; until then it waits. Opening it on demand counts as well. `load` loads its code.
 */
export function useGuideOpening(subject: GuideSubject, load: () => Promise<void>): GuideOpening {
  // Its properties are new objects each time, so effects depend on the whole.
  const api = useApi<FilmApi>();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const guide = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.films.readGuide(undefined, { signal }),
    enabled: subject !== 'nothing',
    staleTime: Infinity,
    retry: false,
  });
  const isUnseen = guide.data?.shown === false;
  const isDue = subject === 'film' && isUnseen;
  useEffect(() => {
    if (!isDue) {
      return;
    }
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => void offer().catch(() => undefined), TIMINGS.filmGuide);
    };
    const offer = async (): Promise<void> => {
      await load();
      if (isOver) {
        return;
      }
      if (!isAttentionFree()) {
        return wait();
      }
      const { first } = await api.films.markGuideShown();
      if (isOver) {
        return;
      }
      if (first) {
        setIsOpen(true);
      }
      queries.setQueryData(KEY, { shown: true });
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isDue, api, queries, load]);
  const decline = (): void => {
    queries.setQueryData(KEY, { shown: true });
    // If this fails, the guide opens by itself another time.
    api.films.markGuideShown().catch(() => undefined);
  };
  return {
    isOpen,
    isWaiting: subject === 'parts' && isUnseen,
    open: () => {
      setIsOpen(true);
      decline();
    },
    close: () => setIsOpen(false),
    decline,
  };
}

/** False while the person looks elsewhere, types, watches, or has a dialog or menu open. */
function isAttentionFree(): boolean {
  const { activeElement, visibilityState } = document;
  return (
    visibilityState === 'visible' &&
    !document.fullscreenElement &&
    !(activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) &&
    !document.querySelector('dialog[open], [popover=auto]:popover-open, [role=menu]:not([hidden])') &&
    [...document.querySelectorAll<HTMLMediaElement>('video, audio')].every(({ paused }) => paused)
  );
}
