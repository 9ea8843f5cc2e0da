import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as talk } from '#src/features/tools/photo-talk/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
import { photograph } from '#tests/build/photographs.ts';
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
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-talk-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  address = `${new URL(kinora.signInLink).origin}/dashboard/photoTalk`;
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const make = (): Locator => page.locator('button[type=submit]');
const stage = (): Locator => page.getByRole('region', { name: shared.stage });

test('[PTK-01] [TOOL-07] without a picture and a text nothing is ordered, and the form says why', async () => {
  await page.goto(address);
  await make().click();
  await page.getByText(shared.pictureMissing).waitFor();
  await page.getByText(talk.textMissing).waitFor();
  expect(await stage().locator('video').count()).toBe(0);
});

test('[PTK-01] where no face is found it is said once, also when the button is pressed, and marks can be put', async () => {
  const plain = join(folder, 'plain.png');
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#9aa' } })
    .png()
    .toFile(plain);
  await page.locator('form input[type=file]').first().setInputFiles(plain);
  const said = page.getByText(talk.faceMissing);
  await said.waitFor({ timeout: 60_000 });
  await make().click();
  await page.getByRole('alert').filter({ hasText: talk.faceMissing }).waitFor();
  expect(await said.count()).toBe(1);
  await page.getByRole('button', { name: talk.mark.mouth, exact: true }).press('ArrowDown');
  await page.getByText(talk.moved).waitFor();
  await expectSoon(() => said.count()).toBe(0);
});

test('[PTK-01] [TOOL-03] a face is found, can be put right by the keyboard, and says a text; its clip has a page', async () => {
  const picture = join(folder, 'man.jpg');
  await sharp(photograph('man')).resize(240).jpeg().toFile(picture);
  await page.locator('form input[type=file]').first().setInputFiles(picture);
  const mark = page.getByRole('button', { name: talk.mark.mouth, exact: true });
  await mark.waitFor({ timeout: 60_000 });
  const placeOf = (): Promise<string | null> => mark.getAttribute('style');
  const before = await placeOf();
  await mark.press('ArrowDown');
  await expectSoon(placeOf).not.toBe(before);
  await page.getByRole('button', { name: talk.asFound }).click();
  await expectSoon(placeOf).toBe(before);
  await page.getByRole('textbox', { name: talk.text }).pressSequentially('Hello.');
  await make().click();
  const clip = stage().locator('video');
  await clip.waitFor({ timeout: 120_000 });
  await stage().getByRole('link', { name: shared.openAlone }).click();
  await expectSoon(() => new URL(page.url()).pathname).toMatch(/photoTalk\/[0-9a-f-]{36}$/);
  await clip.waitFor();
});

test('the page complains of nothing', () => {
  expect(complaints).toEqual([]);
});
