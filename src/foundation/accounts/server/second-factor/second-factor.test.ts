import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { buildAccountServer, type AccountServer } from '#tests/build/build-account-server.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { accounts } from '../tables.ts';

let database: OpenDatabase;
let folder: string;
let server: AccountServer;
let number = 0;
beforeAll(async () => {
  // Codes change every thirty seconds; here the clock stands still in the middle of a period.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
  [database, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'kinora-factor-'))]);
  server = await buildAccountServer(database, folder);
});
afterAll(async () => {
  vi.useRealTimers();
  await server?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => void (await database.pool.query('delete from attempts')));

type Headers = Record<string, string>;
const PASSWORD = 'lantern gravel tuba';
const post = (path: string, payload: object, headers: Headers = {}) =>
  server.server.inject({ method: 'POST', url: `/api/account/${path}`, payload, headers });
const codeOf = async (sent: ReturnType<typeof post>): Promise<string | undefined> =>
  ((await sent).json() as { code?: string }).code;

interface Person {
  id: string;
  email: string;
  headers: Headers;
}
async function buildPerson(): Promise<Person> {
  const [id, email] = [crypto.randomUUID(), `person${++number}@gmail.com`];
  await database.db
    .insert(accounts)
    .values({ id, email, username: 'somebody', passwordHash: await hashPassword(PASSWORD, 'somebody') });
  return { id, email, headers: await signIn(database, folder, id) };
}
const enter = (email: string, secondFactorCode?: string) =>
  post('sign-in', {
    email,
    password: PASSWORD,
    agreed: true,
    ...(secondFactorCode === undefined ? {} : { secondFactorCode }),
  });
/** The app's code, now or some periods later. */
const show = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

async function enrol(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await post('second-factor/begin', {}, person.headers)).json() as { secret: string };
  const finished = await post('second-factor/finish', { code: show(secret, -1) }, person.headers);
  return { secret, ...(finished.json() as { recoveryCodes: string[] }) };
}

test('[SEC-17] once set up, each sign-in requires a code, and each code works once', async () => {
  const person = await buildPerson();
  const { secret } = await enrol(person);
  expect(await codeOf(enter(person.email))).toBe('SECOND_FACTOR_REQUIRED');
  expect(await codeOf(enter(person.email, '000000'))).toBe('SECOND_FACTOR_ERROR');
  const code = show(secret);
  const both = await Promise.all([
    enter(person.email, code),
    enter(person.email, ` ${code.slice(0, 3)} ${code.slice(3)} `),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  // The one before it is used up as well.
  expect(await codeOf(enter(person.email, show(secret, -1)))).toBe('SECOND_FACTOR_ERROR');
  expect((await enter(person.email, show(secret, 1))).statusCode).toBe(200);
  // Without the password it stays secret that there is one.
  expect(await codeOf(post('sign-in', { email: person.email, password: 'wrong', agreed: true }))).toBe(
    'INVALID_CREDENTIALS',
  );
});

test('[SEC-17] setting it up needs a first code, ends sessions without one, and gives ten recovery codes', async () => {
  const person = await buildPerson();
  const other = await signIn(database, folder, person.id);
  const { secret } = (await post('second-factor/begin', {}, person.headers)).json() as { secret: string };
  expect(await codeOf(post('second-factor/finish', { code: '123456' }, person.headers))).toBe('SECOND_FACTOR_ERROR');
  expect((await enter(person.email)).statusCode).toBe(200);
  const { recoveryCodes } = (await post('second-factor/finish', { code: show(secret) }, person.headers)).json() as {
    recoveryCodes: string[];
  };
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await server.server.inject({ url: '/api/account/me', headers: other })).statusCode).toBe(401);
  expect((await server.server.inject({ url: '/api/account/me', headers: person.headers })).statusCode).toBe(200);
  expect(await codeOf(post('second-factor/begin', {}, person.headers))).toBe('SECOND_FACTOR_IS_ON');
});

test('[SEC-17] a recovery code replaces the app once, also when copied by hand', async () => {
  const person = await buildPerson();
  const {
    recoveryCodes: [first = '', second = ''],
  } = await enrol(person);
  expect((await enter(person.email, first.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200);
  expect(await codeOf(enter(person.email, first))).toBe('SECOND_FACTOR_ERROR');
  expect((await server.server.inject({ url: '/api/account/second-factor', headers: person.headers })).json()).toEqual({
    isOn: true,
    recoveryCodesLeft: 9,
  });
  expect((await post('second-factor/remove', { code: second }, person.headers)).statusCode).toBe(200);
  expect((await enter(person.email)).statusCode).toBe(200);
});

test('[SEC-17] codes are good for the account that they belong to alone, and what one account does leaves those of another', async () => {
  const [person, stranger] = [await buildPerson(), await buildPerson()];
  const own = await enrol(person);
  const foreign = await enrol(stranger);
  const [strange = ''] = foreign.recoveryCodes;
  expect(await codeOf(enter(person.email, strange))).toBe('SECOND_FACTOR_ERROR');
  expect(await codeOf(enter(person.email, show(foreign.secret)))).toBe('SECOND_FACTOR_ERROR');
  // Neither was spent by that, and who uses a code of this moment leaves the other's.
  expect((await enter(stranger.email, strange)).statusCode).toBe(200);
  expect((await enter(person.email, show(own.secret))).statusCode).toBe(200);
  expect((await enter(stranger.email, show(foreign.secret))).statusCode).toBe(200);
  const codesLeft = async ({ headers }: Person): Promise<number> =>
    (
      (await server.server.inject({ url: '/api/account/second-factor', headers })).json() as {
        recoveryCodesLeft: number;
      }
    ).recoveryCodesLeft;
  expect([await codesLeft(person), await codesLeft(stranger)]).toEqual([10, 9]);
  expect((await post('second-factor/remove', { code: own.recoveryCodes[0] }, person.headers)).statusCode).toBe(200);
  expect((await enter(person.email)).statusCode).toBe(200);
  expect(await codeOf(enter(stranger.email))).toBe('SECOND_FACTOR_REQUIRED');
  expect(await codesLeft(stranger)).toBe(9);
});

test('[SEC-16] [SEC-17] the database reveals neither the secret nor a recovery code', async () => {
  const person = await buildPerson();
  const { secret, recoveryCodes } = await enrol(person);
  const { rows } = await database.pool.query(
    "select encode(sealed_secret, 'escape') as kept from second_factors where account_id = $1",
    [person.id],
  );
  const codes = await database.pool.query(
    "select encode(code_sha256, 'hex') as kept from recovery_codes where account_id = $1",
    [person.id],
  );
  const kept = JSON.stringify([rows, codes.rows]);
  for (const plain of [secret, Buffer.from(secret).toString('hex'), ...recoveryCodes]) {
    expect(kept).not.toContain(plain);
  }
});

test('[SEC-17] codes cannot be guessed: after ten wrong ones even the right one must wait', async () => {
  const person = await buildPerson();
  const { secret } = await enrol(person);
  await database.pool.query('delete from attempts');
  for (let tries = 0; tries < 9; tries++) {
    await enter(person.email, '000000');
  }
  await database.pool.query("delete from attempts where kind like 'sign-in%'");
  expect(await codeOf(enter(person.email, '000000'))).toBe('SECOND_FACTOR_ERROR');
  expect(await codeOf(enter(person.email, show(secret)))).toBe('TOO_MANY_ATTEMPTS');
});

test('[SEC-17] ten minutes after signing in, dangerous actions ask for the password again', async () => {
  const person = await buildPerson();
  const age = (): Promise<unknown> =>
    database.pool.query("update sessions set confirmed_at = now() - interval '11 minutes' where account_id = $1", [
      person.id,
    ]);
  await age();
  expect(await codeOf(post('second-factor/begin', {}, person.headers))).toBe('CONFIRMATION_REQUIRED');
  expect(await codeOf(post('confirm', { password: 'wrong' }, person.headers))).toBe('CONFIRMATION_FAILED');
  expect(await codeOf(post('second-factor/begin', {}, person.headers))).toBe('CONFIRMATION_REQUIRED');
  expect((await post('confirm', { password: PASSWORD }, person.headers)).statusCode).toBe(200);
  expect((await post('second-factor/begin', {}, person.headers)).statusCode).toBe(200);
  await database.pool.query('update accounts set password_hash = null where id = $1', [person.id]);
  expect(await codeOf(post('confirm', { password: PASSWORD }, person.headers))).toBe('PASSWORD_NEEDED');
});
