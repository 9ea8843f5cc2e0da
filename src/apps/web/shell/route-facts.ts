import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { en } from '../texts/en.ts';

/** What the frame needs to know of a route. */
export interface RouteFacts {
  path: string;
  /** Key of its title under `shell.titles`. */
  title: keyof (typeof en)['titles'];
  /** The screen extends to the edges and has its own spacing. */
  bleed?: true;
  /** Shown without the top bar (NAV-06). */
  bare?: true;
  /** Shown with the site's footer. */
  foot?: true;
  /** Its code is loaded soon after the first page (ROUTE-10). */
  early?: true;
}

/** The facts of the current path; undefined when there is no such page. */
export function useRouteFacts<Facts extends RouteFacts>(routes: readonly Facts[]): Facts | undefined {
  const { pathname } = useLocation();
  return routes.find(({ path }) => matchPath(path, pathname));
}

/**
 * Sets the tab's title: the page's own, then the product's (ROUTE-11); and the site's description in the page's
 * language.
 */
export function useRouteTitle(facts: RouteFacts | undefined): void {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const text = `${t(`titles.${facts?.title ?? 'notFound'}`)} · ${t('product')}`;
  // Depends on the path too, so that a title set by a screen does not outlive it.
  useEffect(() => {
    document.title = text;
  }, [text, pathname]);
  const description = t('description');
  useEffect(
    () => document.querySelector('meta[name="description"]')?.setAttribute('content', description),
    [description],
  );
}

/** Focuses the heading of a page after navigation, so that it is read out. Leaves the first page alone. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) {
      return;
    }
    shown.current = pathname;
    const place = document.getElementById('content');
    if (!place) {
      return;
    }
    const settle = (): boolean => {
      const heading = place.querySelector<HTMLElement>('h1');
      if (!heading) {
        return false;
      }
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (!settle()) {
      place.focus({ preventScroll: true });
    }
    // A heading may appear later, with the data, or replace a placeholder; a person who has moved on is left alone.
    const look = (): void => {
      const { activeElement } = document;
      if (activeElement === place || activeElement === document.body) {
        settle();
      }
    };
    // One frame later: between two Tab stops nothing has the focus for a moment.
    let frame = 0;
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    watch.observe(place, { childList: true, subtree: true });
    const end = setTimeout(() => watch.disconnect(), 4000);
    return () => {
      clearTimeout(end);
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  }, [pathname]);
}
