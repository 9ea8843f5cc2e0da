import { TIMINGS } from '#src/shared/catalogue/timings.ts';

/** Events that show that a person uses the page. */
const SIGNS_OF_LIFE = ['scroll', 'click', 'keydown', 'touchstart'] as const;

/** The part of `window` used here, so that tests can replace it. */
interface Page {
  addEventListener(kind: string, listener: () => void, options: { capture: true; passive: true }): void;
  removeEventListener(kind: string, listener: () => void, options: { capture: true }): void;
  setTimeout(work: () => void, milliseconds: number): unknown;
  clearTimeout(timer: never): void;
  requestIdleCallback?: (work: () => void, options: { timeout: number }) => unknown;
}

/**
 * Runs work that the first page does not need: at the first scroll, click, key or touch, or after three seconds, then
 * when the browser is idle, at the latest one second later (BOOT-04). Returns a cancel function.
 */
export function deferWork(work: () => void, page: Page = window): () => void {
  let isOver = false;
  const begin = (): void => {
    stop();
    const once = (): void => {
      if (isOver) {
        return;
      }
      isOver = true;
      work();
    };
    if (page.requestIdleCallback) {
      page.requestIdleCallback(once, { timeout: TIMINGS.deferredIdle });
    } else {
      page.setTimeout(once, TIMINGS.deferredIdle);
    }
  };
  const timer = page.setTimeout(begin, TIMINGS.deferred);
  for (const kind of SIGNS_OF_LIFE) {
    page.addEventListener(kind, begin, { capture: true, passive: true });
  }
  const stop = (): void => {
    page.clearTimeout(timer as never);
    for (const kind of SIGNS_OF_LIFE) {
      page.removeEventListener(kind, begin, { capture: true });
    }
  };
  return () => {
    isOver = true;
    stop();
  };
}
