import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';

let folder: string;
let smtp: LoopbackSmtp;
let kinora: RunningKinora;
let browser: Browser;

beforeAll(async () => {
  [folder, smtp, browser] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-used-code-')),
    startLoopbackSmtp(),
    launchBrowser(),
  ]);
  kinora = await startTestKinora(folder, { KINORA_SMTP_URL: smtp.url });
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await smtp?.close();
  await rm(folder, { recursive: true, force: true });
});

test('[AUTH-03] a used code is forgotten before the page that used it can be left', async () => {
  const { origin } = new URL(kinora.signInLink);
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${origin}/register`);
  await page.getByLabel('Email').pressSequentially('hasty@gmail.com', { delay: 20 });
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('We sent a code to hasty@gmail.com').waitFor();
  await page.getByLabel('Verification code').pressSequentially(await smtp.readCode('hasty@gmail.com'), { delay: 20 });
  await page.getByLabel('Password', { exact: true }).pressSequentially('lantern gravel tuba', { delay: 20 });
  await page.getByRole('checkbox').check();
  // The account's record is delayed, as on a busy machine; the person does not wait for it.
  await page.route('**/api/account/account/**', () => new Promise(() => {}));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectSoon(() => page.evaluate(() => localStorage.getItem('kinora-account'))).not.toBeNull();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies();
  await page.evaluate(() => localStorage.removeItem('kinora-account'));
  await page.goto(`${origin}/register`);
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  await expectSoon(() => page.getByLabel('Email').inputValue()).toBe('');
});
