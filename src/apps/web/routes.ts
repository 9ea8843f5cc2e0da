import { ADMIN_ROUTES } from './routes/admin-routes.ts';
import type { AppRoute } from './routes/app-route.ts';
import { OWN_ROUTES } from './routes/own-routes.ts';
import { PUBLIC_ROUTES } from './routes/public-routes.ts';
import { STUDIO_ROUTES } from './routes/studio-routes.ts';
import { screen } from './shell/load-screen.ts';

/** Every component in all its states; never in a production bundle. */
const PARTS: readonly AppRoute[] =
  import.meta.env.MODE === 'parts' || import.meta.env.MODE === 'development'
    ? [
        {
          path: '/dev/ui',
          title: 'parts',
          screen: screen(
            ['player'],
            () => import('./parts/parts-screen.tsx'),
            (module) => module.PartsScreen,
          ),
        },
      ]
    : [];

/**
 * Every path of the program and its screen. Each screen is a file of its own, loaded when it is visited, together with
 * its text sections: all that the screen, and what it loads later, need.
 */
export const ROUTES: readonly AppRoute[] = [
  ...PUBLIC_ROUTES,
  ...STUDIO_ROUTES,
  ...OWN_ROUTES,
  ...ADMIN_ROUTES,
  ...PARTS,
];

/** Paths that lead on to another (ROUTE-02, ROUTE-03, ROUTE-05). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/dashboard': '/dashboard/all',
  '/dashboard/film': '/dashboard/film/idea',
  '/my': '/my/info',
  '/admin': '/admin/user-management',
};
