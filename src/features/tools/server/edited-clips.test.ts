import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
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
import type { VideoEditInputs } from '../video-edit/definition.ts';
import { appendClipPart } from './clips/append-clip-part.ts';
import { beginClip } from './clips/begin-clip.ts';
import { loadClipFor } from './clips/load-clip-for.ts';
import { loadTaskFor } from './load-task-for.ts';
import { measureMedia } from './measure-media.ts';
import { orderTask, type ToolOrder } from './order-task.ts';
import { presentTask } from './present-task.ts';
import { readWhole } from './read-tasks.ts';
import { toolTasks } from './tables.ts';
import { READY_TOOLS } from './tools.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let fal: Loopback;
let accountId: string;
let clip: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-edited-clips-'));
  fal = await startLoopback((call, service) => FAL.serve(call, service, { fate: 'made', pendingChecks: 0 }));
  studio = await buildStudio(database, folder, {
    settings: { KINORA_FAL_URL: fal.url, KINORA_FETCH_ORIGINS: fal.url },
  });
  await keepFalFiles(fal, studio.parts.ffmpeg, folder);
  const vendor = createFalVendor({ url: fal.url, key: 'a-secret-key' }, studio.parts);
  (studio.parts.vendors as Map<VendorName, Vendor>).set('fal', vendor);
  accountId = await buildAccount(database, 100);
  clip = await bring();
});
afterAll(async () => {
  await studio?.close();
  await fal?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Uploads a clip as a phone writes it: upright by a sign in the file, with a tone, longer than is edited. */
async function bring(): Promise<string> {
  const [plain, turned] = ['plain.mp4', 'turned.mp4'].map((name) => join(folder, name)) as [string, string];
  const { ffmpeg } = studio.parts;
  const sources = [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=64x36:r=10:d=6',
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=440:duration=6',
  ];
  await runFfmpeg({ ffmpeg, arguments: [...sources, fileName(plain)] });
  await runFfmpeg({
    ffmpeg,
    arguments: ['-display_rotation', '90', '-i', fileName(plain), '-c', 'copy', fileName(turned)],
  });
  const bytes = new Uint8Array(await readFile(turned));
  const uploadId = await beginClip(studio.parts, { accountId, tool: 'videoEdit', bytes: bytes.length });
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

const order = (inputs: Partial<VideoEditInputs>, changes: Partial<ToolOrder> = {}): Promise<string> =>
  orderTask(
    studio.parts,
    READY_TOOLS.videoEdit,
    {
      accountId,
      language: 'en',
      model: 'draft-video-edit',
      agreedCoins: 0,
      agreedOwnKey: false,
      idempotencyKey: randomUUID(),
      ...changes,
    },
    { clip, prompt: '', ...inputs },
  );

async function ended(taskId: string): Promise<ToolTask> {
  for (let look = 0; look < 2400; look++) {
    const row = await loadTaskFor(database.db, { accountId, taskId });
    const { tasks, files } = await readWhole(database.db, [row]);
    const task = presentTask(tasks[0]!, files, { language: 'en', link: (id) => `/media/${id}` });
    if (task.state !== 'pending' && task.state !== 'processing') {
      return task;
    }
    await pause(50);
  }
  throw new Error('the task does not end');
}

test('[VED-01] [TOOL-03] with no key the words are read as edits, which make an upright clip of its first five seconds', async () => {
  const prompt = 'keep the first second, slow motion, sepia, and give the cat a hat';
  const task = await ended(await order({ prompt, aspect: '1:1' }));
  expect(task).toMatchObject({ state: 'completed', coins: 0 });
  const [result] = task.results;
  expect(result?.told).toMatchObject({
    width: 36,
    height: 36,
    durationSeconds: 2,
    notUnderstood: ['give the cat a hat'],
  });
  const edits = result?.told['edits'] as { kind: string }[];
  expect(edits.map(({ kind }) => kind)).toEqual(['trim', 'speed', 'crop', 'sepia']);
  const id = result?.file?.id ?? '';
  const file = (await findFiles(database.db, [id])).get(id);
  expect(await measureMedia(studio.parts, file!)).toMatchObject({ width: 36, height: 36, hasSound: true });
});

test('[VED-01] [CAT-30] a model gets the words, the clip and the shape, and is paid ten coins', async () => {
  const paid = { model: 'wan-vace-edit', agreedCoins: 10 };
  await expect(order({ prompt: 'snow' }, { ...paid, agreedCoins: 9 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  const before = await readBalance(database.db, accountId);
  const task = await ended(await order({ prompt: 'make it snow', aspect: '9:16' }, paid));
  expect(task).toMatchObject({ state: 'completed', coins: 10 });
  expect(await readBalance(database.db, accountId)).toBe(before - 10);
  const call = fal.calls.find((each) => FAL.isSubmit(each));
  expect(call?.path).toContain('wan-vace-apps/video-edit');
  expect(call?.json).toMatchObject({ prompt: 'make it snow', aspect_ratio: '9:16' });
  expect(String(call?.json?.['video_url'])).toMatch(/^data:video\/mp4/);
  expect(task.results[0]?.file?.mime).toBe('video/mp4');
});

test('[VED-01] [TOOL-05] what is empty, not understood or not there is refused before anything is held or kept', async () => {
  const count = async (): Promise<number> =>
    (await database.db.select().from(toolTasks).where(eq(toolTasks.accountId, accountId))).length;
  const before = [await count(), await readBalance(database.db, accountId)];
  await expect(order({})).rejects.toMatchObject({ code: 'EDIT_PROMPT_EMPTY' });
  await expect(order({ prompt: 'give the cat a hat' })).rejects.toMatchObject({ code: 'EDIT_NOT_UNDERSTOOD' });
  await expect(order({ prompt: 'x'.repeat(2001) })).rejects.toMatchObject({ code: 'PROMPT_TOO_LONG' });
  await expect(order({ prompt: 'slower', clip: randomUUID() })).rejects.toMatchObject({ code: 'FILE_GONE' });
  expect([await count(), await readBalance(database.db, accountId)]).toEqual(before);
});
