import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findFfmpeg, type Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '#src/platform/server/media/ffmpeg/run-ffmpeg.ts';
import { startLoopback, type Loopback, type Reply } from '#tests/vendors/loopback-service.ts';
import { musicOrder, soundOrder } from '#tests/vendors/orders.ts';
import { createElevenLabsVendor } from './create-elevenlabs-vendor.ts';

const KEY = 'a-key-of-elevenlabs';
const SOUND_MODEL = 'eleven_text_to_sound_v2';

let folder: string;
let ffmpeg: Ffmpeg;
let loopback: Loopback;
let reply: Reply;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-elevenlabs-'));
  ffmpeg = await findFfmpeg({ cacheFolder: folder });
  const sound = join(folder, 'sound.mp3');
  await runFfmpeg({ ffmpeg, arguments: ['-f', 'lavfi', '-i', 'sine=d=1', '-c:a', 'libmp3lame', sound] });
  reply = { status: 200, bytes: await readFile(sound), headers: { 'content-type': 'audio/mpeg' } };
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  loopback = await startLoopback(() => reply);
});
afterEach(() => loopback.close());

type Order = ReturnType<typeof musicOrder>;

async function start({ model, vendorModel, request }: Order, reserveBytes = 0): Promise<unknown> {
  const scratchFolder = await mkdtemp(join(folder, 'scratch-'));
  const config = { dataFolder: folder, disk: { reserveBytes }, fetchOrigins: [] };
  return createElevenLabsVendor({ url: loopback.url, key: KEY }, { config, ffmpeg }).start(request, {
    generationId: '00000000-0000-4000-8000-000000000001',
    model,
    vendorModel,
    scratchFolder,
    signal: new AbortController().signal,
    pathOfFile: async (id) => join(folder, id),
  });
}

/** The only request that an order is sent as. */
async function askedFor(order: Order): Promise<unknown> {
  const before = loopback.calls.length;
  await start(order);
  const [call, ...more] = loopback.calls.slice(before);
  expect(more).toEqual([]);
  expect([call?.method, call?.headers['xi-api-key'], call?.headers['content-type'], String(call?.query)]).toEqual([
    'POST',
    KEY,
    'application/json',
    'output_format=mp3_44100_128',
  ]);
  return [call?.path, call?.json];
}

test('[CAT-26] music has no voices and the length that is asked for, as far as there is such music', async () => {
  const prompt = 'A slow waltz for a music box';
  for (const [seconds, milliseconds] of [
    [61.2345, 61_235],
    [1, 3_000],
    [3_600, 600_000],
  ] as const) {
    expect(await askedFor(musicOrder('draft-music', 'music_v1', seconds))).toEqual([
      '/v1/music',
      { prompt, model_id: 'music_v1', music_length_ms: milliseconds, force_instrumental: true },
    ]);
  }
});

test('[CAT-26] ambience can be repeated, an event is as long as it is, and a described sound is as asked', async () => {
  const text = 'A heavy door falls shut';
  const ask = (sound: Parameters<typeof soundOrder>[2]): Promise<unknown> =>
    askedFor(soundOrder('draft-sound', SOUND_MODEL, sound));
  expect(await ask({ kind: 'ambience', ambience: 'rain', durationSeconds: 28 })).toEqual([
    '/v1/sound-generation',
    { text, model_id: SOUND_MODEL, duration_seconds: 28, loop: true },
  ]);
  expect(await ask({ kind: 'event', event: 'door' })).toEqual([
    '/v1/sound-generation',
    { text, model_id: SOUND_MODEL },
  ]);
  expect(await ask({ kind: 'described', durationSeconds: 120, notWanted: 'wind' })).toEqual([
    '/v1/sound-generation',
    { text: `${text}. Without: wind`, model_id: SOUND_MODEL, duration_seconds: 30 },
  ]);
});

test('[PIPE-03] a recording that there is no room for has come all the same: it is not paid for again', async () => {
  const started = await start(musicOrder('draft-music', 'music_v1'), Number.MAX_SAFE_INTEGER);
  expect(started).toEqual({ kind: 'pending', operation: { received: true }, checkAfterSeconds: 0 });
  expect(loopback.calls.length).toBe(1);
});
