import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createSigningKeys } from '#src/platform/server/secrets/signing-keys.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { buildAccountServer, type AccountServer } from '#tests/build/build-account-server.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { createAccessToken, readAccessToken } from './access-token.ts';
import { createFirstAdmin } from './create-first-admin.ts';
import { createSignInLink } from './create-sign-in-link.ts';
import { hashPassword } from './password-hash.ts';
import { watchSessions } from './session-watch.ts';
import { accounts as accountRows } from './tables.ts';

let database: OpenDatabase;
let folder: string;
let accounts: AccountServer;
let number = 0;

beforeAll(async () => {
  [database, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'kinora-sessions-'))]);
  accounts = await buildAccountServer(database, folder);
});
afterAll(async () => {
  await accounts?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => void (await database.pool.query('delete from attempts')));

const PASSWORD = 'lantern gravel tuba';
const COOKIE = '__Host-kinora';

interface Held {
  accountId: string;
  accessToken: string;
  accessTokenSeconds: number;
  refreshToken?: string;
}

async function buildPerson(): Promise<{ id: string; email: string }> {
  const id = crypto.randomUUID();
  const email = `person${++number}@gmail.com`;
  await database.db
    .insert(accountRows)
    .values({ id, email, username: 'somebody', passwordHash: await hashPassword(PASSWORD) });
  return { id, email };
}
const post = (
  path: string,
  payload: object = {},
  headers: Record<string, string> = {},
  more: { remoteAddress?: string } = {},
): Promise<LightMyRequestResponse> =>
  accounts.server.inject({ method: 'POST', url: `/api/account/${path}`, payload, headers, ...more });
const me = (token: string): Promise<LightMyRequestResponse> =>
  accounts.server.inject({ url: '/api/account/me', headers: { authorization: `Bearer ${token}` } });
const enter = async (email: string, change: object = {}): Promise<LightMyRequestResponse> =>
  post('sign-in', { email, password: PASSWORD, agreed: true, ...change });
const cookieOf = (answer: LightMyRequestResponse): string =>
  answer.cookies.find(({ name }) => name === COOKIE)?.value ?? '';
const withCookie = (value: string): Record<string, string> => ({ cookie: `${COOKIE}=${value}` });
const expectError = (response: LightMyRequestResponse, code: ErrorCode): void =>
  expect(response.json()).toMatchObject({ code, requestId: expect.any(String) as string });
const age = (seconds: number): Promise<unknown> =>
  database.pool.query('update sessions set rotated_at = rotated_at - make_interval(secs => $1)', [seconds]);

test('[AUTH-04] signing in says what is missing or wrong in these words', async () => {
  const { email } = await buildPerson();
  const said = async (change: object): Promise<unknown> => (await enter(email, change)).json();
  expect(await said({ email: '' })).toMatchObject({
    code: 'CREDENTIALS_EMPTY',
    message: 'Email or password cannot be empty!',
  });
  expect(await said({ password: '' })).toMatchObject({ code: 'CREDENTIALS_EMPTY' });
  expect(await said({ agreed: false })).toMatchObject({
    code: 'AGREEMENT_REQUIRED',
    message: 'Please read and agree to the User Agreement and Privacy Policy first!',
  });
  expect(await said({ password: 'wrong one' })).toMatchObject({
    code: 'INVALID_CREDENTIALS',
    message: 'Incorrect username or password',
  });
  expect((await enter(` ${email.toUpperCase()}`)).statusCode).toBe(200);
});

test('[AUTH-04] [SEC-09] an unknown address, a wrong password and an account without one get the same answer', async () => {
  const { email } = await buildPerson();
  await createFirstAdmin(database.db);
  await database.pool.query("update accounts set email = 'operator@gmail.com' where is_first_admin");
  const answers = await Promise.all([
    enter(email, { password: 'wrong one' }),
    enter('nobody@gmail.com'),
    enter('operator@gmail.com'),
    enter('no address at all'),
  ]);
  const bare = answers.map((answer) => {
    const { requestId: _, ...rest } = answer.json() as { requestId: string };
    return { status: answer.statusCode, rest, headers: Object.keys(answer.headers).sort() };
  });
  expect(new Set(bare.map((one) => JSON.stringify(one))).size).toBe(1);
});

test('[AUTH-09] tries are counted for an account, known or not, and the answer says when to try again', async () => {
  const { email } = await buildPerson();
  for (const address of [email, 'nobody@gmail.com']) {
    for (let tries = 0; tries < 10; tries++)
      expectError(await enter(address, { password: 'wrong one' }), 'INVALID_CREDENTIALS');
    const refused = await enter(address);
    expect(refused.statusCode).toBe(429);
    const { details, message } = refused.json() as {
      details: { retryAfterSeconds: number; minutes: number };
      message: string;
    };
    expect(details.retryAfterSeconds).toBeGreaterThan(14 * 60);
    expect(message).toBe(errorText('en', 'TOO_MANY_ATTEMPTS', { minutes: 15 }));
    expect(refused.headers['retry-after']).toBe(String(details.retryAfterSeconds));
  }
  const kept = await database.pool.query('select * from attempts');
  expect(JSON.stringify(kept.rows)).not.toContain('gmail');
  await database.pool.query("update attempts set window_ends_at = now() - interval '1 second'");
  expect((await enter(email)).statusCode).toBe(200);
});

test('[AUTH-09] any number of tries at once are no more than the limit, and one that ends well is not counted', async () => {
  const { email } = await buildPerson();
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(email, { password: 'wrong one' })));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  await database.pool.query('delete from attempts');
  for (let times = 0; times < 12; times++) expect((await enter(email)).statusCode).toBe(200);
});

test('[AUTH-09] tries are counted for a network and over all, and one network cannot lock another out of an account', async () => {
  const { email } = await buildPerson();
  const from = (remoteAddress: string, address: string): Promise<LightMyRequestResponse> =>
    post('sign-in', { email: address, password: 'wrong one', agreed: true }, {}, { remoteAddress });
  // Addresses of one IPv6 network count together.
  for (let tries = 0; tries < 3; tries++) await from(`2001:db8:1:2::${tries}`, `x${tries}@gmail.com`);
  expect((await database.pool.query("select count from attempts where kind = 'sign-in-network'")).rows).toEqual([
    { count: 3 },
  ]);
  await database.pool.query("update attempts set count = 60 where kind = 'sign-in-network'");
  expectError(await from('2001:db8:1:2:ffff::1', email), 'TOO_MANY_ATTEMPTS');
  expectError(await from('2001:db8:1:3::1', email), 'INVALID_CREDENTIALS');
  // The blocked network's tries were not counted against the account.
  expect(
    (await database.pool.query("select max(count)::int as count from attempts where kind = 'sign-in-account'")).rows,
  ).toEqual([{ count: 1 }]);
  // What a client writes into a forwarding header is not believed: there is no proxy here.
  await post(
    'sign-in',
    { email, password: 'wrong one', agreed: true },
    { 'x-forwarded-for': '203.0.113.9' },
    { remoteAddress: '198.51.100.7' },
  );
  await post(
    'sign-in',
    { email, password: 'wrong one', agreed: true },
    { 'x-forwarded-for': '203.0.113.10' },
    { remoteAddress: '198.51.100.7' },
  );
  expect(
    (await database.pool.query("select count from attempts where kind = 'sign-in-network' order by count desc"))
      .rows[1],
  ).toEqual({ count: 2 });
  await database.pool.query("update attempts set count = 1200 where kind = 'sign-in-all'");
  const refused = await from('192.0.2.1', email);
  expectError(refused, 'TOO_MANY_ATTEMPTS');
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('[AUTH-06] [SEC-07] the access token carries the account and lasts a quarter of an hour; the refresh token is in a cookie alone', async () => {
  const { id, email } = await buildPerson();
  const answer = await enter(email);
  const held = answer.json() as Held;
  expect(held).toEqual({ accountId: id, accessToken: expect.any(String) as string, accessTokenSeconds: 900 });
  const claims = JSON.parse(Buffer.from(held.accessToken.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
  expect(claims).toMatchObject({ sub: id });
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: COOKIE, httpOnly: true, secure: true, sameSite: 'Lax', path: '/' }),
  ]);
  expect(answer.cookies[0]).not.toHaveProperty('domain');
  expect(answer.body).not.toContain(cookieOf(answer));
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await me(held.accessToken)).json()).toMatchObject({ id });
  // The cookie alone opens nothing.
  expectError(
    await accounts.server.inject({ url: '/api/account/me', headers: withCookie(cookieOf(answer)) }),
    'NOT_LOGGED_IN',
  );
  const stored = await database.pool.query('select family_sha256, current_sha256 from sessions where account_id = $1', [
    id,
  ]);
  const [family = '', member = ''] = cookieOf(answer).split('.');
  for (const secret of [family, member])
    expect(JSON.stringify(stored.rows)).not.toContain(Buffer.from(secret).toString('hex'));
});

test('[AUTH-06] a token that was changed, is over, was signed for something else or says how it wants to be checked opens nothing', async () => {
  const { id, email } = await buildPerson();
  const { accessToken } = (await enter(email)).json() as Held;
  const [header = '', claims = '', proof = ''] = accessToken.split('.');
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
  const { keys } = accounts.tools;
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const none = encode({ alg: 'none', typ: 'JWT' });
  const old = createAccessToken(keys, { accountId: id, sessionId: sid }, Date.now() - 901_000);
  const foreign = createAccessToken(createSigningKeys(['f'.repeat(40)]), { accountId: id, sessionId: sid });
  const changed = encode({ sub: id, sid, iat: 0, exp: 9_999_999_999 });
  const otherPurpose = `${header}.${changed}.${keys.sign('media-link', `${header}.${changed}`).toString('base64url')}`;
  const bad = [
    `${none}.${claims}.`,
    `${none}.${claims}.${proof}`,
    `${header}.${changed}.${proof}`,
    `${header}.${claims}.${proof.slice(1)}A`,
    old,
    foreign,
    otherPurpose,
    `${accessToken}.x`,
    'nonsense',
    'a.b.c',
    '..',
  ];
  for (const token of bad) expectError(await me(token), 'SESSION_EXPIRED');
  expect((await me('x'.repeat(9000))).statusCode).toBe(401);
  expectError(
    await accounts.server.inject({ url: '/api/account/me', headers: { authorization: `Basic ${accessToken}` } }),
    'SESSION_EXPIRED',
  );
  // A key that was put in front leaves what the one before it signed good.
  const [second] = ['s'.repeat(40)];
  const both = createSigningKeys([second, 'f'.repeat(40)]);
  expect(readAccessToken(both, foreign)).toEqual({ accountId: id, sessionId: sid });
});

test('[AUTH-06] a refresh token is good once: the next one comes with it, and using an old one ends the session', async () => {
  const { email } = await buildPerson();
  const first = (await enter(email, { tokens: 'body' })).json() as Held;
  const second = (await post('session/refresh', { refreshToken: first.refreshToken })).json() as Held;
  expect(second.accountId).toBe(first.accountId);
  const third = (await post('session/refresh', { refreshToken: second.refreshToken })).json() as Held;
  expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3);
  expect((await me(third.accessToken)).statusCode).toBe(200);
  // Somebody has the first one still: nobody knows who is who any more, so all of it ends, the newest too.
  expectError(await post('session/refresh', { refreshToken: first.refreshToken }), 'SESSION_EXPIRED');
  expectError(await post('session/refresh', { refreshToken: third.refreshToken }), 'SESSION_EXPIRED');
  expectError(await me(third.accessToken), 'SESSION_EXPIRED');
  expect(
    (await database.pool.query('select end_reason from sessions where account_id = $1', [first.accountId])).rows,
  ).toEqual([{ end_reason: 'reused' }]);
});

test('[AUTH-06] two tabs that refresh at once get the same next token, which is stored nowhere; later or older ones end the session', async () => {
  const { email } = await buildPerson();
  const refresh = (cookie: string): Promise<LightMyRequestResponse> => post('session/refresh', {}, withCookie(cookie));
  const begin = async (): Promise<string> => cookieOf(await enter(email));
  const first = await begin();
  const both = await Promise.all([refresh(first), refresh(first), refresh(first)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const [next] = new Set(both.map(cookieOf));
  expect(new Set(both.map(cookieOf)).size).toBe(1);
  expect(next).not.toBe(first);
  const after = await refresh(next ?? '');
  expect(after.statusCode).toBe(200);
  // Two steps back is no tab of the same moment.
  expectError(await refresh(first), 'SESSION_EXPIRED');
  expectError(await refresh(cookieOf(after)), 'SESSION_EXPIRED');

  const slow = await begin();
  const rotated = cookieOf(await refresh(slow));
  await age(11);
  const late = await refresh(slow);
  expectError(late, 'SESSION_EXPIRED');
  expect(late.cookies[0]).toMatchObject({ name: COOKIE, value: '' });
  expectError(await refresh(rotated), 'SESSION_EXPIRED');

  // A program that keeps its token itself has no tabs.
  const held = (await enter(email, { tokens: 'body' })).json() as Held;
  const answers = await Promise.all([1, 2].map(() => post('session/refresh', { refreshToken: held.refreshToken })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
});

test('[AUTH-06] a session ends when it is not used for thirty days, and after half a year whatever happens', async () => {
  const { email } = await buildPerson();
  const cookie = cookieOf(await enter(email));
  await database.pool.query(
    "update sessions set expires_at = now() + interval '1 day', ends_at = now() + interval '2 days'",
  );
  const next = await post('session/refresh', {}, withCookie(cookie));
  const { rows } = await database.pool.query(
    'select (expires_at = ends_at) as capped from sessions order by created_at desc limit 1',
  );
  expect(rows).toEqual([{ capped: true }]);
  await database.pool.query("update sessions set expires_at = now() - interval '1 second'");
  expectError(await post('session/refresh', {}, withCookie(cookieOf(next))), 'SESSION_EXPIRED');
  expectError(await me((next.json() as Held).accessToken), 'SESSION_EXPIRED');
});

test('[SEC-08] what is no refresh token is refused and changes nothing', async () => {
  expectError(await post('session/refresh'), 'NOT_LOGGED_IN');
  const wrong = [
    'x',
    'x'.repeat(87),
    `${'x'.repeat(43)}.${'y'.repeat(43)}`,
    "' or 1=1 --",
    `${'x'.repeat(43)}.${'y'.repeat(43)}.z`,
  ];
  for (const refreshToken of wrong) expectError(await post('session/refresh', { refreshToken }), 'SESSION_EXPIRED');
  expectError(await post('session/refresh', { refreshToken: 'x'.repeat(5000) }), 'INVALID_DATA');
  expectError(await post('session/refresh', {}, withCookie('x'.repeat(3000))), 'SESSION_EXPIRED');
});

test('[SEC-07] a page of another site can neither sign in, nor refresh, nor sign out', async () => {
  const { email } = await buildPerson();
  const cookie = cookieOf(await enter(email));
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    for (const path of [
      'session/refresh',
      'sign-out',
      'sign-in',
      'register',
      'verification-code',
      'password/reset',
      'password/change',
      'sign-out-everywhere',
    ]) {
      expectError(await post(path, {}, { ...withCookie(cookie), ...headers }), 'PERMISSION_DENIED');
    }
  }
  expect(
    (await post('session/refresh', {}, { ...withCookie(cookie), 'sec-fetch-site': 'same-origin' })).statusCode,
  ).toBe(200);
});

test('[SEC-08] signing out ends this session at once, by token or by cookie; signing out everywhere ends all of them', async () => {
  const { email } = await buildPerson();
  const [first, second, third] = [await enter(email), await enter(email), await enter(email)];
  const out = await post('sign-out', {}, { authorization: `Bearer ${(first.json() as Held).accessToken}` });
  expect([out.statusCode, out.cookies[0]?.value]).toEqual([200, '']);
  expectError(await me((first.json() as Held).accessToken), 'SESSION_EXPIRED');
  // Where the access token is over, the cookie still says which session it is.
  expect((await post('sign-out', {}, withCookie(cookieOf(second)))).statusCode).toBe(200);
  expectError(await me((second.json() as Held).accessToken), 'SESSION_EXPIRED');
  const { accessToken } = third.json() as Held;
  expect((await me(accessToken)).statusCode).toBe(200);
  await enter(email);
  const everywhere = await post('sign-out-everywhere', {}, { authorization: `Bearer ${accessToken}` });
  expect(everywhere.json()).toEqual({ ended: 2 });
  expectError(await me(accessToken), 'SESSION_EXPIRED');
  expect((await post('sign-out')).statusCode).toBe(200);
});

test('[SEC-08] each sign-in is a session of its own, which takes the place of the one that the browser had', async () => {
  const { email } = await buildPerson();
  const before = await enter(email);
  const after = await post('sign-in', { email, password: PASSWORD, agreed: true }, withCookie(cookieOf(before)));
  expect(cookieOf(after).split('.')[0]).not.toBe(cookieOf(before).split('.')[0]);
  expectError(await me((before.json() as Held).accessToken), 'SESSION_EXPIRED');
  expect((await me((after.json() as Held).accessToken)).statusCode).toBe(200);
});

test('[AUTH-05] [SEC-08] changing the password needs the current one and ends every other session', async () => {
  const { email } = await buildPerson();
  const [here, there] = [(await enter(email)).json() as Held, (await enter(email)).json() as Held];
  const change = (currentPassword: string, newPassword: string): Promise<LightMyRequestResponse> =>
    post('password/change', { currentPassword, newPassword }, { authorization: `Bearer ${here.accessToken}` });
  expectError(await change('wrong one', 'a quite new tuba'), 'PASSWORD_CHANGE_FAILED');
  expectError(await change(PASSWORD, 'password123'), 'PASSWORD_COMMON');
  expect((await change(PASSWORD, 'a quite new tuba')).json()).toEqual({
    status: 'PASSWORD_CHANGE_SUCCESS',
    endedSessions: 1,
  });
  expect((await me(here.accessToken)).statusCode).toBe(200);
  expectError(await me(there.accessToken), 'SESSION_EXPIRED');
  expectError(await enter(email), 'INVALID_CREDENTIALS');
  expect((await enter(email, { password: 'a quite new tuba' })).statusCode).toBe(200);
  for (let tries = 0; tries < 10; tries++) await change('wrong one', 'a quite new tuba');
  expectError(await change('a quite new tuba', 'one more new tuba'), 'TOO_MANY_ATTEMPTS');
});

test('[SEC-08] a link of the start signs in once, gives a bearer, and its account may set a first password', async () => {
  const admin = await createFirstAdmin(database.db);
  const token = await createSignInLink(database.db, { accountId: admin.id });
  const both = await Promise.all([post('sign-in-link', { token }), post('sign-in-link', { token })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  const [accessToken = ''] = both
    .map((answer) => (answer.json() as Partial<Held>).accessToken ?? '')
    .filter((token) => token !== '');
  expect((await me(accessToken)).json()).toMatchObject({ identity: 0, hasPassword: false });
  const changed = await post(
    'password/change',
    { currentPassword: '', newPassword: 'a quite new tuba' },
    { authorization: `Bearer ${accessToken}` },
  );
  expect(changed.statusCode).toBe(200);
  expect((await me(accessToken)).json()).toMatchObject({ hasPassword: true });
});

test('[SEC-08] what is sent for long ends with its session, and goes on with another one', async () => {
  const { email } = await buildPerson();
  const idOf = (held: Held): string =>
    (JSON.parse(Buffer.from(held.accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
  const [first, second] = [(await enter(email)).json() as Held, (await enter(email)).json() as Held];
  const watch = watchSessions({ db: database.db, log: silentLog });
  const [ends, stays, released] = [watch.watch(idOf(first)), watch.watch(idOf(second)), watch.watch(idOf(first))];
  released.release();
  await post('sign-out', {}, { authorization: `Bearer ${first.accessToken}` });
  for (let wait = 0; wait < 300 && !ends.signal.aborted; wait++) await pause(100);
  expect([ends.signal.aborted, stays.signal.aborted, released.signal.aborted]).toEqual([true, false, false]);
  watch.close();
});
