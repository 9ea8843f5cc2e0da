import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { keepPictureFile } from '#src/foundation/files/server/keep-picture-file.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
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
import type { SoraInputs } from '../sora/definition.ts';
import type { VideoInputs } from '../video/definition.ts';
import { pictureOfClip } from './clips/picture-of-clip.ts';
import { loadTaskFor } from './load-task-for.ts';
import { orderTask, type ToolOrder } from './order-task.ts';
import { presentTask } from './present-task.ts';
import { readWhole } from './read-tasks.ts';
import { READY_TOOLS } from './tools.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let fal: Loopback;
let accountId: string;
let picture: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-clip-tasks-'));
  fal = await startLoopback((call, service) => FAL.serve(call, service, { fate: 'made', pendingChecks: 0 }));
  studio = await buildStudio(database, folder, {
    settings: { KINORA_FAL_URL: fal.url, KINORA_FETCH_ORIGINS: fal.url },
  });
  await keepFalFiles(fal, studio.parts.ffmpeg, folder);
  const vendor = createFalVendor({ url: fal.url, key: 'a-secret-key' }, studio.parts);
  (studio.parts.vendors as Map<VendorName, Vendor>).set('fal', vendor);
  accountId = await buildAccount(database, 1000);
  await markMember(database.db, accountId, true);
  picture = await bring(accountId);
});
afterAll(async () => {
  await studio?.close();
  await fal?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A picture of an account. */
async function bring(owner: string): Promise<string> {
  const source = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#a05030' } })
    .png()
    .toBuffer();
  const kept = { accountId: owner, folder: 'image', longestSidePixels: 100, source } as const;
  return (await keepPictureFile(studio.parts, kept)).id;
}

const orderOf = (changes: Partial<ToolOrder>): ToolOrder => ({
  accountId,
  language: 'en',
  model: 'draft-video',
  agreedCoins: 0,
  agreedOwnKey: false,
  idempotencyKey: randomUUID(),
  ...changes,
});
const CLIP: VideoInputs = {
  prompt: 'A boat on a lake',
  aspect: '16:9',
  resolution: '720p',
  seconds: 5,
  notWanted: '',
};
const orderClip = (inputs: Partial<VideoInputs>, changes: Partial<ToolOrder> = {}): Promise<string> =>
  orderTask(studio.parts, READY_TOOLS.video, orderOf(changes), { ...CLIP, ...inputs });
const SECONDS: SoraInputs = { prompt: 'A boat on a lake', aspect: '9:16', resolution: '720p', seconds: 4 };
const orderSeconds = (inputs: Partial<SoraInputs>, changes: Partial<ToolOrder> = {}): Promise<string> =>
  orderTask(studio.parts, READY_TOOLS.sora, orderOf(changes), { ...SECONDS, ...inputs });

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

async function measure(fileId: string) {
  const file = (await findFiles(database.db, [fileId])).get(fileId);
  const { streams, durationSeconds } = await probeMedia(
    studio.parts.ffmpeg,
    studio.parts.storage.pathOf(file?.storageKey ?? ''),
  );
  const { width, height } = streams.find(({ kind }) => kind === 'video') ?? {};
  return { width, height, durationSeconds, mime: file?.mime };
}

test('[VID-01] [CAT-07] [CAT-23] [CAT-36] a model gets words, both pictures, the camera and the length, which is paid in proportion', async () => {
  const balance = await readBalance(database.db, accountId);
  const wish = { startFrame: picture, endFrame: picture, camera: 'orbit_left', motion: 'smooth', seconds: 8 } as const;
  await expect(orderClip(wish, { model: 'pixverse_v35', agreedCoins: 71 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  });
  const task = await ended(await orderClip(wish, { model: 'pixverse_v35', agreedCoins: 72 }));
  expect(task).toMatchObject({ state: 'completed', coins: 72 });
  const [call] = fal.calls.filter((each) => FAL.isSubmit(each));
  expect(call?.path).toContain('transition');
  expect(call?.json).toMatchObject({ duration: '8', aspect_ratio: '16:9' });
  expect(String(call?.json?.['prompt'])).toMatch(/^A boat on a lake\ncamera: orbit left\nmotion: slow/);
  const ends = ['first_image_url', 'end_image_url'].map((name) => String(call?.json?.[name]).slice(0, 11));
  expect(ends).toEqual(['data:image/', 'data:image/']);
  expect(await readBalance(database.db, accountId)).toBe(balance - 72);
  expect(task.results[0]?.file?.mime).toBe('video/mp4');
});

test('[VID-01] [CAT-43] [TOOL-05] [TOOL-07] [CAT-23] what may not be is refused before anything is held', async () => {
  const stranger = await buildAccount(database, 100);
  const foreign = await bring(stranger);
  await expect(orderClip({ prompt: ' \n' })).rejects.toMatchObject({ code: 'VIDEO_DESCRIPTION_EMPTY' });
  const unsaid = { prompt: '', startFrame: picture };
  await expect(orderClip(unsaid, { model: 'pixverse_v35', agreedCoins: 45 })).rejects.toMatchObject({
    code: 'VIDEO_DESCRIPTION_EMPTY',
  });
  await expect(orderClip({ startFrame: foreign })).rejects.toMatchObject({ code: 'FILE_GONE' });
  await expect(orderClip({ endFrame: picture })).rejects.toMatchObject({ code: 'START_FRAME_MISSING' });
  await expect(orderClip({}, { model: 'kling_v21', agreedCoins: 50 })).rejects.toMatchObject({
    code: 'START_FRAME_MISSING',
  });
  const ends = { startFrame: picture, endFrame: picture };
  await expect(orderClip(ends, { model: 'kling_v21', agreedCoins: 50 })).rejects.toMatchObject({
    code: 'CLIP_NOT_POSSIBLE',
  });
  await expect(orderClip({ effort: 'fast' })).rejects.toMatchObject({ code: 'CLIP_NOT_POSSIBLE' });
  await expect(orderClip({ resolution: '1080p' }, { accountId: stranger })).rejects.toMatchObject({
    code: 'RESOLUTION_FOR_MEMBERS',
  });
});

test('[SOR-01] [CAT-22] [CAT-30] the page by the second has its own models, prompt and lengths', async () => {
  await expect(orderSeconds({ prompt: ' ' })).rejects.toMatchObject({ code: 'TEXT_TO_VIDEO_PROMPT_EMPTY' });
  await expect(orderSeconds({}, { model: 'pixverse_v35', agreedCoins: 45 })).rejects.toMatchObject({
    code: 'MODEL_UNAVAILABLE',
  });
  await expect(orderSeconds({}, { model: 'sora2', agreedCoins: 40 })).rejects.toMatchObject({ code: 'MODEL_RETIRED' });
  await expect(orderSeconds({ seconds: 7 })).rejects.toMatchObject({ code: 'CLIP_NOT_POSSIBLE' });
});

test('[VID-01] [TOOL-03] with no key the draft engine moves through a picture, in the shape and length that were asked for; its last frame becomes a picture', async () => {
  const inputs = { prompt: '', startFrame: picture, camera: 'move_right', aspect: '1:1', seconds: 3 } as const;
  const task = await ended(await orderClip(inputs));
  expect(task).toMatchObject({ state: 'completed', coins: 0 });
  const [result] = task.results;
  expect(result?.servedBy?.id).toBe('draft-video');
  const fileId = result?.file?.id ?? '';
  expect(await measure(fileId)).toMatchObject({ width: 720, height: 720, durationSeconds: 3 });
  const last = await pictureOfClip(studio.parts, { accountId, fileId, at: 'last' });
  expect([last.width, last.height]).toEqual([720, 720]);
  const stranger = await buildAccount(database, 0);
  await expect(pictureOfClip(studio.parts, { accountId: stranger, fileId, at: 'first' })).rejects.toMatchObject({
    code: 'FILE_GONE',
  });
});
