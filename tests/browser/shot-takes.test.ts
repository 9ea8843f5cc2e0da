import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { startLoopback, type Call, type Loopback } from '#tests/vendors/loopback-service.ts';
import { startLoopbackStripe, type LoopbackStripe } from '#tests/vendors/loopback-stripe.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import { refuseJobs } from '#tests/vendors/refuse-jobs.ts';
import type { Fate } from '#tests/vendors/vendor-protocol.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '../build/loopback-smtp.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { collectComplaints, startFilm } from './open-account.ts';
import { focusedPart } from './press-keys.ts';
import { signUp } from './sign-up.ts';

let folder: string;
let stripe: LoopbackStripe;
let smtp: LoopbackSmtp;
let fal: Loopback;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;
const state: { fate: Fate | ((call: Call) => Fate); pendingChecks: number } = { fate: 'made', pendingChecks: 0 };
const fateOf = (call: Call): Fate => (typeof state.fate === 'function' ? state.fate(call) : state.fate);

beforeAll(async () => {
  [folder, stripe, smtp, browser, fal] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-takes-')),
    startLoopbackStripe(),
    startLoopbackSmtp(),
    launchBrowser([], { reminders: false }),
    startLoopback((call, service) => FAL.serve(call, service, { ...state, fate: fateOf(call) })),
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

/** Orders four candidates of the first shot, one of which is refused, and uses the last of them by keys. */
async function chooseAmongFour(page: Page): Promise<void> {
  state.fate = refuseJobs(new Set([2]));
  state.pendingChecks = Infinity;
  await page.getByRole('list', { name: 'Storyboard' }).getByRole('button', { name: 'Takes of shot 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Takes of shot 1' });
  await dialog.getByLabel('Model').selectOption('kling_v21');
  await dialog.getByRole('button', { name: 'Make 1 take' }).waitFor();
  await dialog.getByRole('radio', { name: '1', exact: true }).focus();
  for (const count of ['2', '3', '4']) {
    await page.keyboard.press('ArrowRight');
    await expectSoon(() => dialog.getByRole('radio', { name: count, exact: true }).isChecked()).toBe(true);
  }
  const each = /^\d+/.exec(await dialog.getByText(/^\d+ film coins each$/).innerText())?.[0];
  await dialog.getByRole('button', { name: 'Make 4 takes' }).dblclick();
  const candidates = dialog.getByRole('group', { name: '4 to choose from · Kling 2.1' });
  await expectSoon(() => candidates.locator('[data-status="generating"]').getByText('is being made').count()).toBe(4);
  await candidates.getByText('3 of 4').waitFor();
  await expectNoFaults(page, 'candidates that are being made');
  state.pendingChecks = 0;
  await candidates.locator('[data-status="generated"]').nth(2).waitFor({ timeout: 300_000 });
  await candidates.locator('[data-status="failed"]').getByText(`Its ${each} film coins are back.`).waitFor();
  await candidates.getByText('used in the film').waitFor();
  await expectNoFaults(page, 'candidates');

  // Arrow keys move over all takes; only the space bar has one used.
  const radios = dialog.getByRole('radiogroup', { name: 'All takes' }).getByRole('radio');
  const used = radios.filter({ hasText: 'used in the film' });
  const usedAtFirst = await used.textContent();
  await used.focus();
  await page.keyboard.press('End');
  expect(await used.textContent()).toBe(usedAtFirst);
  await page.keyboard.press('Space');
  await expectSoon(() => radios.last().getAttribute('aria-checked')).toBe('true');
  await page.keyboard.press('Home');
  await expectSoon(() => focusedPart(page)).toBe('button Take 1: Use this take');
  await page.keyboard.press('ArrowLeft');
  await expectSoon(() => focusedPart(page)).toMatch(/^button Take \d: used in the film$/);
  await page.keyboard.press('Escape');

  // The receipt has a line for each of them.
  await page.getByRole('button', { name: 'Every take' }).click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expectSoon(() => receipt.getByRole('row', { name: /of 4/ }).allTextContents()).toHaveLength(4);
  await expectSoon(() => receipt.getByRole('row', { name: /of 4.*given back/ }).count()).toBe(1);
}

test('[EDIT-18] [COIN-02] [COIN-04] [CAT-26] a member makes a draft, has two shots made by a model, one of which is refused and costs nothing, compares the takes, and chooses among four candidates', async () => {
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
  await other
    .locator('[data-take="2"][data-status="failed"]')
    .getByText(/ film coins are back\.$/)
    .waitFor();
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
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 900 });

  await chooseAmongFour(page);
  expect(complaints).toEqual([]);
});
