import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { createFirstAdmin } from '#src/foundation/accounts/server/create-first-admin.ts';
import { proveAudit } from '#src/foundation/audit/server/prove-audit.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';
import { requestGeneration } from '#src/foundation/generation/server/request-generation.ts';
import { runGeneration } from '#src/foundation/generation/server/run-generation.job.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { startHeartbeat } from '#src/platform/server/processes/process-heartbeats.ts';
import type { ImageRequest } from '#src/vendors/vendor.ts';
import { buildAccount, buildGenerationDependencies } from '#tests/build/build-generation-dependencies.ts';
import { buildSliceServer } from '#tests/build/build-slice-server.ts';
import { enrolSecondFactor } from '#tests/build/enrol-second-factor.ts';
import { signIn } from '#tests/build/sign-in.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { createLoopbackVendor, startLoopbackService, type LoopbackService } from '#tests/vendors/loopback-vendor.ts';
import { operationsRoutes } from './routes.ts';

let database: OpenDatabase;
let folder: string;
let service: LoopbackService;
let dependencies: GenerationDependencies & { stop(): Promise<void> };
let server: FastifyInstance;
let admin: Record<string, string>;
let accountId: string;

const PLACE = '/api/admin/cloud-service';
const image: ImageRequest = {
  kind: 'image',
  prompt: 'a lamp',
  seed: 1,
  widthPixels: 64,
  heightPixels: 64,
  references: [],
  drawing: {} as ShotDrawing,
};

beforeAll(async () => {
  [database, folder, service] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'kinora-operations-')),
    startLoopbackService(),
  ]);
  dependencies = await buildGenerationDependencies(database, folder, createLoopbackVendor(service.url));
  server = await buildSliceServer(database, folder, {
    routes: () => ({ operations: operationsRoutes(dependencies) }),
  });
  const adminId = (await createFirstAdmin(database.db)).id;
  await enrolSecondFactor(database, folder, adminId);
  admin = await signIn(database, folder, adminId);
  accountId = await buildAccount(database, 20);
});
afterAll(async () => {
  await server?.close();
  await dependencies?.stop();
  await service?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

async function read<Answer>(path: string): Promise<Answer> {
  const answer = await server.inject({ url: `${PLACE}${path}`, headers: admin });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as Answer;
}
const decide = (id: string, decision: string, headers = admin) =>
  server.inject({ method: 'POST', url: `${PLACE}/unknown/${id}`, headers, payload: { decision } });

/** A paid request of which nobody knows whether the vendor accepted it. */
async function makeUnknown(idempotencyKey: string): Promise<string> {
  service.behaviour.submit = 'hang up';
  const generationId = await database.db.transaction((transaction) =>
    requestGeneration(transaction, dependencies, {
      accountId,
      model: 'flux-dev',
      request: image,
      folder: 'image',
      idempotencyKey,
      reason: 'film_image',
      wake: { job: 'test-woken', payload: { word: 'ended' } },
    }),
  );
  await runGeneration(dependencies, { generationId }, { signal: new AbortController().signal });
  return generationId;
}

test('[ADM-03] nobody but an admin reads the service or decides', async () => {
  const someone = await signIn(database, folder, accountId);
  for (const path of ['', '/results', '/models?measure=time', '/coins', '/unknown']) {
    expect((await server.inject({ url: `${PLACE}${path}`, headers: someone })).statusCode).toBe(403);
    expect((await server.inject({ url: `${PLACE}${path}` })).statusCode).toBe(401);
  }
  expect((await decide('3c0f1f2a-98ad-4f0c-8f3e-0c4e2a3a5b6d', 'release', someone)).statusCode).toBe(403);
});

test('[ADM-03] [COIN-04] a request of unknown outcome is decided once, its coins are exact, and the audit says who decided', async () => {
  const [charged, released] = [await makeUnknown('one'), await makeUnknown('two')];
  expect(await readBalance(database.db, accountId)).toBe(8);
  expect(await read('/unknown')).toMatchObject({
    total: 2,
    generations: [
      { id: charged, vendor: 'fal', priceCoins: 6, account: { id: accountId, name: 'somebody' } },
      { id: released },
    ],
  });
  // Two admins at once: one of them comes too late.
  const answers = await Promise.all([decide(charged, 'charge'), decide(charged, 'release')]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  const isCharged = answers[0]?.statusCode === 200;
  expect((await decide(released, 'release')).statusCode).toBe(200);
  expect((await decide(released, 'charge')).json()).toMatchObject({ code: 'TASK_NOT_FOUND' });
  expect(await readBalance(database.db, accountId)).toBe(isCharged ? 14 : 20);
  expect(await read('/unknown')).toEqual({ total: 0, generations: [] });
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
  const { rows } = await database.pool.query('select action, subject_id, after from audit_entries order by sequence');
  expect(rows).toMatchObject([
    {
      action: isCharged ? 'generation.charge' : 'generation.release',
      subject_id: charged,
      after: { vendor: 'fal', coinsCharged: isCharged ? 6 : 0 },
    },
    { action: 'generation.release', subject_id: released, after: { state: 'failed', coinsCharged: 0 } },
  ]);
  expect(await proveAudit(database.db)).toMatchObject({ brokenAt: [] });
});

test('[ADM-03] the page tells what the results of the day were, and every step has a row', async () => {
  const { steps, models } = await read<{ steps: object[]; models: object[] }>('/results?range=7d');
  expect(steps).toHaveLength(7);
  expect(steps.at(-1)).toMatchObject({ completed: 0, failed: 2, paidCalls: 2, medianSeconds: null });
  expect(models).toMatchObject([{ vendor: 'fal', model: 'flux-dev', label: 'FLUX dev', failed: 2 }]);
  const other = await read<{ steps: object[] }>('/results?range=7d&vendor=replicate');
  expect(other.steps.at(-1)).toMatchObject({ failed: 0 });
  const { steps: coins } = await read<{ steps: object[] }>('/coins?range=24h');
  expect(coins).toHaveLength(24);
});

test('[ADM-03] the service tells its processes, what is stored and what waits', async () => {
  const stops: (() => Promise<void>)[] = [];
  const shutdown = { add: (_name: string, stop: () => unknown) => void stops.push(async () => void (await stop())) };
  await database.pool.query(
    `insert into process_heartbeats (id, kind, version, threads, seen_at) values
      (gen_random_uuid(), 'worker', '0', 1, now() - interval '2 minutes'), (gen_random_uuid(), 'worker', '0', 1, now() - interval '11 minutes')`,
  );
  await startHeartbeat(dependencies, shutdown, { kind: 'worker', version: '1.2.3', threads: 4 });
  const stored = { key: 'image/ab/abc', sha256: 'a'.repeat(64), bytes: 1000, mime: 'image/png' };
  for (const folderName of ['image', 'image', 'video'] as const) {
    const key = folderName === 'video' ? 'video/cd/cde' : stored.key;
    await keepFile(database.db, { accountId, folder: folderName, stored: { ...stored, key } });
  }
  await database.pool.query(
    `insert into pgboss.job (name, data, start_after) values ('test-woken', '{"word":"x"}', now() - interval '20 minutes')`,
  );
  const now = await read<{
    processes: object[];
    storage: { folders: object[]; freeBytes: number };
    queue: { name: string; waiting: number; oldestSeconds: number }[];
  }>('');
  // One that was not seen for a minute is not alive.
  expect(now.processes).toMatchObject([{ kind: 'worker', version: '1.2.3', threads: 4 }]);
  expect(now.storage.folders).toEqual([
    { folder: 'image', files: 1, bytes: 1000 },
    { folder: 'video', files: 1, bytes: 1000 },
  ]);
  expect(now.storage.freeBytes).toBeGreaterThan(0);
  const woken = now.queue.find(({ name }) => name === 'test-woken');
  expect(woken?.waiting).toBeGreaterThanOrEqual(1);
  expect(woken?.oldestSeconds).toBeGreaterThan(1199);
  const left = 'select version from process_heartbeats order by version';
  expect((await database.pool.query(left)).rows).toEqual([{ version: '0' }, { version: '1.2.3' }]);
  await stops[0]?.();
  expect((await database.pool.query(left)).rows).toEqual([{ version: '0' }]);
});
