import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createLog } from '#src/platform/server/log/create-log.ts';
import { buildAccount, buildGenerationDependencies } from '#tests/build/build-generation-dependencies.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { createLoopbackVendor, startLoopbackService, type LoopbackService } from '#tests/vendors/loopback-vendor.ts';
import { pictureOrder } from '#tests/vendors/orders.ts';
import { requestGeneration } from './request-generation.ts';
import { runGeneration } from './run-generation.job.ts';
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
  lines: string[];
  /** A run; `onAccepted` is called between the vendor's answer and what is stored of it. */
  run(onAccepted?: () => Promise<void>, signal?: AbortSignal): Promise<void>;
  read(): Promise<GenerationRow>;
}

const withPicture = (work: (scene: Scene) => Promise<void>): Promise<void> =>
  withTemporaryFolder(async (folder) => {
    const vendor = createLoopbackVendor(service.url);
    const built = await buildGenerationDependencies(database, folder, vendor);
    const lines: string[] = [];
    const log = createLog(
      { log: { level: 'error', pretty: false } },
      { target: { write: (line) => lines.push(line) } },
    );
    const dependencies = { ...built, log };
    const accountId = await buildAccount(database, 20);
    const { request } = pictureOrder('', '', { references: [] });
    const order = { accountId, model: 'flux-dev', request, idempotencyKey: 'one', reason: 'picture' };
    try {
      const generationId = await database.db.transaction((transaction) =>
        requestGeneration(transaction, dependencies, { ...order, folder: 'image' }),
      );
      await work({
        accountId,
        lines,
        run: (onAccepted, signal = new AbortController().signal) => {
          const start: typeof vendor.start = async (...given) => {
            const started = await vendor.start(...given);
            await onAccepted?.();
            return started;
          };
          const vendors = new Map([['fal' as const, { ...vendor, start }]]);
          return runGeneration({ ...dependencies, vendors }, { generationId }, { signal });
        },
        read: async () => (await database.db.select().from(generations))[0] as GenerationRow,
      });
    } finally {
      await built.stop();
    }
  });

/** The database refuses so many attempts to store an operation. */
const refuseOperations = (times: number): Promise<unknown> =>
  database.pool.query(`
    create sequence attempts_to_store;
    create function refuse_operation() returns trigger language plpgsql as $$ begin
      if new.operation is not null and old.operation is null and nextval('attempts_to_store') <= ${times} then
        raise exception 'the database is away';
      end if;
      return new;
    end $$;
    create trigger refuse_operation before update on generations for each row execute function refuse_operation()`);

test('[REL-02] what a vendor has accepted is stored once the database is back', () =>
  withPicture(async ({ run, read, lines }) => {
    await refuseOperations(2);
    await run();
    expect(await read()).toMatchObject({ state: 'processing', operation: { job: 1 } });
    expect([service.submits.length, lines]).toEqual([1, []]);
  }));

test('[REL-02] [COIN-02] what a vendor has accepted is stored also where the run counted as dead meanwhile', () =>
  withPicture(async ({ accountId, run, read }) => {
    await run(async () => {
      await database.pool.query(`update generations set alive_at = now() - interval '1 minute'`);
      await run();
      expect((await read()).state).toBe('unknown');
    });
    expect(await read()).toMatchObject({ state: 'processing', operation: { job: 1 }, unknownSince: null, error: null });
    await run();
    expect((await read()).state).toBe('completed');
    expect([service.submits.length, await readBalance(database.db, accountId)]).toEqual([1, 14]);
  }));

test('[REL-02] what a vendor has accepted and cannot be stored is in the log', () =>
  withPicture(async ({ run, read, lines }) => {
    await refuseOperations(1_000);
    const stop = new AbortController();
    await run(async () => stop.abort(), stop.signal);
    expect((await read()).state).toBe('unknown');
    expect(lines.join()).toContain('{\\"job\\":1}');
  }));
