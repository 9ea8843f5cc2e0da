import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { buildAccountServer, type AccountServer } from '#tests/build/build-account-server.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '#tests/build/loopback-smtp.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { accounts as accountRows } from '../tables.ts';

let database: OpenDatabase;
let folder: string;
let smtp: LoopbackSmtp;
/** One with a mail server, one without. */
let mailing: AccountServer;
let bare: AccountServer;
let passwordHash: string;
let number = 0;

beforeAll(async () => {
  [database, folder, smtp, passwordHash] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'kinora-limits-')),
    startLoopbackSmtp({ user: 'kinora@mail.example', password: 'p@ss word' }),
    hashPassword(PASSWORD, 'somebody'),
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

const PASSWORD = 'lantern gravel tuba';
const DEVICE_COOKIE = '__Host-kinora-device';

interface From {
  remoteAddress?: string;
  device?: string;
  on?: AccountServer;
}
const post = (path: string, payload: object, { remoteAddress = '192.0.2.1', device, on = bare }: From = {}) =>
  on.server.inject({
    method: 'POST',
    url: `/api/account/${path}`,
    payload,
    remoteAddress,
    headers: device === undefined ? {} : { cookie: `${DEVICE_COOKIE}=${device}` },
  });
const enter = (email: string, password: string, from: From = {}, more: object = {}) =>
  post('sign-in', { email, password, agreed: true, ...more }, from);
const sendCode = (email: string, from: From = {}, purpose = 'reset_password') =>
  post('verification-code', { email, purpose }, from);
type Answer = Awaited<ReturnType<typeof post>>;
const codeOf = (answer: Answer): ErrorCode | undefined => (answer.json() as { code?: ErrorCode }).code;
const deviceOf = (answer: Answer): string => answer.cookies.find(({ name }) => name === DEVICE_COOKIE)?.value ?? '';

async function buildPerson(): Promise<{ id: string; email: string }> {
  const [id, email] = [crypto.randomUUID(), `person${++number}@gmail.com`];
  await database.db.insert(accountRows).values({ id, email, username: 'somebody', passwordHash });
  return { id, email };
}
/** This many networks each try one wrong password for an address. */
async function attack(email: string, networks = 60, on = bare): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let network = 0; network < networks; network++) {
    answers.push(await enter(email, 'wrong one', { remoteAddress: `198.51.100.${network}`, on }));
  }
  return answers;
}

test('[AUTH-09] sixty networks that try passwords do not lock out a browser that the account knows', async () => {
  const { email } = await buildPerson();
  const device = deviceOf(await enter(email, PASSWORD));
  await attack(email);
  // From one of the attacking networks.
  expect((await enter(email, PASSWORD, { device, remoteAddress: '198.51.100.7' })).statusCode).toBe(200);
});

test("[AUTH-09] another account's browser is not known to the account", async () => {
  const [owner, other] = [await buildPerson(), await buildPerson()];
  const device = deviceOf(await enter(other.email, PASSWORD));
  await attack(owner.email, 12, mailing);
  expect(codeOf(await enter(owner.email, PASSWORD, { device, on: mailing }))).toBe('SIGN_IN_CODE_REQUIRED');
});

test('[AUTH-09] a known browser cannot guess without limit either', async () => {
  const { email } = await buildPerson();
  const device = deviceOf(await enter(email, PASSWORD));
  for (let tries = 0; tries < 10; tries++) {
    expect(codeOf(await enter(email, 'wrong one', { device }))).toBe('INVALID_CREDENTIALS');
  }
  expect(codeOf(await enter(email, PASSWORD, { device }))).toBe('TOO_MANY_ATTEMPTS');
});

test('[AUTH-09] without a mail server a new network signs in with the right password during an attack', async () => {
  const { email } = await buildPerson();
  await attack(email);
  expect((await enter(email, PASSWORD, { remoteAddress: '203.0.113.1' })).statusCode).toBe(200);
});

test('[AUTH-09] without a mail server a network that failed during an attack waits a minute at most', async () => {
  const { email } = await buildPerson();
  await attack(email, 200);
  const from = { remoteAddress: '203.0.113.1' };
  expect(codeOf(await enter(email, 'wrong one', from))).toBe('INVALID_CREDENTIALS');
  const refused = await enter(email, PASSWORD, from);
  expect(codeOf(refused)).toBe('TOO_MANY_ATTEMPTS');
  const { details } = refused.json() as { details: { retryAfterSeconds: number } };
  expect(details.retryAfterSeconds).toBeGreaterThan(30);
  expect(details.retryAfterSeconds).toBeLessThanOrEqual(60);
});

test('[AUTH-09] during an attack the right password from a new network requires a mailed code, which signs in', async () => {
  const { email } = await buildPerson();
  await attack(email, 60, mailing);
  const from = { remoteAddress: '203.0.113.1', on: mailing };
  const asked = await enter(email, PASSWORD, from);
  expect(codeOf(asked)).toBe('SIGN_IN_CODE_REQUIRED');
  const { requestToken } = (asked.json() as { details: { requestToken: string } }).details;
  const signInCode = await smtp.readCode(email);
  const wrong = signInCode === '111111' ? '222222' : '111111';
  expect(codeOf(await enter(email, PASSWORD, from, { requestToken, signInCode: wrong }))).toBe(
    'VERIFICATION_CODE_ERROR',
  );
  expect((await enter(email, PASSWORD, from, { requestToken, signInCode })).statusCode).toBe(200);
  expect(codeOf(await enter(email, PASSWORD, from, { requestToken, signInCode }))).toBe('VERIFICATION_CODE_EXPIRED');
});

test('[AUTH-09] [SEC-09] during an attack a wrong password and an unknown address get the same answer and no mail', async () => {
  const { email } = await buildPerson();
  const nobody = `nobody${number}@gmail.com`;
  await attack(email, 11, mailing);
  await attack(nobody, 11, mailing);
  const sent = smtp.mails.length;
  const from = { remoteAddress: '203.0.113.1', on: mailing };
  const shapes: string[] = [];
  for (const [address, password] of [
    [email, 'wrong one'],
    [nobody, PASSWORD],
    [email, PASSWORD],
  ] as const) {
    const asked = await enter(address, password, from);
    const { requestToken } = (asked.json() as { details: { requestToken: string } }).details;
    const tried = await enter(address, password, from, { requestToken, signInCode: 'abcdef' });
    const { requestId: _, ...said } = tried.json() as { requestId: string };
    shapes.push(JSON.stringify([asked.statusCode, codeOf(asked), requestToken.length, said]));
  }
  expect(new Set(shapes).size).toBe(1);
  await smtp.readCode(email);
  expect(smtp.mails.slice(sent).map(({ to }) => to)).toEqual([email]);
});

test('[AUTH-09] a sign-in that ends well is counted nowhere: not for its networks, its account or the whole site', async () => {
  const [{ email }, other] = [await buildPerson(), await buildPerson()];
  const from = { remoteAddress: '2001:db8:7:1::1' };
  await enter(email, 'wrong one', from);
  await enter(other.email, 'wrong one', { remoteAddress: '203.0.113.5' });
  const counted = async (): Promise<{ kind: string; count: number }[]> =>
    (
      await database.pool.query<{ kind: string; count: number }>(
        "select kind, count from attempts where kind like 'sign-in-%' order by kind, subject_sha256",
      )
    ).rows;
  const before = await counted();
  expect(before).toContainEqual({ kind: 'sign-in-all', count: 2 });
  expect((await enter(email, PASSWORD, from)).statusCode).toBe(200);
  // Failures of this network with this account are forgotten with it, those of others stay.
  const own = before.findIndex(({ kind }) => kind === 'sign-in-pair');
  expect(await counted()).toEqual(before.toSpliced(own, 1));
});

test('[AUTH-09] twelve hundred failures a minute over the whole site block no new network', async () => {
  const { email } = await buildPerson();
  await enter(email, 'wrong one', { remoteAddress: '203.0.113.9' });
  await database.pool.query("update attempts set count = 1200000 where kind = 'sign-in-all'");
  expect((await enter(email, PASSWORD, { remoteAddress: '203.0.113.1' })).statusCode).toBe(200);
});

test('[AUTH-09] while the site is flooded a network that keeps failing is refused sooner', async () => {
  await enter('x@gmail.com', 'wrong one');
  await database.pool.query("update attempts set count = 1200000 where kind = 'sign-in-all'");
  const failing = { remoteAddress: '203.0.113.2' };
  for (let tries = 0; tries < 12; tries++) {
    expect(codeOf(await enter(`y${tries}@gmail.com`, 'wrong one', failing))).toBe('INVALID_CREDENTIALS');
  }
  expect(codeOf(await enter('z@gmail.com', 'wrong one', failing))).toBe('TOO_MANY_ATTEMPTS');
});

test.for([
  ['/56', (network: number) => `2001:db8:1:${(0xab00 + network).toString(16)}::1`, '2001:db8:1:ac00::1'],
  ['/48', (network: number) => `2001:db8:2:${(network << 8).toString(16)}::1`, '2001:db8:3::1'],
] as const)('[AUTH-09] the networks of one IPv6 %s count together', async ([size, addressOf, outside]) => {
  await enter('x@gmail.com', 'wrong one', { remoteAddress: addressOf(1) });
  const { rows } = await database.pool.query<{ count: number }>(
    "select count from attempts where kind = 'sign-in-network'",
  );
  expect(rows).toHaveLength(3);
  const allowed = size === '/56' ? 180 : 600;
  await database.pool.query("update attempts set count = $1 where kind = 'sign-in-network'", [allowed]);
  expect(codeOf(await enter('x@gmail.com', 'wrong one', { remoteAddress: addressOf(2) }))).toBe('TOO_MANY_ATTEMPTS');
  expect(codeOf(await enter('x@gmail.com', 'wrong one', { remoteAddress: outside }))).toBe('INVALID_CREDENTIALS');
});

test('[AUTH-09] code requests by strangers leave a known browser its own allowance', async () => {
  const { email } = await buildPerson();
  const device = deviceOf(await enter(email, PASSWORD));
  for (let network = 0; network < 50; network++) {
    await sendCode(email, { remoteAddress: `198.51.100.${network}` });
  }
  expect((await sendCode(email, { device, remoteAddress: '198.51.100.3' })).statusCode).toBe(200);
});

test('[AUTH-09] code requests by strangers leave a new network one', async () => {
  const { email } = await buildPerson();
  for (let network = 0; network < 50; network++) {
    await sendCode(email, { remoteAddress: `198.51.100.${network}` });
  }
  const fresh = { remoteAddress: '203.0.113.1' };
  expect((await sendCode(email, fresh)).statusCode).toBe(200);
  await database.pool.query("delete from attempts where kind = 'send-code-again'");
  expect(codeOf(await sendCode(email, fresh))).toBe('TOO_MANY_ATTEMPTS');
});

test('[AUTH-09] six hundred codes in ten minutes block no new network, neither for registering nor for resetting', async () => {
  await sendCode('x@gmail.com');
  await database.pool.query("update attempts set count = 600000 where kind = 'send-code-all'");
  const fresh = { remoteAddress: '203.0.113.1' };
  for (const purpose of ['register', 'reset_password']) {
    expect((await sendCode(`new-${purpose}@gmail.com`, fresh, purpose)).statusCode).toBe(200);
  }
});

test('[AUTH-03] [AUTH-09] asking again within a minute says that the code is still valid, and it is', async () => {
  const { email } = await buildPerson();
  const from = { on: mailing };
  const { requestToken } = (await sendCode(email, from)).json() as { requestToken: string };
  const again = await sendCode(email, from);
  expect(codeOf(again)).toBe('CODE_JUST_SENT');
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(50);
  const code = await smtp.readCode(email);
  const reset = await post('password/reset', { email, code, requestToken, password: 'a quite new tuba' }, from);
  expect(reset.statusCode).toBe(200);
});

test('[AUTH-09] [INV-03] a program that keeps its tokens itself gets the device mark too', async () => {
  const { email } = await buildPerson();
  expect(deviceOf(await enter(email, PASSWORD, {}, { tokens: 'body' }))).toMatch(/^[\w-]{22}$/);
});

test('[AUTH-09] [SEC-08] a reset removes the browsers that knew the old password', async () => {
  const { email } = await buildPerson();
  const device = deviceOf(await enter(email, PASSWORD));
  const { requestToken } = (await sendCode(email, { on: mailing })).json() as { requestToken: string };
  const code = await smtp.readCode(email);
  await post('password/reset', { email, code, requestToken, password: PASSWORD }, { on: mailing });
  await attack(email, 12, mailing);
  expect(codeOf(await enter(email, PASSWORD, { device, on: mailing }))).toBe('SIGN_IN_CODE_REQUIRED');
});
