import { screen } from '../shell/load-screen.ts';
import type { AppRoute } from './app-route.ts';

/** The admin's pages. */
export const ADMIN_ROUTES: readonly AppRoute[] = [
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
    path: '/admin/models',
    title: 'adminModels',
    admin: true,
    screen: screen(
      ['models', 'standing'],
      () => import('#src/features/models/web/models-screen.tsx'),
      (module) => module.ModelsScreen,
    ),
  },
  {
    path: '/admin/moderation',
    title: 'adminModeration',
    admin: true,
    screen: screen(
      ['standing', 'administration', 'safety'],
      () => import('#src/features/administration/web/moderation-screen.tsx'),
      (module) => module.ModerationScreen,
    ),
  },
  {
    path: '/admin/audit',
    title: 'adminAudit',
    admin: true,
    screen: screen(
      ['standing', 'administration'],
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
      ['standing', 'accounts'],
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
      ['standing', 'operations'],
      () => import('#src/features/operations/web/cloud-service-screen.tsx'),
      (module) => module.CloudServiceScreen,
    ),
  },
  {
    path: '/admin/movie_management',
    title: 'adminMovies',
    admin: true,
    screen: screen(
      ['standing', 'administration', 'film', 'filmManagement'],
      () => import('../pages/movie-management-page.tsx'),
      (module) => module.MovieManagementPage,
    ),
  },
  {
    path: '/admin/meme_management',
    title: 'adminMemes',
    admin: true,
    screen: screen(
      ['standing', 'toolMemeAdmin'],
      () => import('#src/features/tools/meme/web/meme-management-screen.tsx'),
      (module) => module.MemeManagementScreen,
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
];
