import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { ROUTE_ROOTS } from '#src/shared/catalogue/route-roots.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { partnerRoutes, zoneOf } from './partner-routes.ts';
import { REDIRECTS, ROUTES } from './routes.ts';
import { TEXTS } from './texts.ts';

const routes = partnerRoutes('lumen-tv');
const find = (path: string) => routes.find((route) => matchPath(route.path, path));
/** A path in the zone, and the dashboard path with the same page. */
const SAME = [
  ['film', '/dashboard/film/idea'],
  ['film/1', '/dashboard/film/1'],
  ['film/1/edit', '/dashboard/film/1/edit'],
  ['music', '/dashboard/music'],
  ['music/1', '/dashboard/music/1'],
  ['photoTalk', '/dashboard/photoTalk'],
  ['photoTalk/1', '/dashboard/photoTalk/1'],
  ['trending', '/dashboard/trending'],
  ['trending/mine', '/dashboard/trending/mine'],
  ['trending/template/1', '/dashboard/trending/template/1'],
  ['trending/template/1/photo', '/dashboard/trending/template/1/photo'],
  ['trending/1', '/dashboard/trending/1'],
] as const;

test("[ROUTE-04] [ROUTE-13] [ADM-08] a partner's zone has the dashboard's pages at its own paths, and memes", () => {
  for (const [path, same] of SAME) {
    const there = ROUTES.find((route) => matchPath(route.path, same));
    expect(find(`/lumen-tv/lumen-tv-${path}`), path).toMatchObject({
      screen: there?.screen,
      title: there?.title,
      signedIn: true,
    });
  }
  expect(find('/lumen-tv/lumen-tv-memes')).toMatchObject({ title: 'memes', signedIn: true });
  expect(routes).toHaveLength(SAME.length + 1);
  for (const path of ['/lumen-tv', '/lumen-tv/lumen-tv-film/1/2', '/lumen-tv/lumen-tv-image', '/lumen-tv/film']) {
    expect(find(path), path).toBeUndefined();
  }
  for (const language of LANGUAGES) {
    for (const { title } of routes) {
      expect((TEXTS[language].shell as { titles: Record<string, string> }).titles[title]).toBeTruthy();
    }
  }
});

test('[NAV-06] [ROUTE-13] in a zone, too, only the pages of templates have no bar', () => {
  expect(routes.filter(({ bare }) => bare).map(({ path }) => path)).toEqual(
    routes.map(({ path }) => path).filter((path) => path.startsWith('/lumen-tv/lumen-tv-trending')),
  );
});

test('[ROUTE-04] a path leads into a zone by its second part, and never where the program has its own pages', () => {
  for (const path of ['/lumen-tv/lumen-tv-film', '/lumen-tv/lumen-tv-trending/mine', '/lumen-tv/lumen-tv-memes/']) {
    expect(zoneOf(path), path).toBe('lumen-tv');
  }
  for (const path of [
    '/lumen/other-film',
    '/lumen/lumen-films',
    '/lumen/lumen',
    '/lumen',
    '/',
    '/Lumen/Lumen-film',
    '/movie/movie-film',
    '/author/author-film',
    '/share/share-music',
    '/my/my-memes',
    '//-film',
    '/lumen/lumen-film2',
  ]) {
    expect(zoneOf(path), path).toBeUndefined();
  }
});

test('[ROUTE-04] the addresses that no partner may have include the first part of every route and served file', () => {
  const served = readdirSync(fileURLToPath(new URL('public', import.meta.url))).filter((name) => !name.includes('.'));
  const roots = [...ROUTES.map(({ path }) => path), ...Object.keys(REDIRECTS)]
    .map((path) => path.split('/')[1] ?? '')
    .filter((root) => root !== '');
  expect(
    [...new Set([...roots, ...served])].filter((root) => !(ROUTE_ROOTS as readonly string[]).includes(root)),
  ).toEqual([]);
});
