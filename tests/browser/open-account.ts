import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Opens the printed link in a browser of its own and goes to the idea page. What the page complains of is collected. */
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

/** Every error that a page writes or throws, as it happens. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** Fills the idea page and starts the film; answers its address. */
export async function startFilm(
  page: Page,
  origin: string,
  idea: string,
  verb: RegExp = /^One click/,
): Promise<string> {
  await page.goto(`${origin}/dashboard/film/idea`);
  await page.getByRole('textbox', { name: 'Your idea' }).fill(idea);
  await page.getByLabel('Shots').selectOption('4');
  await page.getByRole('button', { name: verb }).first().click();
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  return page.url();
}
