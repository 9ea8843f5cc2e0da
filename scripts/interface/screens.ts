import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { ACCOUNT_SCREENS } from './account-screens.ts';
import { COMMUNITY_SCREENS } from './community-screens.ts';
import { FILM_SCREENS } from './film-screens.ts';
import type { OpenStudio } from './open-studio.ts';
import { PUBLIC_SCREENS } from './public-screens.ts';
import { STANDING_SCREENS } from './standing-screens.ts';
import { TOOL_SCREENS } from './tool-screens.ts';

const WIDTHS = [390, 768, 1280, 1440] as const;
const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

/** One screen in one state. */
export interface Screen {
  name: string;
  as: 'visitor' | 'member' | 'newcomer' | 'banned' | 'accused';
  path(studio: OpenStudio): string;
  /** Set-up before the page opens. */
  before?(page: Page): Promise<unknown>;
  /** Actions and waits that bring the page into the named state. */
  prepare?(page: Page): Promise<void>;
  /** The request that fails: never answered, or cut off. */
  troubled?: { path: string; by: 'silence' | 'fault' };
}

const at = (path: string) => (): string => path;

/** An idea that is typed on a page of this language. */
const TYPED_IDEAS: Readonly<Record<string, string>> = {
  en: 'A retired pilot builds a kite for a whole village',
  zh: '暴雨夜，小镇邮差发现一封寄给已故奶奶的信，决定把它送到海边的灯塔。',
  ko: '은퇴한 제빵사가 눈 내리는 밤 기차역에서 길 잃은 강아지에게 빵을 나눠 준다.',
  ja: '停電の夜、古い映画館の映写技師が少女に最後のフィルムを見せる。',
};

/** All screens, with their states. */
export const SCREENS: readonly Screen[] = [
  { name: 'home-visitor', as: 'visitor', path: at('/') },
  { name: 'home-member', as: 'member', path: at('/') },
  { name: 'guide', as: 'visitor', path: at('/tutorial') },
  { name: 'terms', as: 'visitor', path: at('/terms') },
  { name: 'privacy', as: 'visitor', path: at('/privacy') },
  { name: 'tools', as: 'member', path: at('/dashboard/all') },
  { name: 'login', as: 'visitor', path: at('/login') },
  {
    name: 'login-refused',
    as: 'visitor',
    path: at('/login'),
    prepare: async (page) => {
      await page.locator('form button[type=submit]').first().click();
    },
  },
  { name: 'register', as: 'visitor', path: at('/register?invite=ABC123') },
  { name: 'forget', as: 'visitor', path: at('/forget') },
  { name: 'idea', as: 'member', path: at('/dashboard/film/idea') },
  {
    name: 'idea-typed',
    as: 'member',
    path: at('/dashboard/film/idea'),
    prepare: async (page) => {
      const language = (await page.locator('html').getAttribute('lang'))?.slice(0, 2) ?? 'en';
      await page
        .getByRole('textbox')
        .first()
        .fill(TYPED_IDEAS[language] ?? 'A retired pilot builds a kite for a village');
      await page
        .locator('[data-frame="4"], [data-frame="8"]')
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => {});
    },
  },
  { name: 'film-done', as: 'member', path: (studio) => studio.films.done, prepare: untilFilmShows },
  { name: 'film-tall', as: 'member', path: (studio) => studio.films.tall, prepare: untilFilmShows },
  { name: 'film-waiting', as: 'member', path: (studio) => studio.films.waiting },
  { name: 'film-stopped', as: 'member', path: (studio) => studio.films.stopped },
  { name: 'film-shared', as: 'visitor', path: (studio) => studio.films.shared, prepare: untilFilmShows },
  {
    name: 'film-embedded',
    as: 'visitor',
    path: (studio) => studio.films.shared.replace('/share/', '/embed/'),
    prepare: untilFilmShows,
  },
  { name: 'film-missing', as: 'member', path: at('/dashboard/film/00000000-0000-4000-8000-000000000000') },
  { name: 'pricing', as: 'visitor', path: at('/pricing') },
  { name: 'pricing-member', as: 'member', path: at('/pricing') },
  { name: 'business', as: 'visitor', path: at('/business') },
  {
    name: 'business-refused',
    as: 'visitor',
    path: at('/business'),
    prepare: async (page) => {
      await page.locator('main form button[type=submit]').click();
    },
  },
  { name: 'profile', as: 'member', path: at('/my/info') },
  {
    name: 'profile-delete',
    as: 'newcomer',
    path: at('/my/info'),
    prepare: async (page) => {
      await page.locator('main section button').last().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'films',
    as: 'member',
    path: at('/my/movies'),
    prepare: (page) => page.locator('main li img').first().waitFor(),
  },
  { name: 'films-none', as: 'newcomer', path: at('/my/movies') },
  { name: 'coins', as: 'member', path: at('/my/coins') },
  { name: 'coins-none', as: 'newcomer', path: at('/my/coins') },
  { name: 'own-keys', as: 'member', path: at('/my/keys') },
  { name: 'coins-menu', as: 'member', path: at('/terms'), prepare: openCoinsMenu },
  {
    name: 'redeem',
    as: 'member',
    path: at('/terms'),
    prepare: async (page) => {
      await openCoinsMenu(page);
      await page.locator('header [popover]:popover-open li button').last().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  { name: 'reminder', as: 'newcomer', path: at('/terms'), prepare: (page) => page.locator('dialog[open]').waitFor() },
  { name: 'feedback', as: 'member', path: at('/my/feedback') },
  {
    name: 'feedback-refused',
    as: 'member',
    path: at('/my/feedback'),
    prepare: (page) => page.locator('main form button[type=submit]').click(),
  },
  { name: 'password', as: 'newcomer', path: at('/my/changepassword') },
  { name: 'banned', as: 'accused', path: at('/banned') },
  { name: 'banned-appealed', as: 'banned', path: at('/banned') },
  { name: 'users', as: 'member', path: at('/admin/user-management') },
  {
    name: 'users-one',
    as: 'member',
    path: at('/admin/user-management?search=trumpet'),
    prepare: async (page) => {
      await page.locator('tbody button').first().click();
      await page.locator('dialog[open] form').first().waitFor();
    },
  },
  { name: 'users-appeals', as: 'member', path: at('/admin/user-management?tab=appeals') },
  { name: 'codes', as: 'member', path: at('/admin/redeem-codes') },
  { name: 'messages', as: 'member', path: at('/admin/messages') },
  { name: 'messages-feedback', as: 'member', path: at('/admin/messages?list=feedback') },
  { name: 'audit', as: 'member', path: at('/admin/audit') },
  { name: 'moderation', as: 'member', path: at('/admin/moderation') },
  { name: 'payments', as: 'member', path: at('/admin/payments') },
  { name: 'outbox', as: 'member', path: at('/admin/outbox') },
  { name: 'site', as: 'member', path: at('/admin/site') },
  { name: 'security', as: 'member', path: at('/admin/security') },
  { name: 'invitations-visitor', as: 'visitor', path: at('/invitation-analytics') },
  { name: 'invitations', as: 'member', path: at('/invitation-analytics') },
  { name: 'suspicious-accounts', as: 'member', path: at('/admin/suspicious_accounts') },
  { name: 'feature', as: 'visitor', path: at('/drama-channel') },
  { name: 'video-edit', as: 'member', path: at('/dashboard/videoEdit') },
  { name: 'feature-tool', as: 'member', path: at('/dashboard/audio') },
  { name: 'templates', as: 'member', path: at('/dashboard/trending') },
  { name: 'template', as: 'member', path: at('/dashboard/trending/template/birthday-candles') },
  { name: 'templates-mine', as: 'newcomer', path: at('/dashboard/trending/mine') },
  { name: 'cloud-service', as: 'member', path: at('/admin/cloud-service') },
  { name: 'vendors-and-models', as: 'member', path: at('/admin/models') },
  { name: 'feature-admin', as: 'member', path: at('/admin/movie_management') },
  { name: 'not-found', as: 'visitor', path: at('/no-such-page') },
  ...FILM_SCREENS,
  ...COMMUNITY_SCREENS,
  ...PUBLIC_SCREENS,
  ...ACCOUNT_SCREENS,
  ...STANDING_SCREENS,
  ...TOOL_SCREENS,
];

async function openCoinsMenu(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: /\d/ }).first().click();
  await page.locator('header [popover]:popover-open li').first().waitFor();
}

async function untilFilmShows(page: Page): Promise<void> {
  await page.locator('media-controller').waitFor({ timeout: 20_000 });
}

/** Opens a screen in a language, a theme and a width and waits until it is idle. */
export async function openScreen(
  page: Page,
  studio: OpenStudio,
  screen: Screen,
  look: { language: Language; theme: Theme; width: number },
): Promise<void> {
  await page.setViewportSize({ width: look.width, height: look.width < 700 ? 844 : 900 });
  await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await screen.before?.(page);
  const { troubled } = screen;
  if (troubled) {
    await page.route(troubled.path, (route) => (troubled.by === 'silence' ? undefined : route.abort()));
  }
  await page.goto(`${studio.origin}/icon.svg`);
  await page.evaluate((language) => {
    localStorage.setItem('setting', JSON.stringify({ language }));
  }, look.language);
  await page.goto(studio.origin + screen.path(studio));
  await page.locator('main h1, main h2').first().waitFor({ timeout: 20_000 });
  await screen.prepare?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A live film keeps its event stream open, so the network is never idle: a short wait replaces it.
  await page.waitForTimeout(250);
}

/** Parses a script's arguments: `--quick`, `--only name,name`, `--json`. */
export function readChoice(words: readonly string[]): {
  screens: readonly Screen[];
  languages: readonly Language[];
  widths: readonly number[];
  themes: readonly Theme[];
  json: boolean;
} {
  const quick = words.includes('--quick');
  const only = words[words.indexOf('--only') + 1]?.split(',');
  return {
    screens:
      words.includes('--only') && only
        ? SCREENS.filter((screen) => only.some((name) => screen.name.startsWith(name)))
        : SCREENS,
    languages: quick ? ['en'] : LANGUAGES,
    widths: quick ? [390, 1280] : WIDTHS,
    themes: THEMES,
    json: words.includes('--json'),
  };
}
