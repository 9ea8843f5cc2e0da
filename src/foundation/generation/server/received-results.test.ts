import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { listReceived } from '#src/platform/server/storage/received-results.ts';
import { createStorage } from '#src/platform/server/storage/storage.ts';
import { createOpenaiVendor } from '#src/vendors/openai/create-openai-vendor.ts';
import { withReceivedResults } from '#src/vendors/results/with-received-results.ts';
import { buildAccount, buildGenerationDependencies } from '#tests/build/build-generation-dependencies.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { createLoopbackVendor } from '#tests/vendors/loopback-vendor.ts';
import { pictureOrder } from '#tests/vendors/orders.ts';
import { OPENAI } from '#tests/vendors/protocols/openai.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { requestGeneration } from './request-generation.ts';
import { runGeneration } from './run-generation.job.ts';
import { sweepReceived } from './sweep-received.ts';
import { generations, type GenerationRow } from './tables.ts';

let database: OpenDatabase;
let service: Loopback;
beforeEach(async () => {
  database = await createTestDatabase();
  service = await startLoopback((call, loopback) => OPENAI.serve(call, loopback, { fate: 'made', pendingChecks: 0 }));
  const blank = sharp({ create: { width: 64, height: 36, channels: 3, background: '#456' } });
  service.files.set('picture.png', await blank.png().toBuffer());
});
afterEach(async () => {
  await service.close();
  await database.close();
});

test('[REL-06] [COIN-02] a full disk keeps a paid picture waiting: it is asked for once, stored later and charged once', () =>
  withTemporaryFolder(async (folder) => {
    const ffmpeg = await findFfmpeg();
    const withReserve = (dependencies: GenerationDependencies, reserveBytes: number): GenerationDependencies => {
      const config = { ...dependencies.config, disk: { ...dependencies.config.disk, reserveBytes } };
      const parts = { config, ffmpeg };
      const vendor = withReceivedResults(createOpenaiVendor({ url: service.url, key: 'a-key' }, parts), parts);
      return { ...dependencies, config, storage: createStorage(config), vendors: new Map([['fal', vendor]]) };
    };
    const built = await buildGenerationDependencies(database, folder, createLoopbackVendor(service.url));
    try {
      const [roomy, full] = [withReserve(built, 0), withReserve(built, 2 ** 52)];
      const accountId = await buildAccount(database, 20);
      const { request } = pictureOrder('flux-dev', 'fal-ai/flux/dev', { references: [] });
      const id = await database.db.transaction((transaction) =>
        requestGeneration(transaction, roomy, {
          accountId,
          model: 'flux-dev',
          request,
          folder: 'image',
          idempotencyKey: 'one',
          reason: 'picture',
        }),
      );
      const run = (dependencies: GenerationDependencies): Promise<void> =>
        runGeneration(dependencies, { generationId: id }, { signal: new AbortController().signal });
      const read = async (): Promise<GenerationRow> =>
        (await database.db.select().from(generations).where(eq(generations.id, id)))[0] as GenerationRow;
      await run(full);
      await run(full);
      await run(full);
      expect(await read()).toMatchObject({ state: 'processing', operation: { received: true }, checkCount: 2 });
      expect(await readBalance(database.db, accountId)).toBe(14);
      expect(await sweepReceived(roomy)).toBe(0);
      await database.db.update(generations).set({ dueAt: sql`now()` });
      await run(roomy);
      expect(await read()).toMatchObject({ state: 'completed', resultFileId: expect.any(String) as string });
      expect([service.calls.length, await readBalance(database.db, accountId)]).toEqual([1, 14]);
      expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
      expect(await listReceived(roomy.config)).toEqual([id]);
      expect(await sweepReceived(roomy)).toBe(1);
      expect(await listReceived(roomy.config)).toEqual([]);
    } finally {
      await built.stop();
    }
  }));
