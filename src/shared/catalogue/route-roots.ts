/**
 * The first segment of every path that the program serves: pages, endpoints and files. A partner's address must not be
 * one of them (ROUTE-04). Tests compare pages and files with this list.
 */
export const ROUTE_ROOTS = [
  // Pages.
  'admin',
  'author',
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
  'series',
  'share',
  'terms',
  'tutorial',
  'unsubscribe',
  // Endpoints and files.
  'api',
  'assets',
  'cards',
  'guide',
  'healthz',
  'media',
  'memes',
  'metrics',
  'openapi',
  'readyz',
  'showcase',
  'templates',
  'voices',
] as const;
