import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;

beforeAll(async () => {
  [folder, browser] = await Promise.all([mkdtemp(join(tmpdir(), 'kinora-partner-')), launchBrowser()]);
  kinora = await startTestKinora(folder, {}, { smallFilms: true });
});
afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('[ROUTE-04] [NAV-06] [ADM-06] [ADM-08] an admin makes a partner with a colour that is too pale; its zone has its name and colours and nothing of an account, keeps films inside, and is not found once it is deleted', async () => {
  const { page, complaints } = await openSignedIn(browser, kinora.signInLink);
  const { origin } = new URL(page.url());
  await setUpSecondFactor(page, origin);
  await page.goto(`${origin}/admin/partners`);
  await page.getByText('There are no partners yet.').waitFor();
  await page.getByRole('button', { name: 'Add a partner' }).click();
  const dialog = page.getByRole('dialog', { name: 'New partner' });
  await typeInto(dialog.getByLabel('Address'), 'admin');
  await typeInto(dialog.getByLabel('Name'), 'Lumen Pictures');
  await typeInto(dialog.getByLabel('Colour of the bar'), '#3b1a52');
  await typeInto(dialog.getByLabel('Colour of buttons and links'), '#ffd400');
  await dialog.getByText('On the light theme this accent is too pale').waitFor();
  const logo = await sharp({ create: { width: 120, height: 60, channels: 4, background: '#ffd400' } })
    .png()
    .toBuffer();
  const logoField = dialog.locator('input[type=file]');
  await logoField.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await dialog.getByRole('button', { name: 'Remove the logo' }).click();
  // A browser reports no change when the field still holds the file that is chosen again.
  expect(await logoField.evaluate((field: HTMLInputElement) => field.files?.length)).toBe(0);
  await logoField.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await dialog.getByRole('button', { name: 'Remove the logo' }).waitFor();
  await expectNoFaults(page, 'form');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('This address belongs to another partner or to a page of the site.').waitFor();
  await typeInto(dialog.getByLabel('Address'), 'lumen');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expectNoFaults(page, 'list');

  await page.getByRole('link', { name: '/lumen/lumen-film' }).click();
  await page.waitForURL('**/lumen/lumen-film');
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Lumen Pictures' }).waitFor();
  await expectSoon(() => bar.getByRole('link').allInnerTexts()).toEqual([
    'Lumen Pictures',
    'Film',
    'Music',
    'Talking photo',
    'Templates',
    'Memes',
  ]);
  await expectSoon(() => bar.getByRole('button').count()).toBe(0);
  await expectSoon(() => bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(59, 26, 82)');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFaults(page, `zone, ${colorScheme}`);
  }
  await bar.getByRole('link', { name: 'Memes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Memes' }).waitFor();
  await expectSoon(() => page.title()).toBe('Memes · Kinora');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page);
  await expectNoFaults(page, 'zone, narrow');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${origin}/lumen/lumen-film`);
  await page.waitForURL('**/lumen/lumen-film');
  await typeInto(page.getByRole('textbox', { name: 'Your idea' }), 'A fox opens a library');
  await page.getByLabel('Shots').selectOption('4');
  await page
    .getByRole('button', { name: /^One click/ })
    .first()
    .click();
  await page.waitForURL(/\/lumen\/lumen-film\/[0-9a-f-]{36}$/);
  await page.goto(`${origin}/lumen/lumen-trending`);
  await page.getByRole('heading', { level: 1, name: 'Video templates' }).waitFor();
  await expectSoon(() => page.getByRole('banner').count()).toBe(0);

  // A visitor is asked to sign in and returns afterwards; without a partner there is no page.
  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await visitor.goto(`${origin}/lumen/lumen-music`);
  await visitor.waitForURL(
    (url) => url.pathname === '/login' && url.search.includes(encodeURIComponent('/lumen/lumen-music')),
  );
  await visitor.goto(`${origin}/nobody/nobody-film`);
  await visitor.getByRole('heading', { name: 'There is no such page.' }).waitFor();
  await expectSoon(() => visitor.title()).toBe('Page not found · Kinora');
  await visitor.close();

  await page.goto(`${origin}/admin/partners`);
  await page.getByRole('button', { name: 'Delete: Lumen Pictures' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('There are no partners yet.').waitFor();
  // The program's own colours are restored.
  await expectSoon(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--action'))).toBe('');
  // The browser logs an answer of 409 or 404 as an error of the page.
  expect(complaints.filter((text) => !/status of (404|409)/.test(text))).toEqual([]);
  await page.goto(`${origin}/lumen/lumen-film`);
  await page.getByRole('heading', { name: 'There is no such page.' }).waitFor();
});
