import type { Browser, BrowserContext, Page } from 'playwright-core';
import { typeInto } from './type-into.ts';

/** Opens the printed link in a new browser context and goes to the idea page. Collects the page's errors. */
export async function openSignedIn(
  browser: Browser,
  signInLink: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext; complaints: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US', ...options });
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  await page.goto(signInLink);
  await page.waitForURL('**/dashboard/film/idea');
  return { page, context, complaints };
}

/**
 * Opens another context with the same sign-in and closes the former one. For the tests after one that replaced the
 * clock: a context keeps such a clock, and what a page waits for may never come.
 */
export async function reopen(
  browser: Browser,
  former: BrowserContext,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    ...options,
    storageState: await former.storageState(),
  });
  await former.close();
  return { page: await context.newPage(), context };
}

/** Collects every error that a page logs, with the address it is about, or throws. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      complaints.push(`${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Fills in the idea page and starts the film; returns its URL. */
export async function startFilm(
  page: Page,
  origin: string,
  idea: string,
  { verb = /^One click/, shots = 4 }: { verb?: RegExp; shots?: number } = {},
): Promise<string> {
  await page.goto(`${origin}/dashboard/film/idea`);
  await typeInto(page.getByRole('textbox', { name: 'Your idea' }), idea);
  await page.getByLabel('Shots').selectOption(String(shots));
  await page.getByRole('button', { name: verb }).first().click();
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  return page.url();
}
