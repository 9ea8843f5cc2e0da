import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, onTestFinished } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { changeLimits, UNCHANGED_LIMITS, WAIT_LIMITS } from '#src/shared/catalogue/vendor-limits.ts';
import { buildAccount, buildGenerationDependencies } from '#tests/build/build-generation-dependencies.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { createLoopbackVendor, startLoopbackService, type LoopbackService } from '#tests/vendors/loopback-vendor.ts';
import { clipOrder, pictureOrder } from '#tests/vendors/orders.ts';
import { endLongWaits } from './end-long-waits.ts';
import type { GenerationDependencies } from './generation-dependencies.ts';
import { listVendorHealth } from './list-vendor-health.ts';
import { requestGeneration } from './request-generation.ts';
import { runGeneration } from './run-generation.job.ts';
import { startNextGeneration } from './start-next-generation.job.ts';
import { generations, type GenerationRow } from './tables.ts';

let database: OpenDatabase;
let fal: LoopbackService;
let replicate: LoopbackService;
beforeEach(async () => {
  database = await createTestDatabase();
  fal = await startLoopbackService({ pendingChecks: 99 });
  replicate = await startLoopbackService({ pendingChecks: 99 });
});
afterEach(async () => {
  await Promise.all([fal.close(), replicate.close()]);
  await database.close();
});

/** fal makes pictures and clips of these; Replicate knows the first too. */
const MODELS = { both: 'flux-dev', falOnly: 'kling_v21_pro' } as const;
const run = { signal: new AbortController().signal };

interface Scene {
  dependencies: GenerationDependencies;
  /** A picture of a model with two routes. */
  picture(accountId: string): Promise<string>;
  /** A clip that fal alone makes. */
  clip(accountId: string): Promise<string>;
  /** So many workers look for something to start at the same time. */
  start(workers?: number): Promise<void>;
  read(): Promise<Map<string, GenerationRow>>;
}

const withScene = (work: (scene: Scene) => Promise<void>): Promise<void> =>
  withTemporaryFolder(async (folder) => {
    const built = await buildGenerationDependencies(database, folder, createLoopbackVendor(fal.url));
    const env = { KINORA_DATA: folder, KINORA_DISK_RESERVE: '0', KINORA_FAL_CONCURRENCY: '2' };
    const dependencies: GenerationDependencies = {
      ...built,
      config: readConfig(env),
      vendors: new Map([
        ['fal', createLoopbackVendor(fal.url)],
        ['replicate', createLoopbackVendor(replicate.url)],
      ]),
    };
    let orders = 0;
    const order = (accountId: string, model: string, request: GenerationRow['request']): Promise<string> => {
      orders += 1;
      const folderOf = request.kind === 'video' ? ('video' as const) : ('image' as const);
      return database.db.transaction((transaction) =>
        requestGeneration(transaction, dependencies, {
          accountId,
          model,
          request,
          folder: folderOf,
          idempotencyKey: String(orders),
          reason: 'picture',
        }),
      );
    };
    try {
      await work({
        dependencies,
        picture: (accountId) => order(accountId, MODELS.both, pictureOrder('', '', { references: [] }).request),
        clip: (accountId) => order(accountId, MODELS.falOnly, clipOrder('', '', { durationSeconds: 5 }).request),
        start: async (workers = 1) => {
          await database.pool.query(`update generations set due_at = now() where state = 'pending'`);
          await Promise.all(
            Array.from({ length: workers }, () =>
              startNextGeneration(dependencies, { group: 'test', lane: 'paid' }, run),
            ),
          );
        },
        read: async () => new Map((await database.db.select().from(generations)).map((row) => [row.id, row] as const)),
      });
    } finally {
      await built.stop();
    }
  });

const listStarts = async (): Promise<{ group: string; waits: number }[]> =>
  (
    await database.pool.query<{ group: string; waits: number }>(
      `select data->>'group' as group, extract(epoch from start_after - now())::float8 as waits from pgboss.job
       where name = 'generation-start-paid' and state = 'created' order by 1`,
    )
  ).rows;

/** Moves what a vendor waits for into the past. */
const endRest = (): Promise<unknown> =>
  database.pool.query(`update vendor_health set resting_until = now() - interval '1 second'`);

test('[REL-12] however many look at once, a vendor gets as much as it may have, and who waits for another does not wait', () =>
  withScene(async ({ dependencies, picture, clip, start, read }) => {
    const [many, other] = [await buildAccount(database, 5000), await buildAccount(database, 5000)];
    for (let index = 0; index < 4; index++) {
      await clip(many);
    }
    const picked = await picture(other);
    await database.pool.query(`update generations set vendor = 'replicate' where id = $1`, [picked]);
    await start(8);
    await start(8);
    expect([fal.submits.length, replicate.submits]).toEqual([2, [picked]]);

    await database.pool.query('delete from pgboss.job');
    fal.behaviour.pendingChecks = 0;
    const [running] = [...(await read()).values()].filter(
      ({ vendor, state }) => vendor === 'fal' && state === 'processing',
    );
    await runGeneration(dependencies, { generationId: running?.id ?? '' }, run);
    expect(
      (await listStarts()).map(({ group }) => group),
      'room is told',
    ).toEqual(['room fal']);
    await start(4);
    expect(fal.submits.length).toBe(3);
  }));

test('[REL-12] a vendor that was sent enough within a minute gets the rest when the minute is over', () =>
  withScene(async ({ clip, start }) => {
    const accountId = await buildAccount(database, 5000);
    await clip(accountId);
    await database.pool.query(
      `insert into generations (id, account_id, kind, model, vendor, request, price_coins, idempotency_key, folder, state, started_at, finished_at)
       select gen_random_uuid(), $1, 'image', 'flux-dev', 'fal', '{}', 0, 'old ' || n, 'image', 'completed', now() - interval '20 seconds', now()
       from generate_series(1, 120) as n`,
      [accountId],
    );
    await database.pool.query('delete from pgboss.job');
    await start();
    expect(fal.submits).toEqual([]);
    const [later, ...more] = await listStarts();
    expect(more).toEqual([]);
    expect(later?.waits).toBeGreaterThan(30);
    expect(later?.waits).toBeLessThan(41);
    await database.pool.query(`update generations set started_at = started_at - interval '41 seconds'`);
    await start();
    expect(fal.submits.length).toBe(1);
  }));

test('[REL-12] a vendor that asks us to wait is left alone by everybody: it gets neither orders nor questions until then', () =>
  withScene(async ({ dependencies, picture, clip, start, read }) => {
    const [one, two] = [await buildAccount(database, 5000), await buildAccount(database, 5000)];
    const accepted = await clip(one);
    await start();
    fal.behaviour.submit = 'busy';
    fal.behaviour.busySeconds = 300;
    await clip(one);
    await start();
    const second = await clip(two);
    const elsewhere = await picture(two);
    await database.pool.query(`update generations set vendor = 'replicate' where id = $1`, [elsewhere]);
    await start(4);
    await runGeneration(dependencies, { generationId: accepted }, run);
    expect([fal.submits.length, fal.checks, replicate.submits]).toEqual([2, 0, [elsewhere]]);
    expect((await read()).get(second)).toMatchObject({ state: 'pending', vendor: 'fal', attempts: 0 });
    expect(await listVendorHealth(database.db)).toMatchObject([
      { vendor: 'fal', state: 'resting', lastError: 'asked us to wait', failures: 0 },
    ]);
    fal.behaviour.submit = 'operation';
    await endRest();
    await database.pool.query(`update generations set state = 'cancelled', finished_at = now() where id = $1`, [
      accepted,
    ]);
    await start();
    expect(fal.submits.length).toBe(3);
    expect(await listVendorHealth(database.db)).toMatchObject([{ state: 'well', since: null }]);
  }));

test('[REL-12] [CAT-26] a vendor that fails again and again rests; its work takes the next way, or waits for one trial after the other', () =>
  withScene(async ({ picture, clip, start, read }) => {
    const accountId = await buildAccount(database, 5000);
    fal.behaviour.submit = 'down';
    const clips = [await clip(accountId), await clip(accountId)];
    for (let failures = 0; failures < 5; failures++) {
      await start();
    }
    expect(await listVendorHealth(database.db)).toMatchObject([
      { vendor: 'fal', state: 'resting', failures: 5, lastError: 'answered 503', since: expect.any(Date) as Date },
    ]);
    const moved = await picture(accountId);
    await start(4);
    expect([fal.submits.length, replicate.submits]).toEqual([5, [moved]]);
    expect((await read()).get(moved)).toMatchObject({ vendor: 'replicate', state: 'processing' });
    expect((await read()).get(clips[0] ?? '')).toMatchObject({ vendor: 'fal', state: 'pending' });

    const rest = async (): Promise<number> =>
      Number(
        (await database.pool.query(`select extract(epoch from resting_until - now()) as rest from vendor_health`))
          .rows[0].rest,
      );
    const first = await rest();
    await endRest();
    await start(6);
    expect(fal.submits.length, 'one trial').toBe(6);
    expect(await rest(), 'a longer rest').toBeGreaterThan(first + 20);
    fal.behaviour.submit = 'operation';
    await endRest();
    await start(1);
    expect(await listVendorHealth(database.db)).toMatchObject([{ state: 'well', failures: 0, since: null }]);
    await start(6);
    expect(fal.submits.length).toBe(8);
    expect((await read()).values().every(({ state }) => state === 'processing')).toBe(true);
  }));

test('[REL-12] a trial that ends before the vendor is asked leaves room for the next', () =>
  withScene(async ({ clip, start }) => {
    const accountId = await buildAccount(database, 5000);
    const given = await clip(accountId);
    await database.db.execute(
      sql`insert into vendor_health (vendor, rests, failures, since) values ('fal', 1, 5, now())`,
    );
    await database.pool.query('update generations set attempts = 3 where id = $1', [given]);
    await start();
    await clip(accountId);
    await start();
    expect(fal.submits.length).toBe(1);
    expect(await listVendorHealth(database.db)).toMatchObject([{ state: 'well', failures: 0, since: null }]);
  }));

test('[REL-12] [COIN-04] who has waited too long for a vendor that rests gets the coins back and is told why', () =>
  withScene(async ({ dependencies, picture, clip, read }) => {
    const accountId = await buildAccount(database, 5000);
    const [image, video, turn] = [await picture(accountId), await clip(accountId), await clip(accountId)];
    const before = await readBalance(database.db, accountId);
    const minutes = WAIT_LIMITS.image.toStartMinutes + 1;
    const age = (column: string, table: string): Promise<unknown> =>
      database.pool.query(`update ${table} set ${column} = now() - make_interval(mins => $1)`, [minutes]);
    await age('created_at', 'generations');
    expect(await endLongWaits(dependencies), 'waiting for its turn has no end').toBe(0);
    await database.db.execute(
      sql`insert into vendor_health (vendor, rests, failures, since) values ('fal', 1, 5, now())`,
    );
    expect(await endLongWaits(dependencies), 'it has only begun to rest').toBe(0);
    await age('since', 'vendor_health');
    expect(await Promise.all([endLongWaits(dependencies), endLongWaits(dependencies)])).toContain(1);
    const rows = await read();
    expect(rows.get(image)).toMatchObject({ state: 'failed', error: { code: 'VENDOR_TIMED_OUT' } });
    expect([rows.get(video)?.state, rows.get(turn)?.state], 'clips may wait longer').toEqual(['pending', 'pending']);
    expect(await readBalance(database.db, accountId)).toBe(before + 6);
    expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 2 });
    onTestFinished(() => changeLimits(new Map()));
    changeLimits(new Map([['fal', { ...UNCHANGED_LIMITS, waits: { video: { toStartMinutes: minutes - 1 } } }]]));
    expect(await endLongWaits(dependencies), 'where the operator lets clips of this vendor wait no longer').toBe(2);
  }));
