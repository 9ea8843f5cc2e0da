import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { en } from '../texts/en.ts';

/** What a route tells the frame around it. */
export interface RouteFacts {
  path: string;
  /** Names its text under `shell.titles`. */
  title: keyof (typeof en)['titles'];
  /** The screen goes to the edges and spaces itself. */
  bleed?: true;
  /** It shows without the bar at the top (NAV-06). */
  bare?: true;
  /** The foot of the site stands below it. */
  foot?: true;
  /** Its code is brought in soon after the first page is there (ROUTE-10). */
  early?: true;
}

/** The facts of the path that is shown; undefined where there is no such page. */
export function useRouteFacts<Facts extends RouteFacts>(routes: readonly Facts[]): Facts | undefined {
  const { pathname } = useLocation();
  return routes.find(({ path }) => matchPath(path, pathname));
}

/**
 * Names the page in the tab: its own title, then the product's (ROUTE-11); and says in the person's language what this
 * site is.
 */
export function useRouteTitle(facts: RouteFacts | undefined): void {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const text = `${t(`titles.${facts?.title ?? 'notFound'}`)} · ${t('product')}`;
  // The path as well, so that a title which a screen set for itself does not outlive it.
  useEffect(() => {
    document.title = text;
  }, [text, pathname]);
  const description = t('description');
  useEffect(
    () => document.querySelector('meta[name="description"]')?.setAttribute('content', description),
    [description],
  );
}

/** Puts the focus on the heading of the page that was gone to, so that it is read out. Leaves the first page alone. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const place = document.getElementById('content');
    if (!place) return;
    const settle = (): boolean => {
      const heading = place.querySelector<HTMLElement>('h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      return true;
    };
    if (!settle()) place.focus({ preventScroll: true });
    // A heading may come later, with the data, or take the place of one that only kept it; a person who went on is left alone.
    const look = (): void => {
      const { activeElement } = document;
      if (activeElement === place || activeElement === document.body) settle();
    };
    // A frame later: for a moment between two stops of Tab nothing has the focus.
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
