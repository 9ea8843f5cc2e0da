import { PARTNER_PAGES, partnerOf, partnerPath } from '#src/features/partners/partner-pages.ts';
import { ROUTES, type AppRoute } from './routes.ts';
import { screen } from './shell/load-screen.ts';

const MEMES = screen(
  ['features'],
  () => import('./feature-screen.tsx'),
  (module) => module.featureScreen('memes'),
);

/** The partner whose zone a path may lead into; undefined where a page of the program has the first part of the path. */
export function zoneOf(pathname: string): string | undefined {
  const slug = partnerOf(pathname);
  return ROUTES.some(({ path }) => path.split('/')[1] === slug) ? undefined : slug;
}

/**
 * The pages of a partner's zone (ROUTE-04): those of the dashboard at the partner's own paths, and memes, which are
 * only there.
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
