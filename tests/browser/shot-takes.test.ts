import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { startLoopbackStripe, type LoopbackStripe } from '#tests/vendors/loopback-stripe.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import type { Fate } from '#tests/vendors/vendor-protocol.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { collectComplaints, startFilm } from './open-account.ts';
import { signUp } from './sign-up.ts';

let folder: string;
let stripe: LoopbackStripe;
let smtp: LoopbackSmtp;
let fal: Loopback;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;
const state: { fate: Fate; pendingChecks: number } = { fate: 'made', pendingChecks: 0 };

beforeAll(async () => {
  [folder, stripe, smtp, browser, fal] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-takes-')),
    startLoopbackStripe(),
    startLoopbackSmtp(),
    launchBrowser([], { reminders: false }),
    startLoopback((call, service) => FAL.serve(call, service, state)),
  ]);
  const path = join(folder, 'clip.mp4');
  const ffmpeg = await findFfmpeg({ cacheFolder: folder });
  await makeNumberedClip({
    ffmpeg,
    path,
    frames: 130,
    red: 90,
    format: { width: 320, height: 180, framesPerSecond: 24 },
  });
  fal.files.set('clip.mp4', await readFile(path));
  fal.files.set('picture.png', await createCanvas(320, 180).encode('png'));
  kinora = await startTestKinora(
    join(folder, 'data'),
    {
      KINORA_STRIPE_KEY: stripe.key,
      KINORA_STRIPE_URL: stripe.url,
      KINORA_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      KINORA_SMTP_URL: smtp.url,
      KINORA_CONTACT: 'help@film.example',
      KINORA_FAL_KEY: 'a-secret-key-of-fal',
      KINORA_FAL_URL: fal.url,
      KINORA_FETCH_ORIGINS: fal.url,
    },
    { smallFilms: true },
  );
  origin = new URL(kinora.signInLink).origin;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await fal?.close();
  await stripe?.close();
  await smtp?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Chooses the draft engine for pictures and clips, as for a free film. */
async function chooseDrafts(page: Page): Promise<void> {
  for (const part of ['Pictures', 'Clips']) {
    await page.getByLabel(part, { exact: true }).click();
    await page.getByRole('option', { name: /Draft engine/ }).click();
  }
}

test('[EDIT-18] [COIN-02] [COIN-04] [CAT-26] a member makes a draft, has two shots made by a model, one of which is refused and costs nothing, and compares the takes', async () => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })).newPage();
  const complaints = collectComplaints(page);
  await page.goto(`${origin}/register?next=%2Fpricing`);
  await signUp(page, smtp, 'maker@gmail.com');
  await page.goto(`${origin}/pricing`);
  await page
    .getByRole('region', { name: 'Plans' })
    .getByRole('listitem', { name: 'Creator', exact: true })
    .getByRole('button', { name: 'Become a member' })
    .click();
  await page.getByText('Welcome, member. 3,000 film coins are yours').waitFor();

  await page.goto(`${origin}/dashboard/film/idea`);
  await chooseDrafts(page);
  await startFilm(page, origin, 'A postman delivers the last letter of winter to a bear');
  const board = page.getByRole('list', { name: 'Storyboard' });
  await page.locator('media-controller').waitFor({ timeout: 300_000 });
  await board.getByRole('button', { name: 'Takes of shot 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Takes of shot 2' });
  await dialog.locator('[data-take="1"][data-status="generated"]').waitFor();
  await dialog.getByLabel('Model').selectOption('kling_v21');
  const make = dialog.getByRole('button', { name: 'Make 1 take' });
  await make.waitFor();
  await expectNoFaults(page, 'takes');
  await make.click();
  await dialog.locator('[data-take="2"][data-status="generated"]').waitFor({ timeout: 300_000 });
  await dialog.locator('[data-take="2"]').getByText('used in the film').waitFor();
  await dialog
    .locator('[data-take="1"]')
    .getByRole('radio', { name: /Use this take/ })
    .waitFor();
  await page.screenshot({ path: 'out/takes.png' });
  await page.keyboard.press('Escape');

  state.fate = 'refused';
  await board.getByRole('button', { name: 'Takes of shot 3' }).click();
  const other = page.getByRole('dialog', { name: 'Takes of shot 3' });
  await other.getByRole('button', { name: 'Make 1 take' }).click();
  await other.locator('[data-take="2"][data-status="failed"]').getByText('Nothing was charged for it.').waitFor();
  await page.keyboard.press('Escape');
  await board
    .locator('[data-shot="3"]')
    .getByText(/The newest take failed/)
    .waitFor();
  // The film is still there to be watched, with the new shot in it.
  await page.locator('media-controller').waitFor({ timeout: 300_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  await board.getByRole('button', { name: 'Takes of shot 2' }).click();
  await expectFits(page, 'takes on a phone');
  await dialog
    .locator('[data-take="1"]')
    .getByRole('radio', { name: /Use this take/ })
    .click();
  await dialog.locator('[data-take="1"]').getByText('used in the film').waitFor();
  await page.screenshot({ path: 'out/takes-phone.png' });
  expect(complaints).toEqual([]);
});
