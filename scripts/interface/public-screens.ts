import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

const at = (path: string) => (): string => path;

/**
 * Visitors' screens beside the plain pages: menus, states of the site, prices with a configured shop, and a partner's
 * zone.
 */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'home-typed', as: 'visitor', path: at('/'), prepare: typeIdea },
  {
    name: 'home-refused',
    as: 'visitor',
    path: at('/'),
    prepare: (page) => page.locator('main form button[type=submit]').click(),
  },
  { name: 'menu-visitor', as: 'visitor', path: at('/terms'), prepare: (page) => openMenu(page, 0) },
  { name: 'menu-language', as: 'visitor', path: at('/terms'), prepare: (page) => openMenu(page, 1) },
  { name: 'menu-features', as: 'member', path: at('/terms'), prepare: (page) => openMenu(page, 0) },
  { name: 'menu-admin', as: 'member', path: at('/terms'), prepare: (page) => openMenu(page, 2) },
  { name: 'menu-account', as: 'member', path: at('/terms'), prepare: (page) => openMenu(page, -1) },
  { name: 'menu-newcomer', as: 'newcomer', path: at('/my/coins'), prepare: (page) => openMenu(page, -1) },
  {
    name: 'maintenance',
    as: 'visitor',
    path: at('/'),
    before: (page) =>
      answerOtherwise(page, '/api/settings', { maintenance: { isOn: true, until: '2027-03-14T18:30:00.000Z' } }),
    prepare: (page) => page.locator('main time').waitFor(),
  },
  {
    name: 'announcement',
    as: 'visitor',
    path: at('/login'),
    before: (page) =>
      answerOtherwise(page, '/api/settings', {
        announcement:
          'On Sunday between 2:00 and 3:00 the site is worked on. Films that are being made go on by themselves.',
      }),
  },
  { name: 'offline', as: 'visitor', path: at('/login'), prepare: loseConnection },
  {
    name: 'pricing-open',
    as: 'visitor',
    path: at('/pricing'),
    before: (page) => answerOtherwise(page, '/api/membership/offers', { isOpen: true }),
  },
  {
    name: 'pricing-open-newcomer',
    as: 'newcomer',
    path: at('/pricing'),
    before: (page) => answerOtherwise(page, '/api/membership/offers', { isOpen: true }),
  },
  {
    name: 'pricing-failed',
    as: 'visitor',
    path: at('/pricing'),
    troubled: { path: '**/api/membership/offers', by: 'fault' },
    prepare: (page) => page.locator('main [role=alert]').first().waitFor({ timeout: 20_000 }),
  },
  {
    name: 'register-refused',
    as: 'visitor',
    path: at('/register'),
    prepare: (page) => page.locator('main form button[type=submit]').click(),
  },
  {
    name: 'film-shared-long',
    as: 'visitor',
    path: (studio) => studio.films.shared,
    before: (page) =>
      answerOtherwise(page, '/api/shared-films/*', {
        title: 'The Ferryman Who Counted Every Lantern on the River Until the Night One of Them Answered Him',
        story: {
          idea: '',
          outline: '',
          logline:
            'For thirty years he has counted the lanterns on the far bank. Tonight there is one more, and it knows his name.',
        },
        madeWith: [
          { id: 'one', label: 'Seedance 1.0 Pro' },
          { id: 'two', label: 'Nano Banana' },
          { id: 'three', label: 'Seedance 1.0 Pro' },
        ],
      }),
    prepare: async (page) => {
      await page.locator('media-controller').waitFor({ timeout: 20_000 });
    },
  },
  { name: 'share-missing', as: 'visitor', path: at('/share/none') },
  { name: 'embed-missing', as: 'visitor', path: at('/embed/none') },
  { name: 'partner-zone', as: 'member', path: at('/lumen/lumen-film') },
  {
    name: 'partner-film',
    as: 'member',
    path: (studio) => studio.films.done.replace('/dashboard/film/', '/lumen/lumen-film/'),
    prepare: async (page) => {
      await page.locator('media-controller').waitFor({ timeout: 20_000 });
    },
  },
  { name: 'partner-memes', as: 'member', path: at('/lumen/lumen-memes') },
  {
    name: 'partners-change',
    as: 'member',
    path: at('/admin/partners'),
    prepare: async (page) => {
      await page.locator('main li button').first().click();
      await page.locator('dialog[open] form').waitFor();
    },
  },
];

/** Opens a menu of the bar by its index; on a narrow page, the single menu. */
async function openMenu(page: Page, place: number): Promise<void> {
  const buttons = page.locator('header button[popovertarget]');
  // The session is read after the first paint and adds buttons.
  await page.waitForFunction(() => document.querySelectorAll('header a, header button').length > 2);
  const isNarrow = (page.viewportSize()?.width ?? 0) <= 1024;
  await buttons.nth(isNarrow ? -1 : place).click();
  await page
    .locator('header [popover]:popover-open a, header [popover]:popover-open input')
    .first()
    .waitFor({ state: 'attached' });
}

async function typeIdea(page: Page): Promise<void> {
  await page.locator('main textarea').fill('A retired pilot builds a kite for a whole village');
  await page
    .locator('main section canvas')
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => {});
  await page.waitForTimeout(1500);
}

/** Shows the page with a changed answer of the studio: a real site-wide setting would affect every other screen. */
export async function answerOtherwise(page: Page, path: string, change: object): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
  });
}

async function loseConnection(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
  });
}
