import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '#src/features/tools/subtitles/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import type { RunningKinora } from '#tests/build/start-kinora.ts';
import { startTestKinora } from '#tests/build/start-test-kinora.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let complaints: string[];
let clip: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-subtitles-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  clip = join(folder, 'small.mp4');
  const ffmpeg = await findFfmpeg({ cacheFolder: join(folder, 'cache') });
  await runFfmpeg({
    ffmpeg,
    arguments: ['-f', 'lavfi', '-i', 'testsrc2=s=160x90:r=8:d=4', fileName(clip)],
  });
  await page.goto(`${new URL(kinora.signInLink).origin}/dashboard/subtitles`);
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const make = (): Locator => page.locator('button[type=submit]');
const stage = (): Locator => page.getByRole('region', { name: shared.stage });
const texts = (): Promise<string[]> =>
  stage()
    .locator('textarea')
    .evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value));
const textOf = (number: number): Locator => stage().getByLabel(`Text of line ${number}`, { exact: true });
const saved = (): Promise<void> => stage().getByText(en.saves.saved, { exact: true }).waitFor();

test('[SUB-01] [SUB-02] lines are begun by hand, written key by key, split, joined, moved in time, and taken back', async () => {
  await make().click();
  await page.getByRole('alert').filter({ hasText: en.clipMissing }).waitFor();
  await page.locator('form input[type=file]').first().setInputFiles(clip);
  await page.locator('form video').waitFor();
  await page.getByText(en.noSound).waitFor();
  await page.getByText(en.begin, { exact: true }).click();
  await page.getByText(en.noSound).waitFor({ state: 'detached' });
  await make().click();
  await stage().getByText(en.noLines).waitFor();

  await stage().getByRole('button', { name: en.addHere }).click();
  await expectSoon(() => textOf(1).evaluate((area) => area === document.activeElement)).toBe(true);
  await page.keyboard.type('Hello there my friend');
  await stage().getByText('Hello there my friend').nth(1).waitFor({ state: 'attached' });
  for (let step = 0; step < 'my friend'.length; step++) {
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.press('Control+Enter');
  await expectSoon(texts).toEqual(['Hello there', 'my friend']);
  // The new line has the cursor at its start: Backspace joins it with the one before.
  await expectSoon(() => textOf(2).evaluate((area) => area === document.activeElement)).toBe(true);
  await page.keyboard.press('Backspace');
  await expectSoon(texts).toEqual(['Hello there my friend']);
  await page.keyboard.press('Control+z');
  await expectSoon(texts).toEqual(['Hello there', 'my friend']);

  const end = stage().getByLabel('End of line 2', { exact: true });
  await end.fill('3,5');
  await end.press('Enter');
  await expectSoon(() => end.inputValue()).toBe('0:03.50');
  await end.press('ArrowUp');
  await expectSoon(() => end.inputValue()).toBe('0:03.60');
  await saved();
});

test('[SUB-02] what was typed is there again after the page was left at once', async () => {
  await textOf(2).fill('my old friend');
  await page.reload();
  await textOf(2).waitFor();
  await expectSoon(texts).toEqual(['Hello there', 'my old friend']);
  await saved();
});

test('[SUB-03] a file takes the place of the lines, one step brings them back, and they are saved as files', async () => {
  const file = join(folder, 'lines.srt');
  await writeFile(file, '1\n00:00:00,000 --> 00:00:03,500\nThe <i>sea</i>\nand the wind\n');
  await stage().getByLabel(en.bringFile, { exact: true }).and(page.locator('input')).setInputFiles(file);
  await expectSoon(texts).toEqual(['The sea\nand the wind']);
  await stage().getByRole('button', { name: en.undo }).click();
  await expectSoon(texts).toEqual(['Hello there', 'my old friend']);
  await stage().getByRole('button', { name: en.redo }).click();
  await expectSoon(texts).toEqual(['The sea\nand the wind']);
  await saved();
  const loaded = page.waitForEvent('download');
  await stage().getByRole('button', { name: 'SRT', exact: true }).click();
  const path = join(folder, 'saved.srt');
  await (await loaded).saveAs(path);
  expect(await readFile(path, 'utf8')).toBe('1\n00:00:00,000 --> 00:00:03,500\nThe sea\nand the wind\n');
});

test('[SUB-04] the lines are burned in, in the chosen look, and the clip is played', async () => {
  await stage().getByRole('button', { name: en.burn }).click();
  const dialog = page.getByRole('dialog', { name: en.burnTitle });
  // The dialog shows the line of the moment in the chosen look.
  const sample = dialog.locator('[data-subtitle-sample]');
  await expectSoon(() => sample.innerText()).toBe('The sea\nand the wind');
  await dialog.getByText(en.colours.yellow).click();
  await expectSoon(() => sample.evaluate((caption) => getComputedStyle(caption).color)).toBe('rgb(255, 225, 77)');
  await dialog.getByRole('button', { name: en.makeBurn }).click();
  await dialog.waitFor({ state: 'detached' });
  const player = stage().locator('video');
  await expectSoon(() => stage().getByText('Video with 1 burned line').isVisible()).toBe(true);
  await player.waitFor({ timeout: 120_000 });
  await expectSoon(() => player.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(160);
  expect(complaints).toEqual([]);
});
