import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as canvas } from '#src/features/moji-magic/texts/canvas/en.ts';
import { en as moji } from '#src/features/moji-magic/texts/en.ts';
import { en as stickers } from '#src/features/tools/sticker/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import { readZip } from '#tests/build/read-zip.ts';
import type { RunningKinora } from '#tests/build/start-kinora.ts';
import { startTestKinora } from '#tests/build/start-test-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn, reopen } from './open-account.ts';
import { pointIn, swipe } from './swipe.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let complaints: string[];
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-moji-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  origin = new URL(kinora.signInLink).origin;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
/** What a download holds. */
async function saved(press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await download.path());
}

test('[MOJ-01] the odds are beside the button, and who has too few coins is told so; a card is drawn, turned over and checked', async () => {
  await page.goto(`${origin}/dashboard/mojiMagic`);
  await page.getByText(/1 in 10 \(10%\)/).waitFor();
  await page.getByRole('heading', { name: '16 styles can be drawn' }).waitFor();
  await page.getByText('The check-in of today gives 10 film coins').waitFor();
  // Said once, and named as the reason of the button.
  await page.getByText('10 film coins are missing for this.').waitFor();
  await expectSoon(() => page.getByText(/film coins (are missing|do not suffice)/).count()).toBe(1);
  await expectSoon(() => button(/^Draw a card/).getAttribute('aria-describedby')).toContain('moji-missing');
  // The ten coins of the daily check-in are those of one card.
  await button(/^Your film coins/).click();
  await button(/^Check in for today/).click();
  await button('Your film coins: 10 film coins').waitFor();
  await page.keyboard.press('Escape');
  await button(/^Draw a card/).click();
  // Turned over by keyboard.
  const back = button(/face down/);
  await back.focus();
  await page.keyboard.press('Enter');
  const reveal = page.getByRole('region', { name: moji.revealTitle });
  await reveal.getByRole('img', { name: /, (common|rare)$/ }).waitFor({ timeout: 60_000 });
  await expectSoon(() => page.getByRole('region', { name: moji.collection }).getByRole('button').count()).toBe(1);
  await page.getByText(moji.notPublished).waitFor();
  await button(moji.publish).click();
  await button(moji.check).click();
  await page.getByText(moji.isRight).waitFor();
});

test('[MOJ-01] a canvas is arranged by keys and pointer, survives a reload, and is saved as PNG, animated GIF and a sticker pack', async () => {
  await page.getByRole('region', { name: moji.collection }).getByRole('button').click();
  await button(moji.toCanvas).click();
  await button(canvas.addText).click();
  await typeInto(page.getByRole('textbox', { name: canvas.text, exact: true }), 'Bravo');
  const text = button('Layer: Bravo');
  await text.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press(']');
  const rotation = page.getByRole('spinbutton', { name: canvas.rotation });
  await expectSoon(() => rotation.inputValue()).toBe('5');
  const top = page.getByRole('spinbutton', { name: canvas.down });
  const before = Number(await top.inputValue());
  const box = (await text.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 90, { steps: 4 });
  await page.mouse.up();
  await expectSoon(async () => Number(await top.inputValue()) < before).toBe(true);
  await page.keyboard.press('Control+z');
  await expectSoon(async () => Number(await top.inputValue())).toBe(before);
  // A still board would be a GIF of one frame.
  await page.getByText(canvas.motionFirst).waitFor();
  await page.getByRole('combobox', { name: canvas.motion }).selectOption('wiggle');
  await page.getByText(canvas.motionFirst).waitFor({ state: 'detached' });
  await page.getByText(canvas.saves.saved).waitFor();
  await page.reload();
  await button('Layer: Bravo').waitFor();

  expect(await sharp(await saved(() => button(canvas.formats.png).click())).metadata()).toMatchObject({
    format: 'png',
    width: 1024,
    height: 1024,
    hasAlpha: true,
  });
  const gif = await saved(() => button(canvas.formats.gif).click());
  expect(await sharp(gif, { animated: true }).metadata()).toMatchObject({ format: 'gif', loop: 0 });
  expect((await sharp(gif, { animated: true }).metadata()).pages).toBeGreaterThan(8);
  const pack = readZip(await saved(() => button(canvas.formats.pack).click()));
  expect([...pack.keys()].filter((name) => name.endsWith('.webp'))).toHaveLength(3);
});

test('[MOJ-02] [CAT-05] [CAT-36] a sticker is made of words in a style, on clear ground, at no price by the draft engine', async () => {
  await page.goto(`${origin}/dashboard/mojiMagic/stickers`);
  await page.locator('button[type=submit]').click();
  await page.getByText(stickers.promptMissing).waitFor();
  await typeInto(page.getByRole('textbox', { name: stickers.prompt }), 'A happy cat');
  await page.getByRole('radio', { name: stickers.styles.clay }).check({ force: true });
  await expectSoon(() => page.locator('button[type=submit]').innerText()).toMatch(/^Make the sticker\s+0/);
  await page.locator('button[type=submit]').click();
  const stage = page.getByRole('region', { name: shared.stage });
  const picture = stage.getByRole('img', { name: 'A happy cat' });
  await picture.waitFor({ timeout: 60_000 });
  const path = ((await picture.getAttribute('src')) ?? '').replace(/&width=\d+/, '');
  const answer = await page.request.get(new URL(path, origin).href);
  const { width, height, hasAlpha } = await sharp(await answer.body()).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: 512, height: 512, hasAlpha: true });
  // The draft engine changes a photo in some styles only, and offers those.
  await page.getByRole('radio', { name: stickers.sources.photo }).check({ force: true });
  await page.getByRole('radio', { name: stickers.styles.clay }).waitFor({ state: 'detached' });
  expect(await page.getByRole('radio', { name: stickers.styles.sticker }).isChecked()).toBe(true);
  // It is among the stickers for the canvas, by its own words.
  await page.goto(`${origin}/dashboard/mojiMagic/canvas`);
  await button(canvas.addCard).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^A happy cat/ })
    .waitFor();
  expect(complaints).toEqual([]);
});

test('[MOJ-01] on a phone a text has a box as wide as its letters and follows the finger; beside it the page scrolls', async () => {
  const phone = await reopen(browser, page.context(), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  ({ page } = phone);
  await page.goto(`${origin}/dashboard/mojiMagic/canvas`);
  await button(canvas.addText).click();
  const text = button(`Layer: ${canvas.firstText}`).last();
  await text.waitFor();
  const width = page.getByRole('spinbutton', { name: canvas.width });
  const narrow = Number(await width.inputValue());
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  const topOf = async (): Promise<number> => (await text.boundingBox())!.y;
  await text.scrollIntoViewIfNeeded();
  const [before, top] = [await scrolled(), await topOf()];
  await swipe(page, await pointIn(text), { x: 0, y: -100 });
  await expectSoon(async () => Math.round((top - (await topOf())) / 10)).toBe(10);
  expect(await scrolled()).toBe(before);
  await swipe(page, { x: 8, y: 600 }, { x: 0, y: -200 });
  await expectSoon(async () => (await scrolled()) > before).toBe(true);
  await typeInto(page.getByRole('textbox', { name: canvas.text, exact: true }), 'Best class ever');
  await expectSoon(async () => Number(await width.inputValue()) > 1.8 * narrow).toBe(true);
});
