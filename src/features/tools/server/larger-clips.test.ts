import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { files } from '#src/foundation/files/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { scratchRoot } from '#src/platform/server/storage/scratch-folder.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { createFalVendor } from '#src/vendors/fal/create-fal-vendor.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { keepFalFiles } from '#tests/build/build-fal-studio.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import type { ToolTask } from '../contract.ts';
import type { MeasuredMedia } from '../measured-media.ts';
import { appendClipPart } from './clips/append-clip-part.ts';
import { beginClip } from './clips/begin-clip.ts';
import { loadClipFor } from './clips/load-clip-for.ts';
import { loadTaskFor } from './load-task-for.ts';
import { measureMedia } from './measure-media.ts';
import { orderTask, type ToolOrder } from './order-task.ts';
import { presentTask } from './present-task.ts';
import { readWhole } from './read-tasks.ts';
import { stopTask } from './remove-task.ts';
import { READY_TOOLS } from './tools.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let fal: Loopback;
let accountId: string;
let clip: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-larger-clips-'));
  fal = await startLoopback((call, service) => FAL.serve(call, service, { fate: 'made', pendingChecks: 0 }));
  studio = await buildStudio(database, folder, {
    settings: { KINORA_FAL_URL: fal.url, KINORA_FETCH_ORIGINS: fal.url },
  });
  await keepFalFiles(fal, studio.parts.ffmpeg, folder);
  const vendor = createFalVendor({ url: fal.url, key: 'a-secret-key' }, studio.parts);
  (studio.parts.vendors as Map<VendorName, Vendor>).set('fal', vendor);
  accountId = await buildAccount(database, 100);
  clip = await bring('64x36', 1.1);
});
afterAll(async () => {
  await studio?.close();
  await fal?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Uploads a clip with a tone, of ten frames a second. */
async function bring(size: string, seconds: number): Promise<string> {
  const path = join(folder, `${randomUUID()}.mp4`);
  await runFfmpeg({
    ffmpeg: studio.parts.ffmpeg,
    arguments: [
      '-f',
      'lavfi',
      '-i',
      `testsrc2=s=${size}:r=10:d=${seconds}`,
      '-f',
      'lavfi',
      '-i',
      `sine=frequency=440:duration=${seconds}`,
      fileName(path),
    ],
  });
  const bytes = new Uint8Array(await readFile(path));
  const uploadId = await beginClip(studio.parts, { accountId, tool: 'videoUpscale', bytes: bytes.length });
  await appendClipPart(studio.parts, { accountId, uploadId, offset: 0, part: new Blob([bytes]) });
  for (let look = 0; look < 1200; look++) {
    const { state, fileId } = await loadClipFor(database.db, { accountId, uploadId });
    if (state === 'ready' && fileId) {
      return fileId;
    }
    await pause(50);
  }
  throw new Error('the clip is not taken in');
}

const order = (inputs: { clip?: string; factor?: 2 | 4 }, changes: Partial<ToolOrder> = {}): Promise<string> =>
  orderTask(
    studio.parts,
    READY_TOOLS.videoUpscale,
    {
      accountId,
      language: 'en',
      model: 'draft-video-upscale',
      agreedCoins: 0,
      agreedOwnKey: false,
      idempotencyKey: randomUUID(),
      ...changes,
    },
    { clip, factor: 4, ...inputs },
  );

/** The task once it is so. */
async function soon(taskId: string, isSo: (task: ToolTask) => boolean): Promise<ToolTask> {
  for (let look = 0; look < 2400; look++) {
    const row = await loadTaskFor(database.db, { accountId, taskId });
    const { tasks, files } = await readWhole(database.db, [row]);
    const task = presentTask(tasks[0]!, files, { language: 'en', link: (id) => `/media/${id}` });
    if (isSo(task)) {
      return task;
    }
    await pause(50);
  }
  throw new Error('the task does not come to be so');
}

const ended = (taskId: string): Promise<ToolTask> =>
  soon(taskId, ({ state }) => state !== 'pending' && state !== 'processing');

async function measure(fileId: string | undefined): Promise<MeasuredMedia> {
  const file = (await findFiles(database.db, [fileId ?? ''])).get(fileId ?? '');
  return measureMedia(studio.parts, file!);
}

test('[VUP-01] [TOOL-03] with no key a clip becomes four times as large on this server, in the same length, with its sound', async () => {
  const task = await ended(await order({}));
  expect(task).toMatchObject({ state: 'completed', coins: 0 });
  const [result] = task.results;
  expect(result?.servedBy?.id).toBe('draft-video-upscale');
  expect(result?.told).toMatchObject({ width: 256, height: 144, frames: 11 });
  const made = await measure(result?.file?.id);
  expect(made).toMatchObject({ width: 256, height: 144, framesPerSecond: 10, hasSound: true });
  expect(made.durationSeconds).toBeCloseTo(1.1, 1);
});

test('[VUP-01] [CAT-30] a model gets the clip, and is paid by the second begun', async () => {
  const paid = { model: 'topaz-video', agreedCoins: 20 };
  await expect(order({ factor: 2 }, { ...paid, agreedCoins: 19 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    details: { coins: 20 },
  });
  const before = await readBalance(database.db, accountId);
  const task = await ended(await order({ factor: 2 }, paid));
  expect(task).toMatchObject({ state: 'completed', coins: 20 });
  expect(await readBalance(database.db, accountId)).toBe(before - 20);
  const call = fal.calls.find((each) => FAL.isSubmit(each));
  expect(call?.path).toContain('topaz/upscale/video');
  expect(call?.json).toMatchObject({ upscale_factor: 2, H264_output: true });
  expect(String(call?.json?.['video_url'])).toMatch(/^data:video\/mp4/);
  expect(task.results[0]?.file?.mime).toBe('video/mp4');
});

test('[VUP-01] [TOOL-02] a larger clip tells how far it is, and stopped midway it leaves nothing and costs nothing', async () => {
  const long = await bring('128x72', 12);
  const before = await readBalance(database.db, accountId);
  const taskId = await order({ clip: long });
  const working = await soon(taskId, ({ progress }) => progress !== null && progress.percent > 0);
  expect(working.state).toBe('processing');
  expect(working.progress!.percent).toBeLessThan(100);
  expect(await stopTask(studio.parts, { accountId, taskId })).toEqual({ stopped: 1, goingOn: 0 });
  const stopped = await soon(taskId, ({ state }) => state !== 'processing');
  expect(stopped).toMatchObject({ state: 'cancelled', coins: 0, progress: null });
  expect(stopped.results).toMatchObject([{ state: 'cancelled', file: null }]);
  // Its process ends, and nothing of it stays: the account has what it had.
  const scratch = async (): Promise<number> => (await readdir(scratchRoot(studio.parts.config))).length;
  await expect.poll(scratch).toBe(0);
  const kept = await database.db.select().from(files).where(eq(files.accountId, accountId));
  expect(kept.filter(({ createdAt }) => createdAt.getTime() > Date.parse(working.createdAt))).toEqual([]);
  expect(await readBalance(database.db, accountId)).toBe(before);
  expect((await proveLedger(database.db)).openHolds).toBe(0);
});

test('[VUP-01] [COIN-04] [TOOL-02] of a stopped clip that a model has not begun, the coins come back', async () => {
  await database.pool.query(
    "insert into vendor_health (vendor, failures, resting_until) values ('fal', 1, now() + interval '1 day')",
  );
  const before = await readBalance(database.db, accountId);
  const taskId = await order({ factor: 2 }, { model: 'topaz-video', agreedCoins: 20 });
  expect(await readBalance(database.db, accountId)).toBe(before - 20);
  expect(await stopTask(studio.parts, { accountId, taskId })).toEqual({ stopped: 1, goingOn: 0 });
  expect(await readBalance(database.db, accountId)).toBe(before);
  expect((await ended(taskId)).coins).toBe(0);
  await database.pool.query('delete from vendor_health');
});

test('[VUP-01] [CAT-40] [TOOL-05] what would be too large, and what is not there, is refused before anything is held', async () => {
  const wide = await bring('1026x16', 0.2);
  await expect(order({ clip: wide })).rejects.toMatchObject({
    code: 'MEDIA_TOO_LARGE',
    details: { limitPixels: 1024 },
  });
  await expect(order({ clip: randomUUID() })).rejects.toMatchObject({ code: 'FILE_GONE' });
});
