import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { WAIT_LIMITS } from '#src/shared/catalogue/vendor-limits.ts';
import { createVendors } from '#src/vendors/create-vendors.ts';
import { buildAccount, buildGenerationDependencies } from '#tests/build/build-generation-dependencies.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { createLoopbackVendor } from '#tests/vendors/loopback-vendor.ts';
import { pictureOrder } from '#tests/vendors/orders.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import type { JobState } from '#tests/vendors/vendor-protocol.ts';
import { cancelAtVendor } from './cancel-at-vendor.job.ts';
import { abandonGeneration, cancelGeneration } from './cancel-generation.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { requestGeneration } from './request-generation.ts';
import { runGeneration } from './run-generation.job.ts';
import { generations, type GenerationRow } from './tables.ts';

let database: OpenDatabase;
let service: Loopback;
let state: JobState;
beforeEach(async () => {
  database = await createTestDatabase();
  state = { fate: 'made', pendingChecks: 0, stage: 'queued' };
  service = await startLoopback((call, loopback) => FAL.serve(call, loopback, state));
  const blank = sharp({ create: { width: 64, height: 36, channels: 3, background: '#456' } });
  service.files.set('picture.png', await blank.png().toBuffer());
});
afterEach(async () => {
  await service.close();
  await database.close();
});

interface Accepted {
  dependencies: GenerationDependencies;
  accountId: string;
  id: string;
  run(): Promise<void>;
  cancel(): Promise<void>;
  read(): Promise<GenerationRow>;
  /** As if the vendor had accepted it so many minutes ago. */
  age(minutes: number): Promise<void>;
}

const signal = new AbortController().signal;

/** A picture for 6 of 20 coins that fal has accepted. */
const withAccepted = (work: (accepted: Accepted) => Promise<void>): Promise<void> =>
  withTemporaryFolder(async (folder) => {
    const built = await buildGenerationDependencies(database, folder, createLoopbackVendor(service.url));
    try {
      const config = readConfig({
        KINORA_DATA: folder,
        KINORA_DISK_RESERVE: '0',
        KINORA_FETCH_ORIGINS: service.url,
        KINORA_FAL_KEY: 'a-key-for-fal',
        KINORA_FAL_URL: service.url,
      });
      const vendors = createVendors(config.vendors, { config, ffmpeg: await findFfmpeg() });
      const dependencies: GenerationDependencies = { ...built, config, vendors };
      const accountId = await buildAccount(database, 20);
      const id = await database.db.transaction((transaction) =>
        requestGeneration(transaction, dependencies, {
          accountId,
          model: 'flux-dev',
          request: pictureOrder('flux-dev', 'fal-ai/flux/dev', { references: [] }).request,
          folder: 'image',
          idempotencyKey: 'one',
          reason: 'picture',
          wake: { job: 'test-woken', payload: { word: 'ended' } },
        }),
      );
      const run = (): Promise<void> => runGeneration(dependencies, { generationId: id }, { signal });
      await run();
      await work({
        dependencies,
        accountId,
        id,
        run,
        cancel: () => cancelAtVendor(dependencies, { generationId: id }, { signal }),
        read: async () =>
          (await database.db.select().from(generations).where(eq(generations.id, id)))[0] as GenerationRow,
        age: async (minutes) =>
          void (await database.db
            .update(generations)
            .set({ operationSince: sql`now() - make_interval(mins => ${minutes})` })
            .where(eq(generations.id, id))),
      });
    } finally {
      await built.stop();
    }
  });

const countJobs = async (name: string): Promise<number> =>
  Number((await database.pool.query(`select count(*) from pgboss.job where name = $1`, [name])).rows[0].count);

const cancels = (): number => service.calls.filter((call) => FAL.isCancel?.(call)).length;

test.each([
  ['cancelled', cancelGeneration],
  ['deleted with its film', abandonGeneration],
] as const)(
  '[COIN-05] work in the queue of its vendor that is %s is taken out of it, and its coins come back',
  (_what, stop) =>
    withAccepted(async ({ dependencies, accountId, id, cancel, read }) => {
      expect(await database.db.transaction((transaction) => stop(transaction, dependencies, id))).toBe(false);
      expect([await countJobs('generation-cancel'), await readBalance(database.db, accountId)]).toEqual([1, 14]);
      await cancel();
      await cancel();
      expect(await read()).toMatchObject({ state: 'cancelled', error: null });
      expect([cancels(), await countJobs('test-woken'), await countJobs('generation-run')]).toEqual([1, 1, 0]);
      expect(await readBalance(database.db, accountId)).toBe(20);
      expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
    }),
);

test('[COIN-05] work that has begun at its vendor goes on and is charged', () =>
  withAccepted(async ({ accountId, cancel, run, read }) => {
    state.stage = 'running';
    await cancel();
    expect(await read()).toMatchObject({ state: 'processing' });
    expect([cancels(), await readBalance(database.db, accountId)]).toEqual([0, 14]);
    state.stage = 'finished';
    await cancel();
    await run();
    expect((await read()).state).toBe('completed');
    expect(await readBalance(database.db, accountId)).toBe(14);
    expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
  }));

test('[COIN-05] a vendor that cannot be asked has cancelled nothing; work that is being checked is asked about later', () =>
  withAccepted(async ({ cancel, read, id }) => {
    service.faults.push({ kind: 'reset' });
    await cancel();
    expect(await read()).toMatchObject({ state: 'processing' });
    await database.pool.query(`update generations set lease = lease + 1, alive_at = now() where id = $1`, [id]);
    await expect(cancel()).rejects.toMatchObject({ code: 'LOCK_NOT_OBTAINED' });
    expect(cancels()).toBe(0);
  }));

test.each([
  ['queued', 1],
  ['running', 0],
] as const)(
  '[REL-12] [COIN-04] accepted work that is %s for longer than its kind may take ends, and its coins come back',
  (stage, asked) =>
    withAccepted(async ({ accountId, run, read, age }) => {
      state.stage = stage;
      await age(WAIT_LIMITS.image.toEndMinutes - 1);
      await run();
      expect((await read()).state).toBe('processing');
      await age(WAIT_LIMITS.image.toEndMinutes + 1);
      await run();
      expect(await read()).toMatchObject({ state: 'failed', error: { code: 'VENDOR_TIMED_OUT' } });
      expect([cancels(), await readBalance(database.db, accountId)]).toEqual([asked, 20]);
      expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
    }),
);

test('[REL-12] a result that is there when the time is over is taken', () =>
  withAccepted(async ({ accountId, run, read, age }) => {
    state.stage = 'finished';
    await age(WAIT_LIMITS.image.toEndMinutes + 1);
    await run();
    expect((await read()).state).toBe('completed');
    expect(await readBalance(database.db, accountId)).toBe(14);
  }));
