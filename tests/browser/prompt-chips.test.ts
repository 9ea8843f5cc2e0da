import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as image } from '#src/features/tools/image/texts/en.ts';
import { en as music } from '#src/features/tools/music/texts/en.ts';
import { en as sticker } from '#src/features/tools/sticker/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import type { RunningKinora } from '#tests/build/start-kinora.ts';
import { startTestKinora } from '#tests/build/start-test-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-chips-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  await page.goto(`${new URL(kinora.signInLink).origin}/dashboard/image`);
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const prompt = (): Locator => page.getByRole('textbox', { name: image.prompt });
const facet = (name: keyof typeof shared.facets): Locator =>
  page.getByRole('list', { name: shared.facets[name], exact: true });
const chip = (words: string): Locator => page.getByRole('button', { name: words, exact: true });
const isPressed = (words: string): Promise<string | null> => chip(words).getAttribute('aria-pressed');

test('[OPT-01] what a prompt leaves open is offered; what it says is not', async () => {
  expect(await page.getByRole('heading', { name: shared.leftOpen }).count()).toBe(0);
  await typeInto(prompt(), 'A red fox under a cherry tree in the rain');
  await facet('hour').waitFor({ timeout: 30_000 });
  expect(await facet('framing').getByRole('button').count()).toBeGreaterThan(1);
  expect(await facet('weather').count()).toBe(0);
  expect(await facet('subject').count()).toBe(0);
});

test('[OPT-01] a chip adds its words, another of the same kind replaces them, and pressed again they are taken back', async () => {
  await chip('at night').click();
  expect(await prompt().inputValue()).toBe('A red fox under a cherry tree in the rain, at night');
  expect(await isPressed('at night')).toBe('true');
  await page.getByText(shared.wordsAdded.replace('{words}', 'at night')).waitFor({ state: 'attached' });
  await chip('close-up').click();
  await chip('at dawn').click();
  expect(await prompt().inputValue()).toBe('A red fox under a cherry tree in the rain, close-up, at dawn');
  expect([await isPressed('at night'), await isPressed('at dawn')]).toEqual(['false', 'true']);
  await chip('close-up').click();
  expect(await prompt().inputValue()).toBe('A red fox under a cherry tree in the rain, at dawn');
  await page.getByText(shared.wordsTakenBack.replace('{words}', 'close-up')).waitFor({ state: 'attached' });
});

test('[OPT-01] by keys alone, and the focus stays on the chip', async () => {
  await chip('at dawn').focus();
  await page.keyboard.press('Space');
  expect(await prompt().inputValue()).toBe('A red fox under a cherry tree in the rain');
  expect(await chip('at dawn').evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await prompt().inputValue()).toBe('A red fox under a cherry tree in the rain, at dawn');
});

test('[OPT-01] words that are deleted by hand are offered again', async () => {
  await prompt().press('Control+End');
  for (const _ of ', at dawn') {
    await prompt().press('Backspace');
  }
  await expectSoon(() => isPressed('at dawn')).toBe('false');
  expect(await prompt().inputValue()).toBe('A red fox under a cherry tree in the rain');
});

test('[OPT-01] a picture of a prompt with chips leaves nothing of it out', async () => {
  await chip('at night').click();
  await chip('close-up').click();
  await page.getByRole('radio', { name: '4:3', exact: true }).check({ force: true });
  await page.locator('button[type=submit]').click();
  const stage = page.getByRole('region', { name: shared.stage });
  await stage.getByRole('img', { name: /at night, close-up/ }).waitFor({ timeout: 60_000 });
  expect(await stage.getByText(/cannot draw/).count()).toBe(0);
});

test('[OPT-01] a prompt in another language is answered in it', async () => {
  await typeInto(prompt(), '森の中の赤いキツネ');
  await chip('夜').click({ timeout: 30_000 });
  expect(await prompt().inputValue()).toBe('森の中の赤いキツネ、夜');
  expect(await chip('夜').getAttribute('lang')).toBe('ja-JP');
});

test('the page complains of nothing', () => {
  expect(complaints).toEqual([]);
});

test('[OPT-01] where the words cannot be found, that is said, and trying again finds them', async () => {
  const address = '**/api/tools/prompt-suggestions';
  await page.route(address, (route) => route.abort());
  await typeInto(prompt(), 'A whale');
  const again = page.getByRole('button', { name: shared.tryAgain, exact: true });
  await again.waitFor({ timeout: 30_000 });
  await page.unroute(address);
  await again.click();
  await chip('underwater').waitFor({ timeout: 30_000 });
  expect(await again.count()).toBe(0);
});

const open = (tool: string): Promise<unknown> => page.goto(`${new URL(kinora.signInLink).origin}/dashboard/${tool}`);

test('[OPT-01] one press adds words for all that is open, and takes them back', async () => {
  await typeInto(prompt(), 'A red fox');
  await page.getByRole('button', { name: shared.richer }).click({ timeout: 30_000 });
  expect(await prompt().inputValue()).toMatch(/^A red fox, .+, .+/);
  await page.getByRole('button', { name: shared.plainer }).click();
  expect(await prompt().inputValue()).toBe('A red fox');
});

test('[OPT-01] [MUS-01] a description of music gets style, feeling, instruments and tempo', async () => {
  await open('music');
  const description = page.getByRole('textbox', { name: music.prompt });
  await typeInto(description, 'A walk along the sea');
  await facet('instruments').waitFor({ timeout: 30_000 });
  await facet('tempo').getByRole('button', { name: 'slow', exact: true }).click();
  await facet('instruments').getByRole('button').first().click();
  expect(await description.inputValue()).toMatch(/^A walk along the sea, slow, \w+$/);
  // What is chosen beside the words is open no more.
  await page.getByRole('combobox', { name: music.feeling, exact: true }).selectOption('happy');
  await expectSoon(() => facet('feeling').count()).toBe(0);
  expect(await facet('style').count()).toBe(1);
});

test('[OPT-01] [MOJ-02] a sticker gets an expression, and no place that nobody would see', async () => {
  await open('mojiMagic/stickers');
  await typeInto(page.getByRole('textbox', { name: sticker.prompt, exact: true }), 'An old sailor');
  await facet('mood').waitFor({ timeout: 30_000 });
  expect(await facet('place').count()).toBe(0);
  await chip('smiling').click();
  expect(await page.getByRole('textbox', { name: sticker.prompt, exact: true }).inputValue()).toBe(
    'An old sailor, smiling',
  );
});

test('the other pages complain of nothing', () => {
  // What was aborted on purpose is said by the browser.
  expect(complaints.filter((one) => !one.includes('ERR_FAILED'))).toEqual([]);
});
