import { useEffect, useRef } from 'react';

/** Browsers keep no more entries than about so many, and the length says nothing from then on. */
const MOST_ENTRIES = 45;

/**
 * Going back in the browser closes what lies over a page, instead of leaving the page under it: for what fills a phone.
 * Closed by itself, it takes its entry of the history with it.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) {
      return;
    }
    window.history.pushState(window.history.state, '');
    const entries = window.history.length;
    let isLeft = false;
    const leave = (): void => {
      isLeft = true;
      latest.current();
    };
    window.addEventListener('popstate', leave, { once: true });
    return () => {
      window.removeEventListener('popstate', leave);
      // Whoever went on from here has added entries.
      if (!isLeft && window.history.length === entries && entries < MOST_ENTRIES) {
        window.history.back();
      }
    };
  }, [isOpen]);
}
