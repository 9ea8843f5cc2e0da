import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createLog } from '#src/platform/server/log/create-log.ts';
import type { ErrorCode } from '#src/shared/errors/error-table.ts';
import { LANGUAGES } from '#src/shared/language/languages.ts';
import { buildAccountServer, type AccountServer } from '#tests/build/build-account-server.ts';
import { startLoopbackSmtp, type LoopbackSmtp } from '#tests/build/loopback-smtp.ts';
import { signIn as signInAs } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopbackTwilio, type LoopbackTwilio } from '#tests/vendors/loopback-twilio.ts';
import { accountSection } from '../account-section.ts';
import { closeAccount } from '../close-account.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { accounts, sessions } from '../tables.ts';

const PASSWORD = 'lantern gravel tuba';
let database: OpenDatabase;
let folder: string;
let twilio: LoopbackTwilio;
let smtp: LoopbackSmtp;
let server: AccountServer;
let passwordHash: string;
let number = 0;
const lines: string[] = [];
const log = createLog({ log: { level: 'trace', pretty: false } }, { target: { write: (line) => lines.push(line) } });

const build = (env: Record<string, string> = {}): Promise<AccountServer> =>
  buildAccountServer(database, folder, { KINORA_SMTP_URL: smtp.url, ...twilio.settings, ...env }, log);

beforeAll(async () => {
  [database, folder, twilio, smtp, passwordHash] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'kinora-phone-')),
    startLoopbackTwilio(),
    startLoopbackSmtp(),
    hashPassword(PASSWORD, 'somebody'),
  ]);
  server = await build();
});
afterAll(async () => {
  await server?.close();
  await twilio?.close();
  await smtp?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.pool.query('delete from attempts');
  Object.assign(twilio, { requests: 0, busy: 0, hangsUp: false });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Person {
  id: string;
  email: string;
  headers: Record<string, string>;
}

const newPhone = (): string => `+49170${String(1_000_000 + ++number)}`;
const call = (
  endpoint: `${Method} ${string}`,
  payload: object | undefined,
  headers: Record<string, string> = {},
  on = server,
): Promise<LightMyRequestResponse> => {
  const [method, path] = endpoint.split(' ') as [Method, string];
  return on.server.inject({ method, url: `/api/account/${path}`, headers, ...(payload ? { payload } : {}) });
};
const post = (
  path: string,
  payload: object,
  headers: Record<string, string> = {},
  on = server,
): Promise<LightMyRequestResponse> => call(`POST ${path}`, payload, headers, on);
const expectError = (response: LightMyRequestResponse, code: ErrorCode): void =>
  expect(response.json()).toMatchObject({ code, requestId: expect.any(String) as string });
const forgetWait = (): Promise<unknown> => database.pool.query("delete from attempts where kind = 'send-sms-again'");
const signIn = (phone: string, password = PASSWORD): Promise<LightMyRequestResponse> =>
  post('sign-in', { phone, password, agreed: true });
const phoneOf = async (id: string): Promise<string | null | undefined> =>
  (await database.db.select({ phone: accounts.phone }).from(accounts).where(eq(accounts.id, id)))[0]?.phone;

async function buildPerson(phone?: string): Promise<Person> {
  const id = randomUUID();
  const email = `phoned-${id.slice(0, 8)}@gmail.com`;
  await database.db
    .insert(accounts)
    .values({ id, username: 'Phoned', email, passwordHash, ...(phone === undefined ? {} : { phone }) });
  return { id, email, headers: await signInAs(database, folder, id) };
}
/** Requests a code by SMS and reads it. */
async function receiveSms(
  path: 'phone/code' | 'verification-code',
  payload: { phone: string; purpose?: string },
  headers: Record<string, string> = {},
): Promise<{ code: string; requestToken: string }> {
  await forgetWait();
  const sent = await post(path, payload, headers);
  expect(sent.json()).toMatchObject({ status: 'VERIFICATION_CODE_SENT_SUCCESS', delivery: 'sms', resendSeconds: 60 });
  return { requestToken: (sent.json() as { requestToken: string }).requestToken, code: twilio.readCode(payload.phone) };
}
async function receiveMail(email: string): Promise<{ code: string; requestToken: string }> {
  const { requestToken } = (await post('verification-code', { email, purpose: 'register' })).json() as {
    requestToken: string;
  };
  return { requestToken, code: await smtp.readCode(email) };
}

test('[AUTH-07] without an SMS sender every use of a phone is refused with its own code, and nothing is stored', async () => {
  const none = await build({ KINORA_TWILIO_ACCOUNT: '', KINORA_TWILIO_TOKEN: '', KINORA_TWILIO_SENDER: '' });
  const person = await buildPerson();
  const phone = newPhone();
  const code = { code: '123456', requestToken: 'x'.repeat(43) };
  expectError(await post('verification-code', { phone, purpose: 'register' }, {}, none), 'PHONE_NOT_OFFERED');
  expectError(await post('verification-code', { phone, purpose: 'reset_password' }, {}, none), 'PHONE_NOT_OFFERED');
  expectError(await post('sign-in', { phone, password: PASSWORD, agreed: true }, {}, none), 'PHONE_NOT_OFFERED');
  expectError(await post('password/reset', { phone, password: PASSWORD, ...code }, {}, none), 'PHONE_NOT_OFFERED');
  expectError(
    await post(
      'register',
      { email: 'phone-none@gmail.com', password: PASSWORD, agreed: true, ...code, phone: { number: phone, ...code } },
      {},
      none,
    ),
    'PHONE_NOT_OFFERED',
  );
  expectError(await post('phone/code', { phone }, person.headers, none), 'PHONE_NOT_OFFERED');
  expectError(await call('PUT phone', { phone, ...code }, person.headers, none), 'PHONE_NOT_OFFERED');
  expect((await database.pool.query('select 1 from verification_codes where phone is not null')).rowCount).toBe(0);
  await none.close();
});

test('[AUTH-07] an account adds a phone by a code, signs in with it in any notation, changes and removes it', async () => {
  const person = await buildPerson();
  const [first, second] = [newPhone(), newPhone()];
  expect((await call('GET phone', undefined, person.headers)).json()).toEqual({ phone: null });
  const code = await receiveSms('phone/code', { phone: first }, person.headers);
  const wrong = await call(
    'PUT phone',
    { phone: first, ...code, code: code.code === '111111' ? '222222' : '111111' },
    person.headers,
  );
  expect(wrong.json()).toMatchObject({ code: 'VERIFICATION_CODE_ERROR', details: { triesLeft: 4, sentBy: 'sms' } });
  expectError(await call('PUT phone', { phone: second, ...code }, person.headers), 'VERIFICATION_CODE_EXPIRED');
  expect(
    (
      await call(
        'PUT phone',
        { phone: ` ${first.slice(0, 3)} (0)${first.slice(3, 6)}-${first.slice(6)}`, ...code },
        person.headers,
      )
    ).json(),
  ).toEqual({ phone: first });
  expectError(await call('PUT phone', { phone: first, ...code }, person.headers), 'VERIFICATION_CODE_EXPIRED');
  for (const written of [first, `00${first.slice(1)}`, `＋${first.slice(1, 6)}　${first.slice(6)}`]) {
    expect((await signIn(written)).json(), written).toMatchObject({ accountId: person.id });
  }
  expectError(await signIn(first, 'another tuba gravel'), 'INVALID_CREDENTIALS');

  await call(
    'PUT phone',
    { phone: second, ...(await receiveSms('phone/code', { phone: second }, person.headers)) },
    person.headers,
  );
  expectError(await signIn(first), 'INVALID_CREDENTIALS');
  expect((await signIn(second)).statusCode).toBe(200);
  expect((await call('DELETE phone', undefined, person.headers)).json()).toEqual({ phone: null });
  expectError(await signIn(second), 'INVALID_CREDENTIALS');
  expect((await post('sign-in', { email: person.email, password: PASSWORD, agreed: true })).statusCode).toBe(200);
});

test('[AUTH-07] [SEC-17] a phone is changed and removed only after a recent proof; no SMS is sent before', async () => {
  const person = await buildPerson(newPhone());
  await database.db
    .update(sessions)
    .set({ confirmedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(sessions.accountId, person.id));
  expectError(await post('phone/code', { phone: newPhone() }, person.headers), 'CONFIRMATION_REQUIRED');
  expectError(
    await call('PUT phone', { phone: newPhone(), code: '123456', requestToken: 'x'.repeat(43) }, person.headers),
    'CONFIRMATION_REQUIRED',
  );
  expectError(await call('DELETE phone', undefined, person.headers), 'CONFIRMATION_REQUIRED');
  expect(twilio.requests).toBe(0);
  expect(await phoneOf(person.id)).not.toBeNull();
  expectError(await call('GET phone', undefined), 'NOT_LOGGED_IN');
});

test('[AUTH-07] [ERR-07] a number belongs to one account; only the holder of the code learns that it is taken', async () => {
  const [owner, other, third] = [await buildPerson(newPhone()), await buildPerson(), await buildPerson()];
  const taken = (await phoneOf(owner.id)) ?? '';
  expectError(
    await call(
      'PUT phone',
      { phone: taken, ...(await receiveSms('phone/code', { phone: taken }, other.headers)) },
      other.headers,
    ),
    'PHONE_ALREADY_REGISTERED',
  );
  expect([await phoneOf(owner.id), await phoneOf(other.id)]).toEqual([taken, null]);
  const wanted = newPhone();
  const codes = [
    await receiveSms('phone/code', { phone: wanted }, other.headers),
    await receiveSms('phone/code', { phone: wanted }, third.headers),
  ];
  const answers = await Promise.all(
    [other, third].map((person, index) => call('PUT phone', { phone: wanted, ...codes[index] }, person.headers)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expectError(
    answers.find(({ statusCode }) => statusCode === 409) as LightMyRequestResponse,
    'PHONE_ALREADY_REGISTERED',
  );
});

test('[AUTH-07] a phone can be given when registering; a taken one can be left out; the operator can switch it off', async () => {
  const [email, phone] = [`phone-${++number}@gmail.com`, newPhone()];
  const fields = { email, password: PASSWORD, agreed: true, ...(await receiveMail(email)) };
  const sms = await receiveSms('verification-code', { phone, purpose: 'register' });
  expectError(await post('register', { ...fields, phone: { number: 'call me', ...sms } }), 'PHONE_INVALID');
  const wrong = await post('register', {
    ...fields,
    phone: { number: phone, ...sms, code: sms.code === '111111' ? '222222' : '111111' },
  });
  expect(wrong.json()).toMatchObject({ code: 'VERIFICATION_CODE_ERROR', details: { sentBy: 'sms' } });
  const made = await post('register', { ...fields, phone: { number: phone, ...sms } });
  expect(made.json()).toMatchObject({ status: 'REGISTRATION_SUCCESS' });
  expect((await signIn(phone)).json()).toMatchObject({ accountId: (made.json() as { accountId: string }).accountId });

  const next = `phone-${++number}@gmail.com`;
  const again = { email: next, password: PASSWORD, agreed: true, ...(await receiveMail(next)) };
  expectError(
    await post('register', {
      ...again,
      phone: { number: phone, ...(await receiveSms('verification-code', { phone, purpose: 'register' })) },
    }),
    'PHONE_ALREADY_REGISTERED',
  );
  expect((await post('register', again)).statusCode).toBe(200);

  const off = await build({ KINORA_PHONE_SIGN_UP: 'off' });
  expectError(
    await post('verification-code', { phone: newPhone(), purpose: 'register' }, {}, off),
    'PHONE_NOT_OFFERED',
  );
  expectError(
    await post('register', { ...again, phone: { number: newPhone(), ...sms } }, {}, off),
    'PHONE_NOT_OFFERED',
  );
  expect((await post('sign-in', { phone, password: PASSWORD, agreed: true }, {}, off)).statusCode).toBe(200);
  await off.close();
});

test('[AUTH-07] [AUTH-05] [SEC-09] a code by SMS sets a new password; before it, known and unknown numbers look alike', async () => {
  const person = await buildPerson(newPhone());
  const [known, unknown] = [(await phoneOf(person.id)) ?? '', newPhone()];
  const shapes = [];
  for (const phone of [known, unknown]) {
    const sent = await post('verification-code', { phone, purpose: 'reset_password' });
    shapes.push([sent.statusCode, Object.keys(sent.json() as object).sort()]);
  }
  expect(shapes[0]).toEqual(shapes[1]);
  expect(twilio.requests).toBe(2);
  for (const phone of [known, unknown]) {
    expectError(await signIn(phone, 'quite another one'), 'INVALID_CREDENTIALS');
  }
  expectError(
    await post('password/reset', { phone: unknown, password: PASSWORD, code: '123456', requestToken: 'x'.repeat(43) }),
    'VERIFICATION_CODE_EXPIRED',
  );
  expectError(
    await post('password/reset', {
      phone: unknown,
      password: PASSWORD,
      ...(await receiveSms('verification-code', { phone: unknown, purpose: 'reset_password' })),
    }),
    'PHONE_NOT_REGISTERED',
  );

  const code = await receiveSms('verification-code', { phone: known, purpose: 'reset_password' });
  expectError(await call('PUT phone', { phone: known, ...code }, person.headers), 'VERIFICATION_CODE_EXPIRED');
  expect((await post('password/reset', { phone: known, password: 'a quite new tuba', ...code })).json()).toMatchObject({
    status: 'PASSWORD_CHANGE_SUCCESS',
    accountId: person.id,
  });
  expectError(await call('GET phone', undefined, person.headers), 'SESSION_EXPIRED');
  expectError(await signIn(known), 'INVALID_CREDENTIALS');
  expect((await signIn(known, 'a quite new tuba')).statusCode).toBe(200);
});

test('[AUTH-07] [AUTH-09] [SEC-09] sign-in attempts with a number are counted, known or not', async () => {
  const person = await buildPerson(newPhone());
  for (const phone of [(await phoneOf(person.id)) ?? '', newPhone()]) {
    await database.pool.query('delete from attempts');
    for (let tries = 0; tries < 10; tries++) {
      expectError(await signIn(phone, 'wrong wrong wrong'), 'INVALID_CREDENTIALS');
    }
    expectError(await signIn(phone), 'TOO_MANY_ATTEMPTS');
  }
  for (const nonsense of ['call me', '\u0007', `+49 170\u0007`, 'x'.repeat(200)]) {
    expectError(await signIn(nonsense), 'INVALID_CREDENTIALS');
  }
  expectError(
    await post('sign-in', { email: 'nobody\u0007', password: PASSWORD, agreed: true }),
    'INVALID_CREDENTIALS',
  );
  expectError(await signIn(' '), 'CREDENTIALS_EMPTY');
});

test('[AUTH-07] [AUTH-09] SMS are limited per number (one a minute, five a day), account and network', async () => {
  const [person, phone] = [await buildPerson(), newPhone()];
  const ask = (to: string, headers: Record<string, string> = {}, on = server): Promise<LightMyRequestResponse> =>
    headers['authorization']
      ? post('phone/code', { phone: to }, headers, on)
      : post('verification-code', { phone: to, purpose: 'reset_password' }, headers, on);
  expect((await ask(phone)).statusCode).toBe(200);
  const soon = await post('verification-code', { phone, purpose: 'register' });
  expectError(soon, 'CODE_JUST_SENT');
  expect((soon.json() as { details: { retryAfterSeconds: number } }).details.retryAfterSeconds).toBeLessThanOrEqual(60);
  for (let sent = 1; sent < 5; sent++) {
    await forgetWait();
    expect((await ask(phone)).statusCode).toBe(200);
  }
  await forgetWait();
  const sixth = await ask(phone);
  expectError(sixth, 'TOO_MANY_ATTEMPTS');
  expect((sixth.json() as { details: { retryAfterSeconds: number } }).details.retryAfterSeconds).toBeGreaterThan(
    23 * 3600,
  );

  await database.pool.query('delete from attempts');
  for (let sent = 0; sent < 5; sent++) {
    expect((await ask(newPhone(), person.headers)).statusCode).toBe(200);
  }
  expectError(await ask(newPhone(), person.headers), 'TOO_MANY_ATTEMPTS');
  expect((await ask(newPhone())).statusCode).toBe(200);

  await database.pool.query('delete from attempts');
  for (let sent = 0; sent < 10; sent++) {
    expect((await ask(newPhone())).statusCode).toBe(200);
  }
  expectError(await ask(newPhone()), 'TOO_MANY_ATTEMPTS');
});

test("[AUTH-07] [LANG-01] the SMS is in Twilio's format, in the language of the request, in one part", async () => {
  for (const language of LANGUAGES) {
    const phone = newPhone();
    await post('verification-code', { phone, purpose: 'reset_password' }, { 'kinora-language': language });
    const sms = twilio.taken.at(-1);
    expect(sms).toMatchObject({
      to: phone,
      from: '+14155550100',
      validitySeconds: 600,
      text: expect.stringContaining(twilio.readCode(phone)) as string,
    });
    expect(sms?.text.length, language).toBeLessThanOrEqual(language === 'en' ? 160 : 70);
    expect(sms?.text).not.toMatch(/[{}]/);
  }
  expect(new Set(twilio.taken.slice(-4).map(({ text }) => text.replaceAll(/\d/g, ''))).size).toBe(4);
  const service = await build({ KINORA_TWILIO_SENDER: `MG${'0'.repeat(32)}` });
  await post('verification-code', { phone: newPhone(), purpose: 'reset_password' }, {}, service);
  expect(twilio.taken.at(-1)?.from).toBe(`MG${'0'.repeat(32)}`);
  await service.close();
});

test('[AUTH-07] [ERR-07] failures of the SMS sender are reported, and retried only when nothing was sent', async () => {
  const ask = (phone: string, on = server): Promise<LightMyRequestResponse> =>
    post('verification-code', { phone, purpose: 'reset_password' }, {}, on);
  for (const [error, code] of [
    [21211, 'PHONE_NOT_FOUND'],
    [21614, 'PHONE_NOT_FOUND'],
    [21408, 'VERIFICATION_CODE_SEND_FAILED'],
    [21610, 'VERIFICATION_CODE_SEND_FAILED'],
  ] as const) {
    const phone = newPhone();
    twilio.errors.set(phone, error);
    twilio.requests = 0;
    expectError(await ask(phone), code);
    expect(twilio.requests).toBe(1);
    twilio.errors.delete(phone);
    expect((await ask(phone)).statusCode, 'no wait after it').toBe(200);
  }
  Object.assign(twilio, { busy: 1, requests: 0 });
  expect((await ask(newPhone())).statusCode).toBe(200);
  expect(twilio.requests).toBe(2);
  Object.assign(twilio, { busy: 5, requests: 0 });
  expectError(await ask(newPhone()), 'VERIFICATION_CODE_SEND_FAILED');
  expect(twilio.requests).toBe(2);
  Object.assign(twilio, { busy: 0, requests: 0, hangsUp: true });
  await database.pool.query('delete from attempts');
  const phone = newPhone();
  expectError(await ask(phone), 'VERIFICATION_CODE_SEND_FAILED');
  expect(twilio.requests, 'it may have been sent').toBe(1);
  expect((await database.pool.query('select 1 from verification_codes where phone = $1', [phone])).rowCount).toBe(0);
  twilio.hangsUp = false;
  const [wrong, gone] = [
    await build({ KINORA_TWILIO_TOKEN: 'x'.repeat(32) }),
    await build({ KINORA_TWILIO_URL: 'http://127.0.0.1:1' }),
  ];
  for (const one of [wrong, gone]) {
    const refused = await ask(newPhone(), one);
    expectError(refused, 'VERIFICATION_CODE_SEND_FAILED');
    expect(refused.body).not.toMatch(/twilio|20003|127\.0\.0\.1/i);
    await one.close();
  }
});

test('[AUTH-07] [SEC-16] no log line contains a full number, a code or the token', () => {
  const said = lines.join('');
  expect(said).toContain('+49…');
  expect(said).toContain('"twilioCode":21211');
  for (const { to, text } of twilio.taken) {
    expect(said).not.toContain(to.slice(3));
    expect(said).not.toMatch(new RegExp(`(?<![\\d.])${/\d{6}/.exec(text)?.[0]}(?!\\d)`));
  }
  expect(said).not.toContain(twilio.settings.KINORA_TWILIO_TOKEN);
});

test('[AUTH-07] [SEC-23] [ACC-06] the archive contains the phone; closing the account frees the number and its codes', async () => {
  const person = await buildPerson(newPhone());
  const phone = (await phoneOf(person.id)) ?? '';
  for await (const part of accountSection(database.db, person.id)) {
    expect(JSON.parse(part.text)).toMatchObject({ phone });
  }
  await post('verification-code', { phone, purpose: 'reset_password' });
  await database.db.transaction((transaction) => closeAccount(transaction, person.id));
  expect((await database.pool.query('select 1 from verification_codes where phone = $1', [phone])).rowCount).toBe(0);
  expect(await phoneOf(person.id)).toBeNull();
  expectError(await signIn(phone), 'INVALID_CREDENTIALS');
  const next = await buildPerson();
  expect(
    (
      await call('PUT phone', { phone, ...(await receiveSms('phone/code', { phone }, next.headers)) }, next.headers)
    ).json(),
  ).toEqual({ phone });
});
