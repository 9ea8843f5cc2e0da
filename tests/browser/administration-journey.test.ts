import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as administration } from '#src/features/administration/texts/en.ts';
import { en as standing } from '#src/foundation/accounts/texts/standing/en.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { collectComplaints } from './open-account.ts';
import { setUpSecondFactor, showCode } from './set-up-second-factor.ts';
import { PASSWORD, signIn } from './sign-up.ts';
import { typeInto } from './type-into.ts';

const EMAIL = 'journey@gmail.com';
let folder: string;
let smtp: LoopbackSmtp;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  [folder, smtp, browser] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-admin-')),
    startLoopbackSmtp(),
    launchBrowser(),
  ]);
  kinora = await startTestKinora(folder, { KINORA_SMTP_URL: smtp.url, KINORA_CONTACT: 'help@film.example' });
  origin = new URL(kinora.signInLink).origin;
});
afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await smtp?.close();
  await rm(folder, { recursive: true, force: true });
});

const send = async (path: string, body: object): Promise<Record<string, string>> => {
  const answer = await fetch(`${origin}/api/account/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  return (await answer.json()) as Record<string, string>;
};

async function register(): Promise<void> {
  const { requestToken } = await send('verification-code', { email: EMAIL, purpose: 'register' });
  await send('register', {
    email: EMAIL,
    password: PASSWORD,
    agreed: true,
    requestToken,
    code: await smtp.readCode(EMAIL),
    tokens: 'body',
  });
}

async function enter(context: BrowserContext, code?: string): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, origin, EMAIL);
  if (code !== undefined) {
    await typeInto(page.getByLabel('Code from your authenticator app'), code);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
  return page;
}

/** Presses the buttons beside the recovery codes; returns the codes in the saved file. */
async function keepRecoveryCodes(page: Page): Promise<string[]> {
  const section = page.getByRole('region', { name: standing.secondFactor.recoveryHeading });
  const shown = await section.getByRole('listitem').allInnerTexts();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: standing.secondFactor.save }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('kinora-recovery-codes.txt');
  const kept = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
  expect(kept).toEqual(shown);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await section.getByRole('button', { name: standing.secondFactor.copy, exact: true }).click();
  await page.getByText(standing.secondFactor.copied, { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(kept.join('\n'));
  return kept;
}

test('[ADM-01] [ROLE-05] [GUARD-03] [SEC-17] [ROUTE-08] an admin gives coins, suspends, reads the appeal and lifts the suspension; the person meets each of it; a second factor guards the next admin', async () => {
  await register();
  const admin = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })).newPage();
  const complaints = collectComplaints(admin);
  await admin.goto(kinora.signInLink);
  await admin.waitForURL((url) => !url.pathname.startsWith('/login'));
  await setUpSecondFactor(admin, origin);
  await admin.goto(`${origin}/admin`);
  await admin.waitForURL('**/admin/user-management');
  await typeInto(admin.getByLabel('Search'), 'journey@');
  await admin.waitForURL('**search=journey**');
  await admin.getByRole('cell', { name: EMAIL }).waitFor();
  await expectNoFaults(admin, 'accounts');
  await admin.getByRole('button', { name: /^creator-/ }).click();
  const dialog = admin.getByRole('dialog');
  await typeInto(dialog.getByLabel('Change', { exact: true }), '40');
  await dialog.getByText('0 → 40').waitFor();
  await typeInto(dialog.getByLabel('Reason').first(), 'Goodwill');
  await dialog.getByRole('button', { name: 'Change film coins' }).click();
  await dialog.getByText('The balance is 40 now').waitFor();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  let person = await enter(context);
  await person.waitForURL((url) => url.pathname !== '/login');
  const ban = dialog.locator('section', { hasText: 'Suspension' });
  await typeInto(ban.getByLabel('Reason'), 'Spam in the comments');
  await ban.getByRole('button', { name: 'Suspend', exact: true }).click();
  await ban.getByRole('button', { name: 'Lift the suspension' }).waitFor();
  await expectNoFaults(admin, 'account');

  // The session has ended; after signing in again, every page redirects to the reason.
  await person.close();
  person = await enter(context);
  await person.waitForURL('**/banned');
  await person.goto(`${origin}/terms`);
  await person.waitForURL('**/banned');
  await person.getByText('Spam in the comments').waitFor();
  await person.getByRole('img', { name: 'QR code that leads to help@film.example' }).waitFor();
  await person.getByRole('button', { name: 'Send the appeal' }).click();
  await person.getByText('Please write what happened, in a few sentences.').waitFor();
  await typeInto(person.getByLabel('What happened?'), 'It was my cat.');
  await expectNoFaults(person, 'banned');
  await person.getByRole('button', { name: 'Send the appeal' }).click();
  await person.getByText('Your appeal is waiting to be read.').waitFor();

  // Whoever signs out there is signed out; whoever signs in again finds the appeal.
  await person.getByRole('button', { name: standing.banned.signOut, exact: true }).click();
  await person.waitForURL(`${origin}/`);
  await expectSoon(() => person.evaluate(() => localStorage.getItem('kinora-account'))).toBeNull();
  await person.goto(`${origin}/my/info`);
  await person.waitForURL('**/login?next=**');
  await person.close();
  person = await enter(context);
  await person.waitForURL('**/banned');
  await person.getByText('Your appeal is waiting to be read.').waitFor();

  await admin.goto(`${origin}/admin/user-management?tab=appeals`);
  await admin.getByText('It was my cat.').waitFor();
  await expectNoFaults(admin, 'appeals');
  await typeInto(admin.getByLabel('Answer to the person'), 'Poor cat.');
  await admin.getByRole('button', { name: 'Accept and lift the suspension' }).click();
  await admin.getByText('No appeal is waiting.').waitFor();
  await person.reload();
  await person.getByText('Spam in the comments').waitFor({ state: 'hidden' });
  await person.goto(`${origin}/terms`);
  await person.getByRole('heading', { level: 1 }).waitFor();
  await expectSoon(() => new URL(person.url()).pathname).toBe('/terms');

  await admin.goto(`${origin}/admin/audit`);
  await admin.getByText('coins.change').waitFor();
  await admin.getByRole('button', { name: 'Prove both now' }).click();
  await admin.getByText(/^All \d+ entries are as they were written/).waitFor();
  await admin.getByText(/entr(y adds|ies add) up\.$/).waitFor();
  await expectNoFaults(admin, 'audit');

  // Narrowed to one account by the link in its dialog; to somebody nobody acted on, nothing is left.
  await admin.goto(`${origin}/admin/user-management?search=journey@`);
  await admin.getByRole('button', { name: /^creator-/ }).click();
  await dialog.getByRole('link', { name: 'What admins did here' }).click();
  await admin.getByText(/^Only about [0-9a-f-]{36}$/).waitFor();
  await admin.getByText('coins.change').waitFor();
  await admin.goto(`${origin}/admin/audit?subject=${crypto.randomUUID()}`);
  await admin.getByText(administration.audit.empty).waitFor();
  expect(await admin.getByText('coins.change').count()).toBe(0);
  await admin.getByRole('link', { name: 'Show all' }).click();
  await admin.getByText('coins.change').waitFor();

  await admin.goto(`${origin}/admin/user-management?search=journey@`);
  await admin.getByRole('button', { name: /^creator-/ }).click();
  await dialog.getByRole('switch', { name: 'Admin' }).check();
  await typeInto(dialog.locator('section', { hasText: 'Standing' }).getByLabel('Reason'), 'Helps out');
  await dialog.getByRole('button', { name: 'Change standing' }).click();
  await dialog.getByText('An admin cannot be suspended').waitFor();
  await person.goto(`${origin}/admin/security`);
  await person.getByRole('button', { name: 'Set it up' }).click();
  const secret = (await person.locator('code').innerText()).replaceAll(' ', '');
  await typeInto(person.getByLabel('Code from the app'), showCode(secret));
  await person.getByRole('button', { name: 'Switch it on' }).click();
  await person.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  await expectNoFaults(person, 'second factor');
  const codes = await keepRecoveryCodes(person);
  await context.close();
  const other = await enter(
    await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' }),
    showCode(secret, 1),
  );
  await other.waitForURL((url) => url.pathname !== '/login');
  // Without the phone, a code from the file signs in, once.
  const withoutPhone = await enter(await browser.newContext({ locale: 'en-US' }), codes[0]);
  await withoutPhone.waitForURL((url) => url.pathname !== '/login');
  await withoutPhone.goto(`${origin}/admin/security`);
  await withoutPhone.getByText(`${codes.length - 1} recovery codes are left.`).waitFor();
  expect(complaints).toEqual([]);
});
