import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, inArray, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { markMember } from '#src/foundation/accounts/server/standing/change-standing.ts';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { keepPictureFile } from '#src/foundation/files/server/keep-picture-file.ts';
import { files } from '#src/foundation/files/server/tables.ts';
import { generations } from '#src/foundation/generation/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { LIMITS } from '#src/shared/catalogue/limits.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { createFalVendor } from '#src/vendors/fal/create-fal-vendor.ts';
import { withPictureShape } from '#src/vendors/results/with-picture-shape.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Call, type Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import type { Fate } from '#tests/vendors/vendor-protocol.ts';
import type { ToolTask } from '../contract.ts';
import type { ImageEditInputs } from '../image-edit/definition.ts';
import type { ImageInputs } from '../image/definition.ts';
import { loadTaskFor } from './load-task-for.ts';
import { orderTask, type ToolOrder } from './order-task.ts';
import { presentMadeFile, presentTask } from './present-task.ts';
import { listMadeFiles, listTasks, readWhole } from './read-tasks.ts';
import { removeTask, stopTask, sweepRemovedTasks } from './remove-task.ts';
import { toolTasks } from './tables.ts';
import { tasksSection } from './tasks-section.ts';
import { READY_TOOLS } from './tools.ts';

const behaviour: { fate: Fate; pendingChecks: number } = { fate: 'made', pendingChecks: 0 };
let database: OpenDatabase;
let folder: string;
let studio: Studio;
let fal: Loopback;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-tools-'));
  fal = await startLoopback((call, service) => FAL.serve(call, service, behaviour));
  studio = await buildStudio(database, folder, {
    settings: { KINORA_FAL_URL: fal.url, KINORA_FETCH_ORIGINS: fal.url },
  });
  const vendor = withPictureShape(createFalVendor({ url: fal.url, key: 'a-secret-key' }, studio.parts));
  (studio.parts.vendors as Map<VendorName, Vendor>).set('fal', vendor);
  const picture = { create: { width: 64, height: 36, channels: 3, background: '#a05030' } } as const;
  fal.files.set('picture.png', await sharp(picture).png().toBuffer());
  accountId = await buildAccount(database, 500);
  await markMember(database.db, accountId, true);
});
beforeEach(async () => {
  Object.assign(behaviour, { fate: 'made', pendingChecks: 0 });
  fal.calls.length = 0;
  await database.pool.query('delete from vendor_health');
});
afterAll(async () => {
  await studio?.close();
  await fal?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const submits = (): Call[] => fal.calls.filter((call) => FAL.isSubmit(call));
const FOX: ImageInputs = {
  prompt: 'A red fox under a tree',
  notWanted: '',
  ownStyle: '',
  aspect: '16:9',
  size: 'usual',
  count: 1,
};
const ORDER = { language: 'en', model: 'draft-image', agreedCoins: 0, agreedOwnKey: false } as const;
const order = (inputs: Partial<ImageInputs> = {}, changes: Partial<ToolOrder> = {}): Promise<string> =>
  orderTask(
    studio.parts,
    READY_TOOLS.image,
    { ...ORDER, accountId, idempotencyKey: randomUUID(), ...changes },
    { ...FOX, ...inputs },
  );

async function read(taskId: string, ownerId = accountId): Promise<ToolTask> {
  const row = await loadTaskFor(database.db, { accountId: ownerId, taskId });
  const { tasks, files: found } = await readWhole(database.db, [row]);
  return presentTask(tasks[0]!, found, { language: 'en', link: (id) => `/media/${id}` });
}

async function ended(taskId: string, ownerId = accountId): Promise<ToolTask> {
  for (let look = 0; look < 1200; look++) {
    const task = await read(taskId, ownerId);
    if (task.state !== 'pending' && task.state !== 'processing') {
      return task;
    }
    await pause(50);
  }
  throw new Error('the task does not end');
}

const storageKeyOf = async (fileId: string): Promise<string | undefined> =>
  (await database.db.select().from(files).where(eq(files.id, fileId)))[0]?.storageKey;

test('[IMG-01] [TOOL-03] [CAT-35] the draft engine makes as many pictures as were ordered, each another one, for nothing', async () => {
  const task = await ended(await order({ count: 3, seed: 5 }));
  expect(task).toMatchObject({ state: 'completed', coins: 0, model: { id: 'draft-image' } });
  expect(task.results.map(({ state, servedBy }) => [state, servedBy?.id])).toEqual(
    Array.from({ length: 3 }, () => ['completed', 'draft-image']),
  );
  const keys = await Promise.all(task.results.map(({ file }) => storageKeyOf(file?.id ?? '')));
  const pictures = await Promise.all(keys.map((key) => sharp(studio.parts.storage.pathOf(key ?? '')).metadata()));
  expect(pictures.map(({ width, height }) => [width, height])).toEqual(Array.from({ length: 3 }, () => [1536, 864]));
  expect(new Set(keys).size).toBe(3);
});

test('[TOOL-01] [COIN-02] a model is paid the price that was agreed to, once for one key, and gets prompt, style and size', async () => {
  const balance = await readBalance(database.db, accountId);
  const paid = { model: 'flux-dev', agreedCoins: 12, idempotencyKey: 'one-order-of-two' };
  const wish = { count: 2, ownStyle: 'a linocut' } as const;
  await expect(order(wish, { ...paid, agreedCoins: 11 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  await expect(order(wish, { ...paid, agreedOwnKey: true })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  expect(submits()).toEqual([]);
  const [first, second] = await Promise.all([order(wish, paid), order(wish, paid)]);
  expect(second).toBe(first);
  const task = await ended(first);
  expect(await order(wish, paid)).toBe(first);
  expect(submits().map(({ json }) => json?.['prompt'])).toEqual(Array(2).fill('A red fox under a tree\na linocut'));
  expect(task).toMatchObject({ state: 'completed', coins: 12 });
  expect(await readBalance(database.db, accountId)).toBe(balance - 12);
  // Removed and ordered again with the same key it is another order, and paid again.
  await removeTask(studio.parts, { accountId, taskId: first });
  await ended(await order(wish, paid));
  expect(submits()).toHaveLength(4);
  expect(await readBalance(database.db, accountId)).toBe(balance - 24);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('[TOOL-02] [COIN-04] what a vendor refuses costs nothing and says why', async () => {
  const balance = await readBalance(database.db, accountId);
  behaviour.fate = 'refused';
  const task = await ended(await order({}, { model: 'flux-dev', agreedCoins: 6 }));
  expect(task).toMatchObject({ state: 'failed', coins: 0 });
  expect(task.results[0]?.failure?.code).toMatch(/CONTENT|REFUSED/);
  expect(await readBalance(database.db, accountId)).toBe(balance);
});

test('[TOOL-05] [TOOL-07] [CAT-43] what may not be is refused before anything is held', async () => {
  const stranger = await buildAccount(database, 10);
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const kept = { accountId: stranger, folder: 'image', longestSidePixels: 100, source: bytes } as const;
  const foreign = await keepPictureFile(studio.parts, kept);
  await expect(order({ prompt: ' \n' })).rejects.toMatchObject({ code: 'PROMPT_EMPTY' });
  await expect(order({ reference: foreign.id })).rejects.toMatchObject({ code: 'FILE_GONE' });
  await expect(order({ reference: randomUUID() })).rejects.toMatchObject({ code: 'FILE_GONE' });
  await expect(order({ count: 2 }, { accountId: stranger })).rejects.toMatchObject({ code: 'PICTURES_FOR_MEMBERS' });
  await expect(order({}, { model: 'draft-music' })).rejects.toMatchObject({ code: 'MODEL_UNKNOWN' });
  const dear = { accountId: stranger, model: 'flux-pro', agreedCoins: 8 };
  await expect(order({}, dear)).rejects.toMatchObject({ code: 'MODEL_FOR_MEMBERS' });
  const poor = await buildAccount(database, 5);
  await expect(order({}, { accountId: poor, model: 'flux-dev', agreedCoins: 6 })).rejects.toMatchObject({
    code: 'INSUFFICIENT_COINS',
  });
  expect(await readBalance(database.db, poor)).toBe(5);
  expect(await readBalance(database.db, stranger)).toBe(10);
  const mine = await order();
  await expect(loadTaskFor(database.db, { accountId: stranger, taskId: mine })).rejects.toMatchObject({
    code: 'TASK_NOT_FOUND',
  });
  await expect(removeTask(studio.parts, { accountId: stranger, taskId: mine })).rejects.toMatchObject({
    code: 'TASK_NOT_FOUND',
  });
  await ended(mine);
  expect(await listMadeFiles(database.db, { accountId: stranger, kind: 'image', limit: 10 })).toEqual([]);
  const [made] = await listMadeFiles(database.db, { accountId, kind: 'image', limit: 1 });
  expect(made && presentMadeFile(made, { link: (id) => id })).toMatchObject({
    id: made?.file.id,
    tool: 'image',
    shows: made?.inputs['prompt'],
  });
  expect(await listMadeFiles(database.db, { accountId, kind: 'video', limit: 1 })).toEqual([]);
});

test('[TOOL-01] a removed order is gone with its rows and its file; another order that takes the picture keeps it', async () => {
  const made = await ended(await order());
  const fileId = made.results[0]?.file?.id ?? '';
  const larger = await orderTask(
    studio.parts,
    READY_TOOLS.imageUpscale,
    {
      accountId,
      language: 'en',
      model: 'esrgan',
      agreedCoins: 10,
      agreedOwnKey: false,
      idempotencyKey: randomUUID(),
    },
    { picture: fileId, factor: 2, enhancesFaces: false },
  );
  await ended(larger);
  await removeTask(studio.parts, { accountId, taskId: made.id });
  await expect(read(made.id)).rejects.toMatchObject({ code: 'TASK_NOT_FOUND' });
  expect(await storageKeyOf(fileId)).toBeDefined();
  expect((await read(larger)).inputFiles.map(({ id }) => id)).toEqual([fileId]);
  await removeTask(studio.parts, { accountId, taskId: larger });
  expect(await storageKeyOf(fileId)).toBeUndefined();
  const left = await database.db.$count(toolTasks, eq(toolTasks.id, larger));
  expect(left).toBe(0);
});

test('[TOOL-02] [COIN-05] a removed order leaves nothing behind: the vendor takes it out of its queue, and its coins come back', async () => {
  behaviour.pendingChecks = 1000;
  const balance = await readBalance(database.db, accountId);
  const taskId = await order({}, { model: 'flux-dev', agreedCoins: 6 });
  while (submits().length === 0) {
    await pause(20);
  }
  expect(await readBalance(database.db, accountId)).toBe(balance - 6);
  await removeTask(studio.parts, { accountId, taskId });
  await expect(read(taskId)).rejects.toMatchObject({ code: 'TASK_NOT_FOUND' });
  while ((await database.db.$count(toolTasks, eq(toolTasks.id, taskId))) > 0) {
    await pause(50);
  }
  expect(fal.calls.some((call) => FAL.isCancel?.(call))).toBe(true);
  expect(await database.db.$count(generations, like(generations.idempotencyKey, `${taskId}:%`))).toBe(0);
  expect(await readBalance(database.db, accountId)).toBe(balance);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('[TOOL-02] what waits is stopped for nothing; what has begun is made and paid, or taken back', async () => {
  const balance = await readBalance(database.db, accountId);
  const taskId = await order({ count: 2 }, { model: 'flux-dev', agreedCoins: 12 });
  behaviour.pendingChecks = 1000;
  const { stopped, goingOn } = await stopTask(studio.parts, { accountId, taskId });
  // What the vendor has begun ends.
  behaviour.pendingChecks = 0;
  expect(stopped + goingOn).toBe(2);
  const task = await ended(taskId);
  const spent = task.results.filter(({ state }) => state === 'completed').length * 6;
  expect(await readBalance(database.db, accountId)).toBe(balance - spent);
  expect(task.coins).toBe(spent);
});

test('[TOOL-01] orders are listed page by page, the newest first, and each account sees its own', async () => {
  const owner = await buildAccount(database, 0);
  const mine: string[] = [];
  for (const prompt of ['A lighthouse', 'A windmill', 'A castle']) {
    mine.unshift(await order({ prompt }, { accountId: owner }));
  }
  const pageOf = async (cursor?: string) => {
    const { tasks, next } = await listTasks(database.db, { accountId: owner, tool: 'image', limit: 2, cursor });
    return { ids: tasks.map(({ task }) => task.id), next };
  };
  const first = await pageOf();
  expect(first.ids).toEqual(mine.slice(0, 2));
  // The page after one whose last order was removed meanwhile.
  await ended(mine[1] ?? '', owner);
  await removeTask(studio.parts, { accountId: owner, taskId: mine[1] ?? '' });
  expect(await pageOf(first.next ?? '')).toEqual({ ids: mine.slice(2), next: null });
  const foreign = { accountId, tool: 'image', limit: 50, cursor: first.next ?? '' } as const;
  const others = await listTasks(database.db, foreign);
  expect(others.tasks.some(({ task }) => mine.includes(task.id))).toBe(false);
  await expect(listTasks(database.db, { ...foreign, cursor: mine[0] ?? '' })).rejects.toMatchObject({
    code: 'INVALID_DATA',
  });
});

test('[TOOL-01] a key that was used for other inputs or another model is refused', async () => {
  const idempotencyKey = randomUUID();
  const first = await order({}, { idempotencyKey });
  expect(await order({}, { idempotencyKey })).toBe(first);
  await expect(order({ prompt: 'A blue whale' }, { idempotencyKey })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
  await expect(order({}, { idempotencyKey, model: 'flux-dev', agreedCoins: 6 })).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
  await ended(first);
});

test('[TOOL-02] an account has only so many results to come, also of orders at the same moment, and so many orders an hour', async () => {
  const owner = await buildAccount(database, 0);
  await markMember(database.db, owner, true);
  const asked = await Promise.allSettled(Array.from({ length: 7 }, () => order({ count: 8 }, { accountId: owner })));
  const made = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const open = await database.pool.query<{ count: number }>(
    "select count(*)::int from generations where account_id = $1 and state in ('pending', 'submitting', 'processing')",
    [owner],
  );
  expect(open.rows[0]?.count).toBeLessThanOrEqual(LIMITS.perAccount.toolResultsAtOnce);
  for (const one of asked) {
    if (one.status === 'rejected') {
      expect(one.reason).toMatchObject({ code: 'TOO_MANY_OPEN_TOOLS' });
    }
  }
  for (const taskId of made) {
    await removeTask(studio.parts, { accountId: owner, taskId });
  }
  const allowed = LIMITS.perAccount.toolOrdersPerHour;
  await database.pool.query("update attempts set count = $1 where kind = 'order-tool'", [allowed]);
  await expect(order({}, { accountId: owner })).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  await database.pool.query("delete from attempts where kind = 'order-tool'");
});

test("[TOOL-01] with a key of one's own the provider is paid: no film coins, and only where that was said", async () => {
  const balance = await readBalance(database.db, accountId);
  const ownKeys: Studio['parts']['ownKeys'] = {
    ...studio.parts.ownKeys,
    vendorsOf: async () => new Set<VendorName>(['fal']),
  };
  const byOwnKey = (agreedOwnKey: boolean): Promise<string> =>
    orderTask(
      { ...studio.parts, ownKeys },
      READY_TOOLS.image,
      { ...ORDER, accountId, model: 'flux-dev', agreedOwnKey, idempotencyKey: randomUUID() },
      FOX,
    );
  await expect(byOwnKey(false)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  const task = await read(await byOwnKey(true));
  expect(task).toMatchObject({ ownKey: true, coins: 0 });
  expect(await readBalance(database.db, accountId)).toBe(balance);
  await removeTask(studio.parts, { accountId, taskId: task.id });
});

test('[TOOL-01] a removed order whose end nobody heard of is swept; one of which something goes on is left', async () => {
  const over = await order();
  await ended(over);
  behaviour.pendingChecks = 1000;
  const going = await order({}, { model: 'flux-dev', agreedCoins: 6 });
  await database.db
    .update(toolTasks)
    .set({ removedAt: new Date() })
    .where(inArray(toolTasks.id, [over, going]));
  expect(await sweepRemovedTasks(studio.parts)).toBe(1);
  const left = (taskId: string): Promise<number> => database.db.$count(toolTasks, eq(toolTasks.id, taskId));
  expect([await left(over), await left(going)]).toEqual([0, 1]);
  // It is forgotten once it ends.
  behaviour.pendingChecks = 0;
  while ((await left(going)) > 0) {
    await pause(50);
  }
});

test('[ACC-06] orders are in the archive of their account, with the files that they took and made', async () => {
  const made = await ended(await order({ prompt: 'A cat in the archive' }));
  const names: string[] = [];
  const texts: string[] = [];
  for await (const entry of tasksSection(database.db, accountId)) {
    names.push(entry.name);
    if ('text' in entry) {
      texts.push(entry.text);
    }
  }
  const inside = `tools/image/${made.id}`;
  expect(names).toEqual(expect.arrayContaining([`${inside}/order.json`, `${inside}/${made.results[0]?.file?.id}.jpg`]));
  expect(texts.some((text) => text.includes('A cat in the archive'))).toBe(true);
});

const edited = (inputs: Partial<ImageEditInputs> & { picture: string }, model: string, coins = 0): Promise<string> =>
  orderTask(
    studio.parts,
    READY_TOOLS.imageEdit,
    {
      accountId,
      language: 'en',
      model,
      agreedCoins: coins,
      agreedOwnKey: false,
      idempotencyKey: randomUUID(),
    },
    { action: 'edit', prompt: '', consent: false, ...inputs },
  );

test('[IED-01] [IED-02] [CAT-21] [CAT-36] edits by words are free; a model gets the picture’s shape, and a face swap both pictures at its price', async () => {
  const made = await ended(await order({}, { model: 'flux-dev', agreedCoins: 6 }));
  const picture = made.results[0]?.file?.id ?? '';
  const flip = await ended(await edited({ picture, prompt: 'flip it, and give it a hat' }, 'draft-image-edit'));
  expect(flip).toMatchObject({ state: 'completed', coins: 0 });
  expect(flip.results[0]?.told).toEqual({
    edits: [{ kind: 'flip', axis: 'leftRight' }],
    leftOut: [],
    notUnderstood: ['give it a hat'],
  });
  const other = flip.results[0]?.file?.id ?? '';
  expect(submits()).toHaveLength(1);
  const swap = { picture, face: other, action: 'faceSwap', consent: true } as const;
  await expect(edited({ ...swap, consent: false }, 'seedream-4.0', 4)).rejects.toMatchObject({
    code: 'FACE_SWAP_CONSENT_MISSING',
  });
  await expect(edited(swap, 'qwen-image-edit', 4)).rejects.toMatchObject({ code: 'FACE_SWAP_NEEDS_MODEL' });
  const swapped = await ended(await edited(swap, 'seedream-4.0', 4));
  expect(swapped).toMatchObject({ state: 'completed', coins: 4, inputs: { consent: true } });
  const sent = submits().at(-1)?.json as { image_urls: string[]; image_size: { width: number; height: number } };
  expect(sent.image_urls).toHaveLength(2);
  // 64 by 36, in blocks of eight.
  expect(sent.image_size.width / sent.image_size.height).toBeCloseTo(64 / 40, 1);
  const night = await ended(await edited({ picture, prompt: 'Make it night' }, 'qwen-image-edit', 4));
  expect(night).toMatchObject({ state: 'completed', coins: 4 });
  expect(submits().at(-1)?.json).toMatchObject({ prompt: 'Make it night', image_size: { width: 64, height: 40 } });
});
