/**
 * The first part of every path that the program answers itself: its pages, its endpoints and its files. No partner's
 * address may be one of them (ROUTE-04). Tests hold the pages and the files against this list.
 */
export const ROUTE_ROOTS = [
  // Pages.
  'admin',
  'banned',
  'business',
  'community',
  'dashboard',
  'dev',
  'drama-channel',
  'embed',
  'forget',
  'invitation-analytics',
  'login',
  'maintenance',
  'movie',
  'my',
  'pricing',
  'privacy',
  'register',
  'share',
  'terms',
  'tutorial',
  // Endpoints and files.
  'api',
  'assets',
  'guide',
  'healthz',
  'media',
  'metrics',
  'openapi',
  'readyz',
  'showcase',
] as const;
