import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ToolRequest } from '../tool-requests.ts';
import type { VendorContext } from '../vendor.ts';
import { falToolCall, isToolAtFal } from './fal-tool.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-fal-'));
  const picture = (width: number): Promise<Buffer> =>
    sharp({ create: { width, height: 10, channels: 3, background: '#456' } })
      .png()
      .toBuffer();
  await writeFile(join(folder, 'picture'), await picture(20));
  await writeFile(join(folder, 'wide'), await picture(3000));
  await writeFile(join(folder, 'clip'), Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(40)]));
  await writeFile(join(folder, 'sound'), Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'));
  await writeFile(join(folder, 'text'), 'neither a clip nor a sound, but long enough to be read as one');
  await writeFile(join(folder, 'huge'), Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE'), Buffer.alloc(33 * 2 ** 20)]));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a model is asked, with each file as the beginning of its data URI. */
async function ask(vendorModel: string, request: ToolRequest): Promise<Record<string, unknown> | undefined> {
  if (!isToolAtFal(request)) {
    throw new TypeError(`${request.kind} is asked for elsewhere`);
  }
  const context = { vendorModel, pathOfFile: async (id: string) => join(folder, id) } as VendorContext;
  const call = await falToolCall(request, context);
  expect(call?.endpoint).toBe(call && vendorModel);
  return (
    call &&
    (JSON.parse(JSON.stringify(call.input), (_key, value: unknown) =>
      typeof value === 'string' ? value.replace(/^data:(.*?);base64,.+$/s, '$1') : value,
    ) as Record<string, unknown>)
  );
}

const PNG = 'image/png';

test.each<[string, ToolRequest, Record<string, unknown> | undefined]>([
  [
    'fal-ai/qwen-image-edit-2511-multiple-angles',
    { kind: 'view', picture: 'picture', view: 'left', seed: 2 ** 31 + 7, widthPixels: 1280, heightPixels: 720 },
    {
      image_urls: [PNG],
      horizontal_angle: 270,
      vertical_angle: 0,
      image_size: { width: 1280, height: 720 },
      num_images: 1,
      seed: 7,
    },
  ],
  [
    'fal-ai/topaz/upscale/image',
    { kind: 'image-upscale', picture: 'wide', factor: 2, enhancesFaces: false },
    { image_url: PNG, upscale_factor: 2, face_enhancement: false, output_format: 'png' },
  ],
  [
    'fal-ai/esrgan',
    { kind: 'image-upscale', picture: 'picture', factor: 4, enhancesFaces: true },
    { image_url: PNG, scale: 4, face: true, output_format: 'png' },
  ],
  [
    'fal-ai/birefnet/v2',
    { kind: 'cut-out', picture: 'picture' },
    { image_url: PNG, refine_foreground: true, output_format: 'png' },
  ],
  ['fal-ai/bria/background/remove', { kind: 'cut-out', picture: 'picture' }, { image_url: PNG }],
  [
    'fal-ai/wan-vace-apps/video-edit',
    { kind: 'video-edit', prompt: 'Snow', clip: 'clip', seed: 7, widthPixels: 640, heightPixels: 360 },
    { prompt: 'Snow', video_url: 'video/mp4', aspect_ratio: 'auto' },
  ],
  [
    'fal-ai/topaz/upscale/video',
    { kind: 'video-upscale', clip: 'clip', durationSeconds: 3, factor: 4 },
    { video_url: 'video/mp4', upscale_factor: 4, H264_output: true },
  ],
  [
    'fal-ai/seedvr/upscale/video',
    { kind: 'video-upscale', clip: 'clip', durationSeconds: 3, factor: 2 },
    { video_url: 'video/mp4', upscale_mode: 'factor', upscale_factor: 2, output_format: 'X264 (.mp4)' },
  ],
  [
    'fal-ai/mmaudio-v2',
    {
      kind: 'clip-sound',
      clip: 'clip',
      durationSeconds: 3.2,
      own: 'mixed',
      removesNoise: true,
      prompt: 'Rain on a roof',
      notWanted: 'music',
      seed: 65_543,
    },
    { video_url: 'video/mp4', prompt: 'Rain on a roof', negative_prompt: 'music', duration: 3.2, seed: 7 },
  ],
  [
    'fal-ai/mmaudio-v2',
    {
      kind: 'clip-sound',
      clip: 'clip',
      durationSeconds: 31,
      own: 'replaced',
      removesNoise: false,
      prompt: 'Rain',
      seed: 7,
    },
    undefined,
  ],
  [
    'fal-ai/sync-lipsync/v2',
    { kind: 'lip-sync', speaker: { clip: 'clip' }, sound: 'sound' },
    { video_url: 'video/mp4', audio_url: 'audio/wav', sync_mode: 'cut_off' },
  ],
  ['fal-ai/sync-lipsync/v2', { kind: 'lip-sync', speaker: { picture: 'picture' }, sound: 'sound' }, undefined],
  [
    'fal-ai/kling-video/ai-avatar/v2/standard',
    { kind: 'lip-sync', speaker: { picture: 'picture' }, sound: 'sound', prompt: 'She smiles' },
    { image_url: PNG, audio_url: 'audio/wav', prompt: 'She smiles' },
  ],
  [
    'fal-ai/bytedance/omnihuman/v1.5',
    { kind: 'lip-sync', speaker: { picture: 'picture' }, sound: 'sound' },
    { image_url: PNG, audio_url: 'audio/wav', resolution: '720p' },
  ],
  ['fal-ai/bytedance/omnihuman/v1.5', { kind: 'lip-sync', speaker: { clip: 'clip' }, sound: 'sound' }, undefined],
  [
    'tripo3d/tripo/v2.5/multiview-to-3d',
    { kind: 'model-3d', pictures: { front: 'picture', right: 'picture' }, seed: 7 },
    { front_image_url: PNG, right_image_url: PNG, texture: 'standard', pbr: false, seed: 7 },
  ],
  [
    'fal-ai/hunyuan3d/v2/multi-view',
    { kind: 'model-3d', pictures: { front: 'picture', left: 'picture', back: 'picture' }, seed: 7 },
    { front_image_url: PNG, left_image_url: PNG, back_image_url: PNG, textured_mesh: true, seed: 7 },
  ],
  [
    'fal-ai/hunyuan3d/v2/multi-view',
    { kind: 'model-3d', pictures: { front: 'picture', back: 'picture' }, seed: 7 },
    undefined,
  ],
  ['fal-ai/trellis-2', { kind: 'model-3d', pictures: { front: 'picture' }, seed: 7 }, { image_url: PNG, seed: 7 }],
  ['fal-ai/esrgan', { kind: 'cut-out', picture: 'picture' }, undefined],
  ['constructor', { kind: 'cut-out', picture: 'picture' }, undefined],
])('[CAT-30] %s is asked as fal documents it for %j', async (model, request, input) => {
  expect(await ask(model, request)).toEqual(input);
});

test.each(['text', 'huge', 'missing'])(
  'a file that cannot be sent fails before anything is asked: %s',
  async (sound) => {
    await expect(
      ask('fal-ai/sync-lipsync/v2', { kind: 'lip-sync', speaker: { clip: 'clip' }, sound }),
    ).rejects.toMatchObject({ kind: 'failed' });
  },
);
