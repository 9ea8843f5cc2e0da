import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningKinora } from '../build/start-kinora.ts';
import { startTestKinora } from '../build/start-test-kinora.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let kinora: RunningKinora;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-deep-'));
  [kinora, browser] = await Promise.all([startTestKinora(folder, {}, { smallFilms: true }), launchBrowser()]);
  ({ page, complaints } = await openSignedIn(browser, kinora.signInLink));
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('[IDEA-01] [PIPE-08] deep mode is chosen on the idea page, and how the story was written is read on the film page', async () => {
  await page.goto(`${new URL(kinora.signInLink).origin}/dashboard/film/idea`);
  await typeInto(page.getByRole('textbox', { name: 'Your idea' }), 'A tailor finds a button from the moon');
  await page.getByLabel('Shots').selectOption('4');
  await page.getByRole('switch', { name: 'Deep-create mode' }).check();
  await page
    .getByRole('button', { name: /^Step by step/ })
    .first()
    .click();
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'How the story was written' }).click();
  const dialog = page.getByRole('dialog', { name: 'How the story was written' });
  await dialog.getByRole('heading', { name: 'Plan 5' }).waitFor();
  expect(await dialog.getByRole('heading', { level: 3 }).count()).toBe(5);
  expect(await dialog.getByText('used for the film').count()).toBe(1);
  await dialog.getByText('Read this plan').first().click();
  expect(await dialog.locator('details[open] li').count()).toBe(4);
  await expectNoFaults(page, 'how the story was written');
  expect(complaints).toEqual([]);
});
