import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { startLoopbackTwilio, type LoopbackTwilio } from '../vendors/loopback-twilio.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { collectComplaints } from './open-account.ts';
import { typeInto } from './type-into.ts';

const PASSWORD = 'lantern gravel tuba';
const EMAIL = 'phoned@gmail.com';
const [FIRST, SECOND] = ['+491701234567', '+818012345678'];
let folder: string;
let smtp: LoopbackSmtp;
let twilio: LoopbackTwilio;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let complaints: string[];
let origin: string;

/** A phone without a signed-in account, in Germany and in English. */
async function openPhone(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });
  await context.addInitScript(() => localStorage.setItem('setting', JSON.stringify({ language: 'en' })));
  page = await context.newPage();
  complaints = collectComplaints(page);
}

beforeAll(async () => {
  [folder, smtp, twilio, browser] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-phoned-')),
    startLoopbackSmtp(),
    startLoopbackTwilio(),
    launchBrowser(),
  ]);
  kinora = await startTestKinora(folder, { KINORA_SMTP_URL: smtp.url, ...twilio.settings });
  origin = new URL(kinora.signInLink).origin;
  await openPhone();
});
afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await smtp?.close();
  await twilio?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

const send = (name = 'Send code') => page.getByRole('button', { name, exact: true });

test('[AUTH-07] whoever registers adds a phone, written as at home, by a code of its own; a wrong one is said beside its field', async () => {
  await page.goto(`${origin}/register`);
  await typeInto(page.getByLabel('Email'), EMAIL);
  await send().click();
  await page.getByText(`We sent a code to ${EMAIL}`).waitFor();
  await typeInto(page.getByLabel('Verification code'), await smtp.readCode(EMAIL));
  await page.getByRole('button', { name: 'Add a phone number (optional)' }).click();
  // The browser's country is preselected.
  await page.getByRole('button', { name: 'Country or region' }).getByText('+49').waitFor();
  const number = page.getByRole('textbox', { name: 'Phone number' });
  await typeInto(number, '0170 12');
  await send().click();
  await page.getByText('This phone number is not right.', { exact: false }).waitFor();
  await typeInto(number, '0170 123 45 67');
  await send().click();
  await page.getByText('We sent an SMS with a code to +49 1701234567.', { exact: false }).waitFor();
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('checkbox').check();
  const code = twilio.readCode(FIRST);
  await typeInto(page.getByLabel('Code by SMS'), code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page
    .getByRole('group', { name: 'Phone' })
    .getByText('This verification code is not right. Tries left: 4.')
    .waitFor();
  await expectNoFaults(page, 'register with a phone');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 'register with a phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await typeInto(page.getByLabel('Code by SMS'), `${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${origin}/dashboard/film/idea`);
});

test('[AUTH-07] on the page of the profile the phone is changed to one of another country', async () => {
  await page.goto(`${origin}/my/info`);
  const section = page.getByRole('region', { name: 'Phone for signing in' });
  await section.getByText('+49 1701234567').waitFor();
  await section.getByRole('button', { name: 'Another phone' }).click();
  await section.getByRole('button', { name: 'Country or region' }).click();
  await typeInto(page.getByRole('combobox', { name: 'Search' }), 'japan');
  await page.getByRole('option', { name: /Japan/ }).click();
  await typeInto(section.getByRole('textbox', { name: 'Phone number' }), '080-1234-5678');
  await section.getByRole('button', { name: 'Send code' }).click();
  await section.getByText('We sent an SMS with a code to +81 8012345678.', { exact: false }).waitFor();
  await typeInto(section.getByLabel('Code by SMS'), twilio.readCode(SECOND));
  await expectNoFaults(page, 'a phone in the profile');
  await section.getByRole('button', { name: 'Save the phone' }).click();
  // Exact match: the notice of the code contains the number as well.
  await section.getByText('+81 8012345678', { exact: true }).waitFor();
  await page.context().close();
});

test('[AUTH-07] [ERR-07] a forgotten password is asked for by SMS; one signs in by phone, and takes the phone away', async () => {
  await openPhone();
  await page.goto(`${origin}/forget`);
  await page.getByText('Phone', { exact: true }).click();
  const number = page.getByRole('textbox', { name: 'Phone number' });
  await typeInto(number, '0170 7654321');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('We sent an SMS with a code to +49 1707654321.', { exact: false }).waitFor();
  // A phone often discards the page meanwhile.
  await page.reload();
  await typeInto(page.getByLabel('Code by SMS'), twilio.readCode('+491707654321'));
  await typeInto(page.getByLabel('New password', { exact: true }), PASSWORD);
  await typeInto(page.getByLabel('New password again'), PASSWORD);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await page.getByText('There is no account with this phone number.').waitFor();
  await expectNoFaults(page, 'forgotten, by phone');

  await page.goto(`${origin}/login`);
  await page.getByText('Phone', { exact: true }).click();
  await typeInto(number, '+81 80-1234-5678');
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('checkbox').check();
  await expectNoFaults(page, 'signing in by phone');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${origin}/dashboard/film/idea`);

  await page.goto(`${origin}/my/info`);
  const section = page.getByRole('region', { name: 'Phone for signing in' });
  await section.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await section.getByRole('button', { name: 'Add a phone' }).waitFor();
  // The console contains the server's refusals and nothing else.
  expect(complaints.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
});
