import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;
/** The admin's browser; the link works once, so the tests share it. */
let admin: BrowserContext;

beforeAll(async () => {
  [folder, browser] = await Promise.all([mkdtemp(join(tmpdir(), 'kinora-shell-')), launchBrowser()]);
  kinora = await startTestKinora(folder, {
    KINORA_COMMUNITY_LINK: 'https://community.example/join',
    KINORA_CHAT_LINK: 'https://chat.example/kinora',
  });
  origin = new URL(kinora.signInLink).origin;
  const { page, context } = await openSignedIn(browser, kinora.signInLink);
  admin = context;
  await page.close();
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const openVisitor = async (options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US', ...options })).newPage();
const path = (page: Page): string => new URL(page.url()).pathname;
/** Replaces fields in the server's answer, for another state of the site or the account. */
const answerWith = (page: Page, address: RegExp, change: object): Promise<unknown> =>
  page.route(address, async (route) => {
    if (route.request().method() !== 'GET') {
      return route.continue();
    }
    const response = await route.fetch();
    const json = (await response.json()) as object;
    return route.fulfill({ response, json: { ...json, ...change } });
  });
const beAccount = (page: Page, change: object): Promise<unknown> =>
  answerWith(page, /\/api\/account\/(me|account\/[^/?]+)$/, { coins: 500, credit: 500, ...change });
/** A page of the admin, with enough coins to avoid the reminder. */
const openAdmin = async (): Promise<Page> => {
  const page = await admin.newPage();
  await beAccount(page, {});
  return page;
};

test('[NAV-01] [NAV-04] [NAV-09] the bar of a wide page shows what belongs to the person and to the language', async () => {
  const page = await openAdmin();
  await page.goto(`${origin}/dashboard/photoTalk`);
  const bar = page.getByRole('banner');
  await page.getByRole('heading', { level: 1, name: 'Talking photo' }).waitFor();
  await bar.getByText('Talking photo').waitFor();
  await expectSoon(() => page.title()).toBe('Talking photo · Kinora');
  await bar.getByRole('link', { name: 'Community chat' }).waitFor();
  await expectSoon(() => bar.getByRole('button', { name: 'Community' }).count()).toBe(0);
  await bar.getByRole('button', { name: 'Administration' }).click();
  await page.getByRole('link', { name: 'Suspicious accounts' }).waitFor();
  await expectNoFaults(page, 'menu of the admin');
  // A click beside the menu closes it.
  await page.mouse.click(640, 700);
  await expectSoon(() => page.getByRole('link', { name: 'Suspicious accounts' }).isVisible()).toBe(false);
  await bar.getByRole('button', { name: 'Features' }).click();
  await expectSoon(() => page.getByRole('navigation', { name: 'Features' }).getByRole('link').allInnerTexts()).toEqual([
    'Text to video',
    'Film',
    'MojiMagic',
    'Pictures',
    'Video',
    'More',
  ]);
  await page.getByRole('link', { name: 'More', exact: true }).click();
  await page.waitForURL('**/dashboard/all');
  // The menu closes with its page.
  await expectSoon(() => page.getByRole('navigation', { name: 'Features' }).count()).toBe(0);

  // Only members have the crown.
  await expectSoon(() => bar.locator('[data-crown]').count()).toBe(0);
  await beAccount(page, { identity: 2 });
  await page.reload();
  await bar.getByRole('button', { name: /^Account of .*, member$/ }).waitFor();
  await expectSoon(() => bar.locator('[data-crown]').count()).toBe(1);
  await expectSoon(() => bar.getByRole('button', { name: 'Administration' }).count()).toBe(0);

  await page.evaluate(() => localStorage.setItem('setting', '{"language":"cn"}'));
  await page.reload();
  await bar.getByRole('button', { name: '社区' }).click();
  await page.getByRole('img', { name: '加入社区的二维码' }).waitFor();
  await expectSoon(() => page.getByRole('link', { name: '立即加入' }).getAttribute('href')).toBe(
    'https://community.example/join',
  );
  await expectSoon(() => bar.getByRole('link', { name: '社区聊天' }).count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem('setting'));
  await page.close();

  const visitor = await openVisitor();
  await answerWith(visitor, /\/api\/settings$/, { announcement: 'New looks have come' });
  await visitor.goto(`${origin}/community`);
  await visitor.getByRole('complementary').getByText('New looks have come').waitFor();
  await visitor.locator('header').getByRole('link', { name: 'Try now' }).waitFor();
  await visitor.locator('header').getByRole('button', { name: 'Language and theme: English' }).waitFor();
  await visitor.context().close();
});

test('[NAV-05] [NAV-03] [BOOT-03] a phone has one menu with everything in it, which closes beside it and with its page', async () => {
  const page = await openAdmin();
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(`${origin}/my/movies`);
  const button = page.getByRole('button', { name: /^Menu/ });
  await button.click();
  const panel = page.locator('header [popover]:popover-open');
  for (const name of [
    'Text to video',
    'Film',
    'More',
    'Profile',
    'Films you like',
    'Guide',
    'User management',
    'Cloud services',
  ]) {
    await panel.getByRole('link', { name, exact: true }).waitFor();
  }
  for (const name of ['日本語', 'Dark']) {
    await expectSoon(() => page.getByRole('radio', { name }).count()).toBe(1);
  }
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFits(page);
  await expectNoFaults(page, 'panel on a phone');
  // Beside the logo, in the margin of the bar.
  await page.mouse.click(5, 30);
  await expectSoon(() => page.getByRole('button', { name: 'Sign out' }).count()).toBe(0);
  await button.click();
  await panel.getByRole('link', { name: 'Guide' }).click();
  await page.waitForURL('**/tutorial');
  await expectSoon(() => page.getByRole('button', { name: 'Sign out' }).count()).toBe(0);
  await page.setViewportSize({ width: 1025, height: 900 });
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  await page.close();

  // A tablet counts as mobile at any width.
  const tablet = await openVisitor({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });
  await tablet.goto(`${origin}/community`);
  await tablet.getByRole('button', { name: 'Menu' }).waitFor();
  await tablet.context().close();
});

test('[GUARD-02] a page stays when who is signed in cannot be read again for a while', async () => {
  const page = await openAdmin();
  await page.goto(`${origin}/my/movies`);
  const heading = page.getByRole('heading', { level: 1, name: 'Your films' });
  await heading.waitFor();
  await page.getByRole('button', { name: /^Your film coins/ }).waitFor();
  let refused = 0;
  await page.route(/\/api\/account\/account\/[^/?]+$/, (route) => {
    refused++;
    return route.fulfill({ status: 503, json: {} });
  });
  // A call that moves coins reloads the account, and a failed reload is retried.
  await page.route('**/api/account/checkin', (route) => route.fulfill({ json: { status: 'success', coins: 10 } }));
  await page.getByRole('button', { name: /^Your film coins/ }).click();
  await page.getByRole('button', { name: /^Check in for today/ }).click();
  await expectSoon(() => refused).toBe(2);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await expectSoon(() => heading.isVisible()).toBe(true);
  await expectSoon(() => page.getByRole('alert').count()).toBe(0);
  await page.close();
});

test('[GUARD-02] [GUARD-03] [GUARD-04] [ROUTE-05] each is sent where they belong', async () => {
  const visitor = await openVisitor();
  await visitor.goto(`${origin}/admin`);
  await visitor.waitForURL('**/login?next=%2Fadmin%2Fuser-management');
  await visitor.context().close();

  const page = await openAdmin();
  await beAccount(page, { identity: 1 });
  await page.goto(`${origin}/admin/cloud-service`);
  await page.getByRole('heading', { name: 'Insufficient permission' }).waitFor();
  await expectSoon(() => path(page)).toBe('/register');
  await beAccount(page, { identity: 3 });
  for (const place of ['/', '/dashboard/all', '/admin/outbox', '/nowhere']) {
    await page.goto(`${origin}${place}`);
    await expectSoon(() => path(page)).toBe('/banned');
  }
  await page.close();
});

test('[GUARD-01] [ROUTE-07] [NAV-06] maintenance takes the whole site, says until when, and brings back to where one stood', async () => {
  const page = await openVisitor();
  await page.clock.install();
  const until = '2031-04-05T06:30:00.000Z';
  await answerWith(page, /\/api\/settings$/, { maintenance: { isOn: true, until } });
  await page.goto(`${origin}/community?from=mail`);
  await page.getByRole('heading', { name: 'The site is currently under upgrade' }).waitFor();
  await expectSoon(() => path(page)).toBe('/maintenance');
  await expectSoon(() => page.locator('time').getAttribute('datetime')).toBe(until);
  await page.getByText('Thank you for your patience.').waitFor();
  await expectSoon(() => page.locator('header').count()).toBe(0);
  await page.unrouteAll();
  await page.clock.runFor(15_000);
  await page.getByRole('heading', { name: 'Community', exact: true }).waitFor();
  await expectSoon(() => page.url()).toBe(`${origin}/community?from=mail`);
  await page.goto(`${origin}/maintenance`);
  await page.waitForURL(`${origin}/`);
  await page.context().close();
});

test('[ROUTE-09] a page whose code does not come is asked for again, and said to be missing after the third time', async () => {
  const page = await openVisitor();
  let asked = 0;
  await page.route(/\/assets\/forget-page/, (route) => {
    asked++;
    return route.abort();
  });
  await page.goto(`${origin}/login`);
  // The clock is frozen, so that each retry can be seen.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 600_000);
  await page.getByRole('link', { name: /forgot/i }).click();
  await page.getByText('Reconnecting 1/3').waitFor();
  await page.clock.runFor(1000);
  await page.getByText('Reconnecting 2/3').waitFor();
  await page.clock.runFor(2000);
  await page.getByText('Reconnecting 3/3').waitFor();
  await page.clock.runFor(3000);
  await page.getByRole('heading', { name: 'There is no such page.' }).waitFor();
  expect(asked).toBe(4);
  // Once it is available, it is shown on the next visit.
  await page.unrouteAll();
  await page.goBack();
  await page.getByRole('link', { name: /forgot/i }).click();
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  await page.context().close();
});

test('[BOOT-04] [BOOT-09] [BOOT-10] [ROUTE-10] the start: a signal, work that waits, a quiet console, kept-back keys, and the next pages', async () => {
  const page = await openVisitor();
  const said: string[] = [];
  page.on('console', (message) => {
    // On a slow machine the browser finds by itself that what was asked for early is used late.
    if (!/was preloaded using link preload but not used/.test(message.text())) {
      said.push(message.text());
    }
  });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const isLoaded = (name: string): boolean => loaded.some((address) => address.includes(`/assets/${name}`));
  await page.addInitScript(() => {
    addEventListener('kinora:mounted', () => {
      (globalThis as unknown as { mounted: number }).mounted =
        ((globalThis as unknown as { mounted?: number }).mounted ?? 0) + 1;
    });
    addEventListener('keydown', (event) => {
      (globalThis as unknown as { kept: Record<string, boolean> }).kept = {
        ...(globalThis as unknown as { kept?: Record<string, boolean> }).kept,
        [event.key]: event.defaultPrevented,
      };
    });
  });
  await page.goto(`${origin}/community`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectSoon(() => page.evaluate('globalThis.mounted')).toBe(1);
  await page.mouse.click(600, 600);
  await expectSoon(() => isLoaded('panels')).toBe(true);
  await expectSoon(() => isLoaded('login-page')).toBe(true);
  await expectSoon(() => isLoaded('home-page')).toBe(true);

  await expectSoon(() => isLoaded('media-protection')).toBe(true);
  const press = async (key: string): Promise<unknown> => {
    await page.keyboard.press(key);
    return page.evaluate(`globalThis.kept[${JSON.stringify(key.split('+').at(-1))}]`);
  };
  // It has loaded, and is applied a moment later.
  await expectSoon(() => press('Control+s')).toBe(true);
  expect(await press('Control+p')).toBe(true);
  expect(await press('Control+a')).toBe(true);
  for (const key of ['Tab', 'Escape', 'ArrowDown', 'F6']) {
    expect(await press(key), key).toBe(false);
  }

  // Text marked selectable may be copied; select all there selects nothing else.
  await page.goto(`${origin}/terms`);
  await page.locator('article p').first().click();
  await expectSoon(() => press('Control+s')).toBe(true);
  await press('Control+a');
  const selected = (await page.evaluate(() => getSelection()?.toString())) ?? '';
  expect(selected.length).toBeGreaterThan(500);
  expect(selected).not.toContain(await page.getByRole('heading', { level: 1 }).textContent());
  expect(await press('Control+c')).toBe(false);
  await page.getByRole('heading', { level: 1 }).click();
  expect(await press('Control+c')).toBe(true);
  await page.goto(`${origin}/login`);
  await typeInto(page.getByLabel('Email'), 'somebody@film.example');
  await expectSoon(() => press('Control+u')).toBe(true);
  expect(await press('Control+a')).toBe(false);

  await page.evaluate(() => {
    console.log('a word');
    console.error('another');
  });
  expect(said).toEqual([]);
  await page.context().close();

  // The operator can disable the protection: after the next pages have been preloaded, its code was not requested.
  const free = await openVisitor();
  const asked: string[] = [];
  free.on('request', (request) => asked.push(request.url()));
  await answerWith(free, /\/api\/settings$/, { protectMedia: false });
  await free.goto(`${origin}/community`);
  await free.getByRole('heading', { level: 1 }).waitFor();
  await free.mouse.click(600, 600);
  await expectSoon(() => asked.some((address) => address.includes('/assets/home-page'))).toBe(true);
  expect(asked.filter((address) => address.includes('media-protection'))).toEqual([]);
  await free.context().close();
});

/** Opens a path; returns the page's title, and whether the page exists. */
async function nameOf(page: Page, path: string): Promise<string> {
  await page.goto(origin + path);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  return page.title();
}
const NOT_FOUND = 'Page not found · Kinora';

test('[ROUTE-01] each public path shows a page with a name and a heading', async () => {
  const page = await openVisitor();
  for (const path of [
    '/',
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
    '/invitation-analytics',
  ]) {
    expect(await nameOf(page, path), path).not.toBe(NOT_FOUND);
  }
  await page.context().close();
});

test('[ROUTE-02] [ROUTE-13] each path of the dashboard shows a page with a name and a heading', async () => {
  const page = await openAdmin();
  for (const path of [
    'all',
    'film/idea',
    'music',
    'music/1',
    'image',
    'imageEdit',
    'multiView',
    'backgroundRemoval',
    'videoEdit',
    'mojiMagic',
    'mojiMagic/stickers',
    'mojiMagic/canvas',
    'imageUpscale',
    'videoUpscale',
    'subtitles',
    'video',
    'audio',
    'photoTalk',
    'photoTalk/1',
    'sora',
    'model3d',
    'trending',
    'trending/mine',
    'trending/template/1',
    'trending/template/1/photo',
    'trending/1',
  ]) {
    expect(await nameOf(page, `/dashboard/${path}`), path).not.toBe(NOT_FOUND);
  }
  await page.close();
});
