import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '#src/platform/browser/api/api-context.tsx';
import { toastFailure } from '#src/platform/browser/api/toast-failure.ts';
import { useMobile } from '#src/platform/browser/device/is-mobile.ts';
import { TIMINGS } from '#src/shared/catalogue/timings.ts';
import { GUIDE_STEPS, type AcceptedStep, type GuideStep } from '../../guide-steps.ts';
import type { FilmApi } from '../film-api.ts';

const KEY = ['film-guide'] as const;

/** What the guide is beside: nothing to explain yet, parts of a film, or the finished film. */
export type GuideSubject = 'nothing' | 'parts' | 'film';

/** How far the account is in the guide. */
export type GuideProgress = Awaited<ReturnType<FilmApi['films']['readGuide']>>;

/** The guide of this account: how far it is, and whether its steps are listed now. */
export interface Guide {
  /** Undefined until it is read. */
  progress: GuideProgress | undefined;
  /** Why it could not be read. */
  problem: string | undefined;
  readAgain: () => void;
  isOpen: boolean;
  /** True when it has never been shown to this account and waits. */
  isWaiting: boolean;
  open: () => void;
  close: () => void;
  /** Ends the waiting without showing it. */
  decline: () => void;
  hide: (hidden: boolean) => void;
  accept: (step: AcceptedStep) => void;
  skip: (step: GuideStep) => void;
}

/**
 * The guide (BOOT-11). By itself it opens once per account, when the film is finished and the person is not busy; until
 * then it waits, and on a phone, where it would cover the film, until it is opened. Opening it on demand counts as
 * well. `load` loads its code; `pulse` changes whenever something of the film was done, here or elsewhere.
 */
export function useGuide({
  subject,
  load,
  pulse,
}: {
  subject: GuideSubject;
  load: () => Promise<void>;
  pulse: string;
}): Guide {
  // Its properties are new objects each time, so effects depend on the whole.
  const api = useApi<FilmApi>();
  const queries = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const {
    data: progress,
    error,
    refetch,
  } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.films.readGuide(undefined, { signal }),
    enabled: subject !== 'nothing' || isOpen,
    staleTime: Infinity,
    retry: false,
  });
  useTicks(pulse, progress);
  const isUnseen = progress?.shown === false;
  const change = useCallback(
    (to: (before: GuideProgress) => Partial<GuideProgress>) => {
      // An answer on its way does not know of it.
      void queries.cancelQueries({ queryKey: KEY });
      queries.setQueryData<GuideProgress>(KEY, (before) => before && { ...before, ...to(before) });
    },
    [queries],
  );
  const show = useCallback(() => setIsOpen(true), []);
  const noted = useCallback(() => change(() => ({ shown: true })), [change]);
  const isCovering = useMobile();
  useFirstOpening({ isDue: subject === 'film' && isUnseen && !isCovering, load, show, noted });
  /** Shows what was decided at once; what the server made of it is read then. */
  const decide = (sent: Promise<object>, to: (before: GuideProgress) => Partial<GuideProgress>): void => {
    change(to);
    void sent.catch(toastFailure).finally(() => queries.invalidateQueries({ queryKey: KEY }));
  };
  const decline = useCallback((): void => {
    noted();
    // If this fails, the guide opens by itself another time.
    api.films.markGuideShown().catch(() => undefined);
  }, [api, noted]);
  // Asked for before it was read, it has been shown only when its steps are.
  const isSeen = isOpen && isUnseen;
  useEffect(() => {
    if (isSeen) {
      decline();
    }
  }, [isSeen, decline]);
  return {
    progress,
    problem: progress ? undefined : error?.message,
    readAgain: () => void refetch(),
    isOpen,
    isWaiting: isUnseen && (subject === 'parts' || (subject === 'film' && isCovering)),
    open: show,
    close: () => setIsOpen(false),
    decline,
    hide: (hidden) => decide(api.films.hideGuide({ hidden }), () => ({ hidden })),
    accept: (step) =>
      decide(api.films.acceptGuideStep({ step }), ({ done, skipped }) => ({
        done: [...done, step],
        skipped: skipped.filter((each) => each !== step),
      })),
    skip: (step) => decide(api.films.skipGuideStep({ step }), ({ skipped }) => ({ skipped: [...skipped, step] })),
  };
}

/** Looks for new ticks a moment after something was done, until all are there. */
function useTicks(pulse: string, progress: GuideProgress | undefined): void {
  const queries = useQueryClient();
  const isLooking = progress !== undefined && progress.done.length < GUIDE_STEPS.length;
  const [acts, setActs] = useState(0);
  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        if (type === 'updated' && mutation.state.status === 'success') {
          setActs((before) => before + 1);
        }
      }),
    [queries],
  );
  useEffect(() => {
    if (!isLooking) {
      return;
    }
    const timer = setTimeout(() => void queries.invalidateQueries({ queryKey: KEY }), TIMINGS.guideTicks);
    return () => clearTimeout(timer);
  }, [pulse, acts, isLooking, queries]);
}

/** Opens the guide by itself, on one device of the account. */
function useFirstOpening({
  isDue,
  load,
  show,
  noted,
}: {
  isDue: boolean;
  load: () => Promise<void>;
  show: () => void;
  noted: () => void;
}): void {
  const api = useApi<FilmApi>();
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
      noted();
      if (first) {
        show();
      }
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isDue, api, load, show, noted]);
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
