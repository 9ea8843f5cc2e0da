import type { Language } from '#src/shared/language/languages.ts';
import type { en } from '../../texts/menus/en.ts';

/** A way that a menu of the bar offers; `key` names its text under `menus.entries`. */
export interface MenuLink {
  key: keyof (typeof en)['entries'];
  to: string;
}

/** The features, in the order of NAV-02; the community is shown to readers of Chinese. */
export function featureLinks(language: Language): MenuLink[] {
  return [
    { key: 'sora', to: '/dashboard/sora' },
    ...(language === 'cn' ? [{ key: 'community', to: '/community' } as const] : []),
    { key: 'film', to: '/dashboard/film/idea' },
    { key: 'mojiMagic', to: '/dashboard/mojiMagic' },
    { key: 'image', to: '/dashboard/image' },
    { key: 'video', to: '/dashboard/video' },
    { key: 'more', to: '/dashboard/all' },
  ];
}

/** What belongs to who is signed in (NAV-03); the feedback form is shown to readers of Chinese. */
export function accountLinks(language: Language): MenuLink[] {
  return [
    { key: 'info', to: '/my/info' },
    { key: 'likes', to: '/my/movie_like_list' },
    { key: 'tutorial', to: '/tutorial' },
    ...(language === 'cn' ? [{ key: 'feedback', to: '/my/feedback' } as const] : []),
  ];
}

/** What belongs to an admin (NAV-04). */
export const ADMIN_LINKS: readonly MenuLink[] = [
  { key: 'cloudService', to: '/admin/cloud-service' },
  { key: 'suspiciousAccounts', to: '/admin/suspicious_accounts' },
  { key: 'userManagement', to: '/admin/user-management' },
  { key: 'movieManagement', to: '/admin/movie_management' },
  { key: 'memeManagement', to: '/admin/meme_management' },
];
