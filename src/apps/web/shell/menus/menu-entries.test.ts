import { expect, test } from 'vitest';
import { accountLinks, adminLinks, featureLinks, type MenuLink } from './menu-entries.ts';

const paths = (links: readonly MenuLink[]): string[] => links.map(({ to }) => to);

const FEATURES = [
  '/dashboard/sora',
  '/dashboard/film/idea',
  '/dashboard/mojiMagic',
  '/dashboard/image',
  '/dashboard/video',
  '/dashboard/all',
];
const ACCOUNT = ['/my/info', '/my/movie_like_list', '/tutorial'];
const ADMIN = [
  '/admin/cloud-service',
  '/admin/suspicious_accounts',
  '/admin/user-management',
  '/admin/movie_management',
  '/admin/meme_management',
];

test('[NAV-02] the features keep their order, with the community for readers of Chinese', () => {
  for (const language of ['en', 'ko', 'ja'] as const) {
    expect(paths(featureLinks(language))).toEqual(FEATURES);
  }
  expect(paths(featureLinks('cn'))).toEqual(FEATURES.toSpliced(1, 0, '/community'));
});

test('[NAV-03] the account menu keeps its order, with the feedback form for readers of Chinese', () => {
  for (const language of ['en', 'ko', 'ja'] as const) {
    expect(paths(accountLinks(language))).toEqual(ACCOUNT);
  }
  expect(paths(accountLinks('cn'))).toEqual([...ACCOUNT, '/my/feedback']);
});

test('[NAV-04] the admin menu keeps the order of its five pages', () => {
  expect(paths(adminLinks())).toEqual(ADMIN);
});
