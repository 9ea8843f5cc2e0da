import { expect, test } from 'vitest';
import { ALL_MODELS } from '#src/shared/catalogue/models/all-models.ts';
import { clipOrder, musicOrder, pictureOrder, soundOrder } from '#tests/vendors/orders.ts';
import type { ImageRequest, VideoRequest } from '../vendor.ts';
import { falImageCall, isFalImage } from './fal-image.ts';
import { falSoundCall } from './fal-sound.ts';
import { falVideoCall, isFalVideo, type FalCall, type FalClip } from './fal-video.ts';

test('[CAT-26] every model that the catalogue has at fal and that is not retired is known here', () => {
  const isKnown = { image: isFalImage, 'image-edit': isFalImage, video: isFalVideo } as const;
  const asked = ALL_MODELS.filter(({ kind, lifecycle }) => kind in isKnown && lifecycle.state !== 'retired').flatMap(
    ({ kind, vendor, vendorModel, otherRoutes = [] }) =>
      [{ vendor, vendorModel }, ...otherRoutes]
        .filter((route) => route.vendor === 'fal')
        .map((route) => ({ kind: kind as keyof typeof isKnown, vendorModel: route.vendorModel })),
  );
  expect(asked.length).toBeGreaterThan(30);
  for (const { kind, vendorModel } of asked) {
    expect(isKnown[kind](vendorModel), vendorModel).toBe(true);
  }
});

type Sounding = Parameters<typeof falSoundCall>[1];

const SEED = 2 ** 31 + 7;

function clip(
  given: Partial<Omit<FalClip, 'request'>>,
  more: Partial<Extract<VideoRequest, { alone?: undefined }>> = {},
): FalClip {
  const size = { widthPixels: 1280, heightPixels: 720, seed: SEED, notWanted: 'rain' };
  const { request } = clipOrder('any', 'any', { ...size, ...more });
  return { request: request as VideoRequest, first: undefined, last: undefined, references: [], seconds: 5, ...given };
}

/** An input without the prompt, which all have. */
function video(model: string, order: FalClip): FalCall | undefined {
  const call = falVideoCall(model, order);
  const { prompt, ...input } = call?.input ?? {};
  expect(prompt).toBe(call && order.request.prompt);
  return call && { endpoint: call.endpoint.replace(/^fal-ai\//, ''), input };
}

test.each<[string, FalClip, string, Record<string, unknown>]>([
  [
    'pixverse/v3.5',
    clip({}),
    'pixverse/v3.5/text-to-video',
    { duration: '5', resolution: '720p', aspect_ratio: '16:9', seed: 7, negative_prompt: 'rain' },
  ],
  [
    'pixverse/v3.5',
    clip({ first: 'A', last: 'B' }, { widthPixels: 720, heightPixels: 1280 }),
    'pixverse/v3.5/transition',
    {
      first_image_url: 'A',
      end_image_url: 'B',
      duration: '5',
      resolution: '720p',
      aspect_ratio: '9:16',
      seed: 7,
      negative_prompt: 'rain',
    },
  ],
  [
    'pixverse/v4',
    clip({ first: 'A', last: 'B', seconds: 8 }, { widthPixels: 1920, heightPixels: 1080 }),
    'pixverse/v4/image-to-video',
    { image_url: 'A', duration: '8', resolution: '720p', seed: 7, negative_prompt: 'rain' },
  ],
  ['vidu', clip({ first: 'A' }), 'vidu/image-to-video', { image_url: 'A', seed: 7 }],
  [
    'vidu',
    clip({ first: 'A', last: 'B' }),
    'vidu/start-end-to-video',
    { start_image_url: 'A', end_image_url: 'B', seed: 7 },
  ],
  [
    'vidu',
    clip({ references: ['1', '2', '3', '4'] }, { widthPixels: 960, heightPixels: 720 }),
    'vidu/reference-to-video',
    { reference_image_urls: ['1', '2', '3'], aspect_ratio: '1:1', seed: 7 },
  ],
  [
    'kling-video/v2.1/standard',
    clip({ first: 'A', last: 'B' }),
    'kling-video/v2.1/standard/image-to-video',
    { image_url: 'A', duration: '5', negative_prompt: 'rain' },
  ],
  [
    'kling-video/v2.1/pro',
    clip({ first: 'A', last: 'B', seconds: 10 }),
    'kling-video/v2.1/pro/image-to-video',
    { image_url: 'A', tail_image_url: 'B', duration: '10', negative_prompt: 'rain' },
  ],
  [
    'kling-video/v2.5-turbo/pro',
    clip({}, { widthPixels: 720, heightPixels: 960 }),
    'kling-video/v2.5-turbo/pro/text-to-video',
    { duration: '5', aspect_ratio: '1:1', negative_prompt: 'rain' },
  ],
  [
    'minimax/hailuo-02',
    clip({ first: 'A', last: 'B', seconds: 6 }),
    'minimax/hailuo-02/standard/image-to-video',
    { image_url: 'A', end_image_url: 'B', duration: '6' },
  ],
  ['minimax/hailuo-02', clip({ seconds: 6 }), 'minimax/hailuo-02/standard/text-to-video', { duration: '6' }],
  [
    'veo3.1',
    clip({ seconds: 4 }, { widthPixels: 720, heightPixels: 960 }),
    'veo3.1',
    {
      duration: '4s',
      resolution: '720p',
      aspect_ratio: '9:16',
      seed: 7,
      negative_prompt: 'rain',
      generate_audio: false,
    },
  ],
  [
    'veo3.1',
    clip({ first: 'A', last: 'B', seconds: 8 }),
    'veo3.1/first-last-frame-to-video',
    {
      first_frame_url: 'A',
      last_frame_url: 'B',
      duration: '8s',
      resolution: '720p',
      seed: 7,
      negative_prompt: 'rain',
      generate_audio: false,
    },
  ],
  [
    'veo3.1',
    clip({ references: ['1'], seconds: 4 }),
    'veo3.1/reference-to-video',
    { image_urls: ['1'], resolution: '720p', aspect_ratio: '16:9', generate_audio: false },
  ],
  [
    'bytedance/seedance/v1/pro',
    clip({ seconds: 2 }, { widthPixels: 1680, heightPixels: 720 }),
    'bytedance/seedance/v1/pro/text-to-video',
    { duration: '2', resolution: '720p', aspect_ratio: '21:9', seed: 7 },
  ],
  [
    'bytedance/seedance/v1/pro',
    clip({ first: 'A', last: 'B', seconds: 12 }),
    'bytedance/seedance/v1/pro/image-to-video',
    { image_url: 'A', end_image_url: 'B', duration: '12', resolution: '720p', seed: 7 },
  ],
  [
    'wan/v2.2-5b',
    clip({ first: 'A', last: 'B', seconds: 3 }),
    'wan/v2.2-5b/image-to-video',
    {
      image_url: 'A',
      num_frames: 49,
      frames_per_second: 16,
      resolution: '720p',
      seed: 7,
      negative_prompt: 'rain',
    },
  ],
  [
    'wan/v2.2-a14b',
    clip({ seconds: 30 }),
    'wan/v2.2-a14b/text-to-video',
    {
      num_frames: 161,
      frames_per_second: 16,
      resolution: '720p',
      aspect_ratio: '16:9',
      seed: 7,
      negative_prompt: 'rain',
    },
  ],
  [
    'wan/v2.2-a14b',
    clip({ first: 'A', last: 'B' }),
    'wan/v2.2-a14b/image-to-video/turbo',
    { image_url: 'A', end_image_url: 'B', resolution: '720p', seed: 7 },
  ],
  [
    'bytedance/seedance-2.0',
    clip({ first: 'A', last: 'B' }, { widthPixels: 1920, heightPixels: 1080 }),
    'bytedance/seedance-2.0/image-to-video',
    { image_url: 'A', end_image_url: 'B', duration: '5', resolution: '1080p', seed: 7, generate_audio: false },
  ],
  [
    'bytedance/seedance-2.0/mini',
    clip({ references: ['1'] }, { widthPixels: 1920, heightPixels: 1080 }),
    'bytedance/seedance-2.0/mini/reference-to-video',
    {
      image_urls: ['1'],
      duration: '5',
      resolution: '720p',
      aspect_ratio: '16:9',
      seed: 7,
      generate_audio: false,
    },
  ],
  [
    'kling-video/v3/pro',
    clip({ first: 'A', last: 'B' }),
    'kling-video/v3/pro/image-to-video',
    { start_image_url: 'A', duration: '5', negative_prompt: 'rain', generate_audio: false },
  ],
  [
    'veo3.1/lite',
    clip({ first: 'A', last: 'B', seconds: 6 }),
    'veo3.1/lite/first-last-frame-to-video',
    {
      first_frame_url: 'A',
      last_frame_url: 'B',
      duration: '6s',
      resolution: '720p',
      seed: 7,
      negative_prompt: 'rain',
      generate_audio: false,
    },
  ],
  ['minimax/hailuo-2.3', clip({ seconds: 6 }), 'minimax/hailuo-2.3/standard/text-to-video', { duration: '6' }],
  [
    'wan/v2.7',
    clip({ first: 'A', last: 'B' }),
    'wan/v2.7/image-to-video',
    {
      image_url: 'A',
      end_image_url: 'B',
      duration: '5',
      resolution: '720p',
      seed: 7,
      negative_prompt: 'rain',
    },
  ],
  [
    'vidu/q3',
    clip({ first: 'A', last: 'B' }, { widthPixels: 320, heightPixels: 180 }),
    'vidu/q3/image-to-video',
    { image_url: 'A', end_image_url: 'B', duration: 5, resolution: '540p', seed: 7, audio: false },
  ],
  [
    'pixverse/v6',
    clip({ first: 'A', last: 'B' }),
    'pixverse/v6/transition',
    {
      first_image_url: 'A',
      end_image_url: 'B',
      duration: 5,
      resolution: '720p',
      aspect_ratio: '16:9',
      seed: 7,
      negative_prompt: 'rain',
    },
  ],
])('[CAT-22] %s is asked for a clip as fal documents it', (model, order, endpoint, input) => {
  expect(video(model.startsWith('bytedance/seedance-') ? model : `fal-ai/${model}`, order)).toEqual({
    endpoint,
    input,
  });
});

test('[CAT-22] a model that needs a first frame is not asked without one', () => {
  expect(falVideoCall('fal-ai/kling-video/v2.1/pro', clip({}))).toBeUndefined();
  expect(falVideoCall('constructor', clip({ first: 'A' }))).toBeUndefined();
});

function picture(model: string, pictures: { basis?: string; references?: string[] }): FalCall | undefined {
  const { request } = pictureOrder('any', 'any', { seed: SEED, notWanted: 'rain' });
  const { basis, references = [] } = pictures;
  const call = falImageCall(`fal-ai/${model}`, { request: request as ImageRequest, basis, references });
  const { prompt, num_images: count, ...input } = call?.input ?? {};
  expect(prompt).toEqual(call && (request as ImageRequest).prompt);
  expect(count).toBe(call && !model.startsWith('flux-2-') ? 1 : undefined);
  return call && { endpoint: call.endpoint.replace(/^fal-ai\//, ''), input };
}

const WHOLE = { width: 1280, height: 720 };

test.each<[string, { basis?: string; references?: string[] }, string, Record<string, unknown>]>([
  ['flux/schnell', { basis: 'A', references: ['1'] }, 'flux/schnell', { image_size: WHOLE, seed: 7 }],
  ['flux/dev', { references: ['1'] }, 'flux/dev', { image_size: WHOLE, seed: 7 }],
  ['flux/dev', { basis: 'A' }, 'flux/dev/image-to-image', { image_url: 'A', strength: 0.75, seed: 7 }],
  ['flux-pro/v1.1', {}, 'flux-pro/v1.1', { image_size: WHOLE, seed: 7 }],
  ['qwen-image', { references: ['1'] }, 'qwen-image', { image_size: WHOLE, seed: 7, negative_prompt: 'rain' }],
  [
    'qwen-image',
    { basis: 'A' },
    'qwen-image/image-to-image',
    { image_url: 'A', image_size: WHOLE, strength: 0.75, seed: 7, negative_prompt: 'rain' },
  ],
  [
    'bytedance/seedream/v4/text-to-image',
    {},
    'bytedance/seedream/v4/text-to-image',
    { image_size: { width: 1280, height: 720 }, seed: 7 },
  ],
  [
    'bytedance/seedream/v4/text-to-image',
    { basis: 'A', references: Array.from({ length: 10 }, (_, index) => String(index)) },
    'bytedance/seedream/v4/edit',
    { image_urls: ['A', '0', '1', '2', '3', '4', '5', '6', '7', '8'], image_size: WHOLE, seed: 7 },
  ],
  [
    'bytedance/seedream/v4/edit',
    { references: ['1'] },
    'bytedance/seedream/v4/edit',
    { image_urls: ['1'], image_size: WHOLE, seed: 7 },
  ],
  [
    'bytedance/seedream/v4.5/text-to-image',
    { references: ['1'] },
    'bytedance/seedream/v4.5/edit',
    { image_urls: ['1'], image_size: { width: 2560, height: 1440 }, seed: 7 },
  ],
  [
    'bytedance/seedream/v5/lite/text-to-image',
    {},
    'bytedance/seedream/v5/lite/text-to-image',
    { image_size: { width: 2560, height: 1440 } },
  ],
  ['qwen-image-2/pro', {}, 'qwen-image-2/pro/text-to-image', { image_size: WHOLE, seed: 7, negative_prompt: 'rain' }],
  ['flux-2-pro', { references: ['1'] }, 'flux-2-pro/edit', { image_urls: ['1'], image_size: WHOLE, seed: 7 }],
  ['flux-2', {}, 'flux-2', { image_size: WHOLE, seed: 7 }],
  ['nano-banana-2', {}, 'nano-banana-2', { aspect_ratio: '16:9', resolution: '1K', seed: 7 }],
  [
    'qwen-image-edit',
    { references: ['1', '2'] },
    'qwen-image-edit',
    { image_url: '1', image_size: WHOLE, seed: 7, negative_prompt: 'rain' },
  ],
])('[CAT-20] %s with %j is asked for a picture as fal documents it', (model, pictures, endpoint, input) => {
  expect(picture(model, pictures)).toEqual({ endpoint, input });
});

test('[CAT-20] seedream is asked for a picture that is large enough for it', () => {
  const { request } = pictureOrder('any', 'any', { widthPixels: 640, heightPixels: 360 });
  const call = falImageCall('fal-ai/bytedance/seedream/v4/text-to-image', {
    request: request as ImageRequest,
    basis: undefined,
    references: [],
  });
  const { width = 0, height = 1 } = (call?.input['image_size'] ?? {}) as { width?: number; height?: number };
  expect(width * height).toBeGreaterThanOrEqual(960 * 960);
  expect(width / height).toBeCloseTo(16 / 9, 1);
});

test('[CAT-21] a model that edits is not asked without a picture', () => {
  expect(picture('qwen-image-edit', {})).toBeUndefined();
  expect(picture('bytedance/seedream/v4/edit', {})).toBeUndefined();
});

test('[CAT-30] music and sounds are asked for as ElevenLabs has them, sounds of at most 22 seconds', () => {
  const music = musicOrder('any', 'any', 700).request;
  const sound = soundOrder('any', 'any', { kind: 'described', durationSeconds: 40, notWanted: 'voices' }).request;
  expect(falSoundCall('fal-ai/elevenlabs/music', music as Sounding)).toEqual({
    endpoint: 'fal-ai/elevenlabs/music',
    input: { prompt: 'A slow waltz for a music box', music_length_ms: 600_000, force_instrumental: true },
  });
  expect(falSoundCall('fal-ai/elevenlabs/sound-effects/v2', sound as Sounding)?.input).toEqual({
    text: 'A heavy door falls shut. Without: voices',
    duration_seconds: 22,
  });
  expect(falSoundCall('fal-ai/elevenlabs/music', sound as Sounding)).toBeUndefined();
});

test('[CAT-07] a chosen resolution, movement and effort are in the call', () => {
  const asked = (wish: VideoRequest['asked'], given: Parameters<typeof clip>[0] = {}) =>
    clip(given, { asked: wish ?? {} });
  expect(video('fal-ai/pixverse/v3.5', asked({ shortSidePixels: 1080 }))?.input).toMatchObject({ resolution: '1080p' });
  expect(video('fal-ai/pixverse/v3.5', asked({ shortSidePixels: 540 }))?.input).toMatchObject({ resolution: '540p' });
  const kling = (wish: VideoRequest['asked']) =>
    video('fal-ai/kling-video/v2.1/standard', asked(wish, { first: 'A' }))?.input;
  expect([kling({ motion: 'creative' }), kling({ motion: 'precise' }), kling({})]).toMatchObject([
    { cfg_scale: 0.3 },
    { cfg_scale: 0.8 },
    expect.not.objectContaining({ cfg_scale: expect.anything() as unknown }),
  ]);
  const hailuo = (seconds: number) =>
    video('fal-ai/minimax/hailuo-02', asked({ effort: 'precise' }, { first: 'A', seconds }));
  expect(hailuo(6)).toEqual({ endpoint: 'minimax/hailuo-02/pro/image-to-video', input: { image_url: 'A' } });
  // The finer one makes six seconds only.
  expect(hailuo(10)?.endpoint).toBe('minimax/hailuo-02/standard/image-to-video');
});
