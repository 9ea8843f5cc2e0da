import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { accounts } from '#src/foundation/accounts/server/tables.ts';
import { grantCoins } from '#src/foundation/coins/server/grant-coins.ts';
import type { GenerationDependencies } from '#src/foundation/generation/server/generation-dependencies.ts';
import * as generationJobs from '#src/foundation/generation/server/jobs.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { defineJob, type JobDefinition } from '#src/platform/server/queue/define-job.ts';
import { openQueue } from '#src/platform/server/queue/open-queue.ts';
import { createStorage } from '#src/platform/server/storage/storage.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { silentLog } from './silent-log.ts';

/** The job that generations of tests wake up. */
export const wokenJob = defineJob({
  name: 'test-woken',
  payload: z.object({ word: z.string() }),
  retryLimit: 0,
  timeLimitSeconds: 60,
});

/**
 * Dependencies of the generation module on a database and a folder, with one paid vendor in fal's place. Its queue only
 * sends.
 */
export async function buildGenerationDependencies(
  database: OpenDatabase,
  dataFolder: string,
  vendor: Vendor,
): Promise<GenerationDependencies & { stop(): Promise<void> }> {
  const config = readConfig({ KINORA_DATA: dataFolder, KINORA_DISK_RESERVE: '0' });
  const queue = await openQueue({
    database,
    log: silentLog,
    jobs: [...Object.values(generationJobs), wokenJob] as JobDefinition[],
  });
  await queue.start({ work: false });
  return {
    config,
    db: database.db,
    queue,
    storage: createStorage(config),
    log: silentLog,
    vendors: new Map([['fal', vendor]]),
    ownKeys: { vendorsOf: async () => new Set(), vendorFor: async () => undefined },
    wakeJobs: [wokenJob] as JobDefinition<never>[],
    stop: () => queue.stop(),
  };
}

/** Creates an account with coins. */
export async function buildAccount(database: OpenDatabase, coins = 0): Promise<string> {
  const id = randomUUID();
  await database.db.insert(accounts).values({ id, username: 'somebody' });
  if (coins > 0) {
    await grantCoins(database.db, {
      accountId: id,
      coins,
      reason: 'gift',
      task: { kind: 'test', id: '1' },
      idempotencyKey: 'gift',
    });
  }
  return id;
}
