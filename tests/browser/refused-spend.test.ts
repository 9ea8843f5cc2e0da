import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Api } from '#src/apps/api/start-api.ts';
import { createSignInLink } from '#src/foundation/accounts/server/sessions/create-sign-in-link.ts';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { holdCoins } from '#src/foundation/coins/server/hold-coins.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '../build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '../build/build-studio.ts';
import { createTestDatabase } from '../build/test-database.ts';
import { createLoopbackVendor, startLoopbackService, type LoopbackService } from '../vendors/loopback-vendor.ts';
import { expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';

let folder: string;
let database: OpenDatabase;
let service: LoopbackService;
let studio: Studio;
let api: Api;
let browser: Browser;

beforeAll(async () => {
  [folder, database, service, browser] = await Promise.all([
    mkdtemp(join(tmpdir(), 'kinora-refused-')),
    createTestDatabase(),
    startLoopbackService(),
    launchBrowser(),
  ]);
  studio = await buildStudio(database, folder, { work: false });
  (studio.parts.vendors as Map<VendorName, Vendor>).set('fal', createLoopbackVendor(service.url));
  const { config } = studio.parts;
  api = await startApi({ ...studio.parts, config: { ...config, server: { ...config.server, port: 0 } } });
});

afterAll(async () => {
  await browser?.close();
  await api?.close();
  await studio?.close();
  await service?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

test('[COIN-12] a spend that is refused for too few coins opens the reminder, which leads to the prices', async () => {
  const accountId = await buildAccount(database, 500);
  await markMember(database.db, accountId, true);
  const token = await createSignInLink(database.db, { accountId, lifeMinutes: 10 });
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const input = { idea: 'A fox opens a library', shots: 4, models: { image: 'flux-schnell' } };
  await page.addInitScript((kept) => localStorage.setItem('kinora.wish', kept), JSON.stringify(input));
  await page.goto(`${api.address}/login?link=${token}`);
  await page.waitForURL('**/dashboard/film/idea');
  const begin = page.getByRole('button', { name: /^One click/ }).first();
  await expectSoon(() => begin.textContent()).toMatch(/[1-9]\d/);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  // The coins are spent elsewhere after the page has read the balance.
  await holdCoins(database.db, {
    accountId,
    coins: await readBalance(database.db, accountId),
    reason: 'film_music',
    task: { kind: 'test', id: 'elsewhere' },
    idempotencyKey: 'elsewhere',
  });
  await begin.click();
  const reminder = page.getByRole('alertdialog', { name: 'Your film coins are running low' });
  await reminder.getByRole('button', { name: 'Recharge now' }).click();
  await expectSoon(() => new URL(page.url()).pathname).toBe('/pricing');
  await reminder.waitFor({ state: 'hidden' });
});
