import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UnderstoodMusic } from '#src/draft-engine/music/understood-music.ts';
import type { SceneRequest } from '#src/draft-engine/scene/scene.ts';
import { measureSound } from '#src/draft-engine/sound/measure-sound.ts';
import type { SoundAnswer } from '#src/draft-engine/thread/make-sound.task.ts';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { decodePcmWav, type WavAudio } from '#src/platform/server/media/sound/pcm-wav.ts';
import { createThreadPool, type ThreadPool } from '#src/platform/server/workers/thread-pool.ts';
import { LANGUAGES, type Language } from '#src/shared/language/languages.ts';
import { photograph } from '#tests/build/photographs.ts';
import type { Started, Vendor, VendorRequest, VendorResult } from '../vendor.ts';
import { createDraftVendor } from './create-draft-vendor.ts';

let folder: string;
let threads: ThreadPool;
let storyThread: ThreadPool;
let draft: Vendor;
let calls = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-draft-vendor-'));
  threads = createThreadPool({ entry: new URL('../../draft-engine/engine-thread.ts', import.meta.url), size: 2 });
  storyThread = createThreadPool({ entry: new URL('../../draft-engine/story-thread.ts', import.meta.url), size: 1 });
  draft = createDraftVendor({
    threads,
    storyThread,
    voiceProcesses: threads,
    pixelProcesses: threads,
    clipProcesses: threads,
    subtitleProcesses: threads,
    soundProcesses: threads,
    editProcesses: threads,
    voices: 'formant',
    ffmpeg: await findFfmpeg(),
  });
});
afterAll(async () => {
  await Promise.all([threads.close(), storyThread.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** What the vendor answers to a request. */
async function answered(request: VendorRequest): Promise<VendorResult & { path: string }> {
  const scratchFolder = join(folder, String(calls++));
  await mkdir(scratchFolder);
  const started = await draft.start(request, {
    generationId: 'a',
    model: 'sound',
    vendorModel: 'sound',
    scratchFolder,
    signal: new AbortController().signal,
    pathOfFile: () => Promise.reject(new Error('the request names no file')),
  });
  if (started.kind !== 'done' || !started.result.file) {
    throw new Error('the vendor made no file');
  }
  return { ...started.result, path: started.result.file.path };
}

/** The same with the sound in the file. */
async function made(request: VendorRequest): Promise<VendorResult & { sound: WavAudio }> {
  const result = await answered(request);
  return { ...result, sound: decodePcmWav(await readFile(result.path)) };
}

const described = (prompt: string, more: { notWanted?: string; language?: Language } = {}): VendorRequest => ({
  kind: 'sound',
  prompt,
  seed: 3,
  sound: { kind: 'described', durationSeconds: 4, ...more },
});

test('[BGR-01] [UPS-01] pictures are cut out and enlarged in a process of its own; what it cannot do is an error', async () => {
  const pixelProcesses = createThreadPool({
    entry: new URL('../../draft-engine/pixel-process.ts', import.meta.url),
    size: 1,
    processMemoryBytes: 4 * 1024 ** 3,
  });
  try {
    const tools = createDraftVendor({
      threads,
      storyThread: threads,
      voiceProcesses: threads,
      pixelProcesses,
      clipProcesses: pixelProcesses,
      subtitleProcesses: threads,
      soundProcesses: pixelProcesses,
      editProcesses: pixelProcesses,
      voices: 'formant',
      ffmpeg: await findFfmpeg(),
    });
    const man = join(folder, 'man.jpg');
    await sharp(photograph('man')).resize(160, 120, { fit: 'cover' }).jpeg().toFile(man);
    const plain = join(folder, 'plain.png');
    await sharp({ create: { width: 90, height: 60, channels: 3, background: '#888' } })
      .png()
      .toFile(plain);
    const use = async (request: VendorRequest): Promise<VendorResult> => {
      const scratchFolder = join(folder, String(calls++));
      await mkdir(scratchFolder);
      const started = await tools.start(request, {
        generationId: 'a',
        model: 'draft-tool',
        vendorModel: 'draft-tool-1',
        scratchFolder,
        signal: new AbortController().signal,
        pathOfFile: (id) => Promise.resolve(id),
      });
      return (started as Extract<Started, { kind: 'done' }>).result;
    };
    const cut = await use({ kind: 'cut-out', picture: man });
    expect(cut).toMatchObject({ servedBy: 'draft-tool', file: { mime: 'image/png', extension: 'png' } });
    expect(await sharp(cut.file!.path).metadata()).toMatchObject({
      format: 'png',
      width: 160,
      height: 120,
      channels: 4,
    });
    const mask = await use({ kind: 'cut-out', picture: man, asMask: true });
    expect(await sharp(mask.file!.path).metadata()).toMatchObject({ format: 'png', channels: 1 });
    const larger = await use({ kind: 'image-upscale', picture: man, factor: 2, enhancesFaces: false });
    expect(larger).toMatchObject({ data: { content: 'photo' }, file: { mime: 'image/jpeg', extension: 'jpg' } });
    expect(await sharp(larger.file!.path).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 });
    await expect(use({ kind: 'cut-out', picture: plain })).rejects.toMatchObject({ code: 'SUBJECT_NOT_FOUND' });
    await expect(use({ kind: 'image-upscale', picture: man, factor: 2, enhancesFaces: true })).rejects.toMatchObject({
      name: 'VendorError',
      kind: 'failed',
    });
  } finally {
    await pixelProcesses.close();
  }
});

const RAIN_AND_DOG: Readonly<Record<Language, string>> = {
  en: 'rain, a dog barks twice',
  cn: '雨声，狗叫两声',
  ko: '빗소리, 개가 두 번 짖는다',
  ja: '雨音、犬が二回吠える',
};

test.each(LANGUAGES)(
  '[DRAFT-05] a sound is made by its description and says what was understood: %s',
  async (language) => {
    const { sound, data, servedBy } = await made(described(RAIN_AND_DOG[language], { language }));
    const { durationSeconds, reading } = data as unknown as SoundAnswer;
    expect(servedBy).toBe('sound');
    expect(durationSeconds).toBe(4);
    expect(reading).toMatchObject({
      language,
      understood: [{ sound: { ambience: 'rain' } }, { sound: { event: 'bark' }, times: 2 }],
    });
    expect(sound.channels.length).toBe(2);
    for (const side of sound.channels) {
      expect(measureSound(side)).toMatchObject({ seconds: 4 });
      expect(measureSound(side).rms).toBeGreaterThan(0.01);
    }
  },
);

test('[DRAFT-05] what is not wanted of a described sound is left out', async () => {
  const { data } = await made(described('rain and a dog', { notWanted: 'dog' }));
  const { understood, unwanted } = (data as unknown as SoundAnswer).reading ?? {};
  expect(understood).toMatchObject([{ sound: { ambience: 'rain' } }]);
  expect(unwanted).toContain('bark');
});

test('[DRAFT-05] a description of which nothing is known is refused, by the names of its words', async () => {
  await expect(made(described('zorgblat qwertz'))).rejects.toMatchObject({
    name: 'VendorError',
    kind: 'refused',
    message: 'no sound is known for: zorgblat, qwertz',
  });
});

const WALTZES: Readonly<Record<Language, string>> = {
  en: 'A slow sad waltz on a piano',
  cn: '缓慢悲伤的钢琴华尔兹',
  ko: '느리고 슬픈 피아노 왈츠',
  ja: 'ゆっくりで悲しいピアノのワルツ',
};

test.each(LANGUAGES)(
  '[DRAFT-04] music is made by its description and says what was understood: %s',
  async (language) => {
    const { sound, data } = await made({ kind: 'music', prompt: WALTZES[language], seed: 3, durationSeconds: 10 });
    const { understood } = data as unknown as { understood: UnderstoodMusic };
    expect(understood).toMatchObject({ mood: 'wistful', genres: ['waltz'], beatsPerBar: 3, isByChance: false });
    expect(understood.instruments).toContain('piano');
    expect(sound.channels.map((side) => measureSound(side).seconds)).toEqual([10, 10]);
  },
);

const pictured = (text: string, more: Partial<SceneRequest> = {}): VendorRequest => ({
  kind: 'image',
  prompt: text,
  seed: 3,
  widthPixels: 630,
  heightPixels: 270,
  references: [],
  scene: { text, language: 'en', look: 'gouache', aspect: '21:9', seed: 3, ...more },
});

test('[IMG-01] a picture is drawn by its description, in the size and the look that are asked for', async () => {
  const { path, file, data } = await answered(pictured('a fox and a zorgblat in a forest, watercolor'));
  expect(file).toMatchObject({ mime: 'image/jpeg' });
  expect(data).toMatchObject({ look: 'watercolour', notDrawn: ['zorgblat'] });
  const picture = await loadImage(path);
  expect([picture.width, picture.height]).toEqual([630, 270]);
  const again = await answered(pictured('a fox and a zorgblat in a forest, watercolor'));
  expect(again.data).toEqual(data);
  const chosen = await answered(pictured('a fox in a forest, watercolor', { look: 'oil', isLookChosen: true }));
  expect(chosen.data).toMatchObject({ look: 'oil', notDrawn: [] });
});

test('[IMG-01] the largest square has the size that is asked for', async () => {
  const order = pictured('a vase of roses', { aspect: '1:1' });
  const { path } = await answered({ ...order, widthPixels: 4096, heightPixels: 4096 } as VendorRequest);
  const picture = await loadImage(path);
  expect([picture.width, picture.height]).toEqual([4096, 4096]);
});

test('[IMG-01] a description of which nothing can be drawn is refused as not understood', async () => {
  await expect(answered(pictured('zorgblat qwertz, 8k'))).rejects.toMatchObject({
    code: 'PICTURE_NOT_UNDERSTOOD',
  });
});
