import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { createFalVendor } from '#src/vendors/fal/create-fal-vendor.ts';
import type { ToolRequest } from '#src/vendors/tool-requests.ts';
import { buildAccount, buildGenerationDependencies } from '#tests/build/build-generation-dependencies.ts';
import { buildGlb } from '#tests/build/build-glb.ts';
import { makeNumberedClip } from '#tests/build/build-numbered-clip.ts';
import { withTemporaryFolder } from '#tests/build/temporary-folder.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback } from '#tests/vendors/loopback-service.ts';
import { FILES } from '#tests/vendors/orders.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import { FAL_TOOL_ORDERS } from '#tests/vendors/tool-orders.ts';
import { requestGeneration } from './request-generation.ts';
import { runGeneration } from './run-generation.job.ts';
import { generations } from './tables.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** What each kind of work costs with the models of the orders, and what it makes. */
const WORK: Readonly<Partial<Record<ToolRequest['kind'], { coins: readonly number[]; mime: string }>>> = {
  'image-edit': { coins: [4, 4, 5], mime: 'image/jpeg' },
  view: { coins: [4], mime: 'image/jpeg' },
  'image-upscale': { coins: [10], mime: 'image/jpeg' },
  'cut-out': { coins: [2], mime: 'image/png' },
  'video-edit': { coins: [10], mime: 'video/mp4' },
  'video-upscale': { coins: [20], mime: 'video/mp4' },
  'clip-sound': { coins: [10], mime: 'video/mp4' },
  'lip-sync': { coins: [20, 20], mime: 'video/mp4' },
  'model-3d': { coins: [50, 50, 50], mime: 'model/gltf-binary' },
};

test(
  '[COIN-02] [CAT-30] each kind of a tool’s work is held, sent once, stored as what it is, and charged',
  () =>
    withTemporaryFolder(async (folder) => {
      const ffmpeg = await findFfmpeg();
      const solid = { r: 40, g: 90, b: 160 };
      const picture = (background: object): Promise<Buffer> =>
        sharp({ create: { width: 64, height: 36, channels: 4, background: background as never } })
          .png()
          .toBuffer();
      const [opaque, clear] = [await picture({ ...solid, alpha: 1 }), await picture({ ...solid, alpha: 0.5 })];
      const clip = join(folder, 'clip.mp4');
      const sound = join(folder, 'sound.wav');
      await makeNumberedClip({ ffmpeg, path: clip, frames: 24, red: 90 });
      await runFfmpeg({ ffmpeg, arguments: ['-f', 'lavfi', '-i', 'sine=d=1', sound] });
      const loopback = await startLoopback((call, service) => {
        const isCutOut = call.path.includes('birefnet');
        service.files.set('picture.png', isCutOut ? clear : opaque);
        return FAL.serve(call, service, { fate: 'made', pendingChecks: 0 });
      });
      loopback.files.set('clip.mp4', await readFile(clip)).set('solid.glb', buildGlb());
      const config = { dataFolder: folder, disk: { reserveBytes: 0 }, fetchOrigins: [loopback.url] };
      const vendor = createFalVendor({ url: loopback.url, key: 'a-key' }, { config, ffmpeg });
      const dependencies = await buildGenerationDependencies(database, folder, vendor);
      try {
        const accountId = await buildAccount(database, 1000);
        const keep = async (source: { path: string } | { bytes: Buffer }, extension: string, mime: string) =>
          keepFile(database.db, {
            accountId,
            folder: 'image',
            stored: await dependencies.storage.put('image', source, { mime, extension }),
          });
        const ids: Record<string, string> = {
          [FILES.first]: await keep({ bytes: opaque }, 'png', 'image/png'),
          [FILES.reference]: await keep({ bytes: clear }, 'png', 'image/png'),
          [FILES.clip]: await keep({ path: clip }, 'mp4', 'video/mp4'),
          [FILES.sound]: await keep({ path: sound }, 'wav', 'audio/wav'),
        };
        /** The request with this account's files. */
        const own = (request: ToolRequest): ToolRequest =>
          JSON.parse(JSON.stringify(request), (_key, value: unknown) =>
            typeof value === 'string' ? (ids[value] ?? value) : value,
          ) as ToolRequest;
        const seen = new Map<ToolRequest['kind'], number>();
        let balance = 1000;
        for (const [index, { model, request }] of FAL_TOOL_ORDERS.entries()) {
          const { kind } = request;
          const place = seen.get(kind) ?? 0;
          seen.set(kind, place + 1);
          balance -= WORK[kind]?.coins[place] ?? 0;
          const before = loopback.calls.filter((call) => FAL.isSubmit(call)).length;
          const id = await database.db.transaction((transaction) =>
            requestGeneration(transaction, dependencies, {
              accountId,
              model,
              request: own(request),
              folder: 'image',
              idempotencyKey: `tool-${index}`,
              reason: 'picture',
            }),
          );
          expect(await readBalance(database.db, accountId), model).toBe(balance);
          for (let run = 0; run < 4; run++) {
            await runGeneration(dependencies, { generationId: id }, { signal: new AbortController().signal });
          }
          const [row] = await database.db.select().from(generations).where(eq(generations.id, id));
          expect(row, model).toMatchObject({ state: 'completed', kind, error: null });
          const file = (await findFiles(database.db, [row?.resultFileId ?? ''])).get(row?.resultFileId ?? '');
          expect(file?.mime, model).toBe(WORK[kind]?.mime);
          expect(await dependencies.storage.verify(file?.storageKey ?? ''), model).toBe(true);
          expect(loopback.calls.filter((call) => FAL.isSubmit(call)).length - before, model).toBe(1);
        }
        expect([...seen.keys()].sort()).toEqual(Object.keys(WORK).sort());
        expect(await readBalance(database.db, accountId)).toBe(balance);
        expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
      } finally {
        await dependencies.stop();
        await loopback.close();
      }
    }),
  120_000,
);
