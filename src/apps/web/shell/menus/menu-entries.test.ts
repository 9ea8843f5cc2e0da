import { expect, test } from 'vitest';
import { accountLinks, ADMIN_LINKS, featureLinks, type MenuLink } from './menu-entries.ts';

const paths = (links: readonly MenuLink[]): string[] => links.map(({ to }) => to);

test('[NAV-02] the features stand in their order, the community for readers of Chinese', () => {
  const all = [
    '/dashboard/sora',
    '/dashboard/film/idea',
    '/dashboard/mojiMagic',
    '/dashboard/image',
    '/dashboard/video',
    '/dashboard/all',
  ];
  for (const language of ['en', 'ko', 'ja'] as const) expect(paths(featureLinks(language))).toEqual(all);
  expect(paths(featureLinks('cn'))).toEqual(all.toSpliced(1, 0, '/community'));
});

test('[NAV-03] the account menu leads to profile, likes and guide, and to the feedback form for readers of Chinese', () => {
  const all = ['/my/info', '/my/movie_like_list', '/tutorial'];
  for (const language of ['en', 'ko', 'ja'] as const) expect(paths(accountLinks(language))).toEqual(all);
  expect(paths(accountLinks('cn'))).toEqual([...all, '/my/feedback']);
});

test('[NAV-04] the admin menu has its five pages', () => {
  expect(paths(ADMIN_LINKS)).toEqual([
    '/admin/cloud-service',
    '/admin/suspicious_accounts',
    '/admin/user-management',
    '/admin/movie_management',
    '/admin/meme_management',
  ]);
});
