import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { collectComplaints } from './open-account.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { signUp } from './sign-up.ts';

let folder: string;
let smtp: LoopbackSmtp;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  [folder, smtp, browser] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-invitations-')),
    startLoopbackSmtp(),
    launchBrowser(),
  ]);
  kinora = await startTestKinora(folder, { KINORA_SMTP_URL: smtp.url });
  origin = new URL(kinora.signInLink).origin;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await smtp?.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });

async function expectFitsPhones(page: Page): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFits(page, `${width} px`);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('[INV-01] [INV-02] [ADM-04] a visitor learns of the programme, a guest comes by the link, the inviter sees them, and an admin decides what is held', async () => {
  const visitor = await (await open()).newPage();
  const complaints = collectComplaints(visitor);
  await visitor.goto(`${origin}/invitation-analytics`);
  await visitor.getByRole('heading', { level: 1, name: 'Bring a friend, make two films' }).waitFor();
  await visitor
    .getByText('starts with 50 film coins. When they have finished their first film, you get 300.')
    .waitFor();
  await expectNoFaults(visitor, 'register');
  await expectFitsPhones(visitor);

  const admin = await (await open()).newPage();
  complaints.push(...collectComplaints(admin));
  await admin.goto(kinora.signInLink);
  await admin.waitForURL('**/dashboard/**');
  await admin.goto(`${origin}/invitation-analytics`);
  const field = admin.getByLabel('Your link').getByRole('textbox');
  await expectSoon(() => field.inputValue()).toMatch(new RegExp(`^${origin}/register\\?invite=[2-9A-HJKMNP-TV-Z]{8}$`));
  const link = await field.inputValue();
  await admin.getByRole('img', { name: 'QR code of your invitation link' }).waitFor();
  await admin.getByText('Nobody has joined with your link yet.').waitFor();

  // The code survives a detour through signing in.
  await visitor.goto(link);
  await visitor.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await visitor.getByRole('link', { name: 'Create an account' }).click();
  await expectSoon(() => visitor.getByLabel('Invitation code').inputValue()).toBe(link.slice(-8));
  await signUp(visitor, smtp, 'guest@gmail.com');
  await visitor.goto(`${origin}/my/coins`);
  await visitor.getByText('Welcome, by an invitation').waitFor();

  // A second account in the guest's own browser: its welcome bonus is held.
  await visitor.goto(`${origin}/invitation-analytics`);
  await visitor.getByRole('button', { name: /^Account of/ }).click();
  await visitor.getByRole('button', { name: 'Sign out' }).click();
  await visitor.waitForURL(`${origin}/`);
  await visitor.goto(link);
  await signUp(visitor, smtp, 'guest.two@gmail.com');
  await visitor.goto(`${origin}/invitation-analytics`);
  await visitor.getByText('Your 50 film coins are being checked').waitFor();

  await admin.reload();
  await admin.getByText('Waiting for their first film').first().waitFor();
  await expectSoon(() => admin.getByText('Waiting for their first film').count()).toBe(2);
  await admin.getByText('2 people in 12 weeks, 0 of them active.').waitFor();
  await admin.getByText('As a table').click();
  await expectSoon(() => admin.getByRole('row').count()).toBe(13);
  await expectNoFaults(admin, 'invitations');
  await expectFitsPhones(admin);

  await setUpSecondFactor(admin, origin);
  await admin.goto(`${origin}/admin/suspicious_accounts`);
  await admin.getByText('Another account was used in the same browser.').waitFor();
  await expectNoFaults(admin, 'signals');
  await expectFitsPhones(admin);
  await admin.getByRole('button', { name: 'Release' }).first().click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
  await admin.getByText('The bonus is paid.').waitFor();
  await admin.getByText('The guest’s browser has other accounts').waitFor({ state: 'hidden' });
  await visitor.goto(`${origin}/my/coins`);
  await visitor.getByText('Welcome, by an invitation').waitFor();
  await admin.getByRole('button', { name: 'Looks fine' }).click();
  await admin.getByText('Nothing looks like farming.').waitFor();
  expect(complaints).toEqual([]);
});
