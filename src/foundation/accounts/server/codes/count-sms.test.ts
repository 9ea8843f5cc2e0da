import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createLog } from '#src/platform/server/log/create-log.ts';
import { buildAccountServer, type AccountServer } from '#tests/build/build-account-server.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopbackTwilio, type LoopbackTwilio } from '#tests/vendors/loopback-twilio.ts';
import { rememberDevice } from '../sessions/known-devices.ts';
import { accounts } from '../tables.ts';

const PER_DAY = 8;
const DEVICE = 'a'.repeat(22);
let database: OpenDatabase;
let folder: string;
let twilio: LoopbackTwilio;
let server: AccountServer;
let number = 0;
let network = 0;
const lines: string[] = [];
const log = createLog({ log: { level: 'trace', pretty: false } }, { target: { write: (line) => lines.push(line) } });

beforeAll(async () => {
  [database, folder, twilio] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'kinora-sms-')),
    startLoopbackTwilio(),
  ]);
  const env = { ...twilio.settings, KINORA_SMS_PER_DAY: String(PER_DAY) };
  server = await buildAccountServer(database, folder, env, log);
});
afterAll(async () => {
  await server?.close();
  await twilio?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await database.pool.query('delete from attempts');
  lines.length = 0;
  twilio.requests = 0;
});

const newPhone = (): string => `+49171${String(1_000_000 + ++number)}`;
const newNetwork = (): string => `198.51.100.${++network}`;

/** Requests a code for a new password, as a browser that may be known. */
const reset = (phone: string, remoteAddress: string, device?: string): Promise<LightMyRequestResponse> =>
  server.server.inject({
    method: 'POST',
    url: '/api/account/verification-code',
    payload: { phone, purpose: 'reset_password' },
    remoteAddress,
    headers: device === undefined ? {} : { cookie: `__Host-kinora-device=${device}` },
  });

/** Requests a code for adding a phone to an account. */
const add = (headers: Record<string, string>): Promise<LightMyRequestResponse> =>
  server.server.inject({ method: 'POST', url: '/api/account/phone/code', payload: { phone: newPhone() }, headers });

async function buildPerson(createdAt: Date): Promise<{ phone: string; headers: Record<string, string> }> {
  const [id, phone] = [randomUUID(), newPhone()];
  await database.db.insert(accounts).values({ id, username: 'Owner', phone, createdAt });
  await rememberDevice(server.dependencies, id, DEVICE);
  return { phone, headers: await signIn(database, folder, id) };
}
const outcome = (response: LightMyRequestResponse): string => {
  const { status, code } = response.json() as { status?: string; code?: string };
  return code ?? status ?? '';
};

const SENT = 'VERIFICATION_CODE_SENT_SUCCESS';
const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 3_600_000);

test('[AUTH-07] [AUTH-09] strangers use up at most half of the SMS of a day, and owners get the rest', async () => {
  const [owner, newcomer] = [await buildPerson(daysAgo(2)), await buildPerson(new Date())];
  for (let sent = 0; sent < PER_DAY / 2; sent++) {
    expect(outcome(await reset(newPhone(), newNetwork()))).toBe(SENT);
  }
  expect(outcome(await reset(newPhone(), newNetwork()))).toBe('VERIFICATION_CODE_SEND_FAILED');
  expect(outcome(await reset(owner.phone, newNetwork()))).toBe('VERIFICATION_CODE_SEND_FAILED');
  expect(outcome(await add(newcomer.headers))).toBe('VERIFICATION_CODE_SEND_FAILED');
  expect(lines.join('')).toContain('their half of KINORA_SMS_PER_DAY');

  expect(outcome(await reset(owner.phone, newNetwork(), DEVICE))).toBe(SENT);
  for (let sent = 1; sent < PER_DAY / 2; sent++) {
    expect(outcome(await add(owner.headers))).toBe(SENT);
  }
  expect(outcome(await add(owner.headers))).toBe('VERIFICATION_CODE_SEND_FAILED');
  expect(twilio.requests).toBe(PER_DAY);
});

test('[AUTH-09] once strangers have used much of their half, a network gets one more, and refusals use up nothing', async () => {
  const [busy, quiet] = [newNetwork(), newNetwork()];
  for (let sent = 0; sent < PER_DAY / 4 + 1; sent++) {
    expect(outcome(await reset(newPhone(), busy))).toBe(SENT);
  }
  for (let tries = 0; tries < 3; tries++) {
    expect(outcome(await reset(newPhone(), busy))).toBe('TOO_MANY_ATTEMPTS');
  }
  expect(outcome(await reset(newPhone(), quiet))).toBe(SENT);
  expect(outcome(await reset(newPhone(), newNetwork()))).toBe('VERIFICATION_CODE_SEND_FAILED');
});

test('[AUTH-09] a known browser gets five SMS a day for its account', async () => {
  const { phone } = await buildPerson(daysAgo(2));
  const ask = async (): Promise<string> => {
    await database.pool.query("delete from attempts where kind in ('send-sms-again', 'send-sms-site')");
    return outcome(await reset(phone, newNetwork(), DEVICE));
  };
  for (let sent = 0; sent < 5; sent++) {
    expect(await ask()).toBe(SENT);
  }
  expect(await ask()).toBe('TOO_MANY_ATTEMPTS');
});
