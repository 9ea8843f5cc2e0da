import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFiles } from '#src/foundation/files/server/find-files.ts';
import { keepFile } from '#src/foundation/files/server/keep-file.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { probeMedia } from '#src/platform/server/media/ffmpeg/probe-media.ts';
import { fileName, runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { createThreadPool, type ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { createFalVendor } from '#src/vendors/fal/create-fal-vendor.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { withClipSound } from '#src/vendors/with-clip-sound.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { FAL } from '#tests/vendors/protocols/fal.ts';
import type { AudioInputs } from '../audio/definition.ts';
import type { ToolTask } from '../contract.ts';
import { encodeSound } from './encode-sound.ts';
import { loadTaskFor } from './load-task-for.ts';
import { orderTask, type ToolOrder } from './order-task.ts';
import { presentTask } from './present-task.ts';
import { readClipSound } from './read-clip-sound.ts';
import { readWhole } from './read-tasks.ts';
import { READY_TOOLS } from './tools.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let fal: Loopback;
let soundProcesses: ThreadPool;
let accountId: string;
/** Two shots without a sound, and one with a tone. */
let mute: string;
let toned: string;

const SHOTS = [
  '-f',
  'lavfi',
  '-i',
  'testsrc2=s=64x36:r=10:d=1.5',
  '-f',
  'lavfi',
  '-i',
  'color=navy:s=64x36:r=10:d=1.5',
  '-f',
  'lavfi',
  '-i',
  'sine=frequency=440:duration=3',
  '-filter_complex',
  '[0:v][1:v]concat=n=2:v=1[v]',
  '-map',
  '[v]',
];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-audio-clips-'));
  fal = await startLoopback((call, service) => FAL.serve(call, service, { fate: 'made', pendingChecks: 0 }));
  studio = await buildStudio(database, folder, {
    settings: { KINORA_FAL_URL: fal.url, KINORA_FETCH_ORIGINS: fal.url },
  });
  soundProcesses = createThreadPool({
    entry: new URL('../../../draft-engine/sound-process.ts', import.meta.url),
    size: 1,
    processMemoryBytes: 3 * 1024 ** 3,
  });
  const { ffmpeg } = studio.parts;
  const vendor = createFalVendor({ url: fal.url, key: 'a-secret-key' }, studio.parts);
  (studio.parts.vendors as Map<VendorName, Vendor>).set('fal', withClipSound(vendor, { ffmpeg, soundProcesses }));
  accountId = await buildAccount(database, 100);
  mute = await keepClip('mute.mp4', []);
  toned = await keepClip('toned.mp4', ['-map', '2:a']);
  fal.files.set('clip.mp4', await readFile(join(folder, 'toned.mp4')));
});
afterAll(async () => {
  await soundProcesses?.close();
  await studio?.close();
  await fal?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

async function keepClip(name: string, sound: readonly string[]): Promise<string> {
  const path = join(folder, name);
  await runFfmpeg({ ffmpeg: studio.parts.ffmpeg, arguments: [...SHOTS, ...sound, fileName(path)] });
  const stored = await studio.parts.storage.put(
    'video',
    { bytes: await readFile(path) },
    { mime: 'video/mp4', extension: 'mp4' },
  );
  return keepFile(database.db, { accountId, folder: 'video', stored });
}

const NO_INPUTS: Omit<AudioInputs, 'clip'> = {
  own: 'mixed',
  removesNoise: true,
  prompt: '',
  notWanted: '',
  levels: [],
};

const order = (inputs: Partial<AudioInputs>, changes: Partial<ToolOrder> = {}): Promise<string> =>
  orderTask(
    studio.parts,
    READY_TOOLS.audio,
    {
      accountId,
      language: 'en',
      model: 'draft-clip-sound',
      agreedCoins: 0,
      agreedOwnKey: false,
      idempotencyKey: randomUUID(),
      ...changes,
    },
    { ...NO_INPUTS, clip: mute, ...inputs },
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

async function pathOf(fileId: string | undefined): Promise<string> {
  const file = (await findFiles(database.db, [fileId ?? ''])).get(fileId ?? '');
  return studio.parts.storage.pathOf(file?.storageKey ?? '');
}

test('[AUD-01] before anything is ordered a text is read as layers in the clip, with its cuts and what is not known', async () => {
  const asker = { accountId, language: 'en', signal: undefined } as const;
  const read = await readClipSound(studio.parts, asker, {
    clip: mute,
    prompt: 'rain, a bell, zorgblat',
    notWanted: '',
  });
  expect(read).toMatchObject({
    cuts: [1.5],
    unknown: ['zorgblat'],
    layers: [
      { name: '~rain', kind: 'ambience' },
      { name: 'bell', kind: 'event', moments: [1.5] },
    ],
  });
  const stranger = { ...asker, accountId: randomUUID() };
  await expect(readClipSound(studio.parts, stranger, { clip: mute, prompt: '', notWanted: '' })).rejects.toMatchObject({
    code: 'FILE_GONE',
  });
});

test('[AUD-01] with no key a clip gets the sounds that are named, and its sound is to be had alone', async () => {
  const task = await ended(await order({ prompt: 'rain, a bell', levels: [{ layer: '~rain', decibels: null }] }));
  expect(task).toMatchObject({ state: 'completed', coins: 0 });
  const [result] = task.results;
  expect(result?.servedBy?.id).toBe('draft-clip-sound');
  expect(result?.told).toMatchObject({ cuts: [1.5], layers: [{ name: 'bell', moments: [1.5] }] });
  const { ffmpeg } = studio.parts;
  const made = await probeMedia(ffmpeg, await pathOf(result?.file?.id));
  expect(made.streams.map(({ kind, codec }) => [kind, codec])).toEqual([
    ['video', 'h264'],
    ['audio', 'aac'],
  ]);
  for (const [format, codec, mime] of [
    ['wav', 'pcm_s16le', 'audio/wav'],
    ['m4a', 'aac', 'audio/mp4'],
  ] as const) {
    const fileId = result?.file?.id ?? '';
    const sound = await encodeSound(studio.parts, { accountId, fileId, format, signal: undefined });
    expect(sound.type).toBe(mime);
    const path = join(folder, `alone.${format}`);
    await writeFile(path, Buffer.from(await sound.arrayBuffer()));
    const { streams, durationSeconds } = await probeMedia(ffmpeg, path);
    expect(streams).toMatchObject([{ kind: 'audio', codec }]);
    expect(durationSeconds).toBeCloseTo(3, 1);
  }
});

test('[AUD-01] [CAT-30] a model gets the clip and the words; its sound alone is put to the clip, whose pictures stay', async () => {
  const paid = { model: 'mmaudio-2', agreedCoins: 10 };
  await expect(order({ prompt: 'rain' }, { ...paid, agreedCoins: 9 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  const task = await ended(await order({ prompt: 'A bell rings', notWanted: 'music' }, paid));
  expect(task).toMatchObject({ state: 'completed', coins: 10 });
  const call = fal.calls.find((each) => FAL.isSubmit(each));
  expect(call?.path).toContain('mmaudio-v2');
  expect(call?.json).toMatchObject({ prompt: 'A bell rings', negative_prompt: 'music', duration: 3 });
  const [before, after] = [await pathOf(mute), await pathOf(task.results[0]?.file?.id)];
  const pictures = async (path: string): Promise<Buffer> =>
    (
      await runFfmpeg({
        ffmpeg: studio.parts.ffmpeg,
        arguments: ['-i', fileName(path), '-map', '0:v', '-c', 'copy', '-f', 'h264', 'pipe:1'],
      })
    ).output;
  expect((await pictures(after)).equals(await pictures(before))).toBe(true);
  expect((await probeMedia(studio.parts.ffmpeg, after)).streams.some(({ kind }) => kind === 'audio')).toBe(true);
});

test('[AUD-01] [TOOL-05] what cannot be made is refused before anything is held', async () => {
  await expect(order({ own: 'kept' })).rejects.toMatchObject({ code: 'CLIP_SILENT' });
  await expect(order({ prompt: '  ' })).rejects.toMatchObject({ code: 'PROMPT_EMPTY' });
  await expect(order({ prompt: 'zorgblat' })).rejects.toMatchObject({
    code: 'SOUNDS_NOT_UNDERSTOOD',
    details: { words: 'zorgblat' },
  });
  await expect(order({ prompt: 'rain', levels: [{ layer: '~rain', decibels: null }] })).rejects.toMatchObject({
    code: 'SOUNDS_NOT_UNDERSTOOD',
  });
  await expect(order({ prompt: 'rain', clip: randomUUID() })).rejects.toMatchObject({ code: 'FILE_GONE' });
  const kept = order({ own: 'kept', clip: toned }, { model: 'mmaudio-2', agreedCoins: 10 });
  await expect(kept).rejects.toMatchObject({ code: 'CLIP_NOT_POSSIBLE' });
});
