import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as sora } from '#src/features/tools/sora/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import { en as video } from '#src/features/tools/video/texts/en.ts';
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
let origin: string;
let picture: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-video-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  origin = new URL(kinora.signInLink).origin;
  picture = join(folder, 'tall.png');
  await sharp({ create: { width: 90, height: 160, channels: 3, background: '#3a6ea5' } })
    .png()
    .toFile(picture);
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const make = (): Locator => page.locator('button[type=submit]');
const stage = (): Locator => page.getByRole('region', { name: shared.stage });
const seconds = (count: number): Locator => page.getByRole('radio', { name: `${count} s`, exact: true });
/** The form and the length of the clip that is on the stage. */
const shown = (): Promise<number[]> =>
  stage()
    .locator('video')
    .evaluate(async (player: HTMLVideoElement) => {
      if (player.readyState < 1) {
        await new Promise((loaded) => player.addEventListener('loadedmetadata', loaded, { once: true }));
      }
      return [player.videoWidth, player.videoHeight, Math.round(player.duration)];
    });

test('[VID-01] [CAT-02] [TOOL-03] [TOOL-07] a text and a movement of the camera become a clip, which the draft engine has made', async () => {
  await page.goto(`${origin}/dashboard/video`);
  await make().click();
  await page.getByRole('alert').filter({ hasText: video.promptMissing }).waitFor();
  await typeInto(page.getByRole('textbox', { name: video.prompt }), 'A red fox sits in a meadow');
  await page.locator('summary').filter({ hasText: video.camera }).click();
  await page.getByRole('radio', { name: video.movements.orbit_left, exact: true }).check({ force: true });
  await page.getByRole('radio', { name: '1:1', exact: true }).check({ force: true });
  await seconds(3).check({ force: true });
  await expectSoon(() => make().innerText()).toMatch(/^Make the clip\s+0/);
  await make().click();
  await stage().locator('video').waitFor({ timeout: 240_000 });
  expect(await shown()).toEqual([720, 720, 3]);
  await stage().getByText('made by Draft engine').waitFor();
});

test('[VID-01] [TOOL-04] a picture gives a clip its shape; the camera moves through it without words', async () => {
  await page.reload();
  await page.locator('form input[type=file]').first().setInputFiles(picture);
  await page.getByRole('button', { name: shared.takeOff }).first().waitFor();
  await page.getByText(video.onlyMoved).waitFor();
  await expectSoon(() => page.getByRole('radio', { name: '9:16', exact: true }).isChecked()).toBe(true);
  await typeInto(page.getByRole('textbox', { name: video.prompt }), '');
  await make().click();
  await expectSoon(() => page.getByRole('region', { name: shared.history }).getByRole('button').count()).toBe(2);
  await stage().getByText(video.named.replace('{movement}', video.movements.orbit_left)).waitFor();
  await stage().locator('video').waitFor({ timeout: 240_000 });
  expect(await shown()).toEqual([720, 1280, 3]);
});

test('[VID-01] [TOOL-01] the next clip begins with the last picture of one; a movement is used again', async () => {
  await page.getByRole('button', { name: shared.takeOff }).first().click();
  await stage().getByRole('button', { name: shared.sendTo, exact: true }).click();
  await page.getByRole('menuitem', { name: shared.goOn }).click();
  await page.getByRole('button', { name: shared.takeOff }).first().waitFor();
  await stage().getByRole('button', { name: shared.again }).click();
  await expectSoon(() => page.locator('summary').filter({ hasText: video.camera }).innerText()).toContain(
    video.movements.orbit_left,
  );
});

test('[SOR-01] [CAT-30] text to video shows its price for a second, and what is not to be had; the draft engine does it for nothing', async () => {
  await page.goto(`${origin}/dashboard/sora`);
  const grade = page.getByRole('group', { name: sora.grade });
  await expectSoon(() => grade.innerText()).toMatch(/Standard[^]*10[^]*a second[^]*Pro[^]*50[^]*a second/);
  expect(await grade.getByRole('radio', { name: /Standard/ }).isDisabled()).toBe(true);
  await page.getByText(sora.leadFree).waitFor();
  await make().click();
  await page.getByRole('alert').filter({ hasText: sora.promptMissing }).waitFor();
  for (const name of [sora.aspects.tall, '720p', '4 s']) {
    await page.getByRole('radio', { name, exact: true }).check({ force: true });
  }
  await expectSoon(() => make().innerText()).toMatch(/^Make the clip\s+0/);
});

test('the pages complain of nothing', () => {
  expect(complaints).toEqual([]);
});
