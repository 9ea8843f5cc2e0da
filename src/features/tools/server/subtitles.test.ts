import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { decodeFrames } from '#src/platform/server/media/video/decode-frames.ts';
import { withholdModels } from '#src/shared/catalogue/models/all-models.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import type { ToolTask } from '../contract.ts';
import type { SubtitlesInputs } from '../subtitles/definition.ts';
import { appendClipPart } from './clips/append-clip-part.ts';
import { beginClip } from './clips/begin-clip.ts';
import { loadClipFor } from './clips/load-clip-for.ts';
import { loadTaskFor } from './load-task-for.ts';
import { measureMedia } from './measure-media.ts';
import { orderTask } from './order-task.ts';
import { presentTask } from './present-task.ts';
import { readWhole } from './read-tasks.ts';
import { removeTask } from './remove-task.ts';
import { keepSubtitles, readSubtitles } from './subtitles/keep-subtitles.ts';
import { subtitleFile } from './subtitles/subtitle-file.ts';
import { tasksSection } from './tasks-section.ts';
import { READY_TOOLS } from './tools.ts';

const VOICE = 'src/apps/web/public/voices/en-woman.m4a';
const LINES = [
  { startSeconds: 0, endSeconds: 0.5, text: 'The sea' },
  { startSeconds: 0.5, endSeconds: 2, text: '大海 바다 海へ' },
];
const LOOK = { size: 'large', colour: 'yellow', place: 'bottom', ground: 'none' } as const;

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let accountId: string;
let clip: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-subtitles-'));
  studio = await buildStudio(database, folder);
  accountId = await buildAccount(database, 0);
  clip = await bring();
});
afterAll(async () => {
  await studio?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Uploads a dark clip in which somebody speaks English. */
async function bring(): Promise<string> {
  const path = join(folder, 'clip.mp4');
  await runFfmpeg({
    ffmpeg: studio.parts.ffmpeg,
    arguments: ['-f', 'lavfi', '-i', 'color=c=0x203040:s=160x90:r=10', '-i', VOICE, '-shortest', fileName(path)],
  });
  const bytes = new Uint8Array(await readFile(path));
  const uploadId = await beginClip(studio.parts, { accountId, tool: 'subtitles', bytes: bytes.length });
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

const order = (inputs: Partial<SubtitlesInputs>, model = 'draft-subtitles'): Promise<string> =>
  orderTask(
    studio.parts,
    READY_TOOLS.subtitles,
    { accountId, language: 'en', model, agreedCoins: 0, agreedOwnKey: false, idempotencyKey: randomUUID() },
    { clip, work: 'begin', language: 'en', lines: [], look: LOOK, ...inputs },
  );

async function ended(taskId: string): Promise<ToolTask> {
  for (let look = 0; look < 4800; look++) {
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

test('[SUB-01] English speech in a clip becomes lines of its own model, free', async () => {
  const taskId = await order({ work: 'hear' }, 'draft-hearing');
  const task = await ended(taskId);
  expect(task).toMatchObject({ state: 'completed', coins: 0, inputs: { work: 'hear' } });
  const { version, lines } = await readSubtitles(database.db, { accountId, taskId });
  expect(version).toBe(0);
  expect(task.results[0]?.told['lineCount']).toBe(lines.length);
  expect(lines.map(({ text }) => text.replaceAll('\n', ' ')).join(' ')).toMatch(/every story begins with somebody/i);
  await expect(order({ work: 'hear' })).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
  await expect(order({ work: 'begin' }, 'draft-hearing')).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
});

test('[SUB-01] without its weights nothing is heard, and the command is named; lines by hand need none', async () => {
  withholdModels(new Map([['draft-hearing', 'npm run models']]));
  try {
    await expect(order({ work: 'hear' }, 'draft-hearing')).rejects.toMatchObject({
      code: 'WEIGHTS_MISSING',
      details: { command: 'npm run models' },
    });
    expect(await ended(await order({}))).toMatchObject({ state: 'completed' });
  } finally {
    withholdModels(new Map());
  }
});

test('[SUB-02] [SUB-03] lines are kept as they are changed; two pages keep both versions; files leave in order', async () => {
  const taskId = await order({ language: 'ja' });
  await ended(taskId);
  const [one, other] = [randomUUID(), randomUUID()];
  const keep = (version: number, session: string, lines = LINES) =>
    keepSubtitles(database.db, { accountId, taskId, version, session, lines });
  expect(await keep(0, one, [LINES[1]!, LINES[0]!])).toEqual({ version: 1, hasOthers: false });
  expect(await keep(1, one)).toEqual({ version: 1, hasOthers: false });
  // The other page began before that.
  const changed = [{ ...LINES[0]!, text: 'Changed' }];
  expect(await keep(0, other, changed)).toEqual({ version: 2, hasOthers: true });
  const now = await readSubtitles(database.db, { accountId, taskId });
  expect(now).toMatchObject({ version: 2, lines: changed });
  expect(now.others.map(({ version }) => version)).toEqual([1, 0]);
  expect((await readSubtitles(database.db, { accountId, taskId, version: 1 })).lines).toEqual(LINES);
  await expect(readSubtitles(database.db, { accountId, taskId, version: 9 })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await subtitleFile(LINES, 'srt', 'ja').text()).toMatch(/^1\n00:00:00,000 --> 00:00:00,500\nThe sea\n/);
  expect(await subtitleFile(LINES, 'vtt', 'ja').text()).toContain('WEBVTT');

  const archived: string[] = [];
  for await (const part of tasksSection(database.db, accountId)) {
    if (part.name.endsWith(`${taskId}/subtitles.json`) && 'text' in part) {
      archived.push(part.text);
    }
  }
  expect(archived.map((text) => JSON.parse(text) as unknown)).toEqual([changed]);

  const stranger = await buildAccount(database, 0);
  await expect(readSubtitles(database.db, { accountId: stranger, taskId })).rejects.toMatchObject({
    code: 'TASK_NOT_FOUND',
  });
  await removeTask(studio.parts, { accountId, taskId });
  await expect(readSubtitles(database.db, { accountId, taskId })).rejects.toMatchObject({ code: 'TASK_NOT_FOUND' });
});

test('[SUB-04] lines are burned in while they are shown, with the letters of four languages; the sound stays', async () => {
  await expect(order({ work: 'burn', lines: [{ ...LINES[0]!, text: ' ' }] })).rejects.toMatchObject({
    code: 'SUBTITLES_EMPTY',
  });
  const task = await ended(await order({ work: 'burn', language: 'cn', lines: LINES }));
  expect(task.results[0]?.failure).toBeNull();
  expect(task.results[0]).toMatchObject({ state: 'completed', told: { width: 160, height: 90 } });
  const file = (await findFiles(database.db, [task.results[0]?.file?.id ?? ''])).values().next().value!;
  expect(await measureMedia(studio.parts, file)).toMatchObject({ width: 160, height: 90, hasSound: true });
  const { ffmpeg, storage } = studio.parts;
  const frames = await decodeFrames({
    ffmpeg,
    path: storage.pathOf(file.storageKey),
    width: 160,
    height: 90,
    count: 30,
  });
  const yellow = (frame: Uint8ClampedArray | undefined): number => {
    let count = 0;
    for (let at = 0; at < (frame?.length ?? 0); at += 4) {
      count += Number(frame![at]! > 180 && frame![at + 1]! > 160 && frame![at + 2]! < 140);
    }
    return count;
  };
  expect(yellow(frames[2])).toBeGreaterThan(8);
  expect(yellow(frames[10])).toBeGreaterThan(8);
  expect(yellow(frames[25])).toBe(0);
});
