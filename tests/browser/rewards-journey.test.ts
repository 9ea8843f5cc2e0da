import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLoopbackStripe, type LoopbackStripe } from '#tests/vendors/loopback-stripe.ts';
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
let stripe: LoopbackStripe;
let browser: Browser;
let origin: string;
/** The admin's page, signed in by the first test: the printed link works once. */
let page: Page;

beforeAll(async () => {
  [folder, stripe, browser] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-rewards-')),
    startLoopbackStripe(),
    launchBrowser(),
  ]);
  // Coins are sold here; the reminder is shown only on such sites.
  kinora = await startTestKinora(folder, {
    KINORA_STRIPE_KEY: stripe.key,
    KINORA_STRIPE_URL: stripe.url,
    KINORA_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  });
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await stripe?.close();
  await rm(folder, { recursive: true, force: true });
});

test('[NAV-07] [NAV-08] [BOOT-06] [COIN-07] [COIN-08] [COIN-09] an admin without coins is reminded, checks in, makes codes, redeems one and reads it all in the history', async () => {
  const opened = await openSignedIn(browser, kinora.signInLink, {
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { complaints } = opened;
  page = opened.page;
  ({ origin } = new URL(page.url()));

  // The reminder opens by itself. A click beside it does nothing; Escape postpones it.
  const reminder = page.getByRole('alertdialog', { name: 'Your film coins are running low' });
  await reminder.waitFor();
  await expectSoon(async () => (await reminder.boundingBox())?.width).toBe(500);
  await page.mouse.click(5, 400);
  await expectSoon(() => reminder.isVisible()).toBe(true);
  await expectNoFaults(page, 'reminder');
  await page.keyboard.press('Escape');
  await reminder.waitFor({ state: 'hidden' });

  // The menu: the balance, the check-in, and links to more.
  const menu = page.getByRole('button', { name: /^Your film coins: [\d,]+ film coins$/ });
  await menu.click();
  await page.getByRole('button', { name: /^Check in for today/ }).click();
  await page.getByText('Checked in: 10 film coins for you.').waitFor();
  await page.getByRole('button', { name: 'Your film coins: 10 film coins' }).waitFor();
  await page.getByRole('button', { name: /^Check in for today/ }).click();
  await page.getByText('You have already checked in today. Come back tomorrow.').waitFor();
  for (const [name, path] of [
    ['Invite friends', '/invitation-analytics'],
    ['Complete your profile', '/my/info'],
    ['Recharge', '/pricing'],
    ['History', '/my/coins'],
  ] as const) {
    await expectSoon(() => page.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href')).toBe(path);
  }
  await expectNoFaults(page, 'credit menu');

  // An admin creates codes, which are shown once and can be saved as a file.
  await setUpSecondFactor(page, origin);
  await page.goto(`${origin}/admin/redeem-codes`);
  await typeInto(page.getByLabel('Name of the batch'), 'Spring fair');
  await typeInto(page.getByLabel('How many codes'), '2');
  await page.getByRole('button', { name: 'Make codes' }).click();
  await page.getByText('2 codes for “Spring fair” are made.', { exact: false }).first().waitFor();
  const codes = (await page.locator('pre').textContent())?.split('\n') ?? [];
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(await readFile(await saved.path(), 'utf8')).toBe(`\uFEFF${codes.join('\r\n')}\r\n`);
  await expectNoFaults(page, 'codes');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expectSoon(() => page.content()).not.toContain(codes[0]);

  // The redeem dialog: 450 px, a click outside closes it; error messages; success closes it.
  const dialog = page.getByRole('dialog', { name: 'Redeem a code' });
  const open = async (): Promise<void> => {
    await menu.click();
    await page.getByRole('button', { name: /^Redeem a code/ }).click();
    await dialog.waitFor();
  };
  await open();
  await expectSoon(async () => (await dialog.boundingBox())?.width).toBe(450);
  await page.mouse.click(5, 500);
  await dialog.waitFor({ state: 'hidden' });
  await open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await dialog.getByRole('button', { name: 'Redeem' }).click();
  await dialog.getByRole('alert').getByText('Please enter a code.').waitFor();
  expect(asked).not.toContain('/api/account/redeem_code');
  await typeInto(dialog.getByLabel('Code'), 'NOT-A-CODE');
  await dialog.getByLabel('Code').press('Enter');
  await dialog.getByRole('alert').getByText('There is no such code.').waitFor();
  expect(asked).toContain('/api/account/redeem_code');
  await expectNoFaults(page, 'redeem');
  await typeInto(dialog.getByLabel('Code'), codes[0]?.toLowerCase() ?? '');
  await dialog.getByRole('button', { name: 'Redeem' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('Redeemed: 2,000 film coins are yours', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Your film coins: 2,010 film coins' }).waitFor();

  // The history, filtered through its URL, and as a file.
  await page.goto(`${origin}/my/coins?topic=rewards`);
  const rows = page.getByRole('row');
  await page.getByRole('cell', { name: 'Daily check-in' }).waitFor();
  await expectSoon(() => rows.count()).toBe(3);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(await readFile(await csv.path(), 'utf8')).toMatch(
    /Redeem code,,received,2000,0,2010\r\n.*Daily check-in,,received,10,0,10\r\n$/,
  );
  await page.getByLabel('Direction').selectOption('out');
  await page.getByText('Nothing in this selection.').waitFor();
  await expectSoon(() => page.url()).toContain('direction=out');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expectSoon(() => rows.count()).toBe(3);
  await expectNoFaults(page, 'history');

  // On a phone both dialogs are as wide as the page less 2 rem, without overflow.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expectFits(page, `history at ${width}`);
    await open();
    await expectSoon(
      async () =>
        (await page.evaluate(() => document.body.getBoundingClientRect().width)) -
        ((await dialog.boundingBox())?.width ?? 0),
    ).toBe(32);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.goto(`${origin}/admin/redeem-codes`);
  await page.getByRole('heading', { name: 'Spring fair' }).waitFor();
  await expectFits(page);
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test("[ADM-01] the audit narrowed to a subject in the address shows that subject's entries alone", async () => {
  const makeBatch = async (name: string): Promise<string> => {
    await page.goto(`${origin}/admin/redeem-codes`);
    await typeInto(page.getByLabel('Name of the batch'), name);
    const made = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
    await page.getByRole('button', { name: 'Make codes' }).click();
    await page.getByText(`for “${name}”`, { exact: false }).first().waitFor();
    return ((await (await made).json()) as { batch: { id: string } }).batch.id;
  };
  const subject = await makeBatch('Autumn fair');
  await makeBatch('Winter fair');
  const entries = page.getByRole('list').filter({ hasText: 'codes.create' });
  await page.goto(`${origin}/admin/audit?subject=${subject}`);
  await entries.getByText('Autumn fair').waitFor();
  expect(await entries.getByRole('listitem').count()).toBe(1);
  expect(await page.getByText('Winter fair').count()).toBe(0);
  await page.goto(`${origin}/admin/audit`);
  await entries.getByText('Autumn fair').waitFor();
  await entries.getByText('Winter fair').waitFor();
});
