import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn, startFilm } from './open-account.ts';
import { tabTo } from './press-keys.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';

const KEY = 'a-key-of-my-own-at-fal-9876';
const WRONG_KEY = 'a-key-that-fal-refuses-0000';

let folder: string;
let fal: Loopback;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  [folder, browser, fal] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-own-keys-')),
    launchBrowser([], { reminders: false }),
    startLoopback((call, service) =>
      FAL.hasKey?.(call, WRONG_KEY)
        ? { status: 401, json: { detail: 'Unknown key' } }
        : FAL.serve(call, service, { fate: 'made', pendingChecks: 0 }),
    ),
  ]);
  const path = join(folder, 'clip.mp4');
  await makeNumberedClip({
    ffmpeg: await findFfmpeg({ cacheFolder: folder }),
    path,
    frames: 130,
    red: 90,
    format: { width: 320, height: 180, framesPerSecond: 24 },
  });
  fal.files.set('clip.mp4', await readFile(path));
  // The operator has no key at any vendor.
  kinora = await startTestKinora(
    join(folder, 'data'),
    { KINORA_FAL_URL: fal.url, KINORA_FETCH_ORIGINS: fal.url },
    { smallFilms: true },
  );
  origin = new URL(kinora.signInLink).origin;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await fal?.close();
  await rm(folder, { recursive: true, force: true });
});

test('a member types a key of their own, tests and replaces it by keyboard, makes a shot with it for no coins, and removes it', async () => {
  const { page, complaints } = await openSignedIn(browser, kinora.signInLink, { reducedMotion: 'reduce' });
  await page.goto(`${origin}/my/keys`);
  const line = page.locator('[data-vendor="fal"]');
  await line.getByText('no key').waitFor();
  const keep = async (button: RegExp, key: string): Promise<void> => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await page.getByLabel('Key', { exact: true }).waitFor();
    await tabTo(page, /^input Key/);
    await page.keyboard.type(key);
    await page.keyboard.press('Enter');
    await line.getByText(`Your key ends in ${key.slice(-4)}`).waitFor();
  };
  await keep(/^button Add key of fal/, WRONG_KEY);
  await line.getByRole('button', { name: 'Test the key of fal' }).click();
  await line.getByText('The provider refuses this key.').waitFor();
  await page.reload();
  await keep(/^button Replace the key of fal/, KEY);
  await line.getByRole('button', { name: 'Test the key of fal' }).click();
  await line.getByText('The key works.').waitFor();
  expect(await page.content()).not.toContain(KEY);
  await expectNoFaults(page, 'own keys');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page, 'own keys on a phone');
  await page.screenshot({ path: 'out/own-keys-phone.png', fullPage: true });
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.goto(`${origin}/dashboard/film/idea`);
  await startFilm(page, origin, 'A postman delivers the last letter of winter to a bear');
  const board = page.getByRole('list', { name: 'Storyboard' });
  await page.locator('media-controller').waitFor({ timeout: 300_000 });
  const before = fal.calls.length;
  await board.getByRole('button', { name: 'Takes of shot 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Takes of shot 2' });
  await dialog.locator('[data-take="1"][data-status="generated"]').waitFor();
  await dialog.getByLabel('Model').selectOption('kling_v21');
  await dialog.getByRole('status').getByText('0 film coins; fal bills you').waitFor();
  await page.screenshot({ path: 'out/own-key-upgrade.png' });
  await dialog.getByRole('button', { name: 'Make 1 take' }).click();
  const made = dialog.locator('[data-take="2"][data-status="generated"]');
  await made.waitFor({ timeout: 300_000 });
  await made.getByText('made with your own key').waitFor();
  const sent = fal.calls.slice(before);
  expect(sent.filter((call) => FAL.isSubmit(call))).toHaveLength(1);
  expect(sent.every((call) => FAL.hasKey?.(call, KEY))).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('media-controller').waitFor({ timeout: 300_000 });
  await page.getByRole('button', { name: 'Every take' }).click();
  await page.getByRole('dialog', { name: 'Receipt' }).getByText('made with your own key').waitFor();

  await page.goto(`${origin}/my/keys`);
  await line.getByRole('button', { name: 'Remove the key of fal' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove your key of fal?' });
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await line.getByText('no key').waitFor();
  await setUpSecondFactor(page, origin);
  await page.goto(`${origin}/admin/site`);
  await page.getByRole('switch', { name: 'Users may use keys of their own' }).click();
  await expectSoon(() => page.getByRole('switch', { checked: false, name: /keys of their own/ }).count()).toBe(1);
  await page.goto(`${origin}/my/keys`);
  await page.getByText('The operator of this site has switched keys of users off.').waitFor();
  expect(await page.getByRole('button', { name: /^Add key/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
});
