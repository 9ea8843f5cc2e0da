import { screen } from '../shell/load-screen.ts';
import type { AppRoute } from './app-route.ts';

/** Pages without an account, and those for signing in. */
export const PUBLIC_ROUTES: readonly AppRoute[] = [
  {
    path: '/',
    title: 'home',
    bleed: true,
    early: true,
    screen: screen(
      ['movieCards', 'home', 'film', 'filmExamples', 'filmIdea', 'filmList', 'tools'],
      () => import('../pages/home-page.tsx'),
      (module) => module.HomePage,
    ),
  },
  {
    path: '/login',
    title: 'login',
    early: true,
    screen: screen(
      ['accounts'],
      () => import('../pages/login-page.tsx'),
      (module) => module.LoginPage,
    ),
  },
  {
    path: '/register',
    title: 'register',
    screen: screen(
      ['accounts'],
      () => import('../pages/register-page.tsx'),
      (module) => module.RegisterPage,
    ),
  },
  {
    path: '/forget',
    title: 'forget',
    screen: screen(
      ['accounts'],
      () => import('../pages/forget-page.tsx'),
      (module) => module.ForgetPage,
    ),
  },
  {
    path: '/terms',
    title: 'terms',
    foot: true,
    screen: screen(
      ['legal'],
      () => import('#src/features/guide/web/legal-screen.tsx'),
      (module) => module.TermsScreen,
    ),
  },
  {
    path: '/tutorial',
    title: 'tutorial',
    foot: true,
    screen: screen(
      ['guide'],
      () => import('#src/features/guide/web/guide-screen.tsx'),
      (module) => module.GuideScreen,
    ),
  },
  {
    path: '/privacy',
    title: 'privacy',
    foot: true,
    screen: screen(
      ['legal'],
      () => import('#src/features/guide/web/legal-screen.tsx'),
      (module) => module.PrivacyScreen,
    ),
  },
  {
    path: '/share/:token',
    title: 'shared',
    foot: true,
    screen: screen(
      ['film', 'filmFurther', 'filmPage', 'player'],
      () => import('#src/features/film/web/film/shared-film-screen.tsx'),
      (module) => module.SharedFilmScreen,
    ),
  },
  {
    path: '/embed/:token',
    title: 'shared',
    bare: true,
    bleed: true,
    screen: screen(
      ['film', 'player'],
      () => import('#src/features/film/web/film/embed-screen.tsx'),
      (module) => module.EmbedScreen,
    ),
  },
  {
    path: '/embed/movie/:movieId',
    title: 'shared',
    bare: true,
    bleed: true,
    screen: screen(
      ['film', 'player'],
      () => import('#src/features/film/web/film/embed-screen.tsx'),
      (module) => module.EmbedMovieScreen,
    ),
  },
  {
    path: '/unsubscribe/:token',
    title: 'unsubscribe',
    screen: screen(
      ['notifications'],
      () => import('#src/foundation/notifications/web/unsubscribe-screen.tsx'),
      (module) => module.UnsubscribeScreen,
    ),
  },
  {
    path: '/maintenance',
    title: 'maintenance',
    bare: true,
    screen: screen(
      [],
      () => import('../shell/maintenance-screen.tsx'),
      (module) => module.MaintenanceScreen,
    ),
  },
  {
    path: '/community',
    title: 'community',
    community: true,
    foot: true,
    screen: screen(
      ['community', 'movieCards', 'film'],
      () => import('#src/features/community/web/community-screen.tsx'),
      (module) => module.CommunityScreen,
    ),
  },
  {
    path: '/drama-channel',
    title: 'dramaChannel',
    foot: true,
    community: true,
    screen: screen(
      ['community', 'film', 'movieCards', 'series'],
      () => import('#src/features/community/web/series/series-shelf-screen.tsx'),
      (module) => module.SeriesShelfScreen,
    ),
  },
  {
    path: '/series/:seriesId',
    title: 'series',
    foot: true,
    community: true,
    screen: screen(
      ['community', 'filmFurther', 'series'],
      () => import('../pages/series-page.tsx'),
      (module) => module.SeriesPage,
    ),
  },
  {
    path: '/movie/:movieId',
    title: 'film',
    community: true,
    foot: true,
    screen: screen(
      ['community', 'safety', 'film', 'filmFurther', 'movieCards', 'player', 'series'],
      () => import('../pages/movie-page.tsx'),
      (module) => module.MoviePage,
    ),
  },
  {
    path: '/author/:authorId',
    title: 'author',
    community: true,
    foot: true,
    screen: screen(
      ['community', 'safety', 'movieCards'],
      () => import('#src/features/community/web/author-screen.tsx'),
      (module) => module.AuthorScreen,
    ),
  },
  {
    path: '/invitation-analytics',
    title: 'invitations',
    foot: true,
    screen: screen(
      ['invitations'],
      () => import('#src/features/invitations/web/invitation-screen.tsx'),
      (module) => module.InvitationScreen,
    ),
  },
  {
    path: '/business',
    title: 'business',
    foot: true,
    screen: screen(
      ['contact'],
      () => import('#src/features/contact/web/business-screen.tsx'),
      (module) => module.BusinessScreen,
    ),
  },
  {
    path: '/pricing',
    title: 'pricing',
    foot: true,
    screen: screen(
      ['membership'],
      () => import('../pages/pricing-page.tsx'),
      (module) => module.PricingPage,
    ),
  },
  {
    path: '/banned',
    title: 'banned',
    screen: screen(
      ['standing'],
      () => import('../pages/banned-page.tsx'),
      (module) => module.BannedPage,
    ),
  },
];
