import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { keepPictureFile } from '#src/foundation/files/server/keep-picture-file.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { createFalVendor } from '#src/vendors/fal/create-fal-vendor.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildGlb } from '#tests/build/build-glb.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Call, type Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import type { ToolTask } from '../contract.ts';
import { loadTaskFor } from './load-task-for.ts';
import { orderTask, type ToolOrder } from './order-task.ts';
import { presentTask } from './present-task.ts';
import { readWhole } from './read-tasks.ts';
import { tasksSection } from './tasks-section.ts';
import { READY_TOOLS, type ReadyTool } from './tools.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let fal: Loopback;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-solids-'));
  fal = await startLoopback((call, service) => FAL.serve(call, service, { fate: 'made', pendingChecks: 0 }));
  studio = await buildStudio(database, folder, {
    settings: { KINORA_FAL_URL: fal.url, KINORA_FETCH_ORIGINS: fal.url },
  });
  const vendor = createFalVendor({ url: fal.url, key: 'a-secret-key' }, studio.parts);
  (studio.parts.vendors as Map<VendorName, Vendor>).set('fal', vendor);
  fal.files.set('picture.png', await drawPicture('#a05030')).set('solid.glb', buildGlb());
  accountId = await buildAccount(database, 500);
});
beforeEach(() => {
  fal.calls.length = 0;
});
afterAll(async () => {
  await studio?.close();
  await fal?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A block that is left of the middle, on an even ground. */
const drawPicture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#f0f0f0' } })
    .composite([{ input: { create: { width: 20, height: 30, channels: 3, background: colour } }, left: 12, top: 9 }])
    .png()
    .toBuffer();

async function keepPicture(colour: string, ownerId = accountId): Promise<string> {
  const kept = {
    accountId: ownerId,
    folder: 'image',
    longestSidePixels: 100,
    source: await drawPicture(colour),
  } as const;
  return (await keepPictureFile(studio.parts, kept)).id;
}

async function made<Inputs extends Readonly<Record<string, unknown>>>(
  tool: ReadyTool<Inputs>,
  inputs: Inputs,
  changes: Partial<ToolOrder>,
): Promise<ToolTask> {
  const order = {
    accountId,
    language: 'en',
    agreedCoins: 0,
    agreedOwnKey: false,
    idempotencyKey: randomUUID(),
  } as const;
  const taskId = await orderTask(studio.parts, tool, { model: 'draft-image', ...order, ...changes }, inputs);
  for (let look = 0; look < 1200; look++) {
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

const submits = (): Call[] => fal.calls.filter((call) => FAL.isSubmit(call));

async function bytesOf(task: ToolTask): Promise<Buffer[]> {
  const ids = task.results.flatMap(({ file }) => file?.id ?? []);
  const files = await findFiles(database.db, ids);
  return Promise.all(ids.map((id) => readFile(studio.parts.storage.pathOf(files.get(id)?.storageKey ?? ''))));
}

test('[MVW-01] [TOOL-03] a picture that the engine drew is turned; of any other, and of a stranger’s, a relief is guessed', async () => {
  const drawn = await made(
    READY_TOOLS.image,
    { prompt: 'A knight', notWanted: '', ownStyle: '', aspect: '1:1', size: 'usual', count: 1 },
    {},
  );
  const picture = drawn.results[0]?.file?.id ?? '';
  const views = { picture, views: ['back', 'front', 'bottom'] as ('back' | 'front' | 'bottom')[] };
  const task = await made(READY_TOOLS.multiView, views, { model: 'draft-view' });
  expect(task).toMatchObject({ state: 'completed', coins: 0 });
  // In the order of the catalogue.
  expect(task.results.map(({ told }) => told)).toEqual([{ basis: 'turned' }, { basis: 'turned' }, { basis: 'solid' }]);
  const sizes = await Promise.all((await bytesOf(task)).map((bytes) => sharp(bytes).metadata()));
  expect(sizes.map(({ width, height, hasAlpha }) => [width, height, hasAlpha])).toEqual(
    Array.from({ length: 3 }, () => [1024, 1024, true]),
  );
  const other = { picture: await keepPicture('#205080'), views: ['left' as const] };
  const guessed = await made(READY_TOOLS.multiView, other, { model: 'draft-view' });
  expect(guessed.results.map(({ told }) => told)).toEqual([{ basis: 'relief' }]);
  const stranger = await buildAccount(database, 10);
  await expect(made(READY_TOOLS.multiView, views, { model: 'draft-view', accountId: stranger })).rejects.toMatchObject({
    code: 'FILE_GONE',
  });
});

test('[MVW-01] [CAT-30] a model is paid for each view, and asked for each angle', async () => {
  const balance = await readBalance(database.db, accountId);
  const inputs = { picture: await keepPicture('#802080'), views: ['left' as const, 'right' as const, 'top' as const] };
  const paid = { model: 'qwen-image-views', agreedCoins: 12 };
  await expect(made(READY_TOOLS.multiView, inputs, { ...paid, agreedCoins: 11 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  });
  const task = await made(READY_TOOLS.multiView, inputs, paid);
  expect(task).toMatchObject({ state: 'completed', coins: 12 });
  const angles = submits().map(({ json }) => [json?.['horizontal_angle'], json?.['vertical_angle']]);
  expect(new Set(angles.map(String))).toEqual(new Set(['270,0', '90,0', '0,60']));
  expect(await readBalance(database.db, accountId)).toBe(balance - 12);
});

test('[TDM-01] [CAT-36] models get the three pictures, the right side as in a mirror where they take the left one alone', async () => {
  const [front, side, back] = [
    await keepPicture('#111111'),
    await keepPicture('#222222'),
    await keepPicture('#333333'),
  ];
  const inputs = { front, side, back, sideLooks: 'right', shape: 'round' } as const;
  const balance = await readBalance(database.db, accountId);
  for (const model of ['tripo-2.5', 'hunyuan3d-2']) {
    const task = await made(READY_TOOLS.model3d, inputs, { model, agreedCoins: 50 });
    expect(task.results[0]?.file?.mime).toBe('model/gltf-binary');
  }
  expect(await readBalance(database.db, accountId)).toBe(balance - 100);
  const [tripo, hunyuan] = submits().map(({ json }) => json ?? {});
  expect(Object.keys(tripo ?? {}).filter((key) => key.endsWith('_image_url'))).toEqual(
    expect.arrayContaining(['front_image_url', 'back_image_url', 'right_image_url']),
  );
  const mirrored = Buffer.from(String(hunyuan?.['left_image_url']).split(',')[1] ?? '', 'base64');
  const { data, info } = await sharp(mirrored).greyscale().raw().toBuffer({ resolveWithObject: true });
  // The block that is left of the middle is right of it.
  expect(data[24 * info.width + 42]).toBeLessThan(60);
  expect(data[24 * info.width + 21]).toBeGreaterThan(200);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('[TDM-01] [TOOL-03] [ACC-06] the engine makes a faultless GLB file for nothing, which is in the archive under its ending', async () => {
  const [front, side, back] = [
    await keepPicture('#445566'),
    await keepPicture('#556677'),
    await keepPicture('#667788'),
  ];
  const inputs = { front, side, back, sideLooks: 'left', shape: 'edged' } as const;
  const task = await made(READY_TOOLS.model3d, inputs, { model: 'draft-model-3d' });
  expect(task).toMatchObject({ state: 'completed', coins: 0, model: { id: 'draft-model-3d' } });
  const [bytes] = await bytesOf(task);
  expect((await validateBytes(new Uint8Array(bytes!))).issues.messages).toEqual([]);
  const names: string[] = [];
  for await (const { name } of tasksSection(database.db, accountId)) {
    names.push(name);
  }
  expect(names).toContain(`tools/model3d/${task.id}/${task.results[0]?.file?.id}.glb`);
});
