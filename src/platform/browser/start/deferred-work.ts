import { TIMINGS } from '#src/shared/catalogue/timings.ts';

/** What says that somebody is there. */
const SIGNS_OF_LIFE = ['scroll', 'click', 'keydown', 'touchstart'] as const;

/** The part of a browser's window that is needed here. */
interface Page {
  addEventListener(kind: string, listener: () => void, options: { capture: true; passive: true }): void;
  removeEventListener(kind: string, listener: () => void, options: { capture: true }): void;
  setTimeout(work: () => void, milliseconds: number): unknown;
  clearTimeout(timer: never): void;
  requestIdleCallback?: (work: () => void, options: { timeout: number }) => unknown;
}

/**
 * Does work that the first page can do without: at the first scroll, click, key or touch, or after three seconds, and
 * then when the browser is idle, or after one second where it never is (BOOT-04). Returns how to give it up.
 */
export function deferWork(work: () => void, page: Page = window): () => void {
  let isOver = false;
  const begin = (): void => {
    stop();
    const once = (): void => {
      if (isOver) return;
      isOver = true;
      work();
    };
    if (page.requestIdleCallback) page.requestIdleCallback(once, { timeout: TIMINGS.deferredIdle });
    else page.setTimeout(once, TIMINGS.deferredIdle);
  };
  const timer = page.setTimeout(begin, TIMINGS.deferred);
  for (const kind of SIGNS_OF_LIFE) page.addEventListener(kind, begin, { capture: true, passive: true });
  const stop = (): void => {
    page.clearTimeout(timer as never);
    for (const kind of SIGNS_OF_LIFE) page.removeEventListener(kind, begin, { capture: true });
  };
  return () => {
    isOver = true;
    stop();
  };
}
