import { screen } from '../shell/load-screen.ts';
import type { AppRoute } from './app-route.ts';

/** The pages of one's own account. */
export const OWN_ROUTES: readonly AppRoute[] = [
  {
    path: '/my/info',
    title: 'info',
    signedIn: true,
    screen: screen(
      ['profile', 'accounts', 'standing', 'notifications'],
      () => import('#src/features/profile/web/info-screen.tsx'),
      (module) => module.InfoScreen,
    ),
  },
  {
    path: '/my/movies',
    title: 'myMovies',
    signedIn: true,
    screen: screen(
      ['filmExport', 'filmList'],
      () => import('#src/features/film/web/list/my-movies-screen.tsx'),
      (module) => module.MyMoviesScreen,
    ),
  },
  {
    path: '/my/notifications',
    title: 'notifications',
    signedIn: true,
    screen: screen(
      ['notifications'],
      () => import('#src/foundation/notifications/web/notifications-screen.tsx'),
      (module) => module.NotificationsScreen,
    ),
  },
  {
    path: '/my/movie_like_list',
    title: 'likes',
    community: true,
    signedIn: true,
    screen: screen(
      ['community', 'movieCards'],
      () => import('#src/features/community/web/liked-movies-screen.tsx'),
      (module) => module.LikedMoviesScreen,
    ),
  },
  {
    path: '/my/blocked_people',
    title: 'blockedPeople',
    community: true,
    signedIn: true,
    screen: screen(
      ['safety'],
      () => import('#src/features/community/web/safety/blocked-people-screen.tsx'),
      (module) => module.BlockedPeopleScreen,
    ),
  },
  {
    path: '/my/coins',
    title: 'coins',
    signedIn: true,
    screen: screen(
      ['rewards'],
      () => import('#src/features/rewards/web/coin-history-screen.tsx'),
      (module) => module.CoinHistoryScreen,
    ),
  },
  {
    path: '/my/keys',
    title: 'ownKeys',
    signedIn: true,
    screen: screen(
      ['ownKeys', 'models'],
      () => import('#src/features/models/web/own-keys/own-keys-screen.tsx'),
      (module) => module.OwnKeysScreen,
    ),
  },
  {
    path: '/my/feedback',
    title: 'feedback',
    signedIn: true,
    screen: screen(
      ['contact', 'film'],
      () => import('#src/features/contact/web/feedback-screen.tsx'),
      (module) => module.FeedbackScreen,
    ),
  },
  {
    path: '/my/changepassword',
    title: 'password',
    signedIn: true,
    screen: screen(
      ['accounts'],
      () => import('#src/foundation/accounts/web/change-password-screen.tsx'),
      (module) => module.ChangePasswordScreen,
    ),
  },
];
