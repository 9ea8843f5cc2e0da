import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as editor } from '#src/features/film/texts/editor/en.ts';
import { en as filmPage } from '#src/features/film/texts/page/en.ts';
import { en as takes } from '#src/features/film/texts/takes/en.ts';
import { en } from '#src/features/film/texts/video/en.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { openFinishedFilm, type OpenedFilm } from './open-finished-film.ts';
import { typeInto } from './type-into.ts';

let opened: OpenedFilm;
let page: Page;
let complaints: string[];
let filmAddress: string;
let clip: Buffer;

beforeAll(async () => {
  opened = await openFinishedFilm({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  ({ page, complaints, filmAddress } = opened);
  const path = join(opened.folder, 'mine.mov');
  const ffmpeg = await findFfmpeg({ cacheFolder: join(opened.folder, 'cache') });
  await runFfmpeg({ ffmpeg, arguments: ['-f', 'lavfi', '-i', 'testsrc2=s=480x360:r=30:d=4', fileName(path)] });
  clip = await readFile(path);
  await page.goto(`${filmAddress}/edit?tab=video`);
  await card(4).waitFor();
});

afterAll(() => opened?.close());

const card = (number: number): Locator => page.locator(`[data-clip="${number}"]`);
const menuOf = async (number: number, entry: string): Promise<void> => {
  await card(number)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
};
const dialog = (): Locator => page.getByRole('dialog');
const slider = (name: string): Locator => dialog().getByRole('slider', { name });
const frameOf = async (name: string): Promise<number> => Number(await slider(name).getAttribute('aria-valuenow'));
const isSaved = (): Promise<void> => page.locator('[data-save-state="saved"]').waitFor();

test('[EDIT-10] the draft engine’s clip is not trimmed, and says why', async () => {
  await card(2)
    .getByRole('button', { name: /^Actions/ })
    .press('Enter');
  const entry = page.getByRole('menuitem', { name: en.trim.drawn });
  await entry.waitFor();
  expect(await entry.isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
});

test('[EDIT-10] [CAT-40] a clip of one’s own is brought to a shot, and what is no clip says why', async () => {
  await menuOf(2, en.own.open);
  await dialog().getByText(en.own.sound).waitFor();
  await expectNoFaults(page, 'one’s own clip');
  await page.screenshot({ path: 'out/own-clip.png' });
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'no.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no clip') });
  await dialog().waitFor({ state: 'detached' });
  await card(2)
    .getByText(/Files of this kind/)
    .waitFor({ timeout: 60_000 });
  await menuOf(2, en.own.open);
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.mov', mimeType: 'video/quicktime', buffer: clip });
  await card(2).getByText(en.own.mark).waitFor({ timeout: 60_000 });
  await card(2).getByText('4.0 s').waitFor();
  await card(2).locator('video').first().waitFor();
  expect(
    await card(2)
      .getByText(/Files of this kind/)
      .count(),
  ).toBe(0);
});

test('[EDIT-10] a part of a clip is chosen with keys, the pointer and numbers, and is one step to undo', async () => {
  await menuOf(2, en.trim.open);
  await dialog().locator('[data-strip="painted"]').waitFor();
  await expectNoFaults(page, 'trimming a clip');
  await slider(en.trim.in).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'PageUp', 'ArrowLeft']) {
    await page.keyboard.press(key);
  }
  expect(await frameOf(en.trim.in)).toBe(13);
  await slider(en.trim.out).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await frameOf(en.trim.out)).toBe(96 - 12);
  // The player shows the last frame of the part.
  await expectSoon(() =>
    dialog()
      .locator('video')
      .evaluate((video: HTMLVideoElement) => Math.floor(video.currentTime * 24)),
  ).toBe(83);

  const box = await slider(en.trim.out).boundingBox();
  const strip = await dialog().locator('[data-strip]').boundingBox();
  if (!box || !strip) {
    throw new Error('the strip is not there');
  }
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(strip.x + strip.width * 0.5, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await frameOf(en.trim.out)).toBe(48);
  const inField = dialog().getByLabel(en.trim.inField);
  await typeInto(inField, '1.25');
  expect([await inField.inputValue(), await frameOf(en.trim.in)]).toEqual(['1.25', 30]);
  await typeInto(inField, '1');
  for (const [value, frame] of [
    ['1.1', 26],
    ['1.2', 29],
    ['1.3', 31],
  ]) {
    await inField.press('ArrowUp');
    expect([await inField.inputValue(), await frameOf(en.trim.in)]).toEqual([value, frame]);
  }
  // What does not hold says why, a comma is a point, and Enter applies before it uses the part.
  await typeInto(inField, '9');
  await inField.press('Enter');
  await dialog()
    .getByRole('alert')
    .filter({ hasText: /^Only 0 to 1\.5 / })
    .waitFor();
  expect(await inField.inputValue()).toBe('1.29');
  await typeInto(inField, '0,5');
  expect(await frameOf(en.trim.in)).toBe(12);
  await page.screenshot({ path: 'out/trim-clip.png' });
  await inField.press('Enter');
  expect([await inField.inputValue(), await dialog().getByRole('alert').count()]).toEqual(['0.5', 0]);
  await inField.press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await isSaved();
  await card(2).getByText(en.trim.mark).waitFor();
  await card(2).getByText('1.5 s').waitFor();

  // It stays, and the whole clip comes back with one step.
  await page.reload();
  await card(2).getByText(en.trim.mark).waitFor();
  await menuOf(2, en.trim.open);
  expect([await frameOf(en.trim.in), await frameOf(en.trim.out)]).toEqual([12, 48]);
  await dialog().getByRole('button', { name: en.trim.whole }).click();
  await dialog().getByRole('button', { name: en.trim.use }).click();
  await card(2).getByText('4.0 s').waitFor();
  await page.keyboard.press('Control+z');
  await card(2).getByText(en.trim.mark).waitFor();
  await isSaved();
});

test('[EDIT-05] [EDIT-10] a clip of one’s own is seen wherever its shot is, as long as it is everywhere', async () => {
  await page.goto(`${filmAddress}/edit?tab=storyboard&shot=2`);
  const row = page.getByRole('row').filter({ has: page.locator('[data-clip-still]') });
  await row.getByText('1.5 s').waitFor();
  expect(await row.count()).toBe(1);
  expect(await row.getByRole('spinbutton').count()).toBe(0);
  await row.getByText(editor.lengthOfClip).waitFor({ state: 'attached' });
  const details = page.getByRole('complementary');
  if ((await details.count()) === 0) {
    await row.getByRole('button', { name: /details/i }).click();
  }
  await details.getByText('1.5 s').waitFor();
  // Nobody of the drawn frame can be dragged on a clip that shows something else.
  await details.locator('[data-clip-still]').waitFor();
  expect(await details.locator('[data-actor]').count()).toBe(0);
  expect(await details.locator('[data-clip-still]').evaluate((video: HTMLVideoElement) => video.src)).toMatch(
    /#t=0\.5$/,
  );
  await page.getByText('Timeline', { exact: true }).click();
  const option = page.getByRole('option', { name: /^Shot 2/ });
  await option.locator('[data-clip-still]').waitFor();
  await option.getByText('1.5 s', { exact: true }).waitFor();
  await page.getByText('Table', { exact: true }).click();
  await page.goto(filmAddress);
  const tile = page.locator('[data-shot="2"]');
  await tile.getByText('1.5 s').waitFor();
  await tile.locator('[data-clip-still]').waitFor();
});

test('[EDIT-10] [EDIT-13] the part is in the film that is cut', async () => {
  const seconds = (): Promise<number> =>
    page
      .locator('video')
      .first()
      .evaluate((video: HTMLVideoElement) => video.duration);
  await page.goto(`${filmAddress}/edit?tab=final-cut`);
  await page.locator('video').first().waitFor();
  await expectSoon(seconds).toBeGreaterThan(0);
  const before = await seconds();
  await page.getByRole('button', { name: filmPage.makeCut }).first().click();
  await expect.poll(seconds, { timeout: 60_000 }).toBeLessThan(before - 1.5);
});

test('[EDIT-18] an own clip is told from those that were made, and another take is used again', async () => {
  await page.goto(`${filmAddress}/edit?tab=video`);
  await menuOf(2, en.takes);
  await dialog().getByText(takes.yours).first().waitFor();
  await page.keyboard.press('Escape');
  await menuOf(2, en.trim.open);
  await dialog().waitFor();
  const other = await page.context().newPage();
  await other.goto(`${filmAddress}/edit?tab=video`);
  await other
    .locator('[data-clip="2"]')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await other.getByRole('menuitem', { name: en.own.open }).click();
  await other.getByRole('dialog').getByRole('button', { name: en.own.takeOff }).click();
  await other.getByRole('dialog').waitFor({ state: 'detached' });
  await other.close();
  // What was being trimmed is not used any more.
  await page.getByText(en.trim.gone.replace('{number, number}', '2')).waitFor();
  await dialog().waitFor({ state: 'detached' });
  await expectSoon(() => card(2).getByText(en.own.mark).count()).toBe(0);
  await expectSoon(() => card(2).getAttribute('data-standing')).toBe('done');
  expect(complaints).toEqual([]);
});

test('[EDIT-10] the dialogs fit a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The details of the shot had their place beside the work.
  await expectSoon(() => page.getByRole('complementary').count()).toBe(0);
  await menuOf(3, en.own.open);
  await expectFits(page);
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.mov', mimeType: 'video/quicktime', buffer: clip });
  await card(3).getByText(en.own.mark).waitFor({ timeout: 60_000 });
  await page.screenshot({ path: 'out/own-clip-phone.png' });
  await menuOf(3, en.trim.open);
  await dialog().locator('[data-strip="painted"]').waitFor();
  await expectFits(page);
  await page.screenshot({ path: 'out/trim-phone.png' });
});
