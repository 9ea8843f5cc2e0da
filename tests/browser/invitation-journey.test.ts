import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { launchBrowser } from './launch-browser.ts';
import { collectComplaints } from './open-account.ts';

let folder: string;
let smtp: LoopbackSmtp;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  [folder, smtp, browser] = await Promise.all([mkdtemp(join(tmpdir(), 'kinora-invitations-')), startLoopbackSmtp(), launchBrowser()]);
  kinora = await startKinora(folder, { KINORA_SMTP_URL: smtp.url });
  origin = new URL(kinora.signInLink).origin;
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await smtp?.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (): Promise<BrowserContext> => browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });

/** Registers at the page that is open, and goes to the invitations. */
async function register(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText(`We sent a code to ${email}`).waitFor();
  await page.getByLabel('Verification code').fill(await smtp.readCode(email));
  await page.getByLabel('Password', { exact: true }).fill('lantern gravel tuba');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/register'));
}

async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // The frame takes a moment to notice that it has become narrow.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${width} px` }).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('[INV-01] [INV-02] [ADM-04] a visitor learns of the programme, a guest comes by the link, the inviter sees them, and an admin decides what is held', async () => {
  const visitor = await (await open()).newPage();
  const complaints = collectComplaints(visitor);
  await visitor.goto(`${origin}/invitation-analytics`);
  await visitor.getByRole('heading', { level: 1, name: 'Bring a friend, make two films' }).waitFor();
  await expectNoFaults(visitor, 'register');
  await expectFits(visitor);

  const admin = await (await open()).newPage();
  complaints.push(...collectComplaints(admin));
  await admin.goto(kinora.signInLink);
  await admin.waitForURL('**/dashboard/**');
  await admin.goto(`${origin}/invitation-analytics`);
  const link = await admin.getByLabel('Your link').getByRole('textbox').inputValue();
  expect(link).toMatch(new RegExp(`^${origin}/register\\?invite=[2-9A-HJKMNP-TV-Z]{8}$`));
  await admin.getByRole('img', { name: 'QR code of your invitation link' }).waitFor();
  await admin.getByText('Nobody has come by your link yet.').waitFor();

  // The code outlives a detour over signing in.
  await visitor.goto(link);
  await visitor.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await visitor.getByRole('link', { name: 'Create an account' }).click();
  expect(await visitor.getByLabel('Invitation code').inputValue()).toBe(link.slice(-8));
  await register(visitor, 'guest@gmail.com');
  await visitor.goto(`${origin}/my/coins`);
  await visitor.getByText('Welcome, by an invitation').waitFor();

  // A second account in the guest's own browser: its welcome is held.
  await visitor.goto(`${origin}/invitation-analytics`);
  await visitor.getByRole('button', { name: /^Account of/ }).click();
  await visitor.getByRole('button', { name: 'Sign out' }).click();
  await visitor.waitForURL(`${origin}/`);
  await visitor.goto(link);
  await register(visitor, 'guest.two@gmail.com');
  await visitor.goto(`${origin}/invitation-analytics`);
  await visitor.getByText('Your 50 film coins are being checked').waitFor();

  await admin.reload();
  await admin.getByText('Waits for their first finished film').first().waitFor();
  expect(await admin.getByText('Waits for their first finished film').count()).toBe(2);
  await admin.getByText('2 people in twelve weeks, 0 of them active.').waitFor();
  await admin.getByText('As a table').click();
  expect(await admin.getByRole('row').count()).toBe(13);
  await expectNoFaults(admin, 'invitations');
  await expectFits(admin);

  await admin.goto(`${origin}/admin/suspicious_accounts`);
  await admin.getByText('Another account was used in the same browser.').waitFor();
  await expectNoFaults(admin, 'signals');
  await expectFits(admin);
  await admin.getByRole('button', { name: 'Release' }).first().click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
  await admin.getByText('The bonus is paid.').waitFor();
  await admin.getByText('The guest’s browser has other accounts').waitFor({ state: 'hidden' });
  await visitor.goto(`${origin}/my/coins`);
  await visitor.getByText('Welcome, by an invitation').waitFor();
  await admin.getByRole('button', { name: 'Looks fine' }).click();
  await admin.getByText('Nothing looks like farming.').waitFor();
  expect(complaints).toEqual([]);
}, 180_000);
