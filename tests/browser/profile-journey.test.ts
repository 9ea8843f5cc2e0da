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
import { typeInto } from './type-into.ts';

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
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

test('[BOOT-05] the account is read by the id in the token, after login and at the start', async () => {
  const after = page.waitForResponse((response) => RECORD.test(response.url()));
  await page.goto(kinora.signInLink);
  expect((await after).status()).toBe(200);
  await page.waitForURL('**/dashboard/**');
  // A page of its own: the first may still be reading.
  const start = await context.newPage();
  const atStart = start.waitForResponse((response) => RECORD.test(response.url()));
  await start.goto(origin);
  const record = (await (await atStart).json()) as { id: string; credit: number };
  expect((await atStart).url()).toContain(record.id);
  await start.close();
});

test.each([
  ['a public page', '/tutorial'],
  ['a page of who is signed in', '/my/movies'],
])('[BOOT-05] a failure to read the account at the start of %s is only logged', async (_, path) => {
  const failing = await context.newPage();
  await failing.addInitScript(() => {
    const logged: string[] = [];
    Object.assign(globalThis, { logged });
    addEventListener('kinora:logged', (event) => logged.push((event as CustomEvent<{ text: string }>).detail.text));
  });
  await failing.route(RECORD, (route) => route.abort());
  await failing.goto(origin + path);
  await expectSoon(() => failing.evaluate('globalThis.logged')).toContain('could not read me');
  await failing.getByRole('heading', { level: 1 }).waitFor();
  expect(await failing.getByRole('alert').count()).toBe(0);
  expect(new URL(failing.url()).pathname).toBe(path);
  await failing.close();
});

test('[ACC-04] [REL-05] the profile is typed, survives a reload unsaved, pays 50 once when it is whole; two tabs are shown both texts', async () => {
  await page.goto(`${origin}/my`);
  await page.waitForURL('**/my/info');
  await typeInto(page.getByRole('textbox', { name: 'About yourself' }), 'Films about foxes.');
  await page.getByLabel('You work for').selectOption('studio');
  await page.reload();
  await expectSoon(() => page.getByRole('textbox', { name: 'About yourself' }).inputValue()).toBe('Films about foxes.');
  await page.getByText('Not saved yet.', { exact: false }).waitFor();
  await page.getByLabel('How you work').selectOption('freelance');
  await typeInto(page.getByRole('textbox', { name: 'What you do' }), 'Director');
  // The input itself is visually hidden; click its label.
  await page.getByText('To tell stories', { exact: true }).click();
  await page.getByText('Series', { exact: true }).click();
  await expectSoon(() => page.getByRole('checkbox', { name: 'Series' }).isChecked()).toBe(true);
  await typeInto(page.getByRole('textbox', { name: 'Contact phone' }), 'call me');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This phone number is not right.', { exact: false }).waitFor();
  await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('tel');
  await typeInto(page.getByRole('textbox', { name: 'Contact phone' }), '+49 30 1234567');
  // A name that is too long is refused by the form itself, with the contract's limit.
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const former = await name.inputValue();
  await typeInto(name, 'N'.repeat(41));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('At most 40 characters.').waitFor();
  await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('nickname');
  await typeInto(name, former);
  const other = await context.newPage();
  await other.goto(`${origin}/my/info`);
  await other.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Your profile is complete: 50 film coins for you.').waitFor();
  await page.getByText('Everything is saved.').waitFor();
  await typeInto(other.getByRole('textbox', { name: 'About yourself' }), 'Films about trains.');
  await typeInto(other.getByRole('textbox', { name: 'Name', exact: true }), 'Mira');
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
  const link = page.getByRole('button', { name: 'Download the file' });
  await link.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const inside = readZip(await readFile(await download.path()));
  expect(JSON.parse(inside.get('profile/profile.json')?.toString() ?? '')).toMatchObject({
    description: 'Films about trains.',
  });
  expect(inside.has('profile/avatar.jpg')).toBe(true);
});

test('[AUTH-05] [OPS-01] two new passwords that differ are refused; then the first admin has one of its own', async () => {
  await page.goto(`${new URL(kinora.signInLink).origin}/my/changepassword`);
  await typeInto(page.getByLabel('Current password'), kinora.admin?.password ?? '');
  await typeInto(page.getByLabel('New password', { exact: true }), PASSWORD);
  await typeInto(page.getByLabel('New password again'), `${PASSWORD}s`);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The passwords entered do not match!').waitFor();
  await page.getByLabel('New password again').clear();
  await typeInto(page.getByLabel('New password again'), PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your password was changed.', { exact: false }).waitFor();
  await expectNoFaults(page, 'change of password');
});

test('[ACC-05] the only admin cannot go; the page holds at 320 px in every language', async () => {
  const dialog = page.getByRole('dialog');
  await page.getByRole('navigation', { name: 'Your pages' }).getByRole('link', { name: 'Your profile' }).click();
  await page.getByRole('button', { name: 'Delete the account…' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByText('Please read the notice and agree to it first.').waitFor();
  await dialog.getByRole('checkbox').check();
  await typeInto(dialog.getByLabel('Your password'), PASSWORD);
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
