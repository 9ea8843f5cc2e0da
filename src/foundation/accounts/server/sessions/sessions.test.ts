import { createHook } from 'node:async_hooks';
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
import { createFirstAdmin } from '../create-first-admin.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { accounts as accountRows } from '../tables.ts';
import { createAccessToken, readAccessToken } from './access-token.ts';
import { createSignInLink } from './create-sign-in-link.ts';
import { watchSessions } from './session-watch.ts';

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
    .values({ id, email, username: 'somebody', passwordHash: await hashPassword(PASSWORD, 'somebody') });
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

test('[AUTH-04] signing in reports what is missing or wrong with the specified messages', async () => {
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

test('[AUTH-04] an unknown address, a wrong password and an account without one cost one hash each', async () => {
  const { email } = await buildPerson();
  const bare = `bare${++number}@gmail.com`;
  await database.db.insert(accountRows).values({ id: crypto.randomUUID(), email: bare, username: 'somebody' });
  let hashes = 0;
  // Counts the hashes; times would show the same, but not reliably.
  const hook = createHook({
    init: (_id, type) => {
      hashes += type === 'ARGON2REQUEST' ? 1 : 0;
    },
  }).enable();
  try {
    for (const address of [email, bare, `nobody${number}@gmail.com`, 'no address at all']) {
      hashes = 0;
      expectError(await enter(address, { password: 'wrong one' }), 'INVALID_CREDENTIALS');
      expect(hashes, address).toBe(1);
    }
  } finally {
    hook.disable();
  }
});

test('[AUTH-09] attempts are counted per account, known or not, and the answer says when to try again', async () => {
  const { email } = await buildPerson();
  for (const address of [email, 'nobody@gmail.com']) {
    for (let tries = 0; tries < 10; tries++) {
      expectError(await enter(address, { password: 'wrong one' }), 'INVALID_CREDENTIALS');
    }
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

test('[AUTH-09] concurrent attempts cannot pass the limit, and a successful one is not counted', async () => {
  const { email } = await buildPerson();
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(email, { password: 'wrong one' })));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  await database.pool.query('delete from attempts');
  for (let times = 0; times < 12; times++) {
    expect((await enter(email)).statusCode).toBe(200);
  }
});

test('[AUTH-09] a refused network no longer counts against an account, and others can go on', async () => {
  const { email } = await buildPerson();
  const from = (remoteAddress: string, address: string): Promise<LightMyRequestResponse> =>
    post('sign-in', { email: address, password: 'wrong one', agreed: true }, {}, { remoteAddress });
  await from('2001:db8:1:2::1', 'x@gmail.com');
  await database.pool.query("update attempts set count = 60 where kind = 'sign-in-network'");
  expectError(await from('2001:db8:1:2:ffff::1', email), 'TOO_MANY_ATTEMPTS');
  expectError(await from('2001:db8:1:3::1', email), 'INVALID_CREDENTIALS');
  expect(
    (await database.pool.query("select max(count)::int as count from attempts where kind = 'sign-in-account'")).rows,
  ).toEqual([{ count: 1 }]);
});

test("[AUTH-09] a client's forwarding header is ignored without a proxy", async () => {
  for (const forged of ['203.0.113.9', '203.0.113.10']) {
    await post(
      'sign-in',
      { email: 'x@gmail.com', password: 'wrong one', agreed: true },
      { 'x-forwarded-for': forged },
      { remoteAddress: '198.51.100.7' },
    );
  }
  expect((await database.pool.query("select count from attempts where kind = 'sign-in-network'")).rows).toEqual([
    { count: 2 },
  ]);
});

test('[AUTH-06] [SEC-07] the access token names the account for fifteen minutes; the refresh token is only in a cookie', async () => {
  const { id, email } = await buildPerson();
  const answer = await enter(email);
  const held = answer.json() as Held;
  expect(held).toEqual({ accountId: id, accessToken: expect.any(String) as string, accessTokenSeconds: 900 });
  const claims = JSON.parse(Buffer.from(held.accessToken.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
  expect(claims).toMatchObject({ sub: id });
  const cookie = answer.cookies.find(({ name }) => name === COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  expect(cookie).not.toHaveProperty('domain');
  expect(answer.body).not.toContain(cookieOf(answer));
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await me(held.accessToken)).json()).toMatchObject({ id });
  // The cookie alone gives no access.
  expectError(
    await accounts.server.inject({ url: '/api/account/me', headers: withCookie(cookieOf(answer)) }),
    'NOT_LOGGED_IN',
  );
  const stored = await database.pool.query('select family_sha256, current_sha256 from sessions where account_id = $1', [
    id,
  ]);
  const [family = '', member = ''] = cookieOf(answer).split('.');
  for (const secret of [family, member]) {
    expect(JSON.stringify(stored.rows)).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

test('[AUTH-06] a changed, expired or wrongly signed token, or one that chooses its algorithm, is refused', async () => {
  const { id, email } = await buildPerson();
  const { accessToken } = (await enter(email)).json() as Held;
  const [header = '', claims = '', proof = ''] = accessToken.split('.');
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
  const { keys } = accounts.dependencies;
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
  for (const token of bad) {
    expectError(await me(token), 'SESSION_EXPIRED');
  }
  expect((await me('x'.repeat(9000))).statusCode).toBe(401);
  expectError(
    await accounts.server.inject({ url: '/api/account/me', headers: { authorization: `Basic ${accessToken}` } }),
    'SESSION_EXPIRED',
  );
  // After a new key was added, tokens of the former one are still valid.
  const [second] = ['s'.repeat(40)];
  const both = createSigningKeys([second, 'f'.repeat(40)]);
  expect(readAccessToken(both, foreign)).toEqual({ accountId: id, sessionId: sid });
});

test('[AUTH-06] a refresh token works once: the next one comes with it, and reusing an old one ends the session', async () => {
  const { email } = await buildPerson();
  const first = (await enter(email, { tokens: 'body' })).json() as Held;
  const second = (await post('session/refresh', { refreshToken: first.refreshToken })).json() as Held;
  expect(second.accountId).toBe(first.accountId);
  const third = (await post('session/refresh', { refreshToken: second.refreshToken })).json() as Held;
  expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3);
  expect((await me(third.accessToken)).statusCode).toBe(200);
  // Somebody else may hold the first token: nobody can tell them apart, so the whole session ends.
  expectError(await post('session/refresh', { refreshToken: first.refreshToken }), 'SESSION_EXPIRED');
  expectError(await post('session/refresh', { refreshToken: third.refreshToken }), 'SESSION_EXPIRED');
  expectError(await me(third.accessToken), 'SESSION_EXPIRED');
  expect(
    (await database.pool.query('select end_reason from sessions where account_id = $1', [first.accountId])).rows,
  ).toEqual([{ end_reason: 'reused' }]);
});

test('[AUTH-06] two tabs that refresh at once get the same next token; later or older tokens end the session', async () => {
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
  // A token two steps back cannot come from a concurrent tab.
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

test('[AUTH-06] a session ends after thirty days without use, and after half a year in any case', async () => {
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

test('[SEC-08] what is not a refresh token is refused and changes nothing', async () => {
  expectError(await post('session/refresh'), 'NOT_LOGGED_IN');
  const wrong = [
    'x',
    'x'.repeat(87),
    `${'x'.repeat(43)}.${'y'.repeat(43)}`,
    "' or 1=1 --",
    `${'x'.repeat(43)}.${'y'.repeat(43)}.z`,
  ];
  for (const refreshToken of wrong) {
    expectError(await post('session/refresh', { refreshToken }), 'SESSION_EXPIRED');
  }
  expectError(await post('session/refresh', { refreshToken: 'x'.repeat(5000) }), 'INVALID_DATA');
  expectError(await post('session/refresh', {}, withCookie('x'.repeat(3000))), 'SESSION_EXPIRED');
});

test('[SEC-07] a page of another site cannot sign in, refresh or sign out', async () => {
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

test('[SEC-08] signing out ends this session at once, by token or cookie; signing out everywhere ends all', async () => {
  const { email } = await buildPerson();
  const [first, second, third] = [await enter(email), await enter(email), await enter(email)];
  const out = await post('sign-out', {}, { authorization: `Bearer ${(first.json() as Held).accessToken}` });
  expect([out.statusCode, out.cookies[0]?.value]).toEqual([200, '']);
  expectError(await me((first.json() as Held).accessToken), 'SESSION_EXPIRED');
  // When the access token has expired, the cookie still names the session.
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

test('[SEC-08] each sign-in creates its own session, which replaces the one that the browser had', async () => {
  const { email } = await buildPerson();
  const before = await enter(email);
  const after = await post('sign-in', { email, password: PASSWORD, agreed: true }, withCookie(cookieOf(before)));
  expect(cookieOf(after).split('.')[0]).not.toBe(cookieOf(before).split('.')[0]);
  expectError(await me((before.json() as Held).accessToken), 'SESSION_EXPIRED');
  expect((await me((after.json() as Held).accessToken)).statusCode).toBe(200);
});

test('[AUTH-05] [SEC-08] changing the password requires the current one and ends every other session', async () => {
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
  for (let tries = 0; tries < 10; tries++) {
    await change('wrong one', 'a quite new tuba');
  }
  expectError(await change('a quite new tuba', 'one more new tuba'), 'TOO_MANY_ATTEMPTS');
});

test('[SEC-08] the sign-in link of the start works once, and its account may set a first password', async () => {
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

test('[SEC-08] a long response ends with its session, and continues with another one', async () => {
  const { email } = await buildPerson();
  const idOf = (held: Held): string =>
    (JSON.parse(Buffer.from(held.accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
  const [first, second] = [(await enter(email)).json() as Held, (await enter(email)).json() as Held];
  const watch = watchSessions({ db: database.db, log: silentLog });
  const [ends, stays, released] = [watch.watch(idOf(first)), watch.watch(idOf(second)), watch.watch(idOf(first))];
  released.release();
  await post('sign-out', {}, { authorization: `Bearer ${first.accessToken}` });
  for (let wait = 0; wait < 300 && !ends.signal.aborted; wait++) {
    await pause(100);
  }
  expect([ends.signal.aborted, stays.signal.aborted, released.signal.aborted]).toEqual([true, false, false]);
  watch.close();
});
