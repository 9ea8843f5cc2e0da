import { afterEach, beforeEach, expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { WAIT_LIMITS } from '#src/shared/catalogue/vendor-limits.ts';
import { buildAccount, buildGenerationDependencies } from '#tests/build/build-generation-dependencies.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { createLoopbackVendor, startLoopbackService, type LoopbackService } from '#tests/vendors/loopback-vendor.ts';
import { pictureOrder } from '#tests/vendors/orders.ts';
import { endLongWaits } from './end-long-waits.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { requestGeneration } from './request-generation.ts';
import { runGeneration } from './run-generation.job.ts';
import { startNextGeneration } from './start-next-generation.job.ts';
import { generations, type GenerationRow } from './tables.ts';

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

interface Scene {
  accountId: string;
  id: string;
  /** A process that has the key of the vendor, and one that does not. */
  whole: GenerationDependencies;
  keyless: GenerationDependencies;
  /** A check of the picture, and a start of what waits. */
  check(dependencies: GenerationDependencies): Promise<void>;
  start(dependencies: GenerationDependencies): Promise<void>;
  read(): Promise<GenerationRow>;
}

const signal = new AbortController().signal;

/** One picture was ordered at fal, for 6 of 20 coins. */
const withPicture = (work: (scene: Scene) => Promise<void>): Promise<void> =>
  withTemporaryFolder(async (folder) => {
    const whole = await buildGenerationDependencies(database, folder, createLoopbackVendor(service.url));
    const accountId = await buildAccount(database, 20);
    const { request } = pictureOrder('', '', { references: [] });
    const order = { accountId, model: 'flux-dev', request, folder: 'image', idempotencyKey: 'one', reason: 'picture' };
    try {
      const id = await database.db.transaction((transaction) =>
        requestGeneration(transaction, whole, { ...order, folder: 'image' }),
      );
      await work({
        accountId,
        id,
        whole,
        keyless: { ...whole, vendors: new Map() },
        check: (dependencies) => runGeneration(dependencies, { generationId: id }, { signal }),
        start: async (dependencies) => {
          await database.pool.query('update generations set due_at = now()');
          await startNextGeneration(dependencies, { group: 'test', lane: 'paid' }, { signal });
        },
        read: async () => (await database.db.select().from(generations))[0] as GenerationRow,
      });
    } finally {
      await whole.stop();
    }
  });

test('[REL-02] [COIN-02] accepted work that a process without the key takes is checked later by one that has it', () =>
  withPicture(async ({ accountId, whole, keyless, start, check, read }) => {
    await start(whole);
    await check(keyless);
    expect(await read()).toMatchObject({ state: 'processing', operation: { job: 1 }, checkCount: 0, error: null });
    const { rows } = await database.pool.query(`select state from pgboss.job where name = 'generation-run'`);
    expect(rows).toEqual([{ state: 'created' }]);
    await check(whole);
    expect((await read()).state).toBe('completed');
    expect(await readBalance(database.db, accountId)).toBe(14);
    expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
  }));

test('[COIN-04] accepted work whose key is nowhere ends when it is overdue, and gives its coins back', () =>
  withPicture(async ({ accountId, whole, keyless, start, check, read }) => {
    await start(whole);
    await database.pool.query(`update generations set operation_since = now() - make_interval(mins => $1)`, [
      WAIT_LIMITS.image.toEndMinutes + 1,
    ]);
    await check(keyless);
    const { state, error } = await read();
    expect([state, error?.code]).toEqual(['failed', 'VENDOR_TIMED_OUT']);
    expect(error?.reason).toContain('fal is not set up in this process');
    expect(await readBalance(database.db, accountId)).toBe(20);
  }));

test('[REL-02] a paid submit of a dead worker becomes unknown, also where its vendor has no key', () =>
  withPicture(async ({ keyless, start, read }) => {
    await database.pool.query(`update generations set state = 'submitting', attempts = 1`);
    await start(keyless);
    expect(await read()).toMatchObject({ state: 'unknown', error: { code: 'GENERATION_OUTCOME_UNKNOWN' } });
  }));

test('[CAT-26] work that waits is left to the processes that have the key', () =>
  withPicture(async ({ whole, keyless, start, check, read }) => {
    await start(keyless);
    expect(await read()).toMatchObject({ state: 'pending', lease: 0 });
    await check(keyless);
    expect(await read()).toMatchObject({ state: 'pending', vendor: 'fal', attempts: 0 });
    expect(service.submits).toEqual([]);
    await start(whole);
    expect((await read()).state).toBe('processing');
  }));

test('[CAT-26] work that waits for a vendor without a key here takes the next way to its model', () =>
  withPicture(async ({ keyless, start, read }) => {
    const vendors = new Map([['replicate' as const, createLoopbackVendor(service.url)]]);
    await start({ ...keyless, vendors });
    expect(await read()).toMatchObject({ state: 'processing', vendor: 'replicate' });
  }));

test('[COIN-04] what waits for a vendor whose key no process has ends after the usual time', () =>
  withPicture(async ({ accountId, keyless, read }) => {
    const age = (column: string, minutes: number): Promise<unknown> =>
      database.pool.query(`update generations set ${column} = now() - make_interval(mins => $1)`, [minutes]);
    await age('created_at', WAIT_LIMITS.image.toStartMinutes - 1);
    expect(await endLongWaits(keyless), 'a process may have the key').toBe(0);
    await age('created_at', WAIT_LIMITS.image.toStartMinutes + 1);
    await database.pool.query(
      `insert into generations (id, account_id, kind, model, vendor, request, price_coins, idempotency_key, folder, state, started_at, finished_at)
       values (gen_random_uuid(), $1, 'image', 'flux-dev', 'fal', '{}', 0, 'other', 'image', 'completed', now(), now())`,
      [accountId],
    );
    expect(await endLongWaits(keyless), 'a process has started something of it').toBe(0);
    await database.pool.query(`delete from generations where idempotency_key = 'other'`);
    expect(await endLongWaits(keyless)).toBe(1);
    expect(await read()).toMatchObject({ state: 'failed', error: { code: 'VENDOR_TIMED_OUT' } });
    expect(await readBalance(database.db, accountId)).toBe(20);
  }));
