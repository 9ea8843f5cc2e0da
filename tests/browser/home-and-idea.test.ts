import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { typeInto } from './type-into.ts';

const IDEA = 'A gardener grows a tree that remembers every guest';
let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;
/** The only account of these tests; its link works once, so they run in order. */
let signedIn: BrowserContext;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-home-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder, {}, { smallFilms: true }), launchBrowser()]);
  origin = new URL(kinora.signInLink).origin;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function openVisitor(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US', ...options });
  return context.newPage();
}

const theme = (page: Page): Promise<string> =>
  page.evaluate('getComputedStyle(document.body).backgroundColor') as Promise<string>;
const language = (page: Page): Promise<string> => page.evaluate('document.documentElement.lang') as Promise<string>;
const scrolled = (page: Page): Promise<number> => page.evaluate('Math.round(scrollY)') as Promise<number>;
const focused = (page: Page): Promise<string> =>
  page.evaluate('document.activeElement?.textContent ?? ""') as Promise<string>;
const films = (page: Page): Promise<number> => page.locator('ul a[href^="/dashboard/film/"]').count();

test('[HOME-02] an idea typed by a visitor survives signing in and starts one film', async () => {
  const page = await openVisitor();
  signedIn = page.context();
  await page.goto(origin);
  await typeInto(page.getByRole('textbox', { name: 'Your idea' }), IDEA);
  await page.getByLabel('Shots').selectOption('4');
  await page.getByLabel('Look', { exact: true }).selectOption('papercut');
  await page.getByRole('button', { name: 'Make the film' }).click();
  await page.waitForURL('**/login?next=**');
  await page.goto(kinora.signInLink);
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  // No pending start remains, and the box is empty for the next idea.
  await page.goto(`${origin}/dashboard/film/idea`);
  await expectSoon(() => films(page)).toBe(1);
  await expectSoon(() => page.getByRole('textbox', { name: 'Your idea' }).inputValue()).toBe('');
  await page.reload();
  await expectSoon(() => films(page)).toBe(1);
  await page.close();
});

test('[BOOT-06] where nothing is sold nobody is reminded, and an idea is typed key by key', async () => {
  const page = await signedIn.newPage();
  await page.goto(`${origin}/dashboard/film/idea`);
  const box = page.getByRole('textbox', { name: 'Your idea' });
  // Longer than the reminder's delay after a start.
  await typeInto(box, 'A heron lends its legs to', { delay: 150 });
  await expectSoon(() => box.inputValue()).toBe('A heron lends its legs to');
  expect(await page.getByText('Your film coins are running low').count()).toBe(0);
  await typeInto(box, '');
  await page.close();
});

test('what is written is kept on this device, each tab has its own, and a double click makes one film', async () => {
  const [one, two] = [await signedIn.newPage(), await signedIn.newPage()];
  await one.goto(`${origin}/dashboard/film/idea`);
  await typeInto(one.getByRole('textbox', { name: 'Your idea' }), 'The first idea');
  await two.goto(`${origin}/dashboard/film/idea`);
  await expectSoon(() => two.getByRole('textbox', { name: 'Your idea' }).inputValue()).toBe('The first idea');
  await typeInto(two.getByRole('textbox', { name: 'Your idea' }), 'The second idea');
  await one.reload();
  await expectSoon(() => one.getByRole('textbox', { name: 'Your idea' }).inputValue()).toBe('The first idea');
  await two.reload();
  await expectSoon(() => two.getByRole('textbox', { name: 'Your idea' }).inputValue()).toBe('The second idea');

  await one.getByLabel('Shots').selectOption('4');
  const start = one.getByRole('button', { name: /^One click/ }).first();
  await expectSoon(() => start.textContent()).toContain('0');
  await start.dblclick();
  await one.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  await one.goto(`${origin}/dashboard/film/idea`);
  await expectSoon(() => films(one)).toBe(2);
  await Promise.all([one.close(), two.close()]);
});

test('[ROUTE-03] films are searched, renamed, shown, copied and deleted from their list, and stand apart by their shape', async () => {
  const page = await signedIn.newPage();
  await page.goto(`${origin}/dashboard/film/idea`);
  await expectSoon(() => films(page)).toBe(2);
  const act = async (verb: string): Promise<void> => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: verb }).click();
  };
  await act('Rename');
  await typeInto(page.getByRole('dialog').getByRole('textbox'), '   ');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('A film needs a title.').waitFor();
  // The limit comes from the contract, so the form and the server agree.
  await typeInto(page.getByRole('dialog').getByRole('textbox'), 'x'.repeat(101));
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('At most 100 characters.').waitFor();
  await typeInto(page.getByRole('dialog').getByRole('textbox'), 'The tree of guests');
  // The title is shown before the server answers, and what is asked for meanwhile waits for that.
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/films/*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'The tree of guests' }).waitFor();
  await act('Make public');
  answered.resolve();
  await page.getByText('Set to public: everybody sees the film in the community.').waitFor();
  await page.reload();
  await page.getByRole('listitem').filter({ hasText: 'The tree of guests' }).getByText('public').waitFor();

  await act('Make a copy');
  await expectSoon(() => films(page)).toBe(3);

  await typeInto(page.getByRole('searchbox'), 'no film is called so');
  await page.getByText('No film matches.').waitFor();
  await page.getByRole('button', { name: 'Show all films' }).click();
  await expectSoon(() => films(page)).toBe(3);

  await act('Delete');
  await page
    .getByRole('alertdialog')
    .getByText('The files and texts are erased from the server after 7 days.')
    .waitFor();
  await expectSoon(() => focused(page)).toBe('Cancel');
  await page.keyboard.press('Escape');
  await expectSoon(() => page.getByRole('alertdialog').count()).toBe(0);
  await act('Delete');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expectSoon(() => films(page)).toBe(2);

  // Both are landscape and listed under that filter only.
  await page.goto(`${origin}/my/movies`);
  await expectSoon(() => page.getByRole('region', { name: 'Horizontal' }).getByRole('listitem').count()).toBe(2);
  await page.getByRole('region', { name: 'Vertical' }).getByText('No films in this format yet.').waitFor();
  await page.close();
});

/** Milliseconds by which a stopped clock is moved on while something is waited for. */
const STEP = 50;

/** Toggles a film's visibility and stops the clock before its message comes; returns it, in the live region. */
async function orderMessage(page: Page): Promise<Locator> {
  const stopped = Promise.withResolvers<void>();
  await page.route('**/api/films/*', async (route) => {
    if (route.request().method() !== 'GET') {
      await stopped.promise;
    }
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`${origin}/dashboard/film/idea`);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Make (public|private)$/ }).click();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  stopped.resolve();
  const message = page.locator('[aria-live="polite"] li').filter({ hasText: /^Set to (public|private)/ });
  await expectSoon(async () => {
    await page.clock.runFor(STEP);
    return message.count();
  }).toBe(1);
  return message;
}

test('[BOOT-07] a message that screen readers hear shows for 3000 ms', async () => {
  const page = await signedIn.newPage();
  const message = await orderMessage(page);
  await page.clock.runFor(2900);
  expect(await message.getAttribute('data-removed')).toBe('false');
  await page.clock.runFor(100 + STEP);
  await expectSoon(() => message.getAttribute('data-removed')).toBe('true');
  // Every page of the context has this clock.
  await page.clock.resume();
  await page.close();
});

test('[BOOT-07] a message waits while it has the focus, and goes after it', async () => {
  const page = await signedIn.newPage();
  const message = await orderMessage(page);
  await message.focus();
  await page.clock.runFor(4000);
  expect(await message.getAttribute('data-removed')).toBe('false');
  await page.evaluate('document.activeElement.blur()');
  await page.clock.runFor(4000);
  await page.clock.resume();
  await expectSoon(() => message.count()).toBe(0);
  await page.close();
});

test.each([
  ['zh-CN', 'zh-CN', '写一句话'],
  ['ko-KR', 'ko-KR', '한 줄을'],
  ['ja-JP', 'ja-JP', '一行から'],
  ['fr-FR', 'en-US', 'One line'],
])('[BOOT-01] a browser that speaks %s gets the page in %s', async (locale, lang, heading) => {
  const page = await openVisitor({ locale });
  await page.addInitScript(
    `localStorage.getItem('setting') ?? localStorage.setItem('setting', '{"language":"klingon"')`,
  );
  await page.goto(origin);
  await expectSoon(() => page.getByRole('heading', { level: 1 }).textContent()).toContain(heading);
  await expectSoon(() => language(page)).toBe(lang);
  // A choice is stored and reaches other tabs.
  const other = await page.context().newPage();
  await other.goto(origin);
  await page.locator('header button[popovertarget]').last().click();
  await page.getByRole('radio', { name: '日本語' }).click({ force: true });
  await expectSoon(() => language(page)).toBe('ja-JP');
  await expectSoon(() => language(other)).toBe('ja-JP');
  await page.reload();
  await expectSoon(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('一行から');
  await page.context().close();
});

test('[BOOT-02] the theme follows the system while it changes, and a choice holds in all tabs and over a reload', async () => {
  const page = await openVisitor({ colorScheme: 'dark' });
  await page.goto(origin);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const dark = await theme(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectSoon(() => theme(page)).not.toBe(dark);
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto(origin);
  await expectSoon(() => theme(other)).not.toBe(dark);
  await page.getByRole('button', { name: /^Language and theme/ }).click();
  await page.getByRole('radio', { name: 'Dark' }).click({ force: true });
  await expectSoon(() => theme(page)).toBe(dark);
  await expectSoon(() => theme(other)).toBe(dark);
  await page.reload({ waitUntil: 'commit' });
  await expectSoon(() => page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
  await page.context().close();
});

test('[ROUTE-11] [ROUTE-12] pages are named, begin at their top with the focus on their heading, and are left where they were', async () => {
  const page = await openVisitor();
  await page.goto(origin);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectSoon(() => page.title()).toBe('One line in, a film out · Kinora');
  await page.waitForLoadState('networkidle');
  await page.evaluate('scrollTo(0, 400)');
  await expectSoon(() => scrolled(page)).toBe(400);
  await page.evaluate(`document.querySelector('header a[href="/login"]').click()`);
  await expectSoon(() => page.title()).toBe('Sign in · Kinora');
  await expectSoon(() => focused(page)).toBe('Sign in');
  await expectSoon(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expectSoon(() => scrolled(page)).toBe(400);
  await page.goto(`${origin}/there/is/nothing`);
  await page.getByRole('heading', { name: 'There is no such page.' }).waitFor();
  await expectSoon(() => page.title()).toBe('Page not found · Kinora');
  await page.context().close();
});

/** An unknown path, with the clock stopped before its countdown begins. */
async function openNowhere(): Promise<Page> {
  const page = await openVisitor();
  await page.clock.install({ time: 0 });
  await page.goto(`${origin}/tutorial`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.clock.pauseAt(600_000);
  await page.evaluate(() => {
    history.pushState(null, '', '/there/is/nothing');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('heading', { name: 'There is no such page.' }).waitFor();
  return page;
}

test('[ROUTE-06] a page that is not there counts 5 seconds down and goes home', async () => {
  const page = await openNowhere();
  const countdown = (seconds: number): string =>
    `You will be taken home in ${seconds} second${seconds === 1 ? '' : 's'}.`;
  for (const seconds of [5, 4, 3, 2, 1]) {
    await page.locator('p').getByText(countdown(seconds)).waitFor();
    expect(new URL(page.url()).pathname).toBe('/there/is/nothing');
    await page.clock.runFor(1000);
  }
  await expectSoon(() => page.url()).toBe(`${origin}/`);
  await page.context().close();
});

test('[ROUTE-06] a link leads home from a page that is not there at once', async () => {
  const page = await openNowhere();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expectSoon(() => page.url()).toBe(`${origin}/`);
  await page.context().close();
});

test('[ROUTE-06] who stays on a page that is not there is not taken home', async () => {
  const page = await openNowhere();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByText('You will be taken home').first().waitFor({ state: 'detached' });
  await page.clock.runFor(10_000);
  expect(new URL(page.url()).pathname).toBe('/there/is/nothing');
  await page.context().close();
});
