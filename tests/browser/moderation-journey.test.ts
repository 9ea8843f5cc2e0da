import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as administration } from '#src/features/administration/texts/en.ts';
import { en as notifications } from '#src/foundation/notifications/texts/en.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { startModerationLoopback, type ModerationLoopback } from '../vendors/loopback-moderation.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { tabTo } from './press-keys.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';

const texts = administration.moderation;
let folder: string;
let moderation: ModerationLoopback;
let kinora: RunningKinora;
let browser: Browser;

beforeAll(async () => {
  [folder, moderation, browser] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-moderation-')),
    startModerationLoopback(),
    launchBrowser([], { reminders: false }),
  ]);
  kinora = await startTestKinora(folder, { KINORA_OPENAI_KEY: 'a-secret-key', KINORA_OPENAI_URL: moderation.url });
});
afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await moderation?.close();
  await rm(folder, { recursive: true, force: true });
});

test('[SEC-15] [ERR-06] a refused picture is said to be so; an unsure one is seen blurred, and an admin decides by keyboard', async () => {
  const { page, complaints } = await openSignedIn(browser, kinora.signInLink);
  const origin = new URL(page.url()).origin;
  await setUpSecondFactor(page, origin);
  await page.goto(`${origin}/admin/moderation`);
  await page.getByText(texts.noneOpen).waitFor();

  await page.goto(`${origin}/my/info`);
  const buffer = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#205070' } })
    .png()
    .toBuffer();
  const bring = (): Promise<void> =>
    page.locator('input[type="file"]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  moderation.scores.picture = { sexual: 0.99 };
  await bring();
  await page.getByText('Content contains sensitive information').first().waitFor();
  expect(complaints.splice(0).filter((line) => !line.includes('400'))).toEqual([]);
  moderation.scores.picture = { sexual: 0.6 };
  await bring();
  await page.getByText('Your picture is saved.').waitFor();

  await page.goto(`${origin}/admin/moderation`);
  await page.getByRole('img', { name: texts.blurred, exact: true }).waitFor();
  await page.getByText('sexual 60%').waitFor();
  await expectNoFaults(page, 'moderation');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 'moderation at 320');
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('heading', { level: 1 }).click();
  await tabTo(page, new RegExp(`^button ${texts.show}$`));
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: texts.picture, exact: true }).waitFor();
  await tabTo(page, new RegExp(`^button ${texts.hide}$`));
  await page.keyboard.press('Enter');
  await page.getByText(texts.reasonMissing).waitFor();
  await tabTo(page, new RegExp(`^input ${texts.reason}`));
  await page.keyboard.type('Not for everybody');
  await tabTo(page, new RegExp(`^button ${texts.hide}$`));
  await page.keyboard.press('Enter');
  await page.getByText(texts.noneOpen).waitFor();

  await tabTo(page, new RegExp(`^input ${texts.open}$`));
  await page.keyboard.press('ArrowRight');
  await page.getByText(texts.noneAppealed).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Not for everybody').waitFor();
  await expectNoFaults(page, 'decided');
  await page.goto(`${origin}/my/notifications`);
  await page.getByText(notifications.kinds.content_hidden).waitFor();
  await page.goto(`${origin}/admin/audit`);
  await page.getByText('moderation.decide').waitFor();
  expect(complaints).toEqual([]);
});
