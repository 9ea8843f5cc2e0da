import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SpeechServerConfig } from '#src/platform/server/config/speech-settings.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { decodePcmWav, encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { createThreadPool, type ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { startLoopbackSpeech, type LoopbackSpeech } from '#tests/vendors/loopback-speech.ts';
import { VendorError, type SpokenLine, type Vendor, type VendorContext } from '../../vendor.ts';
import { withSpeechServer } from '../../with-speech-server.ts';
import { createSpeechServer, type SpeechServer, type VoiceRequest } from './create-speech-server.ts';

const RATE = 24_000;
/** Half a second of silence, a tone, a pause and a tone. */
const SPEECH = encodePcmWav({
  sampleRate: RATE,
  channels: [
    Float32Array.from({ length: 2.5 * RATE }, (_, index) => {
      const seconds = index / RATE;
      const isHeard = (seconds > 0.5 && seconds < 1) || (seconds > 1.5 && seconds < 2.2);
      return isHeard ? 0.4 * Math.sin(2 * Math.PI * 160 * seconds) : 0;
    }),
  ],
});
const LINE: VoiceRequest = {
  kind: 'voice',
  text: '안녕, 나는 바다로 간다.',
  language: 'ko',
  voice: { voice: 'ko-woman', pitchShift: 0, rate: 1 },
  emotion: 'neutral',
  delivery: 'spoken',
  seed: 5,
};

let folder: string;
let loopback: LoopbackSpeech;
let voiceProcesses: ThreadPool;
let server: SpeechServer;
let calls = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-speech-'));
  loopback = await startLoopbackSpeech({ kind: 'silent' });
  voiceProcesses = createThreadPool({
    entry: new URL('../../../draft-engine/voice-process.ts', import.meta.url),
    size: 1,
  });
  const config: SpeechServerConfig = {
    url: loopback.url,
    key: 'hush-hush',
    model: 'tts-1',
    voices: { female: 'nova', '*': 'alloy' },
    languages: ['ko'],
  };
  const fence = { config: { dataFolder: folder, disk: { reserveBytes: 0 } }, ffmpeg: await findFfmpeg() };
  server = createSpeechServer({ server: config, voiceProcesses, fence });
});
beforeEach(() => {
  loopback.answer = { kind: 'sound', wav: SPEECH };
  loopback.asked = [];
  loopback.abandoned = 0;
});
afterAll(async () => {
  await voiceProcesses?.close();
  await loopback?.close();
  await rm(folder, { recursive: true, force: true });
});

async function context(signal = new AbortController().signal): Promise<VendorContext> {
  const scratchFolder = join(folder, `call-${(calls += 1)}`);
  await mkdir(scratchFolder);
  return {
    generationId: `generation-${calls}`,
    model: 'draft-voice',
    vendorModel: 'draft-voice-1',
    scratchFolder,
    signal,
    pathOfFile: () => Promise.reject(new Error('no files')),
  };
}

/** Stands for the built-in engine: says at once who it is. */
const builtIn: Vendor = {
  repeatable: true,
  start: (_request, { model }) =>
    Promise.resolve({ kind: 'done', result: { servedBy: model, data: { spokenBy: 'espeak-ng' } } }),
  check: () => Promise.reject(new Error('no operations')),
};

const failure = async (answering: Promise<unknown>): Promise<VendorError> => {
  const error: unknown = await answering.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(VendorError);
  return error as VendorError;
};

test('a line is asked for by the protocol and becomes a voice with words, mouth shapes and its speaker', async () => {
  const result = await server.speak({ ...LINE, delivery: 'telephone', emotion: 'sad' }, await context());
  expect(loopback.asked).toEqual([
    {
      path: '/v1/audio/speech',
      authorization: 'Bearer hush-hush',
      body: { model: 'tts-1', input: LINE.text, voice: 'nova', response_format: 'wav', speed: 0.86 },
    },
  ]);
  const spoken = result.data as unknown as SpokenLine;
  expect(spoken.spokenBy).toBe('openai-compatible: tts-1 nova');
  expect(result.servedBy).toBe('draft-voice');
  const { sampleRate, channels } = decodePcmWav(await readFile(result.file!.path));
  expect([sampleRate, channels.length]).toEqual([48_000, 1]);
  expect(channels[0]!.length / 48_000).toBeCloseTo(spoken.durationSeconds, 2);
  expect(spoken.words.map(({ text }) => text)).toEqual(['안녕', '나는', '바다로', '간다']);
  // The first word lies in the first tone, the others in the second; between them the mouth is closed.
  const [first, second] = spoken.words;
  expect(first!.endSeconds).toBeLessThan(0.75);
  expect(second!.startSeconds).toBeGreaterThan(1);
  const middle = (first!.endSeconds + second!.startSeconds) / 2;
  const shape = spoken.visemes.find(({ startSeconds, endSeconds }) => startSeconds <= middle && middle < endSeconds);
  expect(shape?.viseme).toBe('rest');
});

test('what is no sound, holds no speech, is endless or leads elsewhere is refused', async () => {
  const silence = encodePcmWav({ sampleRate: RATE, channels: [new Float32Array(RATE)] });
  const answers: LoopbackSpeech['answer'][] = [
    { kind: 'bytes', bytes: Buffer.from('<html>not a sound</html>') },
    { kind: 'bytes', bytes: Buffer.concat([SPEECH.subarray(0, 20), Buffer.alloc(5_000, 7)]) },
    { kind: 'bytes', bytes: Buffer.alloc(0) },
    { kind: 'bytes', bytes: silence },
    { kind: 'endless' },
    { kind: 'status', status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' } },
    { kind: 'status', status: 401 },
    { kind: 'status', status: 400 },
  ];
  for (const answer of answers) {
    loopback.answer = answer;
    const error = await failure(server.speak(LINE, await context()));
    expect([answer.kind, error.kind]).toEqual([answer.kind, 'failed']);
    expect(error.message).not.toContain('hush-hush');
  }
  expect(loopback.asked).toHaveLength(answers.length);
});

test('a busy server is asked again when it says so, and one that cannot be reached a little later', async () => {
  loopback.answer = { kind: 'status', status: 429, headers: { 'retry-after': '7' } };
  expect(await failure(server.speak(LINE, await context()))).toMatchObject({ kind: 'busy', retryAfterSeconds: 7 });
  loopback.answer = {
    kind: 'status',
    status: 503,
    headers: { 'retry-after': new Date(Date.now() + 9e3).toUTCString() },
  };
  const { kind, retryAfterSeconds = 0 } = await failure(server.speak(LINE, await context()));
  expect([kind, retryAfterSeconds > 5 && retryAfterSeconds <= 9]).toEqual(['busy', true]);
  loopback.answer = { kind: 'hang up' };
  expect(await failure(server.speak(LINE, await context()))).toMatchObject({ kind: 'busy' });
  expect(loopback.asked).toHaveLength(3);
});

test('a line that is no longer wanted ends its request', async () => {
  for (const kind of ['silent', 'endless'] as const) {
    loopback.answer = { kind };
    loopback.asked = [];
    loopback.abandoned = 0;
    const caller = new AbortController();
    const speaking = server.speak(LINE, await context(caller.signal));
    const ended = expect(speaking).rejects.toThrow('no longer wanted');
    await vi.waitFor(() => expect(loopback.asked).toHaveLength(1));
    caller.abort(new Error('no longer wanted'));
    await ended;
    await vi.waitFor(() => expect(loopback.abandoned).toBe(1));
  }
});

test('a film does not fail with the server: the built-in voice speaks at last, and the line says instead of whom', async () => {
  let seconds = 0;
  const warn = vi.fn<() => void>();
  const vendor = withSpeechServer(builtIn, { speechServer: server, log: { warn }, now: () => seconds });
  const stoodIn = { spokenBy: 'espeak-ng', insteadOf: 'openai-compatible: tts-1 nova' };
  const start = async (line: VoiceRequest, at: VendorContext) => {
    const started = await vendor.start(line, at);
    return started.kind === 'done' ? started.result.data : started;
  };

  // Refused for good: at once.
  loopback.answer = { kind: 'status', status: 400 };
  expect(await start(LINE, await context())).toEqual(stoodIn);
  expect(warn).toHaveBeenCalledTimes(1);

  // Busy: it waits as long as is bearable.
  loopback.answer = { kind: 'status', status: 429, headers: { 'retry-after': '20' } };
  const waiting = await context();
  expect(await failure(vendor.start(LINE, waiting))).toMatchObject({ kind: 'busy', retryAfterSeconds: 20 });
  seconds = 41;
  expect(await start(LINE, waiting)).toEqual(stoodIn);

  // Then it is left alone for a while, and asked again.
  loopback.answer = { kind: 'sound', wav: SPEECH };
  const askedBefore = loopback.asked.length;
  expect(await start(LINE, await context())).toEqual(stoodIn);
  expect(loopback.asked).toHaveLength(askedBefore);
  seconds = 200;
  expect(await start(LINE, await context())).toMatchObject({ spokenBy: 'openai-compatible: tts-1 nova' });

  // Other languages are not its business.
  expect(await start({ ...LINE, language: 'en', text: 'Hello.' }, await context())).toEqual({ spokenBy: 'espeak-ng' });
});
