import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '#src/foundation/coins/server/prove-ledger.ts';
import { readBalance } from '#src/foundation/coins/server/read-balance.ts';
import { files } from '#src/foundation/files/server/tables.ts';
import type { OpenDatabase } from '#src/platform/server/database/database.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { decodePcmWav, type WavAudio } from '#src/platform/server/media/sound/pcm-wav.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { createElevenLabsVendor } from '#src/vendors/elevenlabs/create-elevenlabs-vendor.ts';
import { withReceivedResults } from '#src/vendors/results/with-received-results.ts';
import type { Vendor } from '#src/vendors/vendor.ts';
import { buildAccount } from '#tests/build/build-generation-dependencies.ts';
import { buildStudio, type Studio } from '#tests/build/build-studio.ts';
import { createTestDatabase } from '#tests/build/test-database.ts';
import { startLoopback, type Loopback } from '#tests/vendors/loopback-service.ts';
import { ELEVENLABS } from '#tests/vendors/protocols/elevenlabs.ts';
import type { ToolTask } from '../contract.ts';
import type { MusicInputs } from '../music/definition.ts';
import { toldMusic } from '../music/web/told-music.ts';
import { encodeSound } from './encode-sound.ts';
import { loadTaskFor } from './load-task-for.ts';
import { orderTask, type ToolOrder } from './order-task.ts';
import { presentTask } from './present-task.ts';
import { readWhole } from './read-tasks.ts';
import { READY_TOOLS } from './tools.ts';

let database: OpenDatabase;
let folder: string;
let studio: Studio;
let service: Loopback;
let accountId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kinora-music-'));
  service = await startLoopback((call, loopback) =>
    ELEVENLABS.serve(call, loopback, { fate: 'made', pendingChecks: 0 }),
  );
  studio = await buildStudio(database, folder);
  const { parts } = studio;
  const vendor = withReceivedResults(createElevenLabsVendor({ url: service.url, key: 'a-secret-key' }, parts), parts);
  (studio.parts.vendors as Map<VendorName, Vendor>).set('elevenlabs', vendor);
  const recording = join(folder, 'sound.mp3');
  await runFfmpeg({
    ffmpeg: studio.parts.ffmpeg,
    arguments: ['-f', 'lavfi', '-i', 'sine=d=5', '-c:a', 'libmp3lame', recording],
  });
  service.files.set('sound.mp3', await readFile(recording));
  accountId = await buildAccount(database, 30);
});
afterAll(async () => {
  await studio?.close();
  await service?.close();
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const WALTZ: MusicInputs = {
  prompt: 'A slow waltz for piano and zzyzx',
  durationSeconds: 6,
  instrumental: true,
  loop: false,
  stems: false,
};

/** Orders a piece, and waits until all of it is made. */
async function order(inputs: Partial<MusicInputs> = {}, changes: Partial<ToolOrder> = {}): Promise<ToolTask> {
  const asked = { accountId, language: 'en', model: 'draft-music', agreedCoins: 0, agreedOwnKey: false } as const;
  const taskId = await orderTask(
    studio.parts,
    READY_TOOLS.music,
    { ...asked, idempotencyKey: randomUUID(), ...changes },
    { ...WALTZ, ...inputs },
  );
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

async function soundOf(fileId: string | undefined): Promise<WavAudio> {
  const [row] = await database.db
    .select()
    .from(files)
    .where(eq(files.id, fileId ?? ''));
  return decodePcmWav(await readFile(studio.parts.storage.pathOf(row?.storageKey ?? '')));
}

test('[MUS-01] [TOOL-03] the draft engine composes a piece as long as asked for, and says what it understood', async () => {
  const task = await order({ style: 'waltz', feeling: 'sad' });
  expect(task).toMatchObject({ state: 'completed', coins: 0 });
  expect(task.results).toHaveLength(1);
  const [piece] = task.results;
  expect(piece?.file?.mime).toBe('audio/wav');
  const { channels, sampleRate } = await soundOf(piece?.file?.id);
  expect([channels.length, channels[0]!.length / sampleRate]).toEqual([2, 6]);
  expect(toldMusic(piece!)).toMatchObject({
    durationSeconds: 6,
    understood: ['slow', 'waltz', 'piano'],
    unknown: ['zzyzx'],
    isByChance: false,
    isSingingAsked: false,
  });
  expect(toldMusic(piece!)?.instruments).toContain('piano');
  const fileId = piece?.file?.id ?? '';
  const smaller = await encodeSound(studio.parts, { accountId, fileId, format: 'm4a', signal: undefined });
  expect([smaller.type, smaller.size > 20_000, smaller.size < 200_000]).toEqual(['audio/mp4', true, true]);
  const stranger = { accountId: randomUUID(), fileId, format: 'm4a' as const, signal: undefined };
  await expect(encodeSound(studio.parts, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('[MUS-01] a loop comes with its stems; who does not play is said, without a file', async () => {
  const { results } = await order({ prompt: 'solo piano, sung', loop: true, stems: true });
  expect(results.map(({ state }) => state)).toEqual(Array(5).fill('completed'));
  const [piece, melody, , , drums] = results;
  expect(toldMusic(piece!)?.isSingingAsked).toBe(true);
  expect([melody?.told['stem'], drums?.told['stem'], drums?.file]).toEqual(['melody', 'drums', null]);
  const [whole, stem] = [await soundOf(piece?.file?.id), await soundOf(melody?.file?.id)];
  expect(stem.channels[0]!.length).toBe(whole.channels[0]!.length);
});

test('[MUS-01] [TOOL-01] [CAT-30] a model is paid for a piece once, and gets style, mood, length and whether it may sing', async () => {
  const balance = await readBalance(database.db, accountId);
  const task = await order(
    { style: 'lofi', feeling: 'calm', durationSeconds: 20, instrumental: false, loop: true, stems: true },
    { model: 'elevenlabs-music', agreedCoins: 10 },
  );
  expect(task).toMatchObject({ state: 'completed', coins: 10 });
  expect(task.results.map(({ file }) => file?.mime.split('/')[0])).toEqual(['audio']);
  expect(toldMusic(task.results[0]!)).toBeUndefined();
  expect(service.calls.map(({ path, json }) => [path, json])).toEqual([
    [
      '/v1/music',
      {
        prompt: 'A slow waltz for piano and zzyzx\nStyle: lo-fi hip hop\nMood: calm',
        music_length_ms: 20_000,
        force_instrumental: false,
        model_id: 'music_v1',
      },
    ],
  ]);
  expect(await readBalance(database.db, accountId)).toBe(balance - 10);
  expect(await proveLedger(database.db)).toMatchObject({ faults: [], openHolds: 0 });
});

test('[TOOL-07] a piece needs words and a length, and each is asked for in its own message', async () => {
  await expect(order({ prompt: ' ' })).rejects.toMatchObject({ code: 'PROMPT_EMPTY' });
  for (const durationSeconds of [null, 4, 241, Number.NaN]) {
    await expect(order({ durationSeconds })).rejects.toMatchObject({
      code: 'DURATION_INVALID',
      details: { minimum: 5, maximum: 240 },
    });
  }
});
