import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { REDIRECTS, ROUTES } from './routes.ts';
import type { AppRoute } from './routes/app-route.ts';
import { accountLinks, adminLinks, featureLinks } from './shell/menus/menu-entries.ts';
import { TEXTS } from './texts.ts';

const find = (path: string): AppRoute | undefined => ROUTES.find((route) => matchPath(route.path, path));
const ruleOf = (route: AppRoute | undefined): string => {
  if (!route) {
    return 'missing';
  }
  if (route.admin) {
    return 'admin';
  }
  return route.signedIn ? 'signed in' : 'public';
};
/** The rules of each path. */
const rules = (paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, ruleOf(find(REDIRECTS[path] ?? path))]));
const all = (paths: readonly string[], rule: string): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, rule]));

const PUBLIC = [
  '/',
  '/maintenance',
  '/community',
  '/drama-channel',
  '/tutorial',
  '/pricing',
  '/login',
  '/register',
  '/forget',
  '/movie/1',
  '/author/1',
  '/business',
  '/banned',
  '/invitation-analytics',
];
const DASHBOARD = [
  '',
  '/all',
  '/film',
  '/film/idea',
  '/film/1',
  '/music',
  '/music/1',
  '/image',
  '/imageEdit',
  '/multiView',
  '/backgroundRemoval',
  '/videoEdit',
  '/mojiMagic',
  '/imageUpscale',
  '/videoUpscale',
  '/subtitles',
  '/video',
  '/audio',
  '/photoTalk',
  '/photoTalk/1',
  '/sora',
  '/trending',
  '/model3d',
].map((path) => `/dashboard${path}`);
const MINE = ['', '/movie_like_list', '/info', '/feedback', '/changepassword', '/movies'].map((path) => `/my${path}`);
const ADMIN = [
  '',
  '/user-management',
  '/cloud-service',
  '/movie_management',
  '/meme_management',
  '/suspicious_accounts',
].map((path) => `/admin${path}`);
const TEMPLATES = [
  '/dashboard/trending',
  '/dashboard/trending/mine',
  '/dashboard/trending/template/1',
  '/dashboard/trending/template/1/photo',
  '/dashboard/trending/1',
];

test('[ROUTE-01] each public path has a route that is open to everybody', () => {
  expect(rules(PUBLIC)).toEqual(all(PUBLIC, 'public'));
  expect(find('/nowhere')).toBeUndefined();
});

test('[ROUTE-02] each dashboard path requires a sign-in; /dashboard leads to all tools, its film path to the idea page', () => {
  expect(rules(DASHBOARD)).toEqual(all(DASHBOARD, 'signed in'));
  expect(REDIRECTS).toMatchObject({ '/dashboard': '/dashboard/all', '/dashboard/film': '/dashboard/film/idea' });
});

test('[ROUTE-03] the pages of an account require a sign-in, and /my leads to the profile', () => {
  expect(rules(MINE)).toEqual(all(MINE, 'signed in'));
  expect(REDIRECTS['/my']).toBe('/my/info');
});

test("[ROUTE-05] the admin's pages are for admins, and /admin leads to the user management", () => {
  expect(rules(ADMIN)).toEqual(all(ADMIN, 'admin'));
  expect(REDIRECTS['/admin']).toBe('/admin/user-management');
  for (const { path, admin } of ROUTES) {
    expect(admin ?? false, path).toBe(path.startsWith('/admin/'));
  }
});

test('[ROUTE-13] [GUARD-05] the five template paths have five routes, all of which require a sign-in', () => {
  expect(rules(TEMPLATES)).toEqual(all(TEMPLATES, 'signed in'));
  expect(new Set(TEMPLATES.map((path) => find(path)?.path)).size).toBe(5);
  expect(find('/dashboard/trending/mine')?.path).toBe('/dashboard/trending/mine');
});

test('[NAV-06] the bar is hidden on those five and in maintenance, and nowhere else on the site', () => {
  const bare = ROUTES.filter((route) => route.bare && !route.path.startsWith('/embed/')).map(({ path }) => path);
  expect(bare.toSorted()).toEqual(['/maintenance', ...TEMPLATES.map((path) => find(path)?.path ?? path)].toSorted());
});

test('[ROUTE-10] home, login and the dashboard are loaded early', () => {
  expect(ROUTES.filter(({ early }) => early).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/login', '/dashboard/all', '/dashboard/film/idea']),
  );
});

test.each(LANGUAGES)('[ROUTE-11] every route has a title in %s', (language) => {
  const { titles } = TEXTS[language].shell as { titles: Record<string, string> };
  for (const { title, path } of ROUTES) {
    expect(titles[title], path).toBeTruthy();
  }
});

test('[NAV-02] [NAV-03] [NAV-04] every link of the menus leads to a page', () => {
  for (const { to } of [
    ...LANGUAGES.flatMap((language) => [...featureLinks(language), ...accountLinks(language)]),
    ...adminLinks(),
  ]) {
    expect(find(to)?.path, to).toBeDefined();
  }
});
