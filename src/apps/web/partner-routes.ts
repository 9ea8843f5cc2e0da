import { PARTNER_PAGES, partnerOf, partnerPath } from '#src/features/partners/partner-pages.ts';
import { ROUTES } from './routes.ts';
import type { AppRoute } from './routes/app-route.ts';
import { screen } from './shell/load-screen.ts';

const MEMES = screen(
  ['modelChoice', 'player', 'toolMeme', 'toolPage'],
  () => import('./pages/memes-page.tsx'),
  (module) => module.MemesPage,
);

/** The partner whose zone a path may lead into; undefined when the program has a page under its first part. */
export function zoneOf(pathname: string): string | undefined {
  const slug = partnerOf(pathname);
  return ROUTES.some(({ path }) => path.split('/')[1] === slug) ? undefined : slug;
}

/**
 * The pages of a partner's zone (ROUTE-04): those of the dashboard at the partner's paths, and memes, which exist only
 * there.
 */
export function partnerRoutes(slug: string): AppRoute[] {
  const copied = PARTNER_PAGES.flatMap((page) => {
    const there = `/dashboard/${page}`;
    return ROUTES.filter(({ path }) => path === there || path.startsWith(`${there}/`)).map((route) => ({
      ...route,
      path: partnerPath(slug, page) + route.path.slice(there.length).replace(/^\/idea$/, ''),
    }));
  });
  return [...copied, { path: partnerPath(slug, 'memes'), title: 'memes', signedIn: true, screen: MEMES }];
}
