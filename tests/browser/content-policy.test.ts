import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as film } from '#src/features/film/texts/en.ts';
import { en as list } from '#src/features/film/texts/list/en.ts';
import { en as share } from '#src/features/film/texts/share/en.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { collectComplaints, openSignedIn, startFilm } from './open-account.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let origin: string;
let filmAddress: string;
/** Everything that the content security policy refused, on any page. */
const refused: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-policy-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder, {}, { smallFilms: true }), launchBrowser()]);
  origin = new URL(kinora.signInLink).origin;
  ({ page, context, complaints } = await openSignedIn(browser, kinora.signInLink));
  await watch(context);
  filmAddress = await startFilm(page, origin, 'A gardener grows a tree of keys');
  await page.locator('media-controller').waitFor({ timeout: 300_000 });
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Notes every violation on the pages that this context opens from now on. */
async function watch(some: BrowserContext): Promise<void> {
  await some.exposeFunction('noteRefused', (what: string) => refused.push(what));
  await some.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { noteRefused } = globalThis as unknown as { noteRefused(what: string): void };
      noteRefused(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
}

/** The styles of the player's parts are in force: without theirs a button in a row would be a block. */
const expectStyledPlayer = (some: Page): Promise<void> =>
  expectSoon(() =>
    some
      .locator('media-control-bar media-play-button')
      .first()
      .evaluate((element) => getComputedStyle(element).display),
  ).toBe('flex');

test('[SEC-04] home, the idea, the film with its player and menus, and the admin area need nothing that the content security policy refuses', async () => {
  await page.goto(`${origin}/`);
  await page.locator('h1').waitFor();
  await page.goto(filmAddress);
  await page.locator('media-controller').waitFor();
  await expectStyledPlayer(page);
  await page.locator('media-settings-menu-button').click();
  await page.locator('media-settings-menu-item').first().click();
  await page.locator('media-playback-rate-menu').getByRole('menuitemradio').nth(2).click();
  await page.locator('media-time-range').hover({ position: { x: 60, y: 10 } });
  await page.keyboard.press('Escape');

  // A message.
  await page.getByRole('button', { name: film.actions.copy }).click();
  await page.locator('[data-sonner-toast]').first().waitFor();
  // A menu.
  await page.goto(`${origin}/dashboard/film/idea`);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: list.remove }).waitFor();
  await setUpSecondFactor(page, origin);
  for (const path of [
    '/admin/user-management',
    '/admin/moderation',
    '/admin/site',
    '/my/info',
    '/dashboard/all',
    '/pricing',
    '/community',
  ]) {
    await page.goto(origin + path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
  }
  expect(refused).toEqual([]);
  expect(complaints).toEqual([]);
});

test('[SEC-04] neither do a shared film and the player for other sites', async () => {
  await page.goto(filmAddress);
  const shared = page.waitForResponse((answer) => answer.url().endsWith('/share') && answer.status() === 200);
  await page.getByRole('button', { name: film.actions.share }).first().click();
  await page.getByRole('button', { name: share.make }).click();
  const { token } = (await (await shared).json()) as { token: string };
  const visitor = await browser.newContext({ locale: 'en-US' });
  await watch(visitor);
  for (const path of ['/share/', '/embed/']) {
    const other = await visitor.newPage();
    const others = collectComplaints(other);
    await other.goto(origin + path + token);
    await other.locator('media-controller').waitFor();
    await expectStyledPlayer(other);
    expect(others).toEqual([]);
  }
  expect(refused).toEqual([]);
  await visitor.close();
});

test('[SEC-04] a style element or attribute that a script writes does not apply, and scripts in markup neither', async () => {
  await page.goto(`${origin}/community`);
  await page.locator('h1').waitFor();
  const shown = await page.evaluate(() => {
    const element = document.createElement('style');
    element.textContent = 'h1 { text-indent: 77px }';
    document.head.append(element);
    const box = document.createElement('p');
    document.body.append(box);
    box.innerHTML = '<b style="text-indent: 77px">x</b>';
    const attachment = document.createElement('div').attachShadow({ mode: 'open' });
    document.body.append(attachment.host);
    attachment.innerHTML = '<style>i { text-indent: 77px }</style><i>x</i>';
    return ['h1', 'b']
      .map((name) => document.querySelector(name))
      .concat(attachment.querySelector('i'))
      .map((each) => each && getComputedStyle(each).textIndent);
  });
  expect(shown).toEqual(['0px', '0px', '0px']);
  await expectSoon(() => refused.map((what) => what.split(' ')[1])).toEqual([
    'style-src-elem',
    'style-src-attr',
    'style-src-elem',
  ]);
});
