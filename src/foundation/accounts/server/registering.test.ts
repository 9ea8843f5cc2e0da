import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { errorText } from '#src/shared/errors/error-text.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { buildAccountServer, type AccountServer } from '#tests/build/build-account-server.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '#tests/build/loopback-smtp.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { markAdmin } from './standing/change-standing.ts';

let database: OpenDatabase;
let folder: string;
let smtp: LoopbackSmtp;
let accounts: AccountServer;
let number = 0;

beforeAll(async () => {
  [database, folder, smtp] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'kinora-registering-')),
    startLoopbackSmtp({ user: 'kinora@mail.example', password: 'p@ss word' }),
  ]);
  accounts = await buildAccountServer(database, folder, { KINORA_SMTP_URL: smtp.url });
});
afterAll(async () => {
  await accounts?.close();
  await smtp?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.pool.query('delete from attempts');
  smtp.refuse(false);
});

const PASSWORD = 'lantern gravel tuba';
const newEmail = (): string => `person${++number}@gmail.com`;
const post = (
  path: string,
  payload: object,
  headers: Record<string, string> = {},
  on = accounts,
): Promise<LightMyRequestResponse> =>
  on.server.inject({ method: 'POST', url: `/api/account/${path}`, payload, headers });

interface Sent {
  requestToken: string;
  delivery: string;
  resendSeconds: number;
}
const sendCode = async (email: string, purpose = 'register'): Promise<Sent> =>
  (await post('verification-code', { email, purpose })).json();
const forgetWait = (): Promise<unknown> => database.pool.query("delete from attempts where kind = 'send-code-again'");

/** Requests a code and reads it from the mail. */
async function receiveCode(email: string, purpose = 'register'): Promise<{ code: string; requestToken: string }> {
  const { requestToken } = await sendCode(email, purpose);
  return { requestToken, code: await smtp.readCode(email.toLowerCase()) };
}
const register = async (email: string, change: object = {}): Promise<LightMyRequestResponse> =>
  post('register', { email, password: PASSWORD, agreed: true, ...(await receiveCode(email)), ...change });
const expectError = (response: LightMyRequestResponse, code: ErrorCode): void =>
  expect(response.json()).toMatchObject({ code, requestId: expect.any(String) as string });
const wrongOf = (code: string): string => (code === '111111' ? '222222' : '111111');

test('[AUTH-01] [AUTH-03] a mailed code, a password and the agreement create an account that is signed in', async () => {
  const email = newEmail();
  const sent = await post('verification-code', { email: ` ${email.toUpperCase()} `, purpose: 'register' });
  expect(sent.statusCode).toBe(200);
  expect(sent.json()).toMatchObject({ status: 'VERIFICATION_CODE_SENT_SUCCESS', delivery: 'mail', resendSeconds: 60 });
  const code = await smtp.readCode(email);
  expect(sent.body).not.toContain(code);
  const { requestToken } = sent.json() as Sent;
  const made = await post(
    'register',
    {
      email,
      password: PASSWORD,
      agreed: true,
      code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
      requestToken,
      invitationCode: ' FILM42 ',
    },
    { 'kinora-language': 'ko' },
  );
  expect(made.json()).toMatchObject({
    status: 'REGISTRATION_SUCCESS',
    accountId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  const { accessToken } = made.json() as { accessToken: string };
  const me = await accounts.server.inject({
    url: '/api/account/me',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(me.json()).toMatchObject({ email, identity: 1, language: 'ko', hasPassword: true });
  expect((me.json() as { username: string }).username).not.toContain('person');
  const { rows } = await database.pool.query(
    'select password_hash, invited_with, agreed_at from accounts where email = $1',
    [email],
  );
  expect(rows[0]).toMatchObject({
    password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) as string,
    invited_with: 'FILM42',
    agreed_at: expect.any(Date) as Date,
  });
});

test('[AUTH-01] invalid fields are reported with their own messages, before the code is tried', async () => {
  const email = newEmail();
  const right = { email, password: PASSWORD, agreed: true, ...(await receiveCode(email)) };
  const wrong: [object, ErrorCode][] = [
    [{ email: 'nobody' }, 'EMAIL_INVALID'],
    [{ email: '' }, 'EMAIL_INVALID'],
    [{ email: 'a@b' }, 'EMAIL_INVALID'],
    [{ email: 'a b@gmail.com' }, 'EMAIL_INVALID'],
    [{ email: `${email}\r\nBcc: other@gmail.com` }, 'EMAIL_INVALID'],
    [{ email: `"${email}" <x@gmail.com>` }, 'EMAIL_INVALID'],
    [{ email: 'nobody', password: '' }, 'EMAIL_PASSWORD_INVALID'],
    [{ email: 'somebody@tempmail.example' }, 'EMAIL_DOMAIN_NOT_SUPPORTED'],
    [{ password: 'seven77' }, 'PASSWORD_TOO_SHORT'],
    [{ password: 'x '.repeat(65) }, 'PASSWORD_TOO_LONG'],
    [{ password: 'Password1!' }, 'PASSWORD_COMMON'],
    [{ password: 'qwertyuiop' }, 'PASSWORD_COMMON'],
    [{ agreed: false }, 'AGREEMENT_REQUIRED'],
    [{ agreed: 'yes' }, 'INVALID_DATA'],
    [{ email: undefined }, 'INVALID_DATA'],
    [{ password: 'x'.repeat(5000) }, 'INVALID_DATA'],
    [{ requestToken: undefined }, 'INVALID_DATA'],
  ];
  for (const [change, code] of wrong) {
    expectError(await post('register', { ...right, ...change }), code);
  }
  expect(errorText('en', 'EMAIL_INVALID')).toBe('Please enter a valid email!');
  expect(errorText('en', 'EMAIL_PASSWORD_INVALID')).toBe('Please enter a valid email and password!');
  expect((await post('register', right)).statusCode).toBe(200);
});

test('[AUTH-02] [ERR-07] codes are sent to mainstream providers only, by a list that the operator can edit', async () => {
  expectError(
    await post('verification-code', { email: 'somebody@company.example', purpose: 'register' }),
    'EMAIL_DOMAIN_NOT_SUPPORTED',
  );
  for (const domain of [
    'qq.com',
    '163.com',
    'naver.com',
    'yahoo.co.jp',
    'docomo.ne.jp',
    'outlook.com',
    'icloud.com',
    'proton.me',
  ]) {
    expect(
      (await post('verification-code', { email: `somebody@${domain}`, purpose: 'register' })).statusCode,
      domain,
    ).toBe(200);
  }
  const allowed = async (setting: string, domain: string): Promise<boolean> => {
    await database.pool.query('delete from attempts');
    const server = await buildAccountServer(database, folder, {
      KINORA_SMTP_URL: smtp.url,
      KINORA_MAIL_DOMAINS: setting,
    });
    const { statusCode } = await post(
      'verification-code',
      { email: `somebody@${domain}`, purpose: 'register' },
      {},
      server,
    );
    await server.close();
    return statusCode === 200;
  };
  expect([
    await allowed('+company.example', 'company.example'),
    await allowed('+company.example', 'gmail.com'),
  ]).toEqual([true, true]);
  expect([await allowed('company.example', 'company.example'), await allowed('company.example', 'gmail.com')]).toEqual([
    true,
    false,
  ]);
  expect(await allowed('*', 'anything.example')).toBe(true);
});

test('[AUTH-03] [LANG-01] the mail explains the code in the language of the request, as text and as plain HTML', async () => {
  const subjects = new Set<string>();
  for (const language of LANGUAGES) {
    for (const purpose of ['register', 'reset_password']) {
      const email = newEmail();
      await post('verification-code', { email, purpose }, { 'kinora-language': language });
      const code = await smtp.readCode(email);
      const mail = smtp.mails.findLast(({ to }) => to === email);
      expect(mail?.subject, language).toContain(code);
      expect(mail?.html, language).toContain(code);
      expect(mail?.html).not.toMatch(/<(script|img|link|iframe)|https?:/);
      expect(mail?.text.split('\n').filter((line) => line !== '').length).toBeGreaterThanOrEqual(4);
      expect(mail?.headers).toMatch(/Auto-Submitted: auto-generated/);
      expect(mail?.from).toBe('kinora@mail.example');
      subjects.add(mail?.text.replace(code, '') ?? '');
    }
  }
  expect(subjects.size).toBe(8);
});

test('[AUTH-03] [SEC-09] the fifth wrong attempt exhausts a code, for the right one too', async () => {
  const email = newEmail();
  const { code, requestToken } = await receiveCode(email);
  const attempt = (tried: string): Promise<LightMyRequestResponse> =>
    post('register', { email, password: PASSWORD, agreed: true, code: tried, requestToken });
  for (const left of [4, 3, 2, 1]) {
    const answer = await attempt(wrongOf(code));
    expect(answer.json()).toMatchObject({ code: 'VERIFICATION_CODE_ERROR', details: { triesLeft: left } });
  }
  expectError(await attempt(wrongOf(code)), 'VERIFICATION_CODE_EXPIRED');
  expectError(await attempt(code), 'VERIFICATION_CODE_EXPIRED');
});

test('[SEC-09] any number of concurrent guesses are five guesses', async () => {
  const email = newEmail();
  const { code, requestToken } = await receiveCode(email);
  const guesses = Array.from({ length: 20 }, () =>
    post('register', { email, password: PASSWORD, agreed: true, code: wrongOf(code), requestToken }),
  );
  const answers = (await Promise.all(guesses)).map((answer) => (answer.json() as { code: string }).code);
  expect(answers.filter((one) => one === 'VERIFICATION_CODE_ERROR')).toHaveLength(4);
  expectError(
    await post('register', { email, password: PASSWORD, agreed: true, code, requestToken }),
    'VERIFICATION_CODE_EXPIRED',
  );
});

test('[AUTH-03] [SEC-09] a code works once, also when it is sent twice at the same moment', async () => {
  const email = newEmail();
  const filled = { email, password: PASSWORD, agreed: true, ...(await receiveCode(email)) };
  const answers = await Promise.all([post('register', filled), post('register', filled), post('register', filled)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
  expectError(await post('register', filled), 'VERIFICATION_CODE_EXPIRED');
  expect(
    (await database.pool.query('select count(*)::int as count from accounts where email = $1', [email])).rows,
  ).toEqual([{ count: 1 }]);
});

test('[AUTH-03] a code expires after ten minutes', async () => {
  const email = newEmail();
  const { code, requestToken } = await receiveCode(email);
  const { rows } = await database.pool.query(
    'select extract(epoch from expires_at - created_at)::int as seconds from verification_codes where email = $1',
    [email],
  );
  expect(rows).toEqual([{ seconds: 600 }]);
  await database.pool.query("update verification_codes set expires_at = now() - interval '1 second' where email = $1", [
    email,
  ]);
  expectError(
    await post('register', { email, password: PASSWORD, agreed: true, code, requestToken }),
    'VERIFICATION_CODE_EXPIRED',
  );
});

test('[SEC-09] a code is valid only for its requester, its address and its purpose', async () => {
  const [victim, other] = [newEmail(), newEmail()];
  const own = await receiveCode(victim);
  const foreign = await receiveCode(other);
  const attempt = (change: object): Promise<LightMyRequestResponse> =>
    post('register', { email: victim, password: PASSWORD, agreed: true, ...own, ...change });
  expectError(await attempt({ requestToken: foreign.requestToken }), 'VERIFICATION_CODE_EXPIRED');
  expectError(await attempt({ requestToken: 'x'.repeat(43) }), 'VERIFICATION_CODE_EXPIRED');
  expectError(await attempt({ email: other }), 'VERIFICATION_CODE_EXPIRED');
  expectError(await post('password/reset', { email: victim, password: PASSWORD, ...own }), 'VERIFICATION_CODE_EXPIRED');
  expect((await attempt({})).statusCode).toBe(200);
  const kept = await database.pool.query('select * from verification_codes');
  expect(JSON.stringify(kept.rows)).not.toContain(own.requestToken);
});

test('[AUTH-03] [AUTH-09] another code may be requested after sixty seconds, and the answer says when', async () => {
  const email = newEmail();
  await receiveCode(email);
  const again = await post('verification-code', { email, purpose: 'register' });
  expect(again.statusCode).toBe(429);
  const { details, message } = again.json() as { details: { retryAfterSeconds: number }; message: string };
  expect(details.retryAfterSeconds).toBeGreaterThan(50);
  expect(details.retryAfterSeconds).toBeLessThanOrEqual(60);
  expect(message).toContain(`${details.retryAfterSeconds} s`);
  expect(again.headers['retry-after']).toBe(String(details.retryAfterSeconds));
  const both = await Promise.all(
    [newEmail()].flatMap((one) => [
      post('verification-code', { email: one, purpose: 'register' }),
      post('verification-code', { email: one, purpose: 'register' }),
    ]),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
  await database.pool.query(
    "update attempts set window_ends_at = now() - interval '1 second' where kind = 'send-code-again'",
  );
  expect((await post('verification-code', { email, purpose: 'register' })).statusCode).toBe(200);
  for (let sent = 0; sent < 7; sent++) {
    await forgetWait();
    await post('verification-code', { email, purpose: 'register' });
  }
  await forgetWait();
  expectError(await post('verification-code', { email, purpose: 'register' }), 'TOO_MANY_ATTEMPTS');
});

test('[ERR-07] [AUTH-03] a failure of the mail server is reported, and the person may ask again at once', async () => {
  const email = newEmail();
  smtp.refuse(true);
  const refused = await post('verification-code', { email, purpose: 'register' });
  expectError(refused, 'VERIFICATION_CODE_SEND_FAILED');
  expect(refused.body).not.toMatch(/not today|127\.0\.0\.1|smtp/i);
  smtp.refuse(false);
  expect((await post('verification-code', { email, purpose: 'register' })).statusCode).toBe(200);
  const gone = await buildAccountServer(database, folder, { KINORA_SMTP_URL: 'smtp://127.0.0.1:1' });
  expectError(
    await post('verification-code', { email: newEmail(), purpose: 'register' }, {}, gone),
    'VERIFICATION_CODE_SEND_FAILED',
  );
  await gone.close();
});

test('[ERR-07] a registration that fails through our fault says so, and the same code works afterwards', async () => {
  const email = newEmail();
  const filled = { email, password: PASSWORD, agreed: true, ...(await receiveCode(email)) };
  const dependencies = accounts.dependencies as { onRegistered?: unknown };
  dependencies.onRegistered = () => Promise.reject(new Error('an accident'));
  const failed = await post('register', filled);
  delete dependencies.onRegistered;
  expect([failed.statusCode, failed.json()]).toMatchObject([500, { code: 'REGISTRATION_ERROR' }]);
  expect((await post('register', filled)).statusCode).toBe(200);
});

test('[SEC-09] [ERR-07] requesting a code never reveals whether an address is known; the right code does', async () => {
  const [known, unknown] = [newEmail(), newEmail()];
  expect((await register(known)).statusCode).toBe(200);
  await forgetWait();
  const shape = (answer: LightMyRequestResponse): unknown => [
    answer.statusCode,
    Object.keys(answer.json() as object).sort(),
  ];
  for (const purpose of ['register', 'reset_password']) {
    const answers = await Promise.all([known, unknown].map((email) => post('verification-code', { email, purpose })));
    expect(shape(answers[0] as LightMyRequestResponse)).toEqual(shape(answers[1] as LightMyRequestResponse));
    await forgetWait();
  }
  // The known account's password is unchanged.
  expectError(await register(known, { password: 'another tuba gravel' }), 'EMAIL_ALREADY_REGISTERED');
  expect((await post('sign-in', { email: known, password: PASSWORD, agreed: true })).statusCode).toBe(200);
  await forgetWait();
  expectError(
    await post('password/reset', {
      email: unknown,
      password: PASSWORD,
      ...(await receiveCode(unknown, 'reset_password')),
    }),
    'EMAIL_NOT_REGISTERED',
  );
});

test('[AUTH-05] [SEC-08] a mailed code sets a new password and ends every session', async () => {
  const email = newEmail();
  const before = (await register(email)).json() as { accessToken: string };
  await forgetWait();
  const code = await receiveCode(email, 'reset_password');
  expectError(await post('password/reset', { email, password: 'short', ...code }), 'PASSWORD_TOO_SHORT');
  const reset = await post('password/reset', { email, password: 'a quite new tuba', ...code });
  expect(reset.json()).toMatchObject({ status: 'PASSWORD_CHANGE_SUCCESS' });
  const me = (token: string): Promise<LightMyRequestResponse> =>
    accounts.server.inject({ url: '/api/account/me', headers: { authorization: `Bearer ${token}` } });
  expectError(await me(before.accessToken), 'SESSION_EXPIRED');
  expect((await me((reset.json() as { accessToken: string }).accessToken)).statusCode).toBe(200);
  expectError(await post('sign-in', { email, password: PASSWORD, agreed: true }), 'INVALID_CREDENTIALS');
  expect((await post('sign-in', { email, password: 'a quite new tuba', agreed: true })).statusCode).toBe(200);
  expectError(
    await post('password/reset', { email, password: 'a quite new tuba', ...code }),
    'VERIFICATION_CODE_EXPIRED',
  );
});

test('[AUTH-03] without a mail server codes wait in the outbox, for admins only, and the log says so', async () => {
  const said: unknown[] = [];
  const log = Object.assign(Object.create(silentLog) as typeof silentLog, {
    child: () => log,
    warn: (...words: unknown[]) => void said.push(words),
  });
  const alone = await buildAccountServer(database, folder, {}, log);
  const email = newEmail();
  const sent = await post('verification-code', { email, purpose: 'register' }, {}, alone);
  expect(sent.json()).toMatchObject({ delivery: 'outbox' });
  expect(JSON.stringify(said)).toMatch(/\/admin\/outbox/);
  const { rows } = await database.pool.query<{ body: string }>('select body from outbox_mails where recipient = $1', [
    email,
  ]);
  const code = /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? '';
  expect(JSON.stringify(said)).not.toContain(code);
  expect(JSON.stringify(said)).not.toContain(email);
  const made = await post(
    'register',
    { email, password: PASSWORD, agreed: true, code, requestToken: (sent.json() as Sent).requestToken },
    {},
    alone,
  );
  expect(made.statusCode).toBe(200);
  const { accessToken, accountId } = made.json() as { accessToken: string; accountId: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const outbox = (): Promise<LightMyRequestResponse> => alone.server.inject({ url: '/api/account/outbox', headers });
  expectError(await outbox(), 'PERMISSION_DENIED');
  await database.pool.query('update accounts set email = null where id = $1', [accountId]);
  await markAdmin(database.db, accountId, true);
  await enrolSecondFactor(database, folder, accountId);
  const listed = await outbox();
  expect(listed.json()).toMatchObject({
    mailServerSet: false,
    mails: expect.arrayContaining([expect.objectContaining({ recipient: email, isForAdmin: false })]) as unknown,
  });
  expect(listed.body).not.toContain(code);
  const { id = '' } =
    (listed.json() as { mails: { id: string; recipient: string }[] }).mails.find(
      ({ recipient }) => recipient === email,
    ) ?? {};
  expect((await post(`outbox/${id}`, {}, headers, alone)).json()).toMatchObject({ body: rows[0]?.body });
  const audit = await database.pool.query(
    "select action, account_id as actor_id from audit_entries join audit_people on alias = actor_id where action = 'outbox.read'",
  );
  expect(audit.rows).toEqual([{ action: 'outbox.read', actor_id: accountId }]);
  await alone.close();
});
