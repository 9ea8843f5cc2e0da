import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccountServer, type AccountServer } from '#tests/build/build-account-server.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '#tests/build/loopback-smtp.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { markAdmin } from '../standing/change-standing.ts';
import { accounts } from '../tables.ts';
import { createSignInLink } from './create-sign-in-link.ts';

let database: OpenDatabase;
let folder: string;
let smtp: LoopbackSmtp;
/** One with a mail server, one without. */
let mailing: AccountServer;
let bare: AccountServer;
let number = 0;

beforeAll(async () => {
  [database, folder, smtp] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'kinora-stolen-')),
    startLoopbackSmtp({ user: 'kinora@mail.example', password: 'p@ss word' }),
  ]);
  mailing = await buildAccountServer(database, folder, { KINORA_SMTP_URL: smtp.url });
  bare = await buildAccountServer(database, folder);
});
afterAll(async () => {
  await mailing?.close();
  await bare?.close();
  await smtp?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => void (await database.pool.query('delete from attempts')));

type Headers = Record<string, string>;
const PASSWORD = 'lantern gravel tuba';
const OTHER = 'a quite new tuba';

interface Person {
  id: string;
  email: string;
  headers: Headers;
}
async function buildPerson({ password = PASSWORD as string | null } = {}): Promise<Person> {
  const [id, email] = [crypto.randomUUID(), `person${++number}@gmail.com`];
  const passwordHash = password === null ? null : await hashPassword(password, 'somebody');
  await database.db.insert(accounts).values({ id, email, username: 'somebody', passwordHash });
  return { id, email, headers: await signIn(database, folder, id) };
}
async function buildAdmin(): Promise<Person & { secret: string }> {
  const person = await buildPerson();
  await markAdmin(database.db, person.id, true);
  return { ...person, secret: await enrolSecondFactor(database, folder, person.id) };
}
const post = (path: string, payload: object, headers: Headers = {}, on = bare) =>
  on.server.inject({ method: 'POST', url: `/api/account/${path}`, payload, headers });
const codeOf = async (sent: ReturnType<typeof post>): Promise<string | undefined> =>
  ((await sent).json() as { code?: string }).code;
const enter = (email: string, password: string) => post('sign-in', { email, password, agreed: true });
const age = (): Promise<unknown> =>
  database.pool.query("update sessions set confirmed_at = now() - interval '11 minutes'");
async function askForReset(email: string): Promise<{ email: string; requestToken: string; code: string }> {
  const sent = await post('verification-code', { email, purpose: 'reset_password' }, {}, mailing);
  return {
    email,
    requestToken: (sent.json() as { requestToken: string }).requestToken,
    code: await smtp.readCode(email),
  };
}

test('[SEC-08] an old session of an account without a password cannot set its first one', async () => {
  const { headers } = await buildPerson({ password: null });
  await age();
  expect(await codeOf(post('password/change', { currentPassword: '', newPassword: OTHER }, headers))).toBe(
    'FRESH_SIGN_IN_REQUIRED',
  );
});

test('[SEC-08] a fresh sign-in link lets its account set a first password', async () => {
  const { id, email } = await buildPerson({ password: null });
  const token = await createSignInLink(database.db, { accountId: id });
  const { accessToken } = (await post('sign-in-link', { token })).json() as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await post('password/change', { currentPassword: '', newPassword: OTHER }, headers)).statusCode).toBe(200);
  expect((await enter(email, OTHER)).statusCode).toBe(200);
});

test('[SEC-17] the session that a password reset starts is not confirmed', async () => {
  const { email } = await buildPerson();
  const reset = await post('password/reset', { ...(await askForReset(email)), password: OTHER }, {}, mailing);
  const headers = { authorization: `Bearer ${(reset.json() as { accessToken: string }).accessToken}` };
  expect(await codeOf(post('second-factor/begin', {}, headers))).toBe('CONFIRMATION_REQUIRED');
  expect((await post('confirm', { password: OTHER }, headers)).statusCode).toBe(200);
  expect((await post('second-factor/begin', {}, headers)).statusCode).toBe(200);
});

test('[SEC-17] [SEC-09] a reset of an account with a second factor requires it, and changes nothing without', async () => {
  const { email, secret } = await buildAdmin();
  const asked = { ...(await askForReset(email)), password: OTHER };
  expect(await codeOf(post('password/reset', asked, {}, mailing))).toBe('SECOND_FACTOR_REQUIRED');
  expect(await codeOf(post('password/reset', { ...asked, secondFactorCode: '000000' }, {}, mailing))).toBe(
    'SECOND_FACTOR_ERROR',
  );
  expect(await codeOf(enter(email, PASSWORD))).toBe('SECOND_FACTOR_REQUIRED');
  const secondFactorCode = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await post('password/reset', { ...asked, secondFactorCode }, {}, mailing)).statusCode).toBe(200);
});

test('[SEC-08] a reset invalidates unused sign-in links', async () => {
  const { id, email } = await buildPerson();
  const token = await createSignInLink(database.db, { accountId: id });
  await post('password/reset', { ...(await askForReset(email)), password: OTHER }, {}, mailing);
  expect(await codeOf(post('sign-in-link', { token }))).toBe('LINK_USED');
});

test('[SEC-17] a stolen session of an admin cannot read codes in the outbox', async () => {
  const admin = await buildAdmin();
  const { email } = await buildPerson();
  await post('verification-code', { email, purpose: 'reset_password' });
  await age();
  const listed = await bare.server.inject({ url: '/api/account/outbox', headers: admin.headers });
  const { mails } = listed.json() as { mails: { id: string; recipient: string }[] };
  expect(listed.body).not.toMatch(/\b\d{6}\b/);
  const mailId = mails.find(({ recipient }) => recipient === email)?.id;
  expect(await codeOf(post(`outbox/${mailId}`, {}, admin.headers))).toBe('CONFIRMATION_REQUIRED');
});

test('[SEC-17] mails to admins cannot be read in the outbox', async () => {
  const [admin, other] = [await buildAdmin(), await buildAdmin()];
  for (const { email } of [admin, other]) {
    await post('verification-code', { email, purpose: 'reset_password' });
  }
  const { rows } = await database.pool.query<{ id: string }>('select id from outbox_mails where recipient = any($1)', [
    [admin.email, other.email],
  ]);
  expect(rows).toHaveLength(2);
  for (const { id } of rows) {
    expect(await codeOf(post(`outbox/${id}`, {}, admin.headers))).toBe('PERMISSION_DENIED');
  }
});

/** Changes an account in an open transaction, sends a request that blocks on it, and only then commits. */
async function interleave(
  change: readonly [string, ...unknown[]][],
  request: () => ReturnType<typeof post>,
): Promise<Awaited<ReturnType<typeof post>>> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    for (const [statement, ...values] of change) {
      await client.query(statement, values);
    }
    const sent = request();
    const answer = sent.then((response) => response);
    for (;;) {
      const { rows } = await database.pool.query<{ waiting: number }>(
        "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      const isDone = await Promise.race([answer.then(() => true), pause(20, false)]);
      if (isDone || (rows[0]?.waiting ?? 0) > 0) {
        break;
      }
    }
    await client.query('commit');
    return await answer;
  } finally {
    client.release();
  }
}
const sessionsOf = async (id: string): Promise<number> =>
  (await database.pool.query('select 1 from sessions where account_id = $1 and ended_at is null', [id])).rowCount ?? 0;

test('[SEC-08] signing in with the old password while another one is set creates no session', async () => {
  const { id, email } = await buildPerson();
  await database.pool.query('delete from sessions where account_id = $1', [id]);
  const passwordHash = await hashPassword(OTHER, 'somebody');
  const answer = await interleave([['update accounts set password_hash = $2 where id = $1', id, passwordHash]], () =>
    enter(email, PASSWORD),
  );
  expect(answer.json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await sessionsOf(id)).toBe(0);
});

test('[SEC-08] signing in while the account is closed creates no session', async () => {
  const { id, email } = await buildPerson();
  await database.pool.query('delete from sessions where account_id = $1', [id]);
  const answer = await interleave([['update accounts set deleted_at = now() where id = $1', id]], () =>
    enter(email, PASSWORD),
  );
  expect(answer.json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  expect(await sessionsOf(id)).toBe(0);
});

test('[SEC-17] signing in without a code while the second factor is set up creates no session', async () => {
  const { id, email } = await buildPerson();
  await database.pool.query('delete from sessions where account_id = $1', [id]);
  const answer = await interleave(
    [
      ['select 1 from accounts where id = $1 for update', id],
      ["insert into second_factors (account_id, sealed_secret, enrolled_at) values ($1, 'x', now())", id],
    ],
    () => enter(email, PASSWORD),
  );
  expect(answer.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  expect(await sessionsOf(id)).toBe(0);
});

test('[SEC-08] the old password cannot change the password back during a reset', async () => {
  const { id, email, headers } = await buildPerson();
  const passwordHash = await hashPassword(OTHER, 'somebody');
  const answer = await interleave([['update accounts set password_hash = $2 where id = $1', id, passwordHash]], () =>
    post('password/change', { currentPassword: PASSWORD, newPassword: 'one more new tuba' }, headers),
  );
  expect(answer.json()).toMatchObject({ code: 'PASSWORD_CHANGE_FAILED' });
  expect((await enter(email, OTHER)).statusCode).toBe(200);
});
