import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { ImageRequest, Vendor } from '#src/vendors/vendor.ts';
import { buildAccount, buildGenerationDependencies } from '#tests/build/build-generation-dependencies.ts';
import { runProgram } from '#tests/build/run-program.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import {
  createLoopbackVendor,
  startLoopbackService,
  type LoopbackBehaviour,
  type LoopbackService,
} from '#tests/vendors/loopback-vendor.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { coinStateOf } from './coin-state-of.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { decideUnknownGeneration, reconcileGenerations } from './reconcile-generations.ts';
import { requestGeneration, requestGenerations, type GenerationOrder } from './request-generation.ts';
import { runGeneration } from './run-generation.job.ts';
import { startNextGeneration } from './start-next-generation.job.ts';
import { generations, type GenerationRow } from './tables.ts';
import { wakeQuietGenerations } from './wake-quiet-generations.ts';

let database: OpenDatabase;
let service: LoopbackService;
beforeEach(async () => {
  database = await createTestDatabase();
  service = await startLoopbackService();
});
afterEach(async () => {
  await service.close();
  await database.close();
});

interface Bench {
  dependencies: GenerationDependencies;
  folder: string;
  accountId: string;
  order: GenerationOrder;
  request(): Promise<string>;
  /** One run, as a job would do it. */
  run(id: string): Promise<void>;
  read(id: string): Promise<GenerationRow>;
  /** As if the worker had been dead for a minute. */
  letDie(id: string): Promise<void>;
}

const image: ImageRequest = {
  kind: 'image',
  prompt: 'a lamp',
  seed: 1,
  widthPixels: 64,
  heightPixels: 64,
  references: [],
  drawing: {} as ShotDrawing,
};

async function withBench(
  behaviour: Partial<LoopbackBehaviour>,
  work: (bench: Bench) => Promise<void>,
  vendor: { repeatable?: boolean } = {},
): Promise<void> {
  Object.assign(service.behaviour, behaviour);
  await withTemporaryFolder(async (folder) => {
    const dependencies = await buildGenerationDependencies(database, folder, createLoopbackVendor(service.url, vendor));
    const accountId = await buildAccount(database, 20);
    const order: GenerationOrder = {
      accountId,
      model: 'flux-dev',
      request: image,
      folder: 'image',
      idempotencyKey: 'one',
      reason: 'picture',
      wake: { job: 'test-woken', payload: { word: 'ended' } },
    };
    try {
      await work({
        dependencies,
        folder,
        accountId,
        order,
        request: () => database.db.transaction((transaction) => requestGeneration(transaction, dependencies, order)),
        run: (generationId) => runGeneration(dependencies, { generationId }, { signal: new AbortController().signal }),
        read: async (id) =>
          (await database.db.select().from(generations).where(eq(generations.id, id)))[0] as GenerationRow,
        letDie: async (id) =>
          void (await database.db
            .update(generations)
            .set({ aliveAt: sql`now() - interval '1 minute'` })
            .where(eq(generations.id, id))),
      });
    } finally {
      await dependencies.stop();
    }
  });
}

const wokenCount = async (): Promise<number> =>
  Number((await database.pool.query(`select count(*) from pgboss.job where name = 'test-woken'`)).rows[0].count);

test('[COIN-02] a request holds its price, completes, is charged once, stored with its hash, and wakes its caller', () =>
  withBench({ pendingChecks: 1 }, async ({ request, run, read, accountId, dependencies }) => {
    const id = await request();
    expect(await request()).toBe(id);
    expect(await readBalance(database.db, accountId)).toBe(14);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'processing', operation: { job: 1 } });
    await run(id);
    expect((await read(id)).state).toBe('processing');
    await run(id);
    const row = await read(id);
    expect(row).toMatchObject({ state: 'completed', servedBy: 'flux-dev', priceCoins: 6 });
    const file = (await findFiles(database.db, [row.resultFileId ?? ''])).get(row.resultFileId ?? '');
    expect(await readFile(dependencies.storage.pathOf(file?.storageKey ?? ''), 'utf8')).toBe(`made ${id}`);
    expect(await dependencies.storage.verify(file?.storageKey ?? '')).toBe(true);
    await run(id);
    expect([service.submits.length, await wokenCount(), await readBalance(database.db, accountId)]).toEqual([1, 1, 14]);
    expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
  }));

test('[CAT-26] a retired or unconfigured model, or too few coins, is refused before anything changes', () =>
  withBench({}, async ({ dependencies, order, accountId }) => {
    const tryIt = (change: Partial<GenerationOrder>): Promise<string> =>
      database.db.transaction((transaction) => requestGeneration(transaction, dependencies, { ...order, ...change }));
    await expect(tryIt({ model: 'imagen-4' })).rejects.toMatchObject({ code: 'MODEL_RETIRED' });
    await expect(tryIt({ model: 'draft-image' })).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
    const video = { ...image, kind: 'video', durationSeconds: 5 } as unknown as GenerationOrder['request'];
    await expect(tryIt({ model: 'kling_v21', request: video })).rejects.toMatchObject({ code: 'INSUFFICIENT_COINS' });
    expect(await readBalance(database.db, accountId)).toBe(20);
    expect(await database.db.select().from(generations)).toEqual([]);
  }));

test('[CAT-26] [COIN-04] a vendor that cannot be used hands over to the next way to the model, which is charged once; without one the coins come back', () =>
  withBench({ submit: 'no credit' }, async ({ dependencies, request, run, read, accountId }) => {
    const other = await startLoopbackService();
    try {
      const vendors = dependencies.vendors as Map<string, Vendor>;
      vendors.set('replicate', createLoopbackVendor(other.url));
      const id = await request();
      await run(id);
      expect(await read(id)).toMatchObject({ state: 'pending', vendor: 'replicate', attempts: 0 });
      await run(id);
      await run(id);
      expect(await read(id)).toMatchObject({
        state: 'completed',
        vendorModel: 'black-forest-labs/flux-dev',
        servedBy: 'flux-dev',
      });
      expect([service.submits.length, other.submits.length]).toEqual([1, 1]);
      expect(await readBalance(database.db, accountId)).toBe(14);

      vendors.delete('replicate');
      const [lost] = await database.db.transaction((transaction) =>
        requestGenerations(transaction, dependencies, [
          { accountId, model: 'flux-dev', request: image, folder: 'image', idempotencyKey: 'two', reason: 'picture' },
        ]),
      );
      await run(String(lost));
      expect(await read(String(lost))).toMatchObject({ state: 'failed', error: { code: 'MODEL_UNAVAILABLE' } });
      expect(await readBalance(database.db, accountId)).toBe(14);
      expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
    } finally {
      await other.close();
    }
  }));

test('[COIN-04] a refusal releases the coins once; a busy vendor is asked again without a charge', () =>
  withBench({ submit: 'busy' }, async ({ request, run, read, accountId }) => {
    const id = await request();
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'pending', attempts: 0 });
    service.behaviour.submit = 'refused';
    await run(id);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'failed', error: { code: 'GENERATION_FAILED' } });
    expect(await readBalance(database.db, accountId)).toBe(20);
    expect([service.submits.length, await wokenCount()]).toEqual([2, 1]);
  }));

test.for([
  ['at once', { submit: 'sensitive' }],
  ['later', { submit: 'operation', refusesLate: true }],
] as const)(
  '[ERR-06] [COIN-04] a vendor that refuses the content, %s, leads to our own message, and the coins are released',
  ([, behaviour]) =>
    withBench(behaviour, async ({ request, run, read, accountId }) => {
      const id = await request();
      await run(id);
      await run(id);
      expect(await read(id)).toMatchObject({ state: 'failed', error: { code: 'CONTENT_SENSITIVE' } });
      expect([service.submits.length, await wokenCount(), await readBalance(database.db, accountId)]).toEqual([
        1, 1, 20,
      ]);
      expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
    }),
);

test('[REL-02] a submit without an answer is set aside as unknown and never sent again', () =>
  withBench({ submit: 'hang up' }, async ({ request, run, read, accountId }) => {
    const id = await request();
    await run(id);
    service.behaviour.submit = 'operation';
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'unknown', error: { code: 'GENERATION_OUTCOME_UNKNOWN' } });
    expect([service.submits.length, await wokenCount(), await readBalance(database.db, accountId)]).toEqual([1, 1, 14]);
  }));

test.for([
  ['generation-submitting', 'operation', 'unknown', 0],
  ['generation-started', 'operation', 'unknown', 1],
  ['generation-stored', 'operation', 'completed', 1],
  ['generation-before-settle', 'operation', 'completed', 1],
  ['generation-stored', 'result', 'unknown', 1],
] as const)('[REL-02] [REL-06] killed at %s (answered with %s): %s, %i submit', ([failpoint, submit, state, submits]) =>
  withBench({ submit }, async ({ request, run, read, letDie, folder, accountId }) => {
    const id = await request();
    // A first, undisturbed run takes those that answer with an operation to the check, where a result is stored.
    if (submit === 'operation' && state === 'completed') {
      await run(id);
    }
    const program = runProgram('run-generation', [database.url, folder, id, service.url], {
      env: { KINORA_FAILPOINT: failpoint },
    });
    expect(await program.ended).toEqual({ code: null, signal: 'SIGKILL' });
    await letDie(id);
    await run(id);
    await run(id);
    expect((await read(id)).state).toBe(state);
    expect(service.submits.length).toBe(submits);
    expect(await readBalance(database.db, accountId)).toBe(14);
    expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: state === 'completed' ? 0 : 1 });
  }),
);

test('[REL-06] repeatable work is restarted after its worker died, and given up when it keeps killing workers', () =>
  withBench(
    { submit: 'result' },
    async ({ request, run, read, letDie }) => {
      const id = await request();
      const die = async (): Promise<void> => {
        await database.db
          .update(generations)
          .set({ state: 'submitting', attempts: sql`attempts + 1`, lease: sql`lease + 1` })
          .where(eq(generations.id, id));
        await letDie(id);
      };
      await die();
      await run(id);
      expect(await read(id)).toMatchObject({ state: 'completed', attempts: 2 });
      await database.db
        .update(generations)
        .set({ state: 'pending', finishedAt: null, attempts: 2, holdId: null, priceCoins: 0 })
        .where(eq(generations.id, id));
      await die();
      await run(id);
      expect(await read(id)).toMatchObject({ state: 'failed', error: { code: 'GENERATION_FAILED' } });
    },
    { repeatable: true },
  ));

test('[REL-06] [COIN-04] a result that kills each process that takes it is given up, and the coins come back', () =>
  withBench({ pendingChecks: 1 }, async ({ request, run, read, letDie, folder, accountId }) => {
    const id = await request();
    await run(id);
    const program = runProgram('run-generation', [database.url, folder, id, service.url], {
      env: { KINORA_FAILPOINT: 'generation-checked' },
    });
    expect(await program.ended).toEqual({ code: null, signal: 'SIGKILL' });
    expect((await read(id)).unendedChecks).toBe(1);
    service.behaviour.pendingChecks = 2;
    await letDie(id);
    await run(id);
    expect(await read(id), 'an undisturbed check').toMatchObject({ state: 'processing', unendedChecks: 0 });
    await database.pool.query('update generations set unended_checks = 3');
    await letDie(id);
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'failed', error: { code: 'GENERATION_FAILED' } });
    expect([service.checks, await readBalance(database.db, accountId)]).toEqual([2, 20]);
  }));

test('[REL-03] a run that lost its lease writes nothing, however late it resumes', () =>
  withBench(
    { submit: 'result' },
    async ({ request, run, read, letDie, dependencies, accountId }) => {
      const id = await request();
      const gate = Promise.withResolvers<void>();
      const entered = Promise.withResolvers<void>();
      const real = dependencies.vendors.get('fal');
      if (!real) {
        throw new Error('no vendor');
      }
      const slow: GenerationDependencies = {
        ...dependencies,
        vendors: new Map([
          [
            'fal',
            {
              ...real,
              start: async (...given) => {
                const started = await real.start(...given);
                entered.resolve();
                await gate.promise;
                return started.kind === 'done'
                  ? { ...started, result: { ...started.result, servedBy: 'stale' } }
                  : started;
              },
            },
          ],
        ]),
      };
      const stale = runGeneration(slow, { generationId: id }, { signal: new AbortController().signal });
      await entered.promise;
      await run(id);
      expect(service.submits.length, 'a living run keeps others away').toBe(1);
      await letDie(id);
      await run(id);
      gate.resolve();
      await stale;
      expect(await read(id)).toMatchObject({ state: 'completed', servedBy: 'flux-dev' });
      expect(await wokenCount()).toBe(1);
      expect(await readBalance(database.db, accountId)).toBe(14);
      expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
    },
    { repeatable: true },
  ));

test('[REL-03] of many runs at once one writes', () =>
  withBench({ submit: 'operation' }, async ({ request, run, read }) => {
    const id = await request();
    await Promise.all(Array.from({ length: 12 }, () => run(id)));
    expect(service.submits.length).toBe(1);
    await run(id);
    expect((await read(id)).state).toBe('completed');
    expect(await wokenCount()).toBe(1);
  }));

test('[PIPE-06] a generation that has not started is cancelled and its coins released; paid work in progress continues', () =>
  withBench({ pendingChecks: 9 }, async ({ request, run, read, dependencies, accountId, order }) => {
    const cancel = (id: string): Promise<boolean> =>
      database.db.transaction((transaction) => cancelGeneration(transaction, dependencies, id));
    const first = await request();
    expect(await cancel(first)).toBe(true);
    expect(await cancel(first)).toBe(false);
    await run(first);
    expect(await read(first)).toMatchObject({ state: 'cancelled' });
    expect(await readBalance(database.db, accountId)).toBe(20);
    expect(service.submits).toEqual([]);
    order.idempotencyKey = 'two';
    const second = await request();
    await run(second);
    expect(await cancel(second)).toBe(false);
    expect((await read(second)).state).toBe('processing');
  }));

test('[PIPE-06] [COIN-04] paid work that is being sent is not cancelled and keeps its coins: the vendor may have accepted it', () =>
  withBench({}, async ({ request, read, dependencies, accountId }) => {
    const id = await request();
    await database.pool.query(`update generations set state = 'submitting'`);
    const held = await readBalance(database.db, accountId);
    expect(held).toBeLessThan(20);
    expect(await database.db.transaction((transaction) => cancelGeneration(transaction, dependencies, id))).toBe(false);
    expect((await read(id)).state).toBe('submitting');
    expect(await readBalance(database.db, accountId)).toBe(held);
  }));

const silence = `update generations set due_at = now() - interval '1 minute', alive_at = now() - interval '1 minute'`;

const countJobs = async (): Promise<number> =>
  Number((await database.pool.query(`select count(*) from pgboss.job where name like 'generation-%'`)).rows[0].count);

test('[PIPE-03] a request whose wake-up was lost is woken once, however many look', () =>
  withBench({ submit: 'operation' }, async ({ request, dependencies }) => {
    await request();
    expect(await wakeQuietGenerations(dependencies)).toBe(0);
    await database.pool.query(`delete from pgboss.job; ${silence}`);
    const sent = await Promise.all(Array.from({ length: 4 }, () => wakeQuietGenerations(dependencies)));
    expect([sent.reduce((sum, count) => sum + count, 0), await countJobs()]).toEqual([1, 1]);
  }));

test('[PIPE-03] an operation whose check was lost is checked again', () =>
  withBench({ pendingChecks: 1 }, async ({ request, run, dependencies }) => {
    const id = await request();
    await run(id);
    await database.pool.query(`delete from pgboss.job; ${silence}`);
    expect(await wakeQuietGenerations(dependencies)).toBe(1);
    const { rows } = await database.pool.query(`select data from pgboss.job where name = 'generation-run'`);
    expect(rows).toEqual([{ data: { generationId: id } }]);
  }));

test('[PIPE-03] an operation whose check was lost is found behind any number of waiting requests', () =>
  withBench({ pendingChecks: 1 }, async ({ request, run, dependencies, accountId }) => {
    const id = await request();
    await run(id);
    await database.pool.query(`delete from pgboss.job; ${silence}`);
    await database.pool.query(
      `insert into generations (id, account_id, kind, model, vendor, request, price_coins, idempotency_key, folder, due_at)
       select gen_random_uuid(), $1, 'image', 'flux-dev', 'fal', '{}', 0, 'many ' || n, 'image', now() - interval '1 hour'
       from generate_series(1, 600) as n`,
      [accountId],
    );
    expect(await wakeQuietGenerations(dependencies)).toBe(2);
    const { rows } = await database.pool.query(`select data from pgboss.job where name = 'generation-run'`);
    expect(rows).toEqual([{ data: { generationId: id } }]);
  }));

test('[REL-10] an operation with a waiting check gets no second one', () =>
  withBench({ pendingChecks: 1 }, async ({ request, run, dependencies }) => {
    await run(await request());
    const before = await countJobs();
    await database.pool.query(silence);
    expect(await wakeQuietGenerations(dependencies)).toBe(0);
    expect(await countJobs()).toBe(before);
  }));

test('[REL-02] a paid submit of a dead worker, with its wake-up lost, is found and set aside as unknown', () =>
  withBench({}, async ({ request, read, dependencies }) => {
    const id = await request();
    await database.pool.query(`delete from pgboss.job; update generations set state = 'submitting'; ${silence}`);
    expect(await wakeQuietGenerations(dependencies)).toBe(1);
    const { rows } = await database.pool.query(`select name, data from pgboss.job where name like 'generation-%'`);
    expect(rows).toEqual([{ name: 'generation-start-paid', data: { group: 'quiet' } }]);
    await startNextGeneration(dependencies, { group: 'quiet', lane: 'paid' }, { signal: new AbortController().signal });
    expect((await read(id)).state).toBe('unknown');
    expect(service.submits).toEqual([]);
  }));

test('[REL-10] requests of one group share one wake-up', () =>
  withBench({}, async ({ dependencies, order }) => {
    for (const key of ['a', 'b', 'c']) {
      await database.db.transaction((transaction) =>
        requestGeneration(transaction, dependencies, { ...order, idempotencyKey: key, group: 'film' }),
      );
    }
    expect(await countJobs()).toBe(1);
  }));

test('[REL-10] a cancelled generation leaves no wake-up behind', () =>
  withBench({}, async ({ request, dependencies }) => {
    const id = await request();
    await database.db.transaction((transaction) => cancelGeneration(transaction, dependencies, id));
    expect(await countJobs()).toBe(0);
  }));

test('a failed check is repeated later, and the paid work is not lost', () =>
  withBench({}, async ({ request, run, read }) => {
    const id = await request();
    await run(id);
    await service.close();
    await run(id);
    expect(await read(id)).toMatchObject({ state: 'processing', checkCount: 1 });
  }));

const makeUnknown = async ({ request, run, read }: Bench): Promise<string> => {
  const id = await request();
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'unknown', unknownSince: expect.any(Date) as Date });
  return id;
};

test('[REL-02] [COIN-04] a submit without an answer is looked up by our id: accepted work continues and is charged once', () =>
  withBench({ submit: 'hang up' }, async (bench) => {
    const { dependencies, run, read, accountId } = bench;
    const id = await makeUnknown(bench);
    expect([await reconcileGenerations(dependencies), (await read(id)).state]).toEqual([0, 'unknown']);
    service.behaviour.find = 'known';
    expect(
      await Promise.all([reconcileGenerations(dependencies), reconcileGenerations(dependencies)]).then((known) =>
        known.toSorted(),
      ),
    ).toEqual([0, 1]);
    expect(await read(id)).toMatchObject({
      state: 'processing',
      operation: { job: 1 },
      unknownSince: null,
      error: null,
    });
    await run(id);
    expect((await read(id)).state).toBe('completed');
    // Woken when it was set aside, and again when it completed.
    expect([service.submits.length, await wokenCount(), await readBalance(database.db, accountId)]).toEqual([1, 2, 14]);
    expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
  }));

test('[REL-02] work of unknown outcome does not wait for the answer about other work', () =>
  withBench({ submit: 'hang up' }, async (bench) => {
    const { dependencies, order, read } = bench;
    const slow = await makeUnknown(bench);
    order.idempotencyKey = 'two';
    const other = await makeUnknown(bench);
    const vendor = dependencies.vendors.get('fal') as Vendor;
    const answered = Promise.withResolvers<void>();
    const find: Vendor['find'] = async ({ generationId }) => {
      await (generationId === slow ? answered.promise : undefined);
      return { kind: 'absent' };
    };
    const reconciled = reconcileGenerations({ ...dependencies, vendors: new Map([['fal', { ...vendor, find }]]) });
    await expect.poll(async () => (await read(other)).state, { timeout: 10_000 }).toBe('failed');
    expect((await read(slow)).state).toBe('unknown');
    answered.resolve();
    expect(await reconciled).toBe(2);
  }));

test('[COIN-04] work that the vendor never received, or whose outcome stays unknown for a day, gives its coins back', () =>
  withBench({ submit: 'hang up', find: 'absent' }, async (bench) => {
    const { dependencies, read, accountId, order } = bench;
    const absent = await makeUnknown(bench);
    expect(await reconcileGenerations(dependencies)).toBe(1);
    expect([(await read(absent)).state, await readBalance(database.db, accountId)]).toEqual(['failed', 20]);
    order.idempotencyKey = 'two';
    service.behaviour.find = 'silent';
    const silent = await makeUnknown(bench);
    const since = (hours: number) =>
      database.db
        .update(generations)
        .set({ unknownSince: sql`now() - make_interval(hours => ${hours})` })
        .where(eq(generations.id, silent));
    await since(23);
    expect([await reconcileGenerations(dependencies), await readBalance(database.db, accountId)]).toEqual([0, 14]);
    await since(25);
    expect([
      await reconcileGenerations(dependencies),
      (await read(silent)).state,
      await readBalance(database.db, accountId),
    ]).toEqual([1, 'failed', 20]);
  }));

test('an admin can decide a submit of unknown outcome, once, and no other', () =>
  withBench({ submit: 'hang up' }, async (bench) => {
    const { dependencies, read, accountId, order } = bench;
    const charged = await makeUnknown(bench);
    await decideUnknownGeneration(dependencies, { generationId: charged, decision: 'charge' });
    expect([(await read(charged)).state, await readBalance(database.db, accountId)]).toEqual(['failed', 14]);
    expect(coinStateOf(await read(charged))).toBe('charged');
    await expect(
      decideUnknownGeneration(dependencies, { generationId: charged, decision: 'release' }),
    ).rejects.toMatchObject({
      code: 'TASK_NOT_FOUND',
    });
    order.idempotencyKey = 'two';
    const released = await makeUnknown(bench);
    expect(coinStateOf(await read(released))).toBe('held');
    await decideUnknownGeneration(dependencies, { generationId: released, decision: 'release' });
    expect([coinStateOf(await read(released)), await readBalance(database.db, accountId)]).toEqual(['returned', 14]);
    expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
  }));

test('[REL-06] free work that takes longer than its job may is given up after three times, and is begun again where only its process stops', () =>
  withBench(
    {},
    async ({ request, read, dependencies }) => {
      const id = await request();
      const hanging: Vendor = {
        ...dependencies.vendors.get('fal')!,
        start: (_request, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
          }),
      };
      const parts = { ...dependencies, vendors: new Map([['fal' as const, hanging]]) };
      const run = async (end: 'late' | 'stopping'): Promise<GenerationRow> => {
        const late = new AbortController();
        const stopping = new AbortController();
        const running = runGeneration(parts, { generationId: id }, { signal: late.signal, stopping: stopping.signal });
        await expect.poll(async () => (await read(id)).state).toBe('submitting');
        (end === 'late' ? late : stopping).abort(new Error(end));
        await running;
        return read(id);
      };
      expect(await run('stopping')).toMatchObject({ state: 'pending', attempts: 0 });
      expect(await run('late')).toMatchObject({ state: 'pending', attempts: 1 });
      expect(await run('late')).toMatchObject({ state: 'pending', attempts: 2 });
      expect(await run('late')).toMatchObject({ state: 'failed', error: { code: 'GENERATION_FAILED' } });
    },
    { repeatable: true },
  ));
