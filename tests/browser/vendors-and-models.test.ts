import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let fal: Loopback;
let kinora: RunningKinora;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  [folder, browser, fal] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-vendors-')),
    launchBrowser([], { reminders: false }),
    startLoopback(() => ({ status: 404, json: { detail: 'no such request' } })),
  ]);
  kinora = await startTestKinora(folder, { KINORA_FAL_URL: fal.url });
  origin = new URL(kinora.signInLink).origin;
});
afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await fal?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The option of a model for pictures on the idea page. */
async function openPictureModel(page: Page, name: string) {
  await page.goto(`${origin}/dashboard/film/idea`);
  await page.getByLabel('Pictures', { exact: true }).click();
  const option = page.getByRole('option', { name }).first();
  await option.waitFor();
  return option;
}

test('[ADM-07] [CAT-26] an admin sets a key, tests it, prices a model and switches it off; the idea page follows at once', async () => {
  const { page, complaints } = await openSignedIn(browser, kinora.signInLink);
  expect(await (await openPictureModel(page, 'FLUX dev')).getAttribute('aria-disabled')).toBe('true');
  await setUpSecondFactor(page, origin);
  await page.getByRole('link', { name: 'Providers and models' }).click();
  await page.getByRole('button', { name: 'Set key of fal' }).click();
  const key = page.getByRole('dialog', { name: 'Set key of fal' });
  await typeInto(key.getByLabel('Key', { exact: true }), 'short');
  await key.getByRole('button', { name: 'Keep key' }).click();
  await key.getByText('This is no key').waitFor();
  await typeInto(key.getByLabel('Key', { exact: true }), '-and-now-long-enough');
  await key.getByRole('button', { name: 'Keep key' }).click();
  const line = page.locator('[data-vendor="fal"]');
  await line.getByText('set here').waitFor();
  await page.getByRole('button', { name: 'Test the key of fal' }).click();
  await line.getByText('The key works.').waitFor();
  await page.getByRole('button', { name: 'Limits of fal' }).click();
  const limits = page.getByRole('dialog', { name: 'Limits of fal' });
  expect(await limits.getByLabel('Requests at a time').getAttribute('placeholder')).toBe('20');
  await typeInto(limits.getByLabel('Requests at a time'), '7');
  await typeInto(limits.getByLabel('Clips: To start', { exact: true }), '0');
  await limits.getByRole('button', { name: 'Save' }).click();
  await limits.getByText('Enter a whole number from 1 to 1,440, or nothing.').waitFor();
  await typeInto(limits.getByLabel('Clips: To start', { exact: true }), '45');
  await expectNoFaults(page, 'limits');
  await page.screenshot({ path: 'out/limits.png' });
  await limits.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The limits of fal are changed.').waitFor();
  await page.getByRole('button', { name: 'Limits of fal' }).click();
  await expect.poll(() => limits.getByLabel('Requests at a time').inputValue()).toBe('7');
  await limits.getByRole('button', { name: 'Close' }).click();
  await expectNoFaults(page, 'vendors and models');
  await page.screenshot({ path: 'out/vendors.png', fullPage: true });

  await page.getByRole('button', { name: 'Change FLUX dev' }).click();
  const model = page.getByRole('dialog', { name: 'FLUX dev' });
  await typeInto(model.getByLabel('Price in film coins'), '17');
  await expectNoFaults(page, 'a model');
  await page.screenshot({ path: 'out/model.png' });
  await model.getByRole('button', { name: 'Save' }).click();
  await page.locator('[data-model="flux-dev"]').getByText('changed').waitFor();
  const option = await openPictureModel(page, 'FLUX dev');
  expect([await option.getAttribute('aria-disabled'), (await option.innerText()).includes('17')]).toEqual([null, true]);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${origin}/admin/models`);
  await page.locator('[data-model="flux-dev"]').waitFor();
  await expectFits(page, 'vendors and models on a phone');
  await page.screenshot({ path: 'out/vendors-phone.png', fullPage: true });
  await page.getByRole('button', { name: 'Change FLUX dev' }).click();
  await model.getByRole('switch', { name: 'Offered' }).press('Space');
  await model.getByRole('button', { name: 'Save' }).click();
  await page.locator('[data-model="flux-dev"][data-state="switched_off"]').waitFor();
  const off = await openPictureModel(page, 'FLUX dev');
  expect(await off.getAttribute('aria-disabled')).toBe('true');
  await off.getByText('not offered at the moment').waitFor();
  expect(complaints).toEqual([]);
});
