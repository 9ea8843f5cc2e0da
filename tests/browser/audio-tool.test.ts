import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as audio } from '#src/features/tools/audio/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
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
let clip: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-audio-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  // A phone's clip without a sound: MOV, two shots.
  clip = join(folder, 'clip.mov');
  const ffmpeg = await findFfmpeg({ cacheFolder: join(folder, 'cache') });
  await runFfmpeg({
    ffmpeg,
    arguments: [
      ...['-f', 'lavfi', '-i', 'testsrc2=s=64x36:r=10:d=1.5'],
      ...['-f', 'lavfi', '-i', 'color=navy:s=64x36:r=10:d=1.5'],
      ...['-filter_complex', '[0:v][1:v]concat=n=2:v=1[v]', '-map', '[v]', fileName(clip)],
    ],
  });
  await page.goto(`${new URL(kinora.signInLink).origin}/dashboard/audio`);
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const make = (): Locator => page.locator('button[type=submit]');
const stage = (): Locator => page.getByRole('region', { name: shared.stage });
const prompt = (): Locator => page.getByLabel(audio.prompt, { exact: true });
const layers = (): Locator => page.locator('form').getByRole('listitem');
const slider = (layer: string): Locator => page.getByRole('slider', { name: `Loudness: ${layer}` });

test('[AUD-01] [TOOL-04] without a clip and a text nothing is ordered', async () => {
  await make().click();
  await page.getByRole('alert').filter({ hasText: audio.clipMissing }).waitFor();
  await page.getByRole('alert').filter({ hasText: audio.promptMissing }).waitFor();
});

test('[AUD-01] a text is shown as layers on the cuts of the clip, by keyboard made quieter, taken out and put back', async () => {
  await typeInto(prompt(), 'rain, a bell, zorgblat');
  await page.locator('form input[type=file]').first().setInputFiles(clip);
  await expectSoon(() => layers().allInnerTexts()).toEqual([
    expect.stringContaining('whole video'),
    expect.stringContaining('at 1.5 s'),
  ]);
  await page.locator('form').getByText('No sound is known for: zorgblat').waitFor();
  await page.getByText('One cut in the video, at second 1.5.').waitFor();
  await page.getByText(audio.hasNone).waitFor();
  await slider('rain').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await slider('rain').getAttribute('aria-valuetext')).toBe('-2 dB');
  await page.getByRole('button', { name: 'Take out: bell' }).press('Enter');
  await expectSoon(() => slider('bell').count()).toBe(0);
  await page.getByRole('button', { name: 'Put back: bell' }).press('Enter');
  await expectSoon(() => slider('bell').count()).toBe(1);
});

test('[AUD-01] the clip comes with its sound, and the sound alone with its waveform and two files', async () => {
  await expectSoon(() => make().innerText()).toMatch(/^Make the sound\s+0/);
  await make().click();
  await stage().getByText(audio.alone, { exact: true }).waitFor({ timeout: 120_000 });
  const player = stage().locator('video');
  await expectSoon(() => player.evaluate((video: HTMLVideoElement) => video.duration)).toBeCloseTo(3, 0);
  await expectSoon(() =>
    stage()
      .getByRole('button', { name: `Play: ${audio.alone}` })
      .isEnabled(),
  ).toBe(true);
  for (const format of ['WAV', 'M4A']) {
    const arriving = page.waitForEvent('download');
    await stage()
      .getByRole('button', { name: `Download ${format}` })
      .click();
    expect((await arriving).suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
  }
  await stage().getByText('at 1.5 s').waitFor();
});

test('[TOOL-01] what was ordered fills in the form again', async () => {
  await prompt().fill('');
  await stage().getByRole('button', { name: shared.again }).click();
  await expectSoon(() => prompt().inputValue()).toBe('rain, a bell, zorgblat');
  await expectSoon(() => slider('rain').getAttribute('aria-valuetext')).toBe('-2 dB');
});

test('the page complains of nothing', () => {
  expect(complaints).toEqual([]);
});
