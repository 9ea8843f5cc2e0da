import { matchPath, Navigate, Route, Routes } from 'react-router';
import { screen, type LazyScreen } from './shell/load-screen.ts';
import { NotFoundScreen } from './shell/not-found-screen.tsx';
import type { RouteFacts } from './shell/route-facts.ts';
import { Shell } from './shell/shell.tsx';
import { SignedIn } from './shell/signed-in.tsx';

interface AppRoute extends RouteFacts {
  screen: LazyScreen;
  /** Only for who is signed in. */
  signedIn?: true;
}

/** Every part of the interface in all its states; never in a production bundle. */
const PARTS: AppRoute[] = import.meta.env.MODE === 'parts' || import.meta.env.MODE === 'development'
  ? [{ path: '/dev/ui', title: 'parts', screen: screen(() => import('./parts/parts-screen.tsx'), (module) => module.PartsScreen) }]
  : [];

/** Every path of the program and the screen that it shows. Each screen is a file of its own, loaded when it is gone to. */
const ROUTES: readonly AppRoute[] = [
  { path: '/', title: 'home', bleed: true, early: true, screen: screen(() => import('./home-page.tsx'), (module) => module.HomePage) },
  { path: '/login', title: 'login', early: true, screen: screen(() => import('#src/foundation/accounts/web/login-screen.tsx'), (module) => module.LoginScreen) },
  { path: '/register', title: 'register', screen: screen(() => import('#src/foundation/accounts/web/register-screen.tsx'), (module) => module.RegisterScreen) },
  { path: '/forget', title: 'forget', screen: screen(() => import('#src/foundation/accounts/web/forget-screen.tsx'), (module) => module.ForgetScreen) },
  { path: '/terms', title: 'terms', screen: screen(() => import('#src/foundation/accounts/web/legal-screen.tsx'), (module) => module.TermsScreen) },
  { path: '/privacy', title: 'privacy', screen: screen(() => import('#src/foundation/accounts/web/legal-screen.tsx'), (module) => module.PrivacyScreen) },
  { path: '/share/:token', title: 'shared', screen: screen(() => import('#src/features/film/web/film/shared-film-screen.tsx'), (module) => module.SharedFilmScreen) },
  { path: '/dashboard/film/idea', title: 'idea', signedIn: true, early: true, screen: screen(() => import('#src/features/film/web/idea-screen.tsx'), (module) => module.IdeaScreen) },
  { path: '/dashboard/film/:filmId', title: 'film', signedIn: true, screen: screen(() => import('#src/features/film/web/film/film-screen.tsx'), (module) => module.FilmScreen) },
  { path: '/my/changepassword', title: 'password', signedIn: true, screen: screen(() => import('#src/foundation/accounts/web/change-password-screen.tsx'), (module) => module.ChangePasswordScreen) },
  { path: '/admin/outbox', title: 'outbox', signedIn: true, screen: screen(() => import('#src/foundation/accounts/web/outbox-screen.tsx'), (module) => module.OutboxScreen) },
  ...PARTS,
];

/** Brings in the code of the screen at a path. Done as well when it could not be had: the frame sees to that. */
export async function loadScreenOf(pathname: string): Promise<void> {
  await ROUTES.find(({ path }) => matchPath(path, pathname))?.screen.load();
}

/** The program: its frame, and in it the screen of the path. */
export function App() {
  return (
    <Routes>
      <Route element={<Shell routes={ROUTES} />}>
        {ROUTES.map(({ path, signedIn, screen: { Screen } }) => (
          <Route key={path} path={path} element={signedIn ? <SignedIn><Screen /></SignedIn> : <Screen />} />
        ))}
        <Route path="/dashboard/film" element={<Navigate to="/dashboard/film/idea" replace />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
