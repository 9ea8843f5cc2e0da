import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEME_IDS } from '#src/draft-engine/memes/templates.ts';
import { keepPictureFile } from '#src/foundation/files/server/keep-picture-file.ts';
import { files } from '#src/foundation/files/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { ToolTask } from '../contract.ts';
import type { MemeToolInputs } from '../meme/definition.ts';
import { loadTaskFor } from './load-task-for.ts';
import { orderMemes, showMeme } from './memes/manage-memes.ts';
import { previewMeme } from './memes/preview-meme.ts';
import { readMemeOrder, requireOfferedMeme } from './memes/read-meme-templates.ts';
import { orderTask } from './order-task.ts';
import { presentTask } from './present-task.ts';
import { readWhole } from './read-tasks.ts';
import { tasksSection } from './tasks-section.ts';
import { READY_TOOLS } from './tools.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-memes-'));
  studio = await buildStudio(database, folder);
  accountId = await buildAccount(database, 0);
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

async function made(inputs: MemeToolInputs): Promise<ToolTask> {
  const order = { accountId, language: 'en', model: 'draft-meme', agreedCoins: 0, agreedOwnKey: false } as const;
  const taskId = await orderTask(studio.parts, READY_TOOLS.meme, { ...order, idempotencyKey: randomUUID() }, inputs);
  for (let look = 0; look < 1200; look++) {
    const { tasks, files: found } = await readWhole(database.db, [
      await loadTaskFor(database.db, { accountId, taskId }),
    ]);
    const task = presentTask(tasks[0]!, found, { language: 'en', link: (id) => `/media/${id}` });
    if (task.state !== 'pending' && task.state !== 'processing') {
      return task;
    }
    await pause(50);
  }
  throw new Error('the task does not end');
}

async function pathOf({ results }: ToolTask): Promise<string> {
  const [row] = await database.db
    .select()
    .from(files)
    .where(eq(files.id, results[0]?.file?.id ?? ''));
  return studio.parts.storage.pathOf(row?.storageKey ?? '');
}

async function keepPhoto(): Promise<string> {
  const picture = { create: { width: 400, height: 400, channels: 3, background: '#00ff30' } } as const;
  const source = new Blob([new Uint8Array(await sharp(picture).png().toBuffer())]);
  const kept = { accountId, folder: 'image', longestSidePixels: 400, source } as const;
  return (await keepPictureFile(studio.parts, kept)).id;
}

test('[MEM-01] [CAT-35] lines and a photo become a picture, which the preview shows before; both go into the archive', async () => {
  const photo = await keepPhoto();
  const inputs = { template: 'museum_portrait', lines: ['A green square'], photo };
  const preview = await previewMeme(studio.parts, { accountId, language: 'en' }, inputs);
  const task = await made({ ...inputs, as: 'webp' });
  expect(task).toMatchObject({ state: 'completed', coins: 0, results: [{ servedBy: { id: 'draft-meme' } }] });
  const made1080 = sharp(await pathOf(task));
  expect(await made1080.metadata()).toMatchObject({ format: 'webp', width: 1080, height: 1080 });
  const [one, other] = await Promise.all(
    [made1080, sharp(Buffer.from(await preview.arrayBuffer()))].map((picture) =>
      picture.resize(90, 90).removeAlpha().raw().toBuffer(),
    ),
  );
  const apart = one!.reduce((sum, value, index) => sum + Math.abs(value - (other?.[index] ?? 0)), 0) / one!.length;
  expect(apart).toBeLessThan(6);
  // The middle of the frame is the photo.
  const [red = 0, green = 0] = one!.subarray(3 * (35 * 90 + 45));
  expect([red < 60, green > 200]).toEqual([true, true]);
  const names: string[] = [];
  for await (const { name } of tasksSection(database.db, accountId)) {
    names.push(name);
  }
  expect(names).toContain(`tools/meme/${task.id}/${task.results[0]?.file?.id}.webp`);
});

test('[MEM-01] the same becomes a clip of four seconds with a sound', async () => {
  const task = await made({ template: 'two_doors', lines: ['Tea', 'Coffee'], as: 'clip' });
  const { streams, durationSeconds } = await probeMedia(studio.parts.ffmpeg, await pathOf(task));
  expect(streams.map(({ kind }) => kind).toSorted()).toEqual(['audio', 'video']);
  expect(Math.round(durationSeconds ?? 0)).toBe(4);
});

test('[ADM-05] templates have the order that an admin gives them, new ones follow, and nothing new is made of a hidden one', async () => {
  const act = { adminId: await buildAccount(database, 0), requestId: randomUUID() };
  const [first, second, third] = MEME_IDS as [string, string, string];
  expect((await readMemeOrder(database.db)).map(({ id }) => id)).toEqual(MEME_IDS);
  await orderMemes(database.db, act, [third, first]);
  expect((await readMemeOrder(database.db)).slice(0, 3).map(({ id }) => id)).toEqual([third, first, second]);
  // As one that a new version of the program brings.
  await database.pool.query('delete from meme_templates where id = $1', [first]);
  expect((await readMemeOrder(database.db)).at(-1)).toEqual({ id: first, visible: true });
  await expect(orderMemes(database.db, act, ['nobody'])).rejects.toMatchObject({ code: 'NOT_FOUND' });

  await showMeme(database.db, act, { templateId: second, visible: false });
  await expect(requireOfferedMeme(database.db, second)).rejects.toMatchObject({ code: 'MEME_HIDDEN' });
  const asked = { template: second, lines: ['Anybody there?'] };
  await expect(previewMeme(studio.parts, { accountId, language: 'en' }, asked)).rejects.toMatchObject({
    code: 'MEME_HIDDEN',
  });
  await showMeme(database.db, act, { templateId: second, visible: true });
  await requireOfferedMeme(database.db, second);
  const { rows } = await database.pool.query<{ action: string }>(
    `select action from audit_entries where action like 'memes.%' order by action`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['memes.hide', 'memes.order', 'memes.show']);
});
