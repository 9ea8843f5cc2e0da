import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../build/free-port.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn, startFilm } from './open-account.ts';

let folder: string;
let port: string;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-troubles-'));
  port = String(await freePort());
  [kinora, browser] = await Promise.all([startKinora(folder, { PORT: port }), launchBrowser()]);
  origin = new URL(kinora.signInLink).origin;
  ({ page, context } = await openSignedIn(browser, kinora.signInLink));
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('[PIPE-07] [PIPE-06] step by step stops after each stage and says what comes next; stopped and taken up again, it goes on', async () => {
  await startFilm(page, origin, 'A baker sells the moon by the slice', /^Step by step/);
  await page.getByText('Characters comes next.').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: /^Continue: Characters/ }).click();
  await page.getByText('Script comes next.').waitFor({ timeout: 60_000 });
  await expectSoon(() => page.locator('aside li img').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Continue: Script/ }).click();
  await page.getByText('Frames comes next.').waitFor({ timeout: 60_000 });
  await page.getByRole('tab', { name: 'Script' }).click();
  await expectSoon(() => page.getByRole('button', { name: /^Hear shot/ }).count()).toBeGreaterThan(0);
}, 240_000);

test('[PIPE-03] [PIPE-04] with the network cut for ten seconds and the program killed in the middle, the page says so, catches up and shows the film; another tab shows the same', async () => {
  const address = await startFilm(page, origin, 'A fox builds a boat out of umbrellas');
  const other = await context.newPage();
  await other.goto(address);
  await page.locator('[data-shot]').first().waitFor({ timeout: 60_000 });
  await context.setOffline(true);
  await page.getByText('You are offline. The film is still being made').waitFor({ timeout: 30_000 });
  await page.waitForTimeout(10_000);
  await context.setOffline(false);
  await expectSoon(() => page.getByText('You are offline. The film is still being made').count()).toBe(0);

  await kinora.kill();
  kinora = await startKinora(folder, { PORT: port });
  for (const tab of [page, other]) await tab.locator('media-controller').waitFor({ timeout: 240_000 });
  await expectSoon(() => page.locator('[data-shot][data-state="done"]').count()).toBe(4);
  await expectSoon(() => other.getByRole('heading', { level: 1 }).textContent()).toBe(
    await page.getByRole('heading', { level: 1 }).textContent(),
  );

  // Two tabs, one film: the slower one is told, and nothing is overwritten in silence.
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Title of the film' }).fill('Umbrella boat');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Umbrella boat' }).waitFor();
  await other.getByRole('button', { name: 'Rename' }).click();
  await other.getByRole('textbox', { name: 'Title of the film' }).fill('Another name');
  await other.keyboard.press('Enter');
  await other.getByRole('alert').first().waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Umbrella boat' }).waitFor();
  await other.close();
}, 400_000);

test('[ERR-03] work that takes longer than it should is said to, asking ends with a word about looking later, and looking again asks on', async () => {
  const address = await startFilm(page, origin, 'A snail delivers the morning post', /^Step by step/);
  await page.getByText('Characters comes next.').waitFor({ timeout: 60_000 });
  // From here on the film seems to be at work and never gets any further; its live line does not come through.
  let asked = 0;
  let lateInSeconds = 100_000;
  await page.route('**/api/films/*', async (route) => {
    asked += 1;
    const response = await route.fetch();
    const film = (await response.json()) as { progress: object };
    await route.fulfill({
      response,
      json: {
        ...film,
        status: 'GENERATING_VIDEO',
        waiting: false,
        nextStep: null,
        progress: { ...film.progress, stage: 'video', lateInSeconds },
      },
    });
  });
  await page.route('**/api/films/*/events', (route) => route.abort());
  await page.clock.install();
  try {
    await page.goto(address);
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await expectSoon(() => page.getByText('This is taking longer than usual.').count()).toBe(0);
    lateInSeconds = 0;
    await page.clock.runFor(20_000);
    await page.getByText('This is taking longer than usual. The film is still being made').waitFor();
    await page.clock.fastForward(61 * 60_000);
    await page.getByText('look again later.').waitFor();
    // What was asked before has come by when something asked after it has its answer.
    const settle = (): Promise<unknown> => page.evaluate(() => fetch('/api/settings').then((answer) => answer.text()));
    await settle();
    const before = asked;
    await page.clock.runFor(60_000);
    await settle();
    expect(asked).toBe(before);
    await page.getByRole('button', { name: 'Look again' }).click();
    await expectSoon(() => asked).toBeGreaterThan(before);
    await page.getByText('This is taking longer than usual.').waitFor();
  } finally {
    await page.clock.resume();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}, 120_000);
