import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '#src/foundation/accounts/texts/en.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { typeInto } from './type-into.ts';

const PASSWORD = 'lantern gravel tuba';
let folder: string;
let smtp: LoopbackSmtp;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  [folder, smtp, browser] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-identity-')),
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

async function openContext(): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
}

async function fillRegistration(page: Page, email: string): Promise<void> {
  // The URL changes at once, the screen when its code has loaded.
  await page.getByRole('button', { name: 'Send code' }).waitFor();
  await typeInto(page.getByLabel('Email'), email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText(`We sent a code to ${email}`).waitFor();
  await typeInto(page.getByLabel('Verification code'), await smtp.readCode(email));
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('checkbox').check();
}

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await Promise.all([page.waitForURL(`${origin}/`), page.getByRole('button', { name: 'Sign out' }).click()]);
};

/** Ends every session of an account from another browser: its answer clears its own cookie alone. */
async function endSessions(elsewhere: APIRequestContext, email: string): Promise<void> {
  const other = await elsewhere.post(`${origin}/api/account/sign-in`, {
    data: { email, password: PASSWORD, agreed: true, tokens: 'body' },
  });
  const { accessToken } = (await other.json()) as { accessToken: string };
  const ended = await elsewhere.post(`${origin}/api/account/sign-out-everywhere`, {
    data: {},
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(await ended.json()).toEqual({ ended: 2 });
}

test('[AUTH-01] [AUTH-03] [AUTH-06] [GUARD-02] a stranger registers with a mailed code, lands where they were going, is still signed in after a reload, signs out and in again', async () => {
  const context = await openContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${origin}/dashboard/film/idea?from=mail`);
  await page.waitForURL('**/login?next=**');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('**/register?next=**');
  await fillRegistration(page, 'stranger@gmail.com');
  // The countdown until another code is shown.
  await expectSoon(() => page.getByRole('button', { name: /^Again in \d+ s$/ }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${origin}/dashboard/film/idea?from=mail`);
  await page.getByText('Welcome to Kinora. Your account is ready.').waitFor();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();

  // No script can read the refresh token, and the access token is not stored.
  const [kept, cookies] = await page.evaluate(() => [
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie,
  ]);
  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-kinora');
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax' });
  expect(cookies).not.toContain('kinora=');
  expect(kept).not.toMatch(/eyJ|bearer/i);
  expect(kept).not.toContain(cookie?.value.split('.')[0]);

  await page.reload();
  await page.getByRole('button', { name: /^Account of/ }).waitFor();
  expect(page.url()).toBe(`${origin}/dashboard/film/idea?from=mail`);
  expect((await context.cookies()).find(({ name }) => name === '__Host-kinora')?.value).not.toBe(cookie?.value);

  await signOut(page);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-kinora');
  await page.goto(`${origin}/dashboard/film/idea`);
  await page.waitForURL('**/login?next=**');
  await typeInto(page.getByLabel('Email'), 'stranger@gmail.com');
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.waitForURL(`${origin}/dashboard/film/idea`);
  expect(complaints).toEqual([]);
  await context.close();
});

test('[AUTH-01] [AUTH-04] what is wrong is said beside its field in the words of the specification, and the first of it has the focus', async () => {
  const context = await openContext();
  const page = await context.newPage();
  const focused = (): Promise<string | null> =>
    page.evaluate(
      () => document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('type') ?? null,
    );
  await page.goto(`${origin}/login`);
  const enter = page.getByRole('main').getByRole('button', { name: 'Sign in' });
  await enter.click();
  await page.getByText('Email or password cannot be empty!').waitFor();
  await page.getByText('Please read and agree to the User Agreement and Privacy Policy first!').waitFor();
  await expectSoon(() => focused()).toBe('email');
  await typeInto(page.getByLabel('Email'), 'nobody@gmail.com');
  await typeInto(page.getByLabel('Password', { exact: true }), 'something else');
  await enter.click();
  await expectSoon(() => focused()).toBe('checkbox');
  await page.getByRole('checkbox').check();
  await enter.click();
  await page.getByRole('alert').getByText('Incorrect username or password').waitFor();

  await page.goto(`${origin}/register`);
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await page.getByText('Please enter a valid email and password!').waitFor();
  await typeInto(page.getByLabel('Email'), 'nobody');
  await typeInto(page.getByLabel('Password', { exact: true }), 'password123');
  await create.click();
  await page.getByText('Please enter a valid email!').waitFor();
  await typeInto(page.getByLabel('Email'), 'somebody@company.example');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText(/This email provider is not supported/).waitFor();
  await expectSoon(() => focused()).toBe('email');

  // A wrong code, then the right one pasted with a space, after a page reload as on a phone.
  const email = 'wrong-code@gmail.com';
  await typeInto(page.getByLabel('Email'), email);
  await page.getByLabel('Email').press('Enter');
  await page.getByText('Please have a code sent to you first.').waitFor();
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = await smtp.readCode(email);
  await page.getByText(`We sent a code to ${email}`).waitFor();
  await page.reload();
  await expectSoon(() => page.getByLabel('Email').inputValue()).toBe(email);
  await typeInto(page.getByLabel('Verification code'), code === '111111' ? '222222' : '111111');
  await typeInto(page.getByLabel('Password', { exact: true }), 'password123');
  await page.getByRole('checkbox').check();
  await create.click();
  await page.getByText(/Too many people use this password/).waitFor();
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await create.click();
  await page.getByText('This verification code is not right. Tries left: 4.').waitFor();
  await expectSoon(() => focused()).toBe('one-time-code');
  await typeInto(page.getByLabel('Verification code'), `${code.slice(0, 3)} ${code.slice(3)}`);
  await create.click();
  await page.waitForURL(`${origin}/dashboard/film/idea`);
  await context.close();
});

test('[AUTH-01] Enter that confirms a composition does not send the form, also where the composition has ended before it', async () => {
  const context = await openContext();
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await typeInto(page.getByLabel('Email'), 'nobody@gmail.com');
  await page.evaluate(() =>
    addEventListener('submit', () => document.documentElement.toggleAttribute('data-sent'), { capture: true }),
  );
  const sent = page.locator('html[data-sent]');
  const keyboard = await context.newCDPSession(page);
  // As Safari does: the composition is over, only the key code tells.
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, text: '\r' };
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, text: '' });
  expect(await sent.count()).toBe(0);
  await page.keyboard.press('Enter');
  await sent.waitFor({ state: 'attached' });
  await page.getByText('Email or password cannot be empty!').waitFor();
  await context.close();
});

test('[AUTH-05] who forgot the password sets another one by a mailed code, and is signed in', async () => {
  const context = await openContext();
  const page = await context.newPage();
  await page.goto(`${origin}/register`);
  await fillRegistration(page, 'forgetful@gmail.com');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${origin}/dashboard/film/idea`);
  const before = await smtp.readCode('forgetful@gmail.com');

  const other = await openContext();
  const there = await other.newPage();
  await there.goto(`${origin}/login?next=%2Fdashboard%2Ffilm%2Fidea`);
  await there.getByRole('link', { name: 'Forgot your password?' }).click();
  await there.waitForURL('**/forget?next=**');
  await there.getByRole('button', { name: 'Send code' }).waitFor();
  await typeInto(there.getByLabel('Email'), 'forgetful@gmail.com');
  await there.getByRole('button', { name: 'Send code' }).click();
  await there.getByText('We sent a code to forgetful@gmail.com').waitFor();
  await expectSoon(() => smtp.readCode('forgetful@gmail.com')).not.toBe(before);
  await typeInto(there.getByLabel('Verification code'), await smtp.readCode('forgetful@gmail.com'));
  await typeInto(there.getByLabel('New password', { exact: true }), 'a quite new tuba');
  await typeInto(there.getByLabel('New password again'), 'a quite new tub');
  await there.getByRole('button', { name: 'Set password and sign in' }).click();
  await there.getByText('Passwords do not match').waitFor();
  await typeInto(there.getByLabel('New password again'), 'a quite new tuba');
  await there.getByRole('button', { name: 'Set password and sign in' }).click();
  await there.waitForURL(`${origin}/dashboard/film/idea`);
  await page.reload();
  await page.waitForURL('**/login?next=**');
  await Promise.all([context.close(), other.close()]);
});

test('[AUTH-06] tabs that wake at once stay signed in, and signing out in one signs out the other', async () => {
  const context = await openContext();
  const first = await context.newPage();
  await first.goto(`${origin}/register?next=/dashboard/film/idea`);
  await fillRegistration(first, 'tabs@gmail.com');
  await first.getByRole('button', { name: 'Create account' }).click();
  await first.waitForURL(`${origin}/dashboard/film/idea`);
  const others = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  await Promise.all([first.reload(), ...others.map((page) => page.goto(`${origin}/dashboard/film/idea`))]);
  for (const page of [first, ...others]) {
    await page.getByRole('button', { name: /^Account of/ }).waitFor();
  }
  expect([first, ...others].map((page) => page.url())).toEqual(Array(4).fill(`${origin}/dashboard/film/idea`));
  // A tab that asks for something while another signs out learns from the server first that the session is over.
  await first.route('**/api/account/sign-out', async (route) => {
    const response = await route.fetch();
    await others[0]?.reload();
    await others[0]?.waitForURL(`${origin}/`);
    await route.fulfill({ response });
  });
  await signOut(first);
  for (const page of others) {
    await page.waitForURL(`${origin}/`);
    expect(await page.getByText('You have been signed out').count()).toBe(0);
  }
  await expectSoon(() => others[0]?.evaluate(() => localStorage.getItem('kinora-account'))).toBeNull();
  await context.close();
});

test('[BOOT-08] [SEC-08] [COIN-07] a session that was ended elsewhere leads to the sign-in page, which says so and brings back; from a check-in as well', async () => {
  const context = await openContext();
  const page = await context.newPage();
  await page.goto(`${origin}/register`);
  await fillRegistration(page, 'ended@gmail.com');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${origin}/dashboard/film/idea`);
  const elsewhere = (await openContext()).request;
  await endSessions(elsewhere, 'ended@gmail.com');
  await page.reload();
  await page.waitForURL('**/login?next=**');
  await page.getByText('You have been signed out. Please sign in again').waitFor();
  // With enough coins there is no reminder, which would close the menu when it opens.
  await page.route(/\/api\/account\/account\/[^/?]+$/, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as object;
    await route.fulfill({ response, json: response.ok() ? { ...json, credit: 500 } : json });
  });
  await typeInto(page.getByLabel('Email'), 'ended@gmail.com');
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${origin}/dashboard/film/idea`);

  await page.getByRole('button', { name: 'Your film coins: 500 film coins' }).click();
  const checkIn = page.getByRole('button', { name: /^Check in for today/ });
  await checkIn.waitFor();
  await endSessions(elsewhere, 'ended@gmail.com');
  await checkIn.click();
  await page.waitForURL('**/login?next=%2Fdashboard%2Ffilm%2Fidea');
  await page.getByText('You have been signed out. Please sign in again').waitFor();
  await expectSoon(() => page.evaluate(() => localStorage.getItem('kinora-account'))).toBeNull();
  await context.close();
});

test('[BOOT-08] that a session was ended elsewhere is still said after a reload, and in every tab', async () => {
  const context = await openContext();
  const page = await context.newPage();
  await page.goto(`${origin}/register?next=/dashboard/film/idea`);
  await fillRegistration(page, 'ended-twice@gmail.com');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${origin}/dashboard/film/idea`);
  const other = await context.newPage();
  await other.goto(`${origin}/my/info`);
  await other.getByRole('button', { name: /^Account of/ }).waitFor();
  await endSessions((await openContext()).request, 'ended-twice@gmail.com');

  // The old page learns of it while its reload is under way: the new one begins without a session.
  const learned = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/dashboard/film/idea',
    async (route) => {
      await learned.promise;
      await route.continue();
    },
  );
  const reloaded = page.reload();
  await other.reload();
  await other.waitForURL('**/login?next=%2Fmy%2Finfo');
  await other.getByText('You have been signed out. Please sign in again').waitFor();
  learned.resolve();
  await reloaded;
  await page.waitForURL('**/login?next=%2Fdashboard%2Ffilm%2Fidea');
  await page.getByText('You have been signed out. Please sign in again').waitFor();
  await page.reload();
  await page.getByText('You have been signed out. Please sign in again').waitFor();

  // Whoever signs out by themselves is told nothing of the kind.
  await typeInto(page.getByLabel('Email'), 'ended-twice@gmail.com');
  await typeInto(page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${origin}/dashboard/film/idea`);
  // A menu closes when the screen changes, which it does after the URL.
  await page.getByRole('textbox', { name: 'Your idea' }).waitFor();
  await signOut(page);
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').waitFor();
  expect(await page.getByText('You have been signed out').count()).toBe(0);
  await context.close();
});

test('[AUTH-01] without a connection nothing that was typed is lost, and the same button works when it is back', async () => {
  const context = await openContext();
  const page = await context.newPage();
  await page.goto(`${origin}/register`);
  await fillRegistration(page, 'offline@gmail.com');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page
    .getByRole('alert')
    .getByText(/There is no connection to the server/)
    .waitFor();
  await expectSoon(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${origin}/dashboard/film/idea`);
  await context.close();
});

test('[LANG-01] the pages of signing in have no fault that axe can see, in both themes, with their messages shown, and fit a small phone', async () => {
  for (const [colorScheme, locale] of [
    ['dark', 'en-US'],
    ['light', 'zh-CN'],
    ['dark', 'ja-JP'],
    ['light', 'ko-KR'],
  ] as const) {
    const context = await browser.newContext({ viewport: { width: 320, height: 700 }, colorScheme, locale });
    const page = await context.newPage();
    for (const path of ['/login', '/register', '/forget', '/terms']) {
      await page.goto(origin + path);
      await page.locator('h1').waitFor();
      const send = page.locator('main button[type=submit]');
      if (path !== '/terms') {
        await send.click();
        await page.locator('[aria-invalid="true"]').first().waitFor();
      }
      await expectNoFaults(page, `${path} ${colorScheme} ${locale}`);
      await expectFits(page, `${path} ${locale}`);
    }
    await context.close();
  }
});

test('a sign without words says its name under the pointer and with the focus, above what is there and inside the window, until Escape or a click', async () => {
  const context = await browser.newContext({ viewport: { width: 320, height: 700 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  const sign = page.getByRole('button', { name: en.showPassword, exact: true });
  const bubble = page.getByRole('tooltip');
  await sign.hover();
  await bubble.waitFor();
  const box = await bubble.boundingBox();
  expect([box && box.x >= 8, box && box.x + box.width <= 312, box && box.y >= 8]).toEqual([true, true, true]);
  // The pointer can move onto it.
  await bubble.hover();
  expect(await bubble.textContent()).toBe(en.showPassword);
  await page.mouse.move(5, 690);
  await bubble.waitFor({ state: 'detached' });
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await bubble.waitFor();
  await page.keyboard.press('Escape');
  await bubble.waitFor({ state: 'detached' });
  await sign.hover();
  await bubble.waitFor();
  await sign.click();
  await bubble.waitFor({ state: 'detached' });
  await context.close();
});

test('[SEC-19] [SEC-08] the printed link signs in once, and a next that leads elsewhere leads nowhere', async () => {
  const context = await openContext();
  const page = await context.newPage();
  await page.goto(`${kinora.signInLink}&next=${encodeURIComponent('https://evil.example/')}`);
  await page.waitForURL(`${origin}/dashboard/film/idea`);
  const again = await (await openContext()).newPage();
  await again.goto(kinora.signInLink);
  await again
    .getByRole('alert')
    .getByText(/did not work/)
    .waitFor();
  expect(new URL(again.url()).origin).toBe(origin);
  expect((await again.context().cookies()).map(({ name }) => name)).not.toContain('__Host-kinora');
  await context.close();
});
