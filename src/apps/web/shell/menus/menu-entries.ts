import type { Language } from '#src/shared/language/languages.ts';
import type { en } from '../../texts/menus/en.ts';
import { LANGUAGE_MENUS, type SpecialEntry } from '../language-menus.ts';

/** A link in a menu of the bar; `key` names its text under `menus.entries`. */
export interface MenuLink {
  key: keyof (typeof en)['entries'];
  to: string;
}

/** A link; with `special`, for readers of some languages only. */
interface Entry extends MenuLink {
  special?: SpecialEntry;
}

const FEATURES: readonly Entry[] = [
  { key: 'sora', to: '/dashboard/sora' },
  { key: 'community', to: '/community', special: 'community' },
  { key: 'film', to: '/dashboard/film/idea' },
  { key: 'mojiMagic', to: '/dashboard/mojiMagic' },
  { key: 'image', to: '/dashboard/image' },
  { key: 'video', to: '/dashboard/video' },
  { key: 'more', to: '/dashboard/all' },
];

const ACCOUNT: readonly Entry[] = [
  { key: 'info', to: '/my/info' },
  { key: 'likes', to: '/my/movie_like_list' },
  { key: 'tutorial', to: '/tutorial' },
  { key: 'feedback', to: '/my/feedback', special: 'feedback' },
];

const ADMIN: readonly Entry[] = [
  { key: 'cloudService', to: '/admin/cloud-service' },
  { key: 'suspiciousAccounts', to: '/admin/suspicious_accounts' },
  { key: 'userManagement', to: '/admin/user-management' },
  { key: 'movieManagement', to: '/admin/movie_management' },
  { key: 'memeManagement', to: '/admin/meme_management' },
];

/** The entries of a menu in order; special ones only when they are `readable`. */
function offer(entries: readonly Entry[], readable: readonly SpecialEntry[]): MenuLink[] {
  return entries
    .filter(({ special }) => special === undefined || readable.includes(special))
    .map(({ key, to }) => ({ key, to }));
}

/** The features in the order of NAV-02. */
export const featureLinks = (language: Language): MenuLink[] => offer(FEATURES, LANGUAGE_MENUS[language].entries);

/** The account menu (NAV-03). */
export const accountLinks = (language: Language): MenuLink[] => offer(ACCOUNT, LANGUAGE_MENUS[language].entries);

/** The admin menu (NAV-04). */
export const adminLinks = (): MenuLink[] => offer(ADMIN, []);
