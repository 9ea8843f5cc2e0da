import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticeFarming } from '#src/features/invitations/server/notice-farming.ts';
import { sweepAccounts } from '#src/foundation/accounts/server/sweep-accounts.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { KEPT_DAYS } from '#src/shared/catalogue/kept-days.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

/** One row of each kind, last used so many days ago. */
async function addRows(accountId: string, days: Readonly<Record<keyof typeof KEPT_DAYS, number>>): Promise<void> {
  const { pool } = database;
  await pool.query(
    'insert into known_devices (account_id, device_mac, last_seen_at) values ($1, $2, now() - make_interval(days => $3))',
    [accountId, randomBytes(32), days.browsers],
  );
  await pool.query(
    "insert into sessions (id, account_id, family_sha256, current_sha256, expires_at, ends_at, ended_at) values ($1, $2, $3, $4, now() + interval '1 year', now() + interval '1 year', now() - make_interval(days => $5))",
    [randomUUID(), accountId, randomBytes(32), randomBytes(32), days.endedSessions],
  );
  for (const [kind, owner] of [
    ['device', accountId],
    ['mail', null],
  ]) {
    await pool.query(
      'insert into account_traces (account_id, kind, mac, at_registering, last_seen_at) values ($1, $2, $3, true, now() - make_interval(days => $4))',
      [owner, kind, randomBytes(32), days.traces],
    );
  }
}

test('[SEC-23] browsers, ended sessions and traces stay for the days that the privacy policy states, and no longer', async () => {
  const accountId = await buildAccount(database);
  await addRows(accountId, KEPT_DAYS);
  await addRows(accountId, {
    browsers: KEPT_DAYS.browsers - 1,
    endedSessions: KEPT_DAYS.endedSessions - 1,
    traces: KEPT_DAYS.traces - 1,
  });
  await sweepAccounts(database.db);
  await noticeFarming(database.db, { readCodeGuessers: async () => [], readSpendingBursts: async () => [] });
  const ages = async (table: string, column: string): Promise<number[]> =>
    (
      await database.pool.query<{ days: number }>(
        `select floor(extract(epoch from now() - ${column}) / 86400)::int as days from ${table} order by 1`,
      )
    ).rows.map(({ days }) => days);
  expect(await ages('known_devices', 'last_seen_at')).toEqual([KEPT_DAYS.browsers - 1]);
  expect(await ages('sessions', 'ended_at')).toEqual([KEPT_DAYS.endedSessions - 1]);
  expect(await ages('account_traces', 'last_seen_at')).toEqual([KEPT_DAYS.traces - 1, KEPT_DAYS.traces - 1]);
});
