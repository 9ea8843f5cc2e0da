import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sweepFiles } from '#src/foundation/files/server/sweep-files.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createStorage } from '#src/platform/server/storage/storage.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { copyDatabase } from '../build/test-server.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { typeInto } from './type-into.ts';

let folder: string;
let database: OpenDatabase;
let kinora: RunningKinora;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-gone-'));
  database = await copyDatabase(inject('testServerUrl'));
  [kinora, browser] = await Promise.all([startKinora(folder, { DATABASE_URL: database.url }), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Removes what nothing uses, as if two days had passed. */
const sweepLater = (): Promise<number> =>
  sweepFiles(
    {
      db: database.db,
      storage: createStorage({ dataFolder: folder, disk: { reserveBytes: 0 } }),
      config: { deletedFiles: { days: 7 } },
    },
    new Date(Date.now() + 2 * 24 * 60 * 60 * 1000),
  );

test("[PIPE-11] a picture that the server removed is asked for again by the character's name, at a start and after a reload", async () => {
  const { page } = await openSignedIn(browser, kinora.signInLink);
  const picture = async (background: string) => ({
    name: 'Zephyrine.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 80, height: 100, channels: 3, background } })
      .png()
      .toBuffer(),
  });
  const name = page.getByLabel('Name of character 1');
  const gone = page.getByRole('alert').getByText(/^The picture of Odile is no longer on the server/);
  const again = page.getByRole('button', { name: 'Add it again' });
  const start = page.getByRole('button', { name: /^Step by step/ }).first();
  await typeInto(page.getByRole('textbox', { name: 'Your idea' }), 'A fox opens a library');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await picture('#307090'));
  await expectSoon(() => name.inputValue()).toBe('Zephyrine');
  await typeInto(name, 'Odile');

  // Removed while the page is open: the start is refused by name, and the card asks for the picture.
  await sweepLater();
  await start.click();
  await page
    .getByRole('alert')
    .getByText(errorText('en', 'CHARACTER_PICTURE_GONE', { names: 'Odile' }))
    .first()
    .waitFor();
  await gone.waitFor();
  await expectNoFaults(page, 'a picture that is gone');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectFits(page, 'a picture that is gone');
  await page.setViewportSize({ width: 1280, height: 900 });

  // A reload says so at once; nothing is sent as long as the picture is missing.
  await page.reload();
  await gone.waitFor();
  expect(await name.inputValue()).toBe('Odile');
  await start.click();
  await page.getByText('Add the missing pictures again, or remove those characters.').first().waitFor();
  await expectSoon(() => again.evaluate((button) => button === document.activeElement)).toBe(true);

  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), again.click()]);
  await chooser.setFiles(await picture('#a03050'));
  await page.getByRole('img', { name: 'Odile' }).waitFor();
  expect(await name.inputValue()).toBe('Odile');
  expect(await page.getByLabel(/^Name of character/).count()).toBe(1);
  await start.click();
  await page.waitForURL(/\/dashboard\/film\/[0-9a-f-]{36}$/);
  const { rows } = await database.pool.query('select name from film_given_characters');
  expect(rows).toEqual([{ name: 'Odile' }]);
  await page.close();
});
