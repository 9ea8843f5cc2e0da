import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en as shared } from '#src/features/tools/texts/en.ts';
import { en as templates } from '#src/features/tools/trending/texts/en.ts';
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
let origin: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-templates-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
  ({ origin } = new URL(kinora.signInLink));
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

const path = (): string => new URL(page.url()).pathname;

test('[TRD-01] [NAV-06] templates are found by category and title, without the bar; the address keeps it', async () => {
  await page.goto(`${origin}/dashboard/trending`);
  await page.getByRole('link', { name: 'Wanted' }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  await page.getByRole('searchbox', { name: templates.search }).pressSequentially('want');
  await expectSoon(() => page.getByRole('article').count()).toBe(1);
  await page.reload();
  await page.getByRole('link', { name: 'Wanted' }).waitFor();
  await expectSoon(() => page.getByRole('article').count()).toBe(1);
  await page.getByText(templates.categories.birthday, { exact: true }).click();
  await page.getByText(templates.nothingFound).waitFor();
  await page.getByRole('button', { name: templates.showAll }).click();
  await expectSoon(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(24);
});

test('[TRD-01] without its photo a template is not ordered; one that does not exist says so', async () => {
  await page.goto(`${origin}/dashboard/trending/template/no-such-template`);
  await page.getByText(templates.unknown, { exact: true }).waitFor();
  await page.getByRole('link', { name: templates.toTemplates }).click();
  await page.getByRole('link', { name: 'Wanted' }).click();
  await page.getByRole('button', { name: templates.make }).click();
  await page.getByText(shared.pictureMissing).waitFor();
  expect(path()).toBe('/dashboard/trending/template/wanted-poster');
});

test('[TRD-01] [ROUTE-13] text is typed while the photo is on its way; the clip plays and is among mine', async () => {
  const picture = join(folder, 'man.jpg');
  await sharp(photograph('man')).resize(240).jpeg().toFile(picture);
  await page.locator('form input[type=file]').first().setInputFiles(picture);
  await page.getByRole('textbox', { name: 'Wanted for' }).pressSequentially('for whistling');
  await page.getByRole('button', { name: templates.make }).click();
  await expectSoon(path).toMatch(/^\/dashboard\/trending\/[0-9a-f-]{36}$/);
  const result = path();
  await page.getByRole('button', { name: shared.download }).waitFor({ timeout: 240_000 });
  await page.locator('video').first().waitFor();
  await page.getByRole('link', { name: templates.mine }).click();
  await page.getByRole('link', { name: 'Wanted' }).click();
  await expectSoon(path).toBe(result);
  await page.getByRole('button', { name: shared.again }).click();
  await expectSoon(() => page.getByRole('textbox', { name: 'Wanted for' }).inputValue()).toBe('for whistling');
});

test('[TRD-01] [ROUTE-13] where there is no camera the page says so and leads back to choosing a file', async () => {
  await page.getByRole('link', { name: templates.camera }).click();
  await expectSoon(path).toBe('/dashboard/trending/template/wanted-poster/photo');
  await page.getByRole('button', { name: templates.tryCamera }).waitFor();
  await page.getByRole('link', { name: templates.chooseInstead }).click();
  await expectSoon(path).toBe('/dashboard/trending/template/wanted-poster');
});

test('the page complains of nothing', () => {
  expect(complaints).toEqual([]);
});
