import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn, startFilm } from './open-account.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-notifications-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder, {}, { smallFilms: true }), launchBrowser()]);
  ({ page } = await openSignedIn(browser, kinora.signInLink));
  origin = new URL(page.url()).origin;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const bell = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test('[COMM-12] the list of notifications says when there are none yet', async () => {
  await bell('Notifications').click();
  await page.getByText('Nothing has happened yet.').waitFor();
  await expectNoFaults(page, 'no notifications');
});

test('[COMM-12] the bell counts finished films, and a notification leads to its film and is read', async () => {
  const first = await startFilm(page, origin, 'A fox opens a library');
  const second = await startFilm(page, origin, 'A heron mends a clock');
  // The films' own pages need not be open.
  await page.goto(`${origin}/my/notifications`);
  await expect
    .poll(
      async () => {
        await page.reload();
        return bell('Notifications, 2 unread')
          .waitFor({ timeout: 10_000 })
          .then(() => true)
          .catch(() => false);
      },
      { timeout: 300_000 },
    )
    .toBe(true);
  await expectNoFaults(page, 'notifications');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 'notifications at 320');
  await page.getByRole('button', { name: /^Menu, .*Notifications, 2 unread$/ }).click();
  await page.getByRole('link', { name: 'Notifications, 2 unread' }).waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page
    .getByRole('list', { name: 'Notifications, newest first' })
    .getByRole('link', { name: /is ready\./ })
    .first()
    .click();
  await page.waitForURL((url) => [first, second].includes(url.href));
  await bell('Notifications, 1 unread').waitFor();
});

test('[COMM-12] all notifications are marked as read', async () => {
  await page.goto(`${origin}/my/notifications`);
  await bell('Notifications, 1 unread').waitFor();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await bell('Notifications').waitFor();
  await expectSoon(() => page.getByText('(unread)').count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
  await bell('Notifications').waitFor();
});
