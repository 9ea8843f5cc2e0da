import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** How long a page may take to grow to its former scroll position after going back, milliseconds. */
const GROWS_MILLISECONDS = 3000;
const places = new Map<string, number>();

/**
 * A new page starts at the top, unless its address says by its state that it is the same one (`keepsPlace`); back and
 * forward restore the position, also when the content loads later (ROUTE-12).
 */
export function useScrollMemory(): void {
  const { key, hash, state } = useLocation();
  const keepsPlace = (state as { keepsPlace?: unknown } | null)?.keepsPlace === true;
  const way = useNavigationType();
  const first = useRef(true);
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const keep = (): void => void places.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
  useLayoutEffect(() => {
    const wanted = way === 'POP' ? (places.get(key) ?? 0) : 0;
    const begins = first.current;
    first.current = false;
    if ((begins && wanted === 0 && hash === '') || (keepsPlace && way !== 'POP')) {
      return;
    }
    const target = (): number =>
      way !== 'POP' && hash !== ''
        ? (document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? -window.scrollY) + window.scrollY - 72
        : wanted;
    const arrive = (): boolean => {
      window.scrollTo({ top: target(), behavior: 'instant' });
      return (
        Math.abs(window.scrollY - target()) < 2 && (hash === '' || document.getElementById(hash.slice(1)) !== null)
      );
    };
    if (arrive()) {
      return;
    }
    const watch = new ResizeObserver(() => {
      if (arrive()) {
        watch.disconnect();
      }
    });
    watch.observe(document.body);
    const leave = (): void => watch.disconnect();
    const end = setTimeout(leave, GROWS_MILLISECONDS);
    // A person who scrolls or types is not interrupted.
    for (const kind of ['wheel', 'touchstart', 'keydown'] as const) {
      window.addEventListener(kind, leave, { once: true, passive: true });
    }
    return () => {
      clearTimeout(end);
      leave();
    };
  }, [key, hash, way, keepsPlace]);
}
