import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { createHttpServer } from '#src/platform/server/http/create-http-server.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { createVendors } from '#src/vendors/create-vendors.ts';
import { buildAccount, buildGenerationDependencies } from '#tests/build/build-generation-dependencies.ts';
import { silentLog } from '#tests/build/silent-log.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { createLoopbackVendor } from '#tests/vendors/loopback-vendor.ts';
import { pictureOrder } from '#tests/vendors/orders.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import { REPLICATE } from '#tests/vendors/protocols/replicate.ts';
import type { JobState, VendorProtocol } from '#tests/vendors/vendor-protocol.ts';
import { mountVendorWebhooks } from './mount-vendor-webhooks.ts';
import { requestGeneration } from './request-generation.ts';
import { runGeneration } from './run-generation.job.ts';
import { generations, type GenerationRow } from './tables.ts';

const { addressOf, sign } = FAL.webhook as NonNullable<VendorProtocol['webhook']>;
const BODY = Buffer.from('{"request_id":"7f3a","status":"OK","payload":{"images":[]}}');

let database: OpenDatabase;
let service: Loopback;
let state: JobState;
beforeEach(async () => {
  database = await createTestDatabase();
  state = { fate: 'made', pendingChecks: 0, stage: 'running' };
  // Only Replicate has paths that end so.
  service = await startLoopback((call, loopback) =>
    (call.path.endsWith('/default/secret') ? REPLICATE : FAL).serve(call, loopback, state),
  );
  const blank = sharp({ create: { width: 64, height: 36, channels: 3, background: '#456' } });
  service.files.set('picture.png', await blank.png().toBuffer());
});
afterEach(async () => {
  await service.close();
  await database.close();
});

interface Accepted {
  id: string;
  accountId: string;
  /** The path that fal was given; undefined where it was given none. */
  path: string | undefined;
  /** Works the waiting job. */
  run(): Promise<void>;
  read(): Promise<GenerationRow>;
  call(path: string | undefined, headers: object, body?: Buffer): Promise<LightMyRequestResponse>;
  /** In how many seconds the next check begins. */
  checkSeconds(): Promise<number>;
}

/** A picture for 6 of 20 coins that fal has accepted. */
const withAccepted = (publicUrl: string, work: (accepted: Accepted) => Promise<void>): Promise<void> =>
  withTemporaryFolder(async (folder) => {
    const built = await buildGenerationDependencies(database, folder, createLoopbackVendor(service.url));
    let server: FastifyInstance | undefined;
    try {
      const config = readConfig({
        KINORA_DATA: folder,
        KINORA_DISK_RESERVE: '0',
        KINORA_FETCH_ORIGINS: service.url,
        KINORA_FAL_KEY: 'a-key-for-fal',
        KINORA_FAL_URL: service.url,
        KINORA_REPLICATE_KEY: 'a-key-for-replicate',
        KINORA_REPLICATE_URL: service.url,
        KINORA_PUBLIC_URL: publicUrl,
      });
      const vendors = createVendors(config.vendors, { config, ffmpeg: await findFfmpeg() });
      const dependencies = { ...built, config, vendors };
      server = createHttpServer({ config, log: silentLog });
      mountVendorWebhooks(server, dependencies);
      const accountId = await buildAccount(database, 20);
      const id = await database.db.transaction((transaction) =>
        requestGeneration(transaction, dependencies, {
          accountId,
          model: 'flux-dev',
          request: pictureOrder('flux-dev', 'fal-ai/flux/dev', { references: [] }).request,
          folder: 'image',
          idempotencyKey: 'one',
          reason: 'picture',
        }),
      );
      const run = async (): Promise<void> => {
        await database.pool.query("delete from pgboss.job where name = 'generation-run'");
        await runGeneration(dependencies, { generationId: id }, { signal: new AbortController().signal });
      };
      await run();
      const [submit] = service.calls.filter((call) => FAL.isSubmit(call));
      const address = submit && addressOf(submit);
      await work({
        id,
        accountId,
        path: typeof address === 'string' ? new URL(address).pathname : undefined,
        run,
        read: async () =>
          (await database.db.select().from(generations).where(eq(generations.id, id)))[0] as GenerationRow,
        call: (path = '/none', headers, body = BODY) =>
          (server as FastifyInstance).inject({
            method: 'POST',
            url: path,
            headers: { 'content-type': 'application/json', ...headers },
            payload: body,
          }),
        checkSeconds: async () => {
          const { rows } = await database.pool.query<{ seconds: number }>(
            `select extract(epoch from start_after - now())::float8 as seconds from pgboss.job
             where name = 'generation-run' and state = 'created'`,
          );
          expect(rows).toHaveLength(1);
          return rows[0]?.seconds ?? Number.NaN;
        },
      });
    } finally {
      await server?.close();
      await built.stop();
    }
  });

const now = (): number => Math.floor(Date.now() / 1_000);
const signed = (secondsAgo = 0): object => sign(BODY, now() - secondsAgo).headers;
const codeOf = (answer: LightMyRequestResponse): unknown[] => [
  answer.statusCode,
  answer.json<{ code?: string; received?: boolean }>().code ?? answer.json<{ received?: boolean }>().received,
];

test('[SEC-12] [COIN-02] a signed call lets the work be checked at once; repeated, it does nothing more', () =>
  withAccepted('https://film.example', async ({ id, accountId, path, run, read, call, checkSeconds }) => {
    expect(path).toBe(`/webhooks/vendors/fal/${id}`);
    await run();
    expect(await checkSeconds()).toBeGreaterThan(1);
    expect(codeOf(await call(path, signed()))).toEqual([200, true]);
    expect(codeOf(await call(path, signed()))).toEqual([200, true]);
    expect(await checkSeconds()).toBeLessThanOrEqual(0);
    state.stage = 'finished';
    await run();
    expect((await read()).state).toBe('completed');
    expect(codeOf(await call(path, signed()))).toEqual([200, false]);
    expect([await readBalance(database.db, accountId), (await read()).state]).toEqual([14, 'completed']);
  }));

test('[SEC-12] a call that is not signed, too old, or about other work changes nothing', () =>
  withAccepted('https://film.example', async ({ id, path, run, call, checkSeconds }) => {
    await run();
    const before = await checkSeconds();
    expect(codeOf(await call(path, {}))).toEqual([400, 'SIGNATURE_INVALID']);
    expect(codeOf(await call(path, signed(310)))).toEqual([400, 'SIGNATURE_INVALID']);
    expect(codeOf(await call(path, signed(), Buffer.from('{}')))).toEqual([400, 'SIGNATURE_INVALID']);
    expect(codeOf(await call(`/webhooks/vendors/openai/${id}`, signed()))).toEqual([404, 'NOT_FOUND']);
    expect(codeOf(await call('/webhooks/vendors/fal/one', signed()))).toEqual([404, 'NOT_FOUND']);
    const { headers: ofReplicate } = (REPLICATE.webhook as NonNullable<VendorProtocol['webhook']>).sign(BODY, now());
    expect(codeOf(await call(`/webhooks/vendors/replicate/${id}`, ofReplicate))).toEqual([200, false]);
    const other = `/webhooks/vendors/fal/${crypto.randomUUID()}`;
    expect(codeOf(await call(other, signed()))).toEqual([200, false]);
    expect(await checkSeconds()).toBeGreaterThan(before - 1.5);
    const { rows } = await database.pool.query('select vendor from vendor_health');
    expect(rows).toEqual([]);
  }));

test('[PIPE-03] a vendor whose calls arrive is asked less often; one whose calls cannot is asked as before', () =>
  withAccepted('https://film.example', async ({ path, run, call, checkSeconds }) => {
    await run();
    expect(await checkSeconds()).toBeLessThan(3);
    await call(path, signed());
    await run();
    expect(await checkSeconds()).toBeGreaterThan(25);
    await database.pool.query("update vendor_health set called_at = now() - interval '11 minutes'");
    await run();
    expect(await checkSeconds()).toBeLessThan(3);
  }));

test('a site that is not reached by https asks for no calls', () =>
  withAccepted('http://film.example', async ({ path }) => {
    expect(path).toBeUndefined();
  }));
