import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { REDIRECTS, ROUTES, type AppRoute } from './routes.ts';
import { accountLinks, ADMIN_LINKS, featureLinks } from './shell/menus/menu-entries.ts';
import { TEXTS } from './texts.ts';

const find = (path: string): AppRoute | undefined => ROUTES.find((route) => matchPath(route.path, path));
/** Which guard stands before each path. */
const rules = (paths: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    paths.map((path) => {
      const route = find(REDIRECTS[path] ?? path);
      return [path, route ? (route.admin ? 'admin' : route.signedIn ? 'signed in' : 'public') : 'missing'];
    }),
  );
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

test('[ROUTE-01] the public pages are there and open to everybody', () => {
  expect(rules(PUBLIC)).toEqual(all(PUBLIC, 'public'));
  expect(find('/nowhere')).toBeUndefined();
});

test('[ROUTE-02] the dashboard has every tool, for who is signed in; its own path goes to all, film to the idea page', () => {
  expect(rules(DASHBOARD)).toEqual(all(DASHBOARD, 'signed in'));
  expect(REDIRECTS).toMatchObject({ '/dashboard': '/dashboard/all', '/dashboard/film': '/dashboard/film/idea' });
});

test('[ROUTE-03] the pages of an account are for who is signed in, and /my goes to the profile', () => {
  expect(rules(MINE)).toEqual(all(MINE, 'signed in'));
  expect(REDIRECTS['/my']).toBe('/my/info');
});

test('[ROUTE-05] the pages of an admin are for admins, and /admin goes to the user management', () => {
  expect(rules(ADMIN)).toEqual(all(ADMIN, 'admin'));
  expect(REDIRECTS['/admin']).toBe('/admin/user-management');
  for (const { path, admin } of ROUTES) expect(admin ?? false, path).toBe(path.startsWith('/admin/'));
});

test('[ROUTE-13] [GUARD-05] the five pages of templates are told apart, and all are for who is signed in', () => {
  expect(rules(TEMPLATES)).toEqual(all(TEMPLATES, 'signed in'));
  expect(new Set(TEMPLATES.map((path) => find(path)?.path)).size).toBe(5);
  expect(find('/dashboard/trending/mine')?.path).toBe('/dashboard/trending/mine');
});

test('[NAV-06] the bar is hidden on those five and in maintenance, and nowhere else on the site itself', () => {
  const bare = ROUTES.filter((route) => route.bare && !route.path.startsWith('/embed/')).map(({ path }) => path);
  expect(bare.toSorted()).toEqual(['/maintenance', ...TEMPLATES.map((path) => find(path)?.path ?? path)].toSorted());
});

test('[ROUTE-10] home, login and the dashboard are brought in early', () => {
  expect(ROUTES.filter(({ early }) => early).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/login', '/dashboard/all', '/dashboard/film/idea']),
  );
});

test.each(LANGUAGES)('[ROUTE-11] every route has a title in %s', (language) => {
  const { titles } = TEXTS[language].shell as { titles: Record<string, string> };
  for (const { title, path } of ROUTES) expect(titles[title], path).toBeTruthy();
});

test('[NAV-02] [NAV-03] [NAV-04] whatever the menus lead to is there', () => {
  for (const { to } of [
    ...LANGUAGES.flatMap((language) => [...featureLinks(language), ...accountLinks(language)]),
    ...ADMIN_LINKS,
  ])
    expect(find(to)?.path, to).toBeDefined();
});
