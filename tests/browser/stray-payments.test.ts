import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { en as membership } from '#src/features/membership/texts/en.ts';
import { en as ui } from '#src/platform/browser/texts/en.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { startKinora, type RunningKinora } from '../build/start-kinora.ts';
import { copyDatabase } from '../build/test-server.ts';
import { expectNoFaults } from './expect-no-faults.ts';
import { expectFits, expectSoon } from './expect-soon.ts';
import { launchBrowser } from './launch-browser.ts';
import { openSignedIn } from './open-account.ts';
import { setUpSecondFactor } from './set-up-second-factor.ts';

let folder: string;
let database: OpenDatabase;
let kinora: RunningKinora;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-strays-'));
  database = await copyDatabase(inject('testServerUrl'));
  [kinora, browser] = await Promise.all([startKinora(folder, { DATABASE_URL: database.url }), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await kinora?.stop();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

test('[COIN-10] an admin sees which payments of unknown orders are to be refunded, which were, that the list is cut, and each page of what was done by itself', async () => {
  const { acts } = membership;
  const { page, complaints } = await openSignedIn(browser, kinora.signInLink);
  const { origin } = new URL(kinora.signInLink);
  await setUpSecondFactor(page, origin);
  await page.goto(`${origin}/admin/payments`);
  await page.getByText(acts.empty, { exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: acts.strays.heading }).count()).toBe(0);

  const addStrays = (from: number, to: number) =>
    database.pool.query(
      `insert into stray_payments (id, source_id, order_id, amount_minor, currency)
        select 'pi_' || n, 'in_' || n, gen_random_uuid(), 500, 'usd' from generate_series($1::int, $2::int) n`,
      [from, to],
    );
  await addStrays(1, 2);
  await database.pool.query(
    "insert into payment_claims (id, payment_id, amount_minor, final_minor, question) values ('re_1', 'pi_1', 500, 500, 1)",
  );
  await page.reload();
  const list = page.getByRole('list', { name: acts.strays.heading });
  await expectSoon(() => list.getByRole('listitem').count()).toBe(2);
  const [open, returned] = [list.getByRole('listitem').first(), list.getByRole('listitem').last()];
  expect(await open.innerText()).toMatch(/\$5[^]*pi_2[^]*Please refund this in Stripe/);
  expect(await returned.innerText()).toMatch(/\$5[^]*pi_1[^]*Paid back/);
  expect(await page.getByText(acts.empty, { exact: true }).count()).toBe(0);
  await expectNoFaults(page, 'payments of unknown orders');

  await addStrays(3, 203);
  await page.reload();
  await page.getByText('200 of 203 are shown', { exact: false }).waitFor();
  expect(await list.getByRole('listitem').count()).toBe(200);
  expect(await list.getByText('Paid back').count()).toBe(0);

  await database.pool.query(
    `insert into payment_acts (kind, subject_id, account_id, reason)
      select 'cancel', 'sub_' || n, (select id from accounts limit 1), 'second' from generate_series(1, 51) n`,
  );
  await page.reload();
  const acted = page.getByRole('list', { name: acts.heading, exact: true });
  await expectSoon(() => acted.getByRole('listitem').count()).toBe(50);
  await page.getByRole('button', { name: ui.more, exact: true }).click();
  await expectSoon(() => acted.getByRole('listitem').count()).toBe(51);
  expect(await page.getByRole('button', { name: ui.more, exact: true }).count()).toBe(0);

  await page.setViewportSize({ width: 320, height: 800 });
  await expectFits(page, 'payments of unknown orders');
  expect(complaints).toEqual([]);
  await page.close();
});
