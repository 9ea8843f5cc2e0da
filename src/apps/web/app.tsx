import { useMemo } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { isUnknown, usePartner } from '#src/features/partners/web/use-partner.ts';
import { partnerRoutes, zoneOf } from './partner-routes.ts';
import { REDIRECTS, ROUTES } from './routes.ts';
import type { AppRoute } from './routes/app-route.ts';
import { Guarded } from './shell/guarded.tsx';
import { screen } from './shell/load-screen.ts';
import { NotFoundScreen } from './shell/not-found-screen.tsx';
import { Shell } from './shell/shell.tsx';

/** The frame of a signed-in person's pages. */
const myFrame = screen(
  [],
  () => import('./shell/my-frame.tsx'),
  (module) => module.MyFrame,
);
const isMine = ({ path }: AppRoute): boolean => path.startsWith('/my/');
const adminFrame = screen(
  ['administration'],
  () => import('#src/features/administration/web/admin-frame.tsx'),
  (module) => module.AdminFrame,
);
const isAdmins = ({ path }: AppRoute): boolean => path.startsWith('/admin/');
const foot = screen(
  ['home'],
  () => import('#src/features/home/web/home-footer.tsx'),
  (module) => module.HomeFooter,
);
const partnerFrame = screen(
  ['partners'],
  () => import('./partner-frame.tsx'),
  (module) => module.PartnerFrame,
);
const partnerBar = screen(
  ['partners'],
  () => import('#src/features/partners/web/partner-bar.tsx'),
  (module) => module.PartnerBar,
);

/** Loads the code and the texts of the screen at a path. Also resolves when that fails: the frame handles it. */
export async function loadScreenOf(pathname: string): Promise<void> {
  const target = REDIRECTS[pathname] ?? pathname;
  const zone = zoneOf(pathname);
  const route = routesAround(zone).find(({ path }) => matchPath(path, target));
  await Promise.all([
    route?.screen.load(),
    ...(zone === undefined ? [] : [partnerFrame.load(), partnerBar.load()]),
    route && isMine(route) ? myFrame.load() : undefined,
    route && isAdmins(route) ? adminFrame.load() : undefined,
  ]);
}

/** The program: its frame, and the screen of the path. */
export function App() {
  const asked = zoneOf(useLocation().pathname);
  // Without such a partner, its paths lead nowhere.
  const zone = isUnknown(usePartner(asked).error) ? undefined : asked;
  const routes = useMemo(() => routesAround(zone), [zone]);
  return (
    <Routes>
      <Route
        element={
          <Shell
            routes={routes}
            bar={zone === undefined ? undefined : <partnerBar.Screen slug={zone} />}
            foot={<foot.Screen />}
          />
        }
      >
        {ROUTES.filter((route) => !isMine(route) && !isAdmins(route)).map(routeOf)}
        <Route element={<myFrame.Screen />}>{ROUTES.filter(isMine).map(routeOf)}</Route>
        <Route
          element={
            <Guarded rules={ADMINS}>
              <adminFrame.Screen />
            </Guarded>
          }
        >
          {ROUTES.filter(isAdmins).map(routeOf)}
        </Route>
        {zone !== undefined && (
          <Route
            element={
              <Guarded rules={NOWHERE}>
                <partnerFrame.Screen key={zone} slug={zone} />
              </Guarded>
            }
          >
            {partnerRoutes(zone).map(routeOf)}
          </Route>
        )}
        {Object.entries(REDIRECTS).map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route
          path="*"
          element={
            <Guarded rules={NOWHERE}>
              <NotFoundScreen />
            </Guarded>
          }
        />
      </Route>
    </Routes>
  );
}

/** All routes, with those of a partner's zone inside. */
function routesAround(zone: string | undefined): readonly AppRoute[] {
  return zone === undefined ? ROUTES : [...ROUTES, ...partnerRoutes(zone)];
}

function routeOf(route: AppRoute) {
  return (
    <Route
      key={route.path}
      path={route.path}
      element={
        <Guarded rules={route}>
          <route.screen.Screen />
        </Guarded>
      }
    />
  );
}

/** The rules of the admin area's frame. */
const ADMINS = { path: '/admin', admin: true } as const;
/** The rules of unknown paths, and of any path while it is not known to exist: maintenance and bans apply there too. */
const NOWHERE = { path: '*' } as const;
