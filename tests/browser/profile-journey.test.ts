import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readZip } from '../build/read-zip.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';

const PASSWORD = 'lantern gravel tuba';
const RECORD = /\/api\/account\/account\/[0-9a-f-]{36}$/;
let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-profile-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  origin = new URL(kinora.signInLink).origin;
  context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

test('[BOOT-05] the account is read by the id in the token: after login and at the start; a failure at the start stops nothing', async () => {
  const after = page.waitForResponse((response) => RECORD.test(response.url()));
  await page.goto(kinora.signInLink);
  expect((await after).status()).toBe(200);
  await page.waitForURL('**/dashboard/**');
  const atStart = page.waitForResponse((response) => RECORD.test(response.url()));
  await page.goto(origin);
  const record = (await (await atStart).json()) as { id: string; credit: number };
  expect((await atStart).url()).toContain(record.id);
  await page.route(RECORD, (route) => route.abort());
  await page.goto(origin);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.unroute(RECORD);
});

test('[ACC-04] [REL-05] the profile is typed, survives a reload unsaved, pays 50 once when it is whole; two tabs are shown both texts', async () => {
  await page.goto(`${origin}/my`);
  await page.waitForURL('**/my/info');
  await page.getByRole('textbox', { name: 'About yourself' }).fill('Films about foxes.');
  await page.getByLabel('You work for').selectOption('studio');
  await page.reload();
  await expectSoon(() => page.getByRole('textbox', { name: 'About yourself' }).inputValue()).toBe('Films about foxes.');
  await page.getByText('Not saved yet.', { exact: false }).waitFor();
  await page.getByLabel('How you work').selectOption('freelance');
  await page.getByRole('textbox', { name: 'What you do' }).fill('Director');
  // The box itself is only read out; what is clicked is its label.
  await page.getByText('To tell stories', { exact: true }).click();
  await page.getByText('Series', { exact: true }).click();
  await expectSoon(() => page.getByRole('checkbox', { name: 'Series' }).isChecked()).toBe(true);
  await page.getByRole('textbox', { name: 'Phone' }).fill('call me');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This phone number is not right.', { exact: false }).waitFor();
  await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('tel');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+49 30 1234567');
  const other = await context.newPage();
  await other.goto(`${origin}/my/info`);
  await other.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Your profile is complete: 50 film coins for you.').waitFor();
  await page.getByText('Everything is saved.').waitFor();
  await other.getByRole('textbox', { name: 'About yourself' }).fill('Films about trains.');
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Mira');
  await other.getByRole('button', { name: 'Save' }).click();
  const clash = other.getByRole('region', { name: 'About yourself' });
  await clash.getByText('Films about foxes.').waitFor();
  await expectSoon(() => clash.getByText('Films about trains.').count()).toBe(1);
  await expectNoFaults(other, 'two windows');
  await clash.getByRole('button', { name: 'Keep yours' }).click();
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByText('Everything is saved.').waitFor();
  await other.close();
  await page.reload();
  await expectSoon(() => page.getByRole('textbox', { name: 'About yourself' }).inputValue()).toBe(
    'Films about trains.',
  );
  await expectSoon(async () => [
    await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue(),
    await page.getByRole('textbox', { name: 'What you do' }).inputValue(),
  ]).toEqual(['Mira', 'Director']);
});

test('[ACC-01] [ACC-06] a picture is chosen, and everything is packed and downloaded', async () => {
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#205070' } })
    .png()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByText('Your picture is saved.').waitFor();
  await page.getByRole('button', { name: 'Pack everything' }).click();
  const link = page.getByRole('link', { name: 'Download the file' });
  await link.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const inside = readZip(await readFile(await download.path()));
  expect(JSON.parse(inside.get('profile/profile.json')?.toString() ?? '')).toMatchObject({
    description: 'Films about trains.',
  });
  expect(inside.has('profile/avatar.jpg')).toBe(true);
});

test('[ACC-05] the only admin cannot go; who has no password is told to set one; the page holds at 320 px in every language', async () => {
  await page.getByRole('button', { name: 'Delete the account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Your account has no password yet.', { exact: false }).waitFor();
  await dialog.getByRole('link', { name: 'Set a password' }).click();
  await page.waitForURL('**/my/changepassword');
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Your profile' }).click();
  await page.getByRole('button', { name: 'Delete the account…' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByText('Please read the notice and agree to it first.').waitFor();
  await dialog.getByRole('checkbox').check();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByText('You are the only admin here.', { exact: false }).waitFor();
  await expectNoFaults(page, 'deletion');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of ['en', 'cn', 'ko', 'ja']) {
    await page.evaluate((value) => localStorage.setItem('setting', JSON.stringify({ language: value })), language);
    await page.reload();
    await page.locator('form textarea').waitFor();
    await expectFits(page, language);
  }
  await expectNoFaults(page, 'narrow');
});
