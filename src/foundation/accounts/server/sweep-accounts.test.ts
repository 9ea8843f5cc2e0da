import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { hasOtherAccounts } from './has-other-accounts.ts';
import { createSession } from './sessions/create-session.ts';
import { isKnownDevice, rememberDevice } from './sessions/known-devices.ts';
import { markGivenMember } from './standing/change-standing.ts';
import { sweepAccounts } from './sweep-accounts.ts';
import { accounts, attempts, knownDevices, outboxMails, signInLinks, verificationCodes } from './tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (milliseconds: number): Date => new Date(Date.now() - milliseconds);

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.close());

async function createAccount(): Promise<string> {
  const id = randomUUID();
  await database.db.insert(accounts).values({ id, username: 'somebody' });
  return id;
}
const bytes = (): Buffer => randomBytes(32);
/** What a column of a table holds after the sweep. */
async function sweep(table: string, column: string): Promise<unknown[]> {
  await sweepAccounts(database.db);
  const { rows } = await database.pool.query<{ value: unknown }>(`select ${column} as value from ${table} order by 1`);
  return rows.map(({ value }) => value);
}

test('[AUTH-03] codes are removed a day after they were over, mails of the outbox after a week', async () => {
  for (const [email, expiresAt] of [
    ['open@gmail.com', ago(-HOUR)],
    ['over@gmail.com', ago(DAY - HOUR)],
    ['long-over@gmail.com', ago(DAY + HOUR)],
  ] as const) {
    const secret = { requestSha256: bytes(), codeMac: bytes() };
    await database.db
      .insert(verificationCodes)
      .values({ id: randomUUID(), purpose: 'register', email, expiresAt, ...secret });
  }
  for (const days of [6, 8]) {
    const mail = { recipient: `${days}@gmail.com`, subject: 'Code', body: '123456' };
    await database.db.insert(outboxMails).values({ id: randomUUID(), ...mail, createdAt: ago(days * DAY) });
  }
  expect(await sweep('verification_codes', 'email')).toEqual(['open@gmail.com', 'over@gmail.com']);
  expect(await sweep('outbox_mails', 'recipient')).toEqual(['6@gmail.com']);
});

test('[AUTH-09] what was counted goes when its time is over, and what still counts stays', async () => {
  for (const [kind, windowEndsAt] of [
    ['still', ago(-HOUR)],
    ['over', ago(HOUR)],
  ] as const) {
    await database.db.insert(attempts).values({ kind, subjectSha256: bytes(), count: 9, windowEndsAt });
  }
  expect(await sweep('attempts', 'kind')).toEqual(['still']);
});

test('[SEC-08] sessions go a month after their end, whichever way they ended; those in use stay', async () => {
  const accountId = await createAccount();
  const add = async (column: 'ended_at' | 'expires_at', at: Date): Promise<string> => {
    const { sessionId } = await createSession(database.db, accountId);
    const reason = column === 'ended_at' ? ", end_reason = 'signed_out'" : '';
    await database.pool.query(`update sessions set ${column} = $1 ${reason} where id = $2`, [at, sessionId]);
    return sessionId;
  };
  const stay = [
    (await createSession(database.db, accountId)).sessionId,
    await add('ended_at', ago(29 * DAY)),
    await add('expires_at', ago(29 * DAY)),
  ];
  await add('ended_at', ago(31 * DAY));
  await add('expires_at', ago(31 * DAY));
  expect(await sweep('sessions', 'id')).toEqual(stay.sort());
});

test('[SEC-08] sign-in links go a day after they were over, browsers that were away longer than their cookie lives', async () => {
  const accountId = await createAccount();
  for (const expiresAt of [ago(-HOUR), ago(DAY - HOUR), ago(DAY + HOUR)]) {
    await database.db.insert(signInLinks).values({ tokenSha256: bytes(), accountId, expiresAt });
  }
  for (const days of [399, 401]) {
    await database.db.insert(knownDevices).values({ accountId, deviceMac: bytes(), lastSeenAt: ago(days * DAY) });
  }
  expect(await sweep('sign_in_links', '1')).toEqual([1, 1]);
  expect(await sweep('known_devices', "last_seen_at > now() - interval '400 days'")).toEqual([true]);
});

test('[ROLE-02] memberships that were given until now end, others stay', async () => {
  const [over, still, endless] = [await createAccount(), await createAccount(), await createAccount()];
  await markGivenMember(database.db, over, { until: ago(1000) });
  await markGivenMember(database.db, still, { until: ago(-HOUR) });
  await markGivenMember(database.db, endless, { until: null });
  await sweepAccounts(database.db);
  const { rows } = await database.pool.query<{ id: string }>('select id from accounts where is_given_member');
  expect(rows.map(({ id }) => id).sort()).toEqual([still, endless].sort());
});

test('[AUTH-09] an account knows the thirty browsers that it used last', async () => {
  const keys = createSigningKeys(['k'.repeat(40)]);
  const [accountId, neighbour] = [await createAccount(), await createAccount()];
  const use = async (device: string): Promise<void> => {
    await database.pool.query("update known_devices set last_seen_at = last_seen_at - interval '1 minute'");
    await rememberDevice({ db: database.db, keys }, accountId, device);
  };
  await rememberDevice({ db: database.db, keys }, neighbour, 'theirs');
  for (let number = 0; number < 30; number++) {
    await use(`browser ${number}`);
  }
  await use('browser 0');
  await use('another');
  const knows = (device: string | undefined, of = accountId): Promise<boolean> =>
    isKnownDevice({ db: database.db, keys }, of, device);
  expect([
    await knows('browser 0'),
    await knows('browser 1'),
    await knows('browser 2'),
    await knows('another'),
  ]).toEqual([true, false, true, true]);
  expect([await knows('theirs', neighbour), await knows('theirs'), await knows(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('[REL-10] a closed account is no other account to leave room for', async () => {
  const accountId = await createAccount();
  expect(await hasOtherAccounts(database.db, accountId)).toBe(true);
  await database.pool.query('update accounts set is_admin = false, deleted_at = now() where id <> $1', [accountId]);
  expect(await hasOtherAccounts(database.db, accountId)).toBe(false);
});
