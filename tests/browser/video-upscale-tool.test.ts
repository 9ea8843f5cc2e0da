import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as shared } from '#src/features/tools/texts/en.ts';
import { en as upscale } from '#src/features/tools/video-upscale/texts/en.ts';
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
  folder = await mkdtemp(join(tmpdir(), 'kinora-larger-clip-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  clip = join(folder, 'small.mp4');
  const ffmpeg = await findFfmpeg({ cacheFolder: join(folder, 'cache') });
  await runFfmpeg({
    ffmpeg,
    arguments: [
      '-f',
      'lavfi',
      '-i',
      'testsrc2=s=64x36:r=8:d=1',
      '-f',
      'lavfi',
      '-i',
      'sine=duration=1',
      fileName(clip),
    ],
  });
  await page.goto(`${new URL(kinora.signInLink).origin}/dashboard/videoUpscale`);
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const make = (): Locator => page.locator('button[type=submit]');
const stage = (): Locator => page.getByRole('region', { name: shared.stage });
const chooser = (): Locator => page.locator('form input[type=file]').first();

test('[VUP-01] [TOOL-04] without a clip nothing is ordered; what is no clip is refused beside its field', async () => {
  await make().click();
  await page.getByRole('alert').filter({ hasText: upscale.clipMissing }).waitFor();
  const wrong = join(folder, 'wrong.mp4');
  await writeFile(wrong, 'these are words');
  await chooser().setInputFiles(wrong);
  const refused = page.getByRole('alert').filter({ hasText: 'MP4, AVI, MOV, MKV' });
  await expectSoon(() => refused.isVisible()).toBe(true);
});

test('[VUP-01] a press while the clip is on its way is kept: stopped it starts nothing, there it starts once', async () => {
  const held = Promise.withResolvers<undefined>();
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/tools/videoUpscale/orders')) {
      orders.push(request.url());
    }
  });
  await page.route(/\/api\/tool-clips$/, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await chooser().setInputFiles(clip);
  const stop = page.getByRole('button', { name: shared.stop, exact: true });
  await stop.waitFor();
  await make().click();
  await expectSoon(() => make().innerText()).toMatch(new RegExp(shared.startsWithFile));
  await stop.click();
  await expectSoon(() => make().innerText()).toMatch(/^Make it larger\s+0/);
  await chooser().setInputFiles(clip);
  await make().click();
  await expectSoon(() => make().innerText()).toMatch(new RegExp(shared.startsWithFile));
  held.resolve(undefined);
  await page.unroute(/\/api\/tool-clips$/);
  await expectSoon(() => make().innerText()).toMatch(/^Make it larger\s+0/);
  await expectSoon(() => orders.length).toBe(1);
});

test('[VUP-01] [CAT-40] length, sizes and time are shown when a clip is chosen; what was ordered is played four times as large', async () => {
  const facts = page.locator('form dl');
  await facts.getByText('64 × 36 pixels').waitFor();
  await facts.getByText('256 × 144 pixels').waitFor();
  await facts.getByText('1 s, 8 frames a second').waitFor();
  await facts.getByText('about 5 s on this server, as long for × 2 as for × 4').waitFor();
  const player = stage().locator('video:not([aria-label="Before"])');
  await player.waitFor({ timeout: 120_000 });
  await stage().getByText('made by Draft engine').waitFor();
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expectSoon(() => player.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight])).toEqual([
    256, 144,
  ]);
  await expectSoon(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
});

test('[TOOL-01] what was ordered fills in the form again', async () => {
  await page.getByRole('button', { name: shared.takeClipOff }).click();
  await stage().getByRole('button', { name: shared.again }).click();
  await expectSoon(() => page.locator('form dl').getByText('256 × 144 pixels').isVisible()).toBe(true);
});

test('the page complains of nothing', () => {
  expect(complaints).toEqual([]);
});
