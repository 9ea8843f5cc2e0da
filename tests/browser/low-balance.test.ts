import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLoopbackStripe, type LoopbackStripe } from '#tests/vendors/loopback-stripe.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { signUp } from './sign-up.ts';
import { typeInto } from './type-into.ts';

const TITLE = 'Your film coins are running low';
const IDEA = 'A gardener grows a tree that remembers guests';
/** Delay between two keys, milliseconds: typing the idea takes longer than any of the reminder's delays. */
const KEY_DELAY = 120;

let folder: string;
let stripe: LoopbackStripe;
let smtp: LoopbackSmtp;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  [folder, stripe, smtp, browser] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-balance-')),
    startLoopbackStripe(),
    startLoopbackSmtp(),
    launchBrowser(),
  ]);
  kinora = await startTestKinora(folder, {
    KINORA_STRIPE_KEY: stripe.key,
    KINORA_STRIPE_URL: stripe.url,
    KINORA_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    KINORA_SMTP_URL: smtp.url,
  });
  origin = new URL(kinora.signInLink).origin;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await stripe?.close();
  await smtp?.close();
  await rm(folder, { recursive: true, force: true });
});

const RECORD = /\/api\/account\/account\/[^/?]+$/;

/**
 * A new account without film coins, on a site that sells them. The page on which it registers is told of enough coins:
 * the test's own page is the first that may remind.
 */
async function openFresh(name: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.route(RECORD, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), credit: 500 } });
  });
  await page.goto(`${origin}/register`);
  await signUp(page, smtp, `${name}@gmail.com`);
  await page.unroute(RECORD);
  return { page, context };
}

/** Opens the idea page and writes the first words before it learns of the balance. */
async function openWriting(page: Page, words: string): Promise<void> {
  const written = Promise.withResolvers<void>();
  await page.route(RECORD, async (route) => {
    await written.promise;
    await route.continue();
  });
  await page.goto(`${origin}/dashboard/film/idea`);
  await typeInto(idea(page), words);
  written.resolve();
}
const dialog = (page: Page) => page.getByRole('alertdialog', { name: TITLE });
const notice = (page: Page) => page.getByRole('status').getByRole('link', { name: TITLE });
const idea = (page: Page) => page.getByRole('textbox', { name: 'Your idea' });

test('[BOOT-06] an idea typed key by key arrives whole; the reminder waits in the bar', async () => {
  const { page, context } = await openFresh('typing');
  await openWriting(page, IDEA.slice(0, 10));
  await idea(page).pressSequentially(IDEA.slice(10), { delay: KEY_DELAY });
  await expectSoon(() => idea(page).inputValue()).toBe(IDEA);
  await notice(page).waitFor();
  expect(await dialog(page).count()).toBe(0);
  await expectNoFaults(page, 'notice');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 'notice at 320');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('header').getByRole('button', { name: 'Later' }).click();
  await notice(page).waitFor({ state: 'detached' });
  await expectSoon(() => idea(page).inputValue()).toBe(IDEA);
  await context.close();
});

test('[BOOT-06] typed text keeps the reminder in the bar also when its box has lost the focus', async () => {
  const { page, context } = await openFresh('pausing');
  await openWriting(page, 'A f');
  await page.getByRole('button', { name: /^Your film coins/ }).waitFor();
  await idea(page).pressSequentially('ox');
  await page.evaluate('document.activeElement.blur()');
  await notice(page).waitFor();
  expect(await dialog(page).count()).toBe(0);
  await context.close();
});

test('[BOOT-06] Escape dismisses the reminder, and a page load is no new occasion', async () => {
  const { page, context } = await openFresh('loading');
  await page.clock.install();
  await page.goto(`${origin}/tutorial`);
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('button', { name: /^Your film coins/ }).waitFor();
  // Longer than its delay after a start.
  await page.clock.runFor(4000);
  expect(await dialog(page).count()).toBe(0);
  expect(await notice(page).count()).toBe(0);
  await context.close();
});

test('[BOOT-06] of two tabs one reminds: the other has nothing more to say when its time comes', async () => {
  const { page, context } = await openFresh('twofold');
  // Where a menu is open the reminder waits.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.body.insertAdjacentHTML('beforeend', '<i role="menu">'),
    ),
  );
  await page.goto(`${origin}/tutorial`);
  await page.getByRole('button', { name: /^Your film coins/ }).waitFor();
  const other = await context.newPage();
  await other.goto(`${origin}/tutorial`);
  await dialog(other).getByRole('button', { name: 'Later' }).click();
  expect(await dialog(page).count()).toBe(0);
  await page.evaluate(() => document.querySelector('i[role=menu]')?.remove());
  // Longer than from one look at the menu to the next, and than its delay after a start.
  await page.waitForTimeout(4000);
  expect(await dialog(page).count()).toBe(0);
  expect(await notice(page).count()).toBe(0);
  await context.close();
});

/** Checks the dialog's width at each window width. */
async function expectWidths(page: Page, role: 'alertdialog' | 'dialog', wide: number): Promise<void> {
  for (const width of [390, 600, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectSoon(
      () =>
        page.evaluate(
          ([kind, pixels, mobile]) => {
            const dialog = document.querySelector(`dialog[open][role=${kind}]`);
            const asked = mobile ? document.body.getBoundingClientRect().width - 32 : pixels;
            return (dialog?.getBoundingClientRect().width ?? 0) - asked;
          },
          [role, wide, width <= 1024] as const,
        ),
      `${role} at ${width}`,
    ).toBe(0);
  }
}

test('[NAV-08] the reminder is 500 px wide, and on mobile the page less 2 rem', async () => {
  const { page, context } = await openFresh('reminded');
  await page.goto(`${origin}/tutorial`);
  await dialog(page).waitFor();
  await expectWidths(page, 'alertdialog', 500);
  await context.close();
});

test('[NAV-08] the redeem dialog is 450 px wide, and on mobile the page less 2 rem', async () => {
  const { page, context } = await openFresh('redeeming');
  await page.goto(`${origin}/tutorial`);
  await dialog(page).getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: /^Your film coins/ }).click();
  await page.getByRole('button', { name: /^Redeem a code/ }).click();
  await page.getByRole('dialog', { name: 'Redeem a code' }).waitFor();
  await expectWidths(page, 'dialog', 450);
  await context.close();
});
