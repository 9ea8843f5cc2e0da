import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as upscale } from '#src/features/tools/image-upscale/texts/en.ts';
import { en as shared } from '#src/features/tools/texts/en.ts';
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
let picture: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-upscale-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  address = `${new URL(kinora.signInLink).origin}/dashboard/imageUpscale`;
  picture = join(folder, 'small.png');
  const stripes = Buffer.from(
    Uint8Array.from({ length: 96 * 64 * 3 }, (_, index) => ((index / 3) % 12 < 6 ? 40 : 210)),
  );
  await sharp(stripes, { raw: { width: 96, height: 64, channels: 3 } })
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
const chooser = (): Locator => page.locator('form input[type=file]').first();

test('[UPS-01] [TOOL-04] [TOOL-07] without a picture nothing is ordered; one whose bytes are no picture is refused beside its field', async () => {
  await page.goto(address);
  await make().click();
  await page.getByRole('alert').filter({ hasText: shared.pictureMissing }).waitFor();
  const wrong = join(folder, 'wrong.jpg');
  await writeFile(wrong, 'these are words');
  await chooser().setInputFiles(wrong);
  await page.getByText(/wrong\.jpg is not a JPEG/).waitFor();
  expect(await page.getByRole('region', { name: shared.history }).count()).toBe(0);
});

test('[UPS-01] [TOOL-03] a small picture becomes twice as wide and high, beside the one before, on this server', async () => {
  await chooser().setInputFiles(picture);
  await page.getByRole('button', { name: shared.takeOff }).waitFor();
  await expectSoon(() => make().innerText()).toMatch(/^Make it larger\s+0/);
  await make().click();
  const after = stage().getByRole('img', { name: shared.after });
  await after.waitFor({ timeout: 120_000 });
  const answer = await page.request.get(new URL((await after.getAttribute('src')) ?? '', address).href);
  const { width, height } = await sharp(await answer.body()).metadata();
  expect([width, height]).toEqual([192, 128]);
  await stage().getByText('made by Draft engine').waitFor();
});

test('[UPS-01] the line between before and after moves by keys', async () => {
  const line = stage().getByRole('slider', { name: shared.compare });
  await line.focus();
  await line.press('End');
  await expectSoon(() => line.inputValue()).toBe('100');
  await line.press('Home');
  await expectSoon(() => line.inputValue()).toBe('0');
});

test('[TOOL-01] [TOOL-04] after a reload the picture is still filled in; a result is taken as the next picture', async () => {
  await page.reload();
  await page.getByRole('button', { name: shared.takeOff }).waitFor();
  await page.getByRole('button', { name: shared.takeOff }).click();
  await page.getByRole('button', { name: shared.earlier }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take small, number 1' }).click();
  await page.getByRole('button', { name: shared.takeOff }).waitFor();
  await page.getByRole('radio', { name: upscale.contents.photo }).check({ force: true });
  await make().click();
  await expectSoon(() => page.getByRole('region', { name: shared.history }).getByRole('button').count()).toBe(2);
});

test('[UPS-01] [CAT-40] a factor whose result would be too large cannot be chosen, and it is said why', async () => {
  const bring = async (width: number): Promise<void> => {
    const path = join(folder, `${width}.png`);
    await sharp({ create: { width, height: 8, channels: 3, background: '#357' } })
      .png()
      .toFile(path);
    await page.getByRole('button', { name: shared.takeOff }).click();
    await chooser().setInputFiles(path);
    await page.getByRole('button', { name: shared.takeOff }).waitFor();
  };
  const factor = (times: 2 | 4): Locator => page.getByRole('radio', { name: `× ${times}`, exact: true });
  const group = page.getByRole('group', { name: upscale.factor });
  await bring(3000);
  await expectSoon(() => factor(4).isDisabled()).toBe(true);
  expect(await factor(2).isEnabled()).toBe(true);
  await expectSoon(() => group.innerText()).toContain('× 4 would be more than 8,192 pixels wide or high.');
  await bring(5000);
  await expectSoon(() => factor(2).isDisabled()).toBe(true);
  expect(await factor(4).isDisabled()).toBe(true);
});

test('the page complains of nothing', () => {
  expect(complaints).toEqual([]);
});
