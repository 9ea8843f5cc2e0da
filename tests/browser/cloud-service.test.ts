import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { en } from '#src/features/operations/texts/en.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { addGeneration } from '../build/add-generation.ts';
import { buildAccount } from '../build/build-generation-dependencies.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { copyDatabase } from '../build/test-server.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { tabTo } from './press-keys.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';

const DAY_MILLISECONDS = 86_400_000;

let folder: string;
let database: OpenDatabase;
let kinora: RunningKinora;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-cloud-'));
  database = await copyDatabase(inject('testServerUrl'));
  [kinora, browser] = await Promise.all([startKinora(folder, { DATABASE_URL: database.url }), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

test('[ADM-03] [COIN-04] an admin sees what fails, changes range and provider, and decides unknown outcomes by keyboard; the coins are right after each', async () => {
  const { page, complaints } = await openSignedIn(browser, kinora.signInLink);
  const { origin } = new URL(kinora.signInLink);
  await setUpSecondFactor(page, origin);
  await page.goto(`${origin}/admin/cloud-service`);
  await page.getByText(en.attention.calm, { exact: true }).waitFor();
  await page.getByText(en.plots.results.empty, { exact: true }).waitFor();
  await page.getByText(en.unknown.empty, { exact: true }).waitFor();
  await page.getByText(en.processes.kinds['all-in-one'], { exact: true }).waitFor();

  const accountId = await buildAccount(database, 100);
  const [justNow, lastWeek] = [new Date(), new Date(Date.now() - 8 * DAY_MILLISECONDS)];
  const add = (row: Parameters<typeof addGeneration>[2]) => addGeneration(database, accountId, row);
  for (let count = 0; count < 4; count++) {
    await add({ state: 'completed', end: lastWeek });
  }
  for (let count = 0; count < 3; count++) {
    await add({ state: 'failed', end: justNow, vendor: 'replicate', code: 'GENERATION_FAILED' });
  }
  await add({ state: 'completed', end: justNow, vendor: 'replicate' });
  await add({ state: 'failed', end: justNow, code: 'CONTENT_SENSITIVE' });
  const unknown = { state: 'unknown', end: justNow, coins: 6, code: 'GENERATION_OUTCOME_UNKNOWN' } as const;
  await add(unknown);
  await add({ ...unknown, model: 'seedream-4.0', coins: 8 });
  expect(await readBalance(database.db, accountId)).toBe(86);

  await page.reload();
  await page.getByText('replicate: 3 of 4 requests of the last hour failed.').waitFor();
  await page.getByText('2 paid requests have an unknown outcome', { exact: false }).waitFor();
  const results = page.getByRole('region', { name: en.plots.results.title, exact: true });
  const rowOf = (time: Date, region = results) =>
    region
      .getByRole('row', { name: time.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }) })
      .getByRole('cell')
      .allInnerTexts();
  await page.getByRole('radio', { name: en.filter.ranges['30d'] }).focus();
  await page.keyboard.press('Space');
  await results.getByRole('img').waitFor();
  await results.getByText(en.plots.numbers).click();
  // Completed, refused, failed, unknown.
  await expectSoon(() => rowOf(lastWeek)).toEqual(['4', '0', '0', '0']);
  await expectSoon(() => rowOf(justNow)).toEqual(['1', '1', '3', '2']);
  await page.getByLabel(en.filter.vendor, { exact: true }).selectOption('replicate');
  await expectSoon(() => rowOf(lastWeek)).toEqual(['0', '0', '0', '0']);
  await expectSoon(() => rowOf(justNow)).toEqual(['1', '0', '3', '0']);
  await page.waitForURL('**/admin/cloud-service?range=30d&vendor=replicate');
  const { failures } = en.comparison.measures;
  await page.getByText(failures.name, { exact: true }).click();
  const compared = page.getByRole('region', { name: failures.title, exact: true });
  await compared.getByText(en.plots.numbers).click();
  await expectSoon(() => rowOf(justNow, compared)).toEqual(['3']);
  await page.screenshot({ path: 'out/cloud-service.png', fullPage: true });
  await expectNoFaults(page, 'cloud service');

  const decide = async (button: RegExp, verb: string, said: string): Promise<void> => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await question.waitFor();
    await expectSoon(() =>
      question.getByRole('button', { name: 'Cancel' }).evaluate((at) => at.matches(':focus')),
    ).toBe(true);
    await tabTo(page, new RegExp(`^button ${verb}$`));
    await page.keyboard.press('Enter');
    await page.getByText(said, { exact: true }).waitFor();
    await expectSoon(() => question.count()).toBe(0);
  };
  const list = page.getByRole('list', { name: en.unknown.heading });
  await decide(/^button Give back: somebody, FLUX dev/, en.unknown.release, en.unknown.released);
  await expectSoon(() => list.getByRole('listitem').count()).toBe(1);
  expect(await readBalance(database.db, accountId)).toBe(92);
  await page.getByText('1 paid request has an unknown outcome', { exact: false }).waitFor();
  await decide(/^button Charge: somebody, /, en.unknown.charge, en.unknown.charged);
  await page.getByText(en.unknown.empty, { exact: true }).waitFor();
  expect(await readBalance(database.db, accountId)).toBe(92);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });

  await page.setViewportSize({ width: 320, height: 800 });
  await expectFits(page, 'cloud service');
  expect(complaints).toEqual([]);
  await page.close();
});
