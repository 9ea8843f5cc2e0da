import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { forgetOwnKeys } from '#src/foundation/models/server/own-keys/keep-own-key.ts';
import { openOwnKey } from '#src/foundation/models/server/own-keys/open-own-key.ts';
import { ownKeysSection } from '#src/foundation/models/server/own-keys/own-keys-section.ts';
import { switchOwnKeys } from '#src/foundation/settings/server/site-state.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createSealer } from '#src/platform/server/secrets/sealer.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildSliceServer } from '#tests/build/build-slice-server.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import type { OwnKeyAnswer } from '../own-keys-contract.ts';
import { ownKeyRoutes } from './own-key-routes.ts';

const KEY = 'fal-key-that-nobody-may-see';
const sealer = createSealer(['a master key of at least thirty-two signs']);

let database: OpenDatabase;
let folder: string;
let vendor: Loopback;
let server: FastifyInstance;
let answered: number;

beforeAll(async () => {
  [database, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'kinora-own-keys-'))]);
  vendor = await startLoopback(() => ({ status: answered, json: { detail: 'no such request' } }));
  server = await buildSliceServer(database, folder, {
    env: { KINORA_FAL_URL: vendor.url },
    routes: (config) => ({ ownKeys: ownKeyRoutes({ db: database.db, sealer, environment: config.vendors }) }),
  });
});
afterEach(() => switchOwnKeys(database.db, true));
afterAll(async () => {
  await server?.close();
  await vendor?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What is archived of an account's keys. */
async function archived(accountId: string): Promise<{ text: string }[]> {
  const entries = [];
  for await (const entry of ownKeysSection(database.db, accountId)) {
    entries.push(entry);
  }
  return entries;
}

/** A signed-in member, and what it is answered. */
async function openMember() {
  const accountId = await buildAccount(database);
  const headers = await signIn(database, folder, accountId);
  const send = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path = '', payload?: object) => {
    const { statusCode, body } = await server.inject({
      method,
      url: `/api/own-keys${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: statusCode, body, json: JSON.parse(body) as { code?: string; state?: string } };
  };
  const falOf = async (): Promise<OwnKeyAnswer | undefined> =>
    (JSON.parse((await send('GET')).body) as { vendors: OwnKeyAnswer[] }).vendors.find((each) => each.vendor === 'fal');
  return { accountId, send, falOf };
}

test('a member keeps, replaces and removes a key; it is stored encrypted, and only its last four signs are shown, to its owner', async () => {
  const [anna, other] = [await openMember(), await openMember()];
  const kept = await anna.send('PUT', '/fal', { key: KEY });
  expect([kept.status, kept.body.includes(KEY)]).toEqual([200, false]);
  expect(await anna.falOf()).toMatchObject({ isKept: true, lastFour: '-see', label: 'fal' });
  expect(await other.falOf()).toMatchObject({ isKept: false, lastFour: null });
  const { rows } = await database.pool.query<{ sealed_key: Buffer }>('select * from own_keys');
  expect(rows.map(({ sealed_key: sealed }) => sealed.includes(KEY))).toEqual([false]);
  await anna.send('PUT', '/fal', { key: 'another-key-of-hers' });
  expect(await anna.falOf()).toMatchObject({ lastFour: 'hers' });
  await other.send('DELETE', '/fal');
  expect(await anna.falOf()).toMatchObject({ isKept: true });
  await anna.send('DELETE', '/fal');
  expect(await anna.falOf()).toMatchObject({ isKept: false });
});

test('a key opens for its owner at its vendor alone, also where rows are moved', async () => {
  const [anna, other] = [await openMember(), await openMember()];
  await anna.send('PUT', '/fal', { key: KEY });
  const open = (accountId: string, at: 'fal' | 'openai') => openOwnKey(database.db, sealer, { accountId, vendor: at });
  expect(await open(anna.accountId, 'fal')).toBe(KEY);
  await database.pool.query(
    `insert into own_keys (account_id, vendor, sealed_key)
     select $2, 'fal', sealed_key from own_keys where account_id = $1
     union all select $1, 'openai', sealed_key from own_keys where account_id = $1`,
    [anna.accountId, other.accountId],
  );
  expect([await open(other.accountId, 'fal'), await open(anna.accountId, 'openai')]).toEqual([undefined, undefined]);
  expect(await other.falOf()).toMatchObject({ isKept: true, lastFour: null });
});

test('a test asks the vendor for nothing with the member’s key, and is limited', async () => {
  const { send } = await openMember();
  expect((await send('POST', '/fal/try')).json.code).toBe('NOT_FOUND');
  await send('PUT', '/fal', { key: KEY });
  const states = [404, 401, 402, 503].map((status) => ({ status }));
  const found: unknown[] = [];
  for (const { status } of states) {
    answered = status;
    found.push((await send('POST', '/fal/try')).json.state);
  }
  expect(found).toEqual(['works', 'refused', 'no_credit', 'unreachable']);
  expect(vendor.calls.map(({ method, headers }) => [method, headers.authorization])).toEqual(
    states.map(() => ['GET', `Key ${KEY}`]),
  );
  for (let made = found.length; made < LIMITS.perAccount.keyTestsPerHour; made++) {
    await send('POST', '/fal/try');
  }
  expect((await send('POST', '/fal/try')).json.code).toBe('TOO_MANY_ATTEMPTS');
});

test('where the operator has switched keys of members off, the list says so, and a key can only be removed', async () => {
  const { send, falOf } = await openMember();
  await send('PUT', '/fal', { key: KEY });
  await switchOwnKeys(database.db, false);
  expect((await send('GET')).json).toMatchObject({ isOn: false });
  expect((await send('PUT', '/openai', { key: KEY })).json.code).toBe('OWN_KEYS_OFF');
  expect((await send('POST', '/fal/try')).json.code).toBe('OWN_KEYS_OFF');
  expect((await send('DELETE', '/fal')).status).toBe(200);
  expect(await falOf()).toMatchObject({ isKept: false });
});

test('an archive names the vendor and the day but not the key, and an ended account leaves none', async () => {
  const { accountId, send } = await openMember();
  await send('PUT', '/fal', { key: KEY });
  const [entry] = await archived(accountId);
  expect(JSON.parse(entry?.text ?? '')).toMatchObject([{ vendor: 'fal', createdAt: expect.any(String) as string }]);
  expect(entry?.text).not.toMatch(/see|sealed/);
  await forgetOwnKeys(database.db, accountId);
  expect(await archived(accountId)).toMatchObject([{ text: '[]' }]);
});
