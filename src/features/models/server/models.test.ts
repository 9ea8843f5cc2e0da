import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createFirstAdmin } from '#src/foundation/accounts/server/create-first-admin.ts';
import { createLiveOffer, type LiveOffer } from '#src/foundation/models/server/live-offer.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createSealer } from '#src/platform/server/secrets/sealer.ts';
import { findModel, offerModels } from '#src/shared/catalogue/models/all-models.ts';
import { requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import {
  changeLimits,
  VENDOR_LIMITS,
  vendorLimit,
  WAIT_LIMITS,
  waitLimit,
} from '#src/shared/catalogue/vendor-limits.ts';
import { createVendors } from '#src/vendors/create-vendors.ts';
import { openVendors } from '#src/vendors/vendor.ts';
import { buildSliceServer } from '#tests/build/build-slice-server.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import type { ModelAnswer, VendorAnswer } from '../contract.ts';
import { modelRoutes } from './routes.ts';

const KEY = 'fal-key-that-nobody-may-see';
const DAY = '2026-11-01';
const sealer = createSealer(['a master key of at least thirty-two signs']);

let database: OpenDatabase;
let folder: string;
let vendor: Loopback;
let server: FastifyInstance;
let offer: LiveOffer;
let headers: Record<string, string>;
let answered: number;

/** What a process of its own would have: it hears of changes by reading the database. */
function openOffer(): Promise<LiveOffer> {
  const config = readConfig({
    KINORA_DATA: folder,
    KINORA_FAL_URL: vendor.url,
    KINORA_OPENAI_KEY: 'from-the-environment',
  });
  return createLiveOffer({
    db: database.db,
    log: silentLog,
    sealer,
    accesses: config.vendors,
    workflows: {},
    createVendors: (accesses) => createVendors(accesses, { config, ffmpeg: {} as never }),
  });
}

beforeAll(async () => {
  [database, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'kinora-models-'))]);
  answered = 404;
  vendor = await startLoopback(() => ({ status: answered, json: { detail: 'no such request' } }));
  offer = await openOffer();
  const environment = readConfig({ KINORA_DATA: folder, KINORA_OPENAI_KEY: 'from-the-environment' }).vendors;
  server = await buildSliceServer(database, folder, {
    routes: () => ({ models: modelRoutes({ db: database.db, offer, sealer, environment }) }),
  });
  const adminId = (await createFirstAdmin(database.db)).id;
  await enrolSecondFactor(database, folder, adminId);
  headers = await signIn(database, folder, adminId);
});
afterEach(async () => {
  await database.pool.query('delete from operator_vendors; delete from operator_models; delete from vendor_health');
  await offer.refresh();
});
afterAll(async () => {
  offerModels(new Map());
  await server?.close();
  await vendor?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function send(method: Method, path: string, payload?: object): Promise<{ status: number; body: string }> {
  const { statusCode, body } = await server.inject({
    method,
    url: `/api/admin/${path}`,
    headers,
    ...(payload && { payload }),
  });
  return { status: statusCode, body };
}
async function ask<Answer>(method: Method, path: string, payload?: object): Promise<Answer> {
  const { status, body } = await send(method, path, payload);
  expect(status, body).toBe(200);
  return JSON.parse(body) as Answer;
}
const vendorOf = async (name: VendorName): Promise<VendorAnswer | undefined> =>
  (await ask<{ vendors: VendorAnswer[] }>('GET', 'vendors')).vendors.find(({ vendor: each }) => each === name);
const modelOf = async (id: string): Promise<ModelAnswer | undefined> =>
  (await ask<{ models: ModelAnswer[] }>('GET', 'models')).models.find((each) => each.id === id);
const change = (model: string, changes: Partial<ModelAnswer> & { routes?: ModelAnswer['routes'] | null }) =>
  send('POST', 'models', { model, isOn: true, priceCoins: null, routes: null, servedBy: null, ...changes });

test('[ADM-07] [SEC-16] a key is kept encrypted, is shown to nobody, works at once in every process, and can be removed', async () => {
  const other = await openOffer();
  expect(await vendorOf('fal')).toMatchObject({ keyFrom: null, isSetUp: false, models: 0 });
  const answer = await send('PUT', 'vendors/fal/key', { key: KEY });
  expect([answer.status, answer.body.includes(KEY)]).toEqual([200, false]);
  expect(await vendorOf('fal')).toMatchObject({ keyFrom: 'page', isSetUp: true, isOn: true });
  expect((await vendorOf('fal'))?.models).toBeGreaterThan(5);
  const { rows } = await database.pool.query<{ text: string }>(
    `select string_agg(encode(sealed_key, 'escape'), '') as text from operator_vendors
     union all select string_agg(row_to_json(e)::text, '') from audit_entries e`,
  );
  expect(rows.map(({ text }) => [text === null, text?.includes(KEY)])).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(other.vendors.has('fal')).toBe(false);
  await other.refresh();
  expect([other.vendors.has('fal'), other.accesses().fal.key]).toEqual([true, KEY]);
  await ask('DELETE', 'vendors/fal/key');
  await other.refresh();
  expect([offer.vendors.has('fal'), other.vendors.has('fal')]).toEqual([false, false]);
});

test('[ADM-07] a key of the environment comes first and is not changed here', async () => {
  expect(await vendorOf('openai')).toMatchObject({ keyFrom: 'environment', isSetUp: true });
  const { status, body } = await send('PUT', 'vendors/openai/key', { key: KEY });
  expect([status, JSON.parse(body)]).toEqual([409, expect.objectContaining({ code: 'VENDOR_KEY_IN_ENVIRONMENT' })]);
});

test('[ADM-07] a key that another master key sealed counts as none, and the program starts', async () => {
  const stranger = createSealer(['another master key of thirty-two signs']);
  await database.pool.query('insert into operator_vendors (vendor, sealed_key) values ($1, $2)', [
    'fal',
    stranger.seal('vendor-key:fal', KEY),
  ]);
  expect((await openOffer()).vendors.has('fal')).toBe(false);
});

test('[ADM-07] a vendor is asked for nothing whether it takes the key', async () => {
  await ask('PUT', 'vendors/fal/key', { key: KEY });
  const said: [number, string][] = [];
  for (const status of [404, 401, 402, 500]) {
    answered = status;
    said.push([status, (await ask<{ state: string }>('POST', 'vendors/fal/try')).state]);
  }
  expect(said).toEqual([
    [404, 'works'],
    [401, 'refused'],
    [402, 'no_credit'],
    [500, 'unreachable'],
  ]);
  expect(vendor.calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('[ADM-07] a vendor that rests says until when and why', async () => {
  expect(await vendorOf('fal')).toMatchObject({ trouble: null });
  await database.pool.query(
    `insert into vendor_health (vendor, failures, rests, resting_until, since, last_error)
     values ('fal', 5, 1, now() + interval '90 seconds', now(), 'answered 503')`,
  );
  const { trouble } = (await vendorOf('fal'))!;
  expect(trouble).toMatchObject({ failures: 5, lastError: 'answered 503' });
  expect(Date.parse(trouble!.restsUntil!) - Date.now()).toBeGreaterThan(60_000);
});

test('[ADM-07] a vendor that is switched off gets nothing new and is still there to end its work', async () => {
  await ask('PUT', 'vendors/fal/key', { key: KEY });
  expect(requireModel('flux-dev', 'image', openVendors(offer.vendors), DAY).vendor).toBe('fal');
  await ask('PUT', 'vendors/fal/switch', { isOn: false });
  expect(offer.vendors.has('fal')).toBe(true);
  expect(() => requireModel('flux-dev', 'image', openVendors(offer.vendors), DAY)).toThrow(
    expect.objectContaining({ code: 'MODEL_UNAVAILABLE' }),
  );
  await ask('PUT', 'vendors/fal/switch', { isOn: true });
  expect(await modelOf('flux-dev')).toMatchObject({ state: 'available' });
});

test('[ADM-07] [CAT-26] a model is switched off, priced and led another way; an empty change is the catalogue again', async () => {
  await ask('PUT', 'vendors/fal/key', { key: KEY });
  const before = findModel('flux-dev');
  await change('flux-dev', { isOn: false });
  expect(() => requireModel('flux-dev', 'image', openVendors(offer.vendors), DAY)).toThrow(
    expect.objectContaining({ code: 'MODEL_SWITCHED_OFF' }),
  );
  await change('flux-dev', { priceCoins: 9, routes: [{ vendor: 'fal', vendorModel: 'fal-ai/flux/krea' }] });
  expect(findModel('flux-dev')).toMatchObject({ priceCoins: 9, vendorModel: 'fal-ai/flux/krea' });
  expect(await modelOf('flux-dev')).toMatchObject({
    isChanged: true,
    priceCoins: 9,
    cataloguePriceCoins: before.priceCoins,
    routeInUse: { vendor: 'fal', vendorModel: 'fal-ai/flux/krea' },
  });
  await change('flux-dev', {});
  expect(findModel('flux-dev')).toEqual(before);
  const { rows } = await database.pool.query('select * from operator_models');
  expect(rows).toEqual([]);
});

test('[CAT-26] a retired model that another one serves can be chosen, costs what that one costs, and says so', async () => {
  await ask('PUT', 'vendors/fal/key', { key: KEY });
  const retired = findModel('seedream3.0');
  expect(await modelOf('seedream3.0')).toMatchObject({ state: 'retired' });
  await change('seedream3.0', { servedBy: 'seedream4.0' });
  const serving = findModel('seedream4.0');
  const served = requireModel('seedream3.0', 'image', openVendors(offer.vendors), DAY);
  expect(served).toMatchObject({ id: 'seedream3.0', servedBy: 'seedream4.0', vendorModel: serving.vendorModel });
  expect([served.priceCoins, served.label]).toEqual([serving.priceCoins, `${retired.label} (${serving.label})`]);
  const loop = await change('seedream4.0', { servedBy: 'seedream3.0' });
  expect([loop.status, JSON.parse(loop.body)]).toEqual([400, expect.objectContaining({ code: 'MODEL_CANNOT_SERVE' })]);
});

const limitsOf = async (name: VendorName) => (await vendorOf(name))?.limits;
const limits = (vendorName: VendorName, changes: object) =>
  send('PUT', `vendors/${vendorName}/limits`, { atOnce: null, startsPerMinute: null, waits: [], ...changes });

test('[ADM-07] [REL-06] how much a vendor is asked for and how long people wait is changed, in every process, and can be undone', async () => {
  const other = await openOffer();
  expect(await limitsOf('fal')).toMatchObject({ atOnce: null, usual: VENDOR_LIMITS.fal });
  const waits = [
    { kind: 'video', toStartMinutes: 9, toEndMinutes: null },
    { kind: 'image', toStartMinutes: null, toEndMinutes: null },
  ];
  expect((await limits('fal', { atOnce: 2, waits })).status).toBe(200);
  expect(await limitsOf('fal')).toMatchObject({ atOnce: 2, startsPerMinute: null });
  expect((await limitsOf('fal'))?.waits.find(({ kind }) => kind === 'video')).toEqual({
    ...waits[0],
    usual: WAIT_LIMITS.video,
  });
  changeLimits(new Map());
  await other.refresh();
  expect(vendorLimit('fal', 50)).toEqual({ ...VENDOR_LIMITS.fal, atOnce: 2 });
  expect(waitLimit('fal', 'video')).toEqual({ ...WAIT_LIMITS.video, toStartMinutes: 9 });
  expect(waitLimit('replicate', 'video')).toEqual(WAIT_LIMITS.video);
  const { rows } = await database.pool.query<{ before: object; after: object }>(
    `select before, after from audit_entries where action = 'vendor.limits'`,
  );
  expect(rows).toEqual([
    {
      before: { atOnce: null, startsPerMinute: null, waits: '' },
      after: { atOnce: 2, startsPerMinute: null, waits: 'video 9/-' },
    },
  ]);
  expect((await limits('fal', {})).status).toBe(200);
  expect([vendorLimit('fal'), waitLimit('fal', 'video')]).toEqual([VENDOR_LIMITS.fal, WAIT_LIMITS.video]);
});

test.each<[string, object]>([
  ['nothing at a time', { atOnce: 0 }],
  ['more at a time than any vendor takes', { atOnce: 1_001 }],
  ['half a request in a minute', { startsPerMinute: 0.5 }],
  ['a wait of two days', { waits: [{ kind: 'image', toStartMinutes: 2_880, toEndMinutes: null }] }],
  ['a kind that it does not serve', { waits: [{ kind: 'voice', toStartMinutes: 5, toEndMinutes: null }] }],
])('[ADM-07] a limit of %s is refused', async (_, changes) => {
  const { status, body } = await limits('fal', changes);
  expect([status, JSON.parse(body)]).toEqual([400, expect.objectContaining({ code: 'INVALID_DATA' })]);
  expect(await limitsOf('fal')).toMatchObject({ atOnce: null, startsPerMinute: null });
});
