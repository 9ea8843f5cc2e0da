import type { RouteRules } from './shell/guards.ts';
import { screen, type LazyScreen } from './shell/load-screen.ts';
import type { RouteFacts } from './shell/route-facts.ts';

/** A path of the program and what shows there. */
export interface AppRoute extends RouteFacts, RouteRules {
  screen: LazyScreen;
}

/** Every part of the interface in all its states; never in a production bundle. */
const PARTS: readonly AppRoute[] =
  import.meta.env.MODE === 'parts' || import.meta.env.MODE === 'development'
    ? [
        {
          path: '/dev/ui',
          title: 'parts',
          screen: screen(
            ['film', 'player'],
            () => import('./parts/parts-screen.tsx'),
            (module) => module.PartsScreen,
          ),
        },
      ]
    : [];

/**
 * Every path of the program and the screen that it shows. Each screen is a file of its own, loaded when it is gone to,
 * together with the sections of texts that are named before it: all that the screen, and what it loads later, speak
 * with.
 */
export const ROUTES: readonly AppRoute[] = [
  {
    path: '/',
    title: 'home',
    bleed: true,
    early: true,
    screen: screen(
      ['home', 'film', 'tools'],
      () => import('./home-page.tsx'),
      (module) => module.HomePage,
    ),
  },
  {
    path: '/login',
    title: 'login',
    early: true,
    screen: screen(
      ['accounts'],
      () => import('./login-page.tsx'),
      (module) => module.LoginPage,
    ),
  },
  {
    path: '/register',
    title: 'register',
    screen: screen(
      ['accounts'],
      () => import('./register-page.tsx'),
      (module) => module.RegisterPage,
    ),
  },
  {
    path: '/forget',
    title: 'forget',
    screen: screen(
      ['accounts'],
      () => import('./forget-page.tsx'),
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
      ['film', 'player'],
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
    path: '/maintenance',
    title: 'maintenance',
    bare: true,
    screen: screen(
      [],
      () => import('./shell/maintenance-screen.tsx'),
      (module) => module.MaintenanceScreen,
    ),
  },
  {
    path: '/community',
    title: 'community',
    foot: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('community'),
    ),
  },
  {
    path: '/drama-channel',
    title: 'dramaChannel',
    foot: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('dramaChannel'),
    ),
  },
  {
    path: '/movie/:movieId',
    title: 'film',
    foot: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('movie'),
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
      () => import('./pricing-page.tsx'),
      (module) => module.PricingPage,
    ),
  },
  {
    path: '/dashboard/all',
    title: 'all',
    signedIn: true,
    early: true,
    screen: screen(
      ['film', 'tools'],
      () => import('./tools-page.tsx'),
      (module) => module.ToolsPage,
    ),
  },
  {
    path: '/dashboard/film/idea',
    title: 'idea',
    signedIn: true,
    early: true,
    screen: screen(
      ['film'],
      () => import('#src/features/film/web/idea-screen.tsx'),
      (module) => module.IdeaScreen,
    ),
  },
  {
    path: '/dashboard/film/:filmId',
    title: 'film',
    signedIn: true,
    screen: screen(
      ['film', 'player'],
      () => import('./film-page.tsx'),
      (module) => module.FilmPage,
    ),
  },
  {
    path: '/dashboard/sora',
    title: 'sora',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('sora'),
    ),
  },
  {
    path: '/dashboard/video',
    title: 'video',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('video'),
    ),
  },
  {
    path: '/dashboard/videoEdit',
    title: 'videoEdit',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('videoEdit'),
    ),
  },
  {
    path: '/dashboard/videoUpscale',
    title: 'videoUpscale',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('videoUpscale'),
    ),
  },
  {
    path: '/dashboard/image',
    title: 'image',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('image'),
    ),
  },
  {
    path: '/dashboard/imageEdit',
    title: 'imageEdit',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('imageEdit'),
    ),
  },
  {
    path: '/dashboard/imageUpscale',
    title: 'imageUpscale',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('imageUpscale'),
    ),
  },
  {
    path: '/dashboard/backgroundRemoval',
    title: 'backgroundRemoval',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('backgroundRemoval'),
    ),
  },
  {
    path: '/dashboard/multiView',
    title: 'multiView',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('multiView'),
    ),
  },
  {
    path: '/dashboard/music',
    title: 'music',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('music'),
    ),
  },
  {
    path: '/dashboard/music/:musicId',
    title: 'music',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('music'),
    ),
  },
  {
    path: '/dashboard/audio',
    title: 'audio',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('audio'),
    ),
  },
  {
    path: '/dashboard/photoTalk',
    title: 'photoTalk',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('photoTalk'),
    ),
  },
  {
    path: '/dashboard/photoTalk/:photoTalkId',
    title: 'photoTalk',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('photoTalk'),
    ),
  },
  {
    path: '/dashboard/mojiMagic',
    title: 'mojiMagic',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('mojiMagic'),
    ),
  },
  {
    path: '/dashboard/model3d',
    title: 'model3d',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('model3d'),
    ),
  },
  // The five routes of templates (ROUTE-13): explore, my_templates, TemplateDetail, takePhoto and result, which have no bar (NAV-06).
  {
    path: '/dashboard/trending',
    title: 'templates',
    signedIn: true,
    bare: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('templates'),
    ),
  },
  {
    path: '/dashboard/trending/mine',
    title: 'myTemplates',
    signedIn: true,
    bare: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('templates'),
    ),
  },
  {
    path: '/dashboard/trending/template/:templateId',
    title: 'templates',
    signedIn: true,
    bare: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('templates'),
    ),
  },
  {
    path: '/dashboard/trending/template/:templateId/photo',
    title: 'templates',
    signedIn: true,
    bare: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('templates'),
    ),
  },
  {
    path: '/dashboard/trending/:trendingTaskId',
    title: 'templates',
    signedIn: true,
    bare: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('templates'),
    ),
  },
  {
    path: '/my/info',
    title: 'info',
    signedIn: true,
    screen: screen(
      ['profile', 'accounts', 'standing'],
      () => import('#src/features/profile/web/info-screen.tsx'),
      (module) => module.InfoScreen,
    ),
  },
  {
    path: '/my/movies',
    title: 'myMovies',
    signedIn: true,
    screen: screen(
      ['film'],
      () => import('#src/features/film/web/my-movies-screen.tsx'),
      (module) => module.MyMoviesScreen,
    ),
  },
  {
    path: '/my/movie_like_list',
    title: 'likes',
    signedIn: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('likes'),
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
  {
    path: '/admin/messages',
    title: 'messages',
    admin: true,
    screen: screen(
      ['contact', 'film'],
      () => import('#src/features/contact/web/messages-screen.tsx'),
      (module) => module.MessagesScreen,
    ),
  },
  {
    path: '/banned',
    title: 'banned',
    screen: screen(
      ['standing'],
      () => import('./banned-page.tsx'),
      (module) => module.BannedPage,
    ),
  },
  {
    path: '/admin/user-management',
    title: 'adminUsers',
    admin: true,
    screen: screen(
      ['standing', 'administration'],
      () => import('#src/features/administration/web/user-management-screen.tsx'),
      (module) => module.UserManagementScreen,
    ),
  },
  {
    path: '/admin/payments',
    title: 'adminPayments',
    admin: true,
    screen: screen(
      ['membership'],
      () => import('#src/features/membership/web/payment-acts-screen.tsx'),
      (module) => module.PaymentActsScreen,
    ),
  },
  {
    path: '/admin/audit',
    title: 'adminAudit',
    admin: true,
    screen: screen(
      ['administration'],
      () => import('#src/features/administration/web/audit-screen.tsx'),
      (module) => module.AuditScreen,
    ),
  },
  {
    path: '/admin/site',
    title: 'adminSite',
    admin: true,
    screen: screen(
      ['standing', 'administration'],
      () => import('#src/features/administration/web/site-screen.tsx'),
      (module) => module.SiteScreen,
    ),
  },
  {
    path: '/admin/security',
    title: 'adminSecurity',
    admin: true,
    screen: screen(
      ['standing'],
      () => import('#src/foundation/accounts/web/second-factor-screen.tsx'),
      (module) => module.SecondFactorScreen,
    ),
  },
  {
    path: '/admin/outbox',
    title: 'outbox',
    admin: true,
    screen: screen(
      ['accounts'],
      () => import('#src/foundation/accounts/web/outbox-screen.tsx'),
      (module) => module.OutboxScreen,
    ),
  },
  {
    path: '/admin/redeem-codes',
    title: 'redeemCodes',
    admin: true,
    screen: screen(
      ['rewards', 'standing'],
      () => import('#src/features/rewards/web/code-batches-screen.tsx'),
      (module) => module.CodeBatchesScreen,
    ),
  },
  {
    path: '/admin/suspicious_accounts',
    title: 'suspiciousAccounts',
    admin: true,
    screen: screen(
      ['standing', 'invitations'],
      () => import('#src/features/invitations/web/suspicious-accounts-screen.tsx'),
      (module) => module.SuspiciousAccountsScreen,
    ),
  },
  {
    path: '/admin/cloud-service',
    title: 'adminCloud',
    admin: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('adminCloud'),
    ),
  },
  {
    path: '/admin/movie_management',
    title: 'adminMovies',
    admin: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('adminMovies'),
    ),
  },
  {
    path: '/admin/meme_management',
    title: 'adminMemes',
    admin: true,
    screen: screen(
      ['features'],
      () => import('./feature-screen.tsx'),
      (module) => module.featureScreen('adminMemes'),
    ),
  },
  {
    path: '/admin/partners',
    title: 'adminPartners',
    admin: true,
    screen: screen(
      ['partners', 'standing'],
      () => import('#src/features/partners/web/partners-screen.tsx'),
      (module) => module.PartnersScreen,
    ),
  },
  ...PARTS,
];

/** Paths that lead on to another (ROUTE-02, ROUTE-03, ROUTE-05). */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/dashboard': '/dashboard/all',
  '/dashboard/film': '/dashboard/film/idea',
  '/my': '/my/info',
  '/admin': '/admin/user-management',
};
