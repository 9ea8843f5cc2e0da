import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as pictures } from '#src/features/tools/image-edit/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import { en as texts } from '#src/features/tools/video-edit/texts/en.ts';
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
  folder = await mkdtemp(join(tmpdir(), 'kinora-video-edit-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  clip = join(folder, 'small.mp4');
  await runFfmpeg({
    ffmpeg: await findFfmpeg({ cacheFolder: join(folder, 'cache') }),
    arguments: [
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=96x54:r=10:d=2',
      '-f',
      'lavfi',
      '-i',
      'sine=duration=2',
      fileName(clip),
    ],
  });
  await page.goto(`${new URL(kinora.signInLink).origin}/dashboard/videoEdit`);
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const make = (): Locator => page.locator('button[type=submit]');
const stage = (): Locator => page.getByRole('region', { name: shared.stage });
const prompt = (): Locator => page.getByLabel(texts.prompt);
const list = (): Locator => page.getByRole('region', { name: pictures.list });
const facts = (): Locator => page.locator('form dl');

test('[VED-01] words become edits while they are typed, and it says which words are not understood', async () => {
  await make().click();
  await expectSoon(() => page.getByRole('alert').filter({ hasText: texts.clipMissing }).isVisible()).toBe(true);
  await page.locator('form input[type=file]').first().setInputFiles(clip);
  await prompt().pressSequentially('give the cat a hat');
  await expectSoon(() => page.getByText('Not understood: give the cat a hat').isVisible()).toBe(true);
  await facts().waitFor();
  await make().click();
  await expectSoon(() => page.getByRole('alert').filter({ hasText: texts.nothingUnderstood }).isVisible()).toBe(true);
  await prompt().fill('');
  await prompt().pressSequentially('cut the first second, half speed, sepia, crop to 1:1');
  await expectSoon(() => list().getByRole('listitem').count()).toBe(4);
  await expectSoon(() => facts().innerText()).toContain('54 × 54 pixels, 2 s');
});

test('[VED-01] an edit is changed by its slider, taken back and added, and the first frame is shown as it will be', async () => {
  const speed = list().getByRole('slider', { name: texts.kinds.speed });
  await speed.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Home');
  await expectSoon(() => facts().innerText()).toContain('54 × 54 pixels, 4 s');
  await list()
    .getByRole('button', { name: /^Take back: Sepia/ })
    .click();
  await expectSoon(() => list().getByRole('listitem').count()).toBe(3);
  await list().getByLabel(pictures.add).selectOption('reverse');
  await expectSoon(() => list().getByRole('listitem').count()).toBe(4);
  await page.getByLabel(texts.aspect, { exact: true }).selectOption('9:16');
  await expectSoon(() => facts().innerText()).toContain('30 × 54 pixels');
  const preview = stage().locator('canvas');
  await expectSoon(() =>
    preview.evaluate((canvas: HTMLCanvasElement) => Math.round((100 * canvas.width) / canvas.height)),
  ).toBe(56);
});

test('[VED-01] [TOOL-01] it is ordered, played, says what was done, and can go on', async () => {
  await make().click();
  const player = stage().locator(`video:not([aria-label="${texts.source}"])`);
  await player.waitFor({ timeout: 120_000 });
  await expectSoon(() =>
    stage()
      .getByText(/^Done: Part/)
      .innerText(),
  ).toContain('Backwards');
  await expectSoon(() => player.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight])).toEqual([
    30, 54,
  ]);
  await stage().getByRole('button', { name: shared.again }).click();
  await expectSoon(() => list().getByRole('listitem').count()).toBe(4);
  await stage().getByRole('button', { name: shared.sendTo }).click();
  await expectSoon(() => page.getByRole('menuitem', { name: shared.toFilm, exact: true }).isVisible()).toBe(true);
});

test('the page complains of nothing', () => {
  expect(complaints).toEqual([]);
});
