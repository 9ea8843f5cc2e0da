import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { openDatabaseProxy, type DatabaseProxy } from '#tests/build/database-proxy.ts';
import { startKinora, type RunningKinora } from '#tests/build/start-kinora.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';

/** What must never leave the program but to whom it belongs. Each is a text that nothing else could hold. */
const CANARY = {
  password: 'canaryPassword-9x!',
  newPassword: 'canaryNewPassword-9x!',
  email: 'canarymail@gmail.com',
  code: '918273',
  token: 'canarytoken'.padEnd(43, 'x'),
  share: 'canaryshare'.padEnd(24, 'x'),
  idea: 'A canaryfox opens a library',
  title: 'The canarytitle',
  search: 'canarysearch',
  phone: '+491701234567',
};
const SECRETS = {
  KINORA_KEYS: 'canary-signing-key'.padEnd(40, 'k'),
  KINORA_MASTER_KEYS: 'canary-master-key'.padEnd(40, 'k'),
  KINORA_STRIPE_KEY: 'sk_canarystripekey',
  KINORA_STRIPE_WEBHOOK_SECRET: 'whsec_canarystripesecret',
  KINORA_TWILIO_TOKEN: 'canarytwiliotoken00',
};

let database: OpenDatabase;
let proxy: DatabaseProxy;
let folder: string;
let kinora: RunningKinora;
let site: string;
let signInToken: string;
let authorization = '';
const answers: { status: number; body: string }[] = [];

async function send(method: string, path: string, body?: object): Promise<{ status: number; body: string }> {
  const response = await fetch(site + path, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = { status: response.status, body: await response.text() };
  answers.push(answer);
  return answer;
}

const { password, newPassword, email, code, token, share, idea, title, search, phone } = CANARY;
const input = { idea, title, type: 'fantasy', style: 'gouache', aspect: '16:9', language: 'en', shots: 4 };

/** Requests that bring every kind of secret and personal text, each to where it belongs. */
async function sendAll(): Promise<number[]> {
  const sent = [
    await send('POST', '/api/account/verification-code', { email, purpose: 'register' }),
    await send('POST', '/api/account/register', { email, code, requestToken: token, password, agreed: true }),
    await send('POST', '/api/account/sign-in', { email, password, agreed: true }),
    await send('POST', '/api/account/session/refresh', { refreshToken: token }),
    await send('POST', '/api/account/sign-in-link', { token }),
    await send('POST', '/api/account/password/change', { currentPassword: password, newPassword }),
    await send('POST', '/api/account/confirm', { password, code }),
    await send('POST', '/api/films', input),
    await send('POST', '/api/film-ideas', { idea }),
    await send('GET', `/api/films?search=${search}`),
    await send('GET', `/api/shared-films/${share}`),
    await send('GET', `/share/${share}`),
    await send('GET', `/share/${share}/cover`),
    await send('GET', `/api/oembed?url=${encodeURIComponent(`${site}/share/${share}`)}`),
    await send(
      'GET',
      `/media/018f0000-0000-4000-8000-000000000000?viewer=share.${share}&until=9999999999&proof=${token}`,
    ),
    await send('POST', '/api/account/phone/code', { phone }),
    await send('POST', '/api/contact/business', {
      id: '018f0000-0000-4000-8000-000000000000',
      name: title,
      company: title,
      contact: email,
      message: idea,
    }),
  ];
  return sent.map(({ status }) => status);
}

function requireMany(statuses: readonly number[], status: number, least: number): void {
  if (statuses.filter((each) => each === status).length < least) {
    throw new Error(`fewer than ${least} of ${statuses.join(', ')} are ${status}`);
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openDatabaseProxy(database);
  folder = await mkdtemp(join(tmpdir(), 'kinora-canary-'));
  kinora = await startKinora(folder, {
    ...SECRETS,
    DATABASE_URL: proxy.url,
    KINORA_LOG_LEVEL: 'trace',
    KINORA_LOG_FORMAT: 'json',
    KINORA_TWILIO_ACCOUNT: `AC${'0'.repeat(32)}`,
    KINORA_TWILIO_SENDER: '+4915112345678',
    KINORA_TWILIO_URL: 'http://127.0.0.1:9',
  });
  site = new URL(kinora.signInLink).origin;
  signInToken = new URL(kinora.signInLink).searchParams.get('link') ?? '';
  const signedIn = await send('POST', '/api/account/sign-in-link', { token: signInToken });
  answers.pop();
  authorization = `Bearer ${(JSON.parse(signedIn.body) as { accessToken: string }).accessToken}`;

  await sendAll();
  // Tables that are not there: a query that fails inside the database, with all its parameters.
  const tables = ['verification_codes', 'attempts', 'films', 'business_messages', 'sign_in_links', 'sessions'];
  for (const table of tables) {
    await database.pool.query(`alter table if exists ${table} rename to ${table}_away`);
  }
  authorization = '';
  const broken = await sendAll();
  requireMany(broken, 500, 5);
  for (const table of tables) {
    await database.pool.query(`alter table if exists ${table}_away rename to ${table}`);
  }
  await proxy.cut();
  const without = await sendAll();
  requireMany(without, 503, 7);
});
afterAll(async () => {
  await kinora?.kill();
  await database?.close();
  if (folder) {
    await rm(folder, { recursive: true, force: true });
  }
});

/** What the program logged: all that it wrote but the one line that gives its operator the way in. */
const logged = (): string => kinora.output().replaceAll(kinora.signInLink, '');

test('[SEC-16] requests that failed stand in the log, each with its route and id', () => {
  const lines = logged().match(/^\{.*"msg":"request failed".*\}$/gm) ?? [];
  const facts = lines.map((line) => JSON.parse(line) as { route: string; requestId: string; err: { name: string } });
  expect(facts.length).toBeGreaterThan(10);
  expect(facts.map(({ route }) => route)).toEqual(expect.arrayContaining(['/api/account/sign-in', '/api/films']));
  expect(facts.every(({ requestId, err }) => requestId.length === 36 && err.name.length > 0)).toBe(true);
});

test.each(Object.entries({ ...CANARY, ...SECRETS }))('[SEC-16] %s never stands in the log', (_, text) => {
  expect(logged()).not.toContain(text);
});

test('[SEC-16] neither tokens that are in use nor hashes of passwords stand in the log', () => {
  expect(logged()).not.toMatch(/\$argon2|Bearer [\w.-]{20}|eyJ[\w-]{10}|canary/i);
  expect(logged()).not.toContain(signInToken);
});

test('[SEC-16] no answer to a request that failed repeats a secret or a query', () => {
  const failed = answers.filter(({ status }) => status >= 500).map(({ body }) => body);
  expect(failed.length).toBeGreaterThan(10);
  expect(failed.join('\n')).not.toMatch(/canary|insert into|select |argon2/i);
});

test('[SEC-16] no secret of the operator is among what anybody may be told', async () => {
  await proxy.mend();
  const told = await Promise.all(['/', '/api/settings', '/openapi.json', '/readyz'].map((path) => send('GET', path)));
  const page = told[0]?.body ?? '';
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
  const assets = await Promise.all(scripts.map((path) => send('GET', path)));
  for (const { body } of [...told, ...assets]) {
    for (const secret of [...Object.values(SECRETS), proxy.url]) {
      expect(body.includes(secret)).toBe(false);
    }
  }
});
