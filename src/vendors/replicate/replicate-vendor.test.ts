import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { startLoopback, type Call, type Reply } from '#tests/vendors/loopback-service.ts';
import { clipEditOrder, clipOrder, FILES, pictureOrder } from '#tests/vendors/orders.ts';
import { REPLICATE } from '#tests/vendors/protocols/replicate.ts';
import { createReplicateVendor } from './create-replicate-vendor.ts';

const LARGE = 'a-large-picture';
const SEED = 2 ** 31 + 7;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-replicate-'));
  await writeFile(join(folder, FILES.first), await createCanvas(64, 36).encode('png'));
  await writeFile(join(folder, FILES.reference), await createCanvas(64, 36).encode('jpeg'));
  await writeFile(join(folder, FILES.clip), Buffer.from(`\0\0\0\x18ftypisom${'\0'.repeat(40)}`, 'latin1'));
  // Without compression, so that it is larger than what goes in a data URI.
  const plain = { create: { width: 400, height: 400, channels: 3, background: 'teal' } } as const;
  await writeFile(join(folder, LARGE), await sharp(plain).png({ compressionLevel: 0 }).toBuffer());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The calls of one order, with an answer in place of the usual one for each path that `answers` has. */
async function callsFor(
  order: (typeof REPLICATE)['orders'][number],
  answers: Readonly<Record<string, Reply>> = {},
): Promise<{ calls: Call[]; failure: unknown }> {
  const loopback = await startLoopback(
    (call, service) => answers[call.path] ?? REPLICATE.serve(call, service, { fate: 'made', pendingChecks: 0 }),
  );
  const config = { dataFolder: folder, disk: {}, fetchOrigins: [] };
  const vendor = createReplicateVendor({ url: loopback.url, key: 'secret' }, { config, ffmpeg: {} as Ffmpeg });
  try {
    const context = {
      generationId: '00000000-0000-4000-8000-000000000001',
      model: order.model,
      vendorModel: order.vendorModel,
      scratchFolder: folder,
      signal: new AbortController().signal,
      pathOfFile: async (id: string) => join(folder, id),
    };
    const failure = await vendor.start(order.request, context).then(
      () => undefined,
      (error: unknown) => error,
    );
    return { calls: loopback.calls, failure };
  } finally {
    await loopback.close();
  }
}

const PNG = expect.stringMatching(/^data:image\/png;base64,/) as string;
const CLIP = expect.stringMatching(/^data:video\/mp4;base64,/) as string;
const JPEG = expect.stringMatching(/^data:image\/jpeg;base64,/) as string;
const SHAPE = { seed: SEED, notWanted: 'rain' };

test.each<[string, (typeof REPLICATE)['orders'][number], string, object]>([
  [
    'FLUX schnell from words',
    pictureOrder('flux-schnell', 'black-forest-labs/flux-schnell', { ...SHAPE, basis: FILES.first }),
    '/models/black-forest-labs/flux-schnell/predictions',
    { aspect_ratio: '16:9', seed: 7, output_format: 'png', num_outputs: 1, megapixels: '1' },
  ],
  [
    'FLUX dev from a picture',
    pictureOrder('flux-dev', 'black-forest-labs/flux-dev', { ...SHAPE, basis: FILES.first }),
    '/models/black-forest-labs/flux-dev/predictions',
    {
      image: PNG,
      prompt_strength: 0.75,
      aspect_ratio: '16:9',
      seed: 7,
      output_format: 'png',
      num_outputs: 1,
      megapixels: '1',
    },
  ],
  [
    'FLUX pro from a picture, tall',
    pictureOrder('flux-pro', 'black-forest-labs/flux-1.1-pro', {
      ...SHAPE,
      basis: FILES.reference,
      widthPixels: 720,
      heightPixels: 1280,
    }),
    '/models/black-forest-labs/flux-1.1-pro/predictions',
    { image_prompt: JPEG, aspect_ratio: '9:16', seed: 7, output_format: 'png' },
  ],
  [
    'Qwen Image with what is not wanted',
    pictureOrder('qwen-image', 'qwen/qwen-image', { ...SHAPE, widthPixels: 1024, heightPixels: 1024 }),
    '/models/qwen/qwen-image/predictions',
    { aspect_ratio: '1:1', seed: 7, output_format: 'png', negative_prompt: 'rain' },
  ],
  [
    'Kling in its standard quality, which takes no last frame',
    clipOrder('kling_v21', 'kwaivgi/kling-v2.1', { ...SHAPE, lastFrame: FILES.reference }),
    '/models/kwaivgi/kling-v2.1/predictions',
    { start_image: PNG, duration: 5, negative_prompt: 'rain', mode: 'standard' },
  ],
  [
    'Kling in its better quality between two frames',
    clipOrder('kling_v21_pro', 'kwaivgi/kling-v2.1/pro', {
      ...SHAPE,
      lastFrame: FILES.reference,
      durationSeconds: 6,
    }),
    '/models/kwaivgi/kling-v2.1/predictions',
    { start_image: PNG, end_image: JPEG, duration: 10, negative_prompt: 'rain', mode: 'pro' },
  ],
  [
    'Aleph with a clip, in its nearest shape',
    clipEditOrder('gen4-aleph', 'runwayml/gen4-aleph'),
    '/models/runwayml/gen4-aleph/predictions',
    { video: CLIP, aspect_ratio: '9:16', seed: 7 },
  ],
  [
    'Wan with a clip in another shape',
    clipEditOrder('wan27-edit', 'wan-video/wan-2.7-videoedit', { aspect: '1:1', seed: SEED }),
    '/models/wan-video/wan-2.7-videoedit/predictions',
    { video: CLIP, aspect_ratio: '1:1', seed: 7, resolution: '720p', audio_setting: 'origin' },
  ],
  [
    'Seedance between two frames',
    clipOrder('seedance_1_pro', 'bytedance/seedance-1-pro', { ...SHAPE, lastFrame: FILES.reference }),
    '/models/bytedance/seedance-1-pro/predictions',
    { image: PNG, last_frame_image: JPEG, duration: 2, resolution: '480p', seed: 7, fps: 24 },
  ],
])('[CAT-26] %s: one documented request', async (_, order, path, input) => {
  const { calls, failure } = await callsFor(order);
  expect(failure).toBeUndefined();
  expect(calls.map((call) => [call.method, call.path])).toEqual([['POST', path]]);
  expect(calls[0]?.headers['content-type']).toBe('application/json');
  expect(calls[0]?.json).toEqual({ input: { prompt: (order.request as { prompt: string }).prompt, ...input } });
});

test('[CAT-26] Seedance from words alone is asked for the shape of the film', async () => {
  const { request, ...order } = clipOrder('seedance_1_pro', 'bytedance/seedance-1-pro');
  const { firstFrame: _, ...words } = request as Extract<typeof request, { kind: 'video' }>;
  const { calls } = await callsFor({ ...order, request: words });
  expect(calls[0]?.json?.['input']).toMatchObject({ aspect_ratio: '16:9', resolution: '480p' });
  expect(calls[0]?.json?.['input']).not.toHaveProperty('image');
});

test('[CAT-26] a large picture is uploaded before, and named by its address', async () => {
  const order = clipOrder('kling_v21', 'kwaivgi/kling-v2.1', { firstFrame: LARGE });
  const { calls, failure } = await callsFor(order);
  expect(failure).toBeUndefined();
  const [upload, create] = calls;
  expect(calls.map((call) => `${call.method} ${call.path}`)).toEqual([
    'POST /files',
    'POST /models/kwaivgi/kling-v2.1/predictions',
  ]);
  expect(upload?.headers.authorization).toBe('Bearer secret');
  expect(upload?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(upload?.body.toString('latin1')).toContain('name="content"; filename="picture.png"');
  expect(create?.json?.['input']).toMatchObject({
    start_image: expect.stringMatching(/\/files-of-account\/file-1$/) as string,
  });
});

test('[PIPE-03] where the upload fails, nothing paid was started and it may be tried again', async () => {
  const order = clipOrder('kling_v21', 'kwaivgi/kling-v2.1', { firstFrame: LARGE });
  const { calls, failure } = await callsFor(order, { '/files': { status: 502, bytes: '<html></html>' } });
  expect(failure).toMatchObject({ kind: 'busy' });
  expect(calls).toHaveLength(1);
});

test('[CAT-26] a clip without a first frame, or by a model that is not known, is not asked for', async () => {
  const { request, ...order } = clipOrder('kling_v21', 'kwaivgi/kling-v2.1');
  const { firstFrame: _, ...words } = request as Extract<typeof request, { kind: 'video' }>;
  const without = await callsFor({ ...order, request: words });
  const unknown = await callsFor({ ...order, vendorModel: 'constructor', request });
  expect([without.failure, unknown.failure]).toMatchObject([{ kind: 'failed' }, { kind: 'failed' }]);
  expect([...without.calls, ...unknown.calls]).toEqual([]);
});
