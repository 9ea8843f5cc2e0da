import type { ToolRequest } from '#src/vendors/tool-requests.ts';
import { FILES } from './orders.ts';
import type { VendorProtocol } from './vendor-protocol.ts';

type Order = VendorProtocol['orders'][number] & { request: ToolRequest };

const size = { widthPixels: 1280, heightPixels: 720 };

/** One request for each way in which the tools ask fal, with the catalogue's model and fal's name of it. */
export const FAL_TOOL_ORDERS: readonly Order[] = [
  {
    model: 'qwen-image-edit',
    vendorModel: 'fal-ai/qwen-image-edit',
    request: { kind: 'image-edit', prompt: 'Make it night', seed: 7, ...size, pictures: [FILES.first] },
  },
  {
    model: 'qwen-image-edit',
    vendorModel: 'fal-ai/qwen-image-edit',
    request: {
      kind: 'image-edit',
      prompt: 'A red door',
      seed: 7,
      ...size,
      pictures: [FILES.first],
      mask: FILES.reference,
    },
  },
  {
    model: 'seedream-4.5-edit',
    vendorModel: 'fal-ai/bytedance/seedream/v4.5/edit',
    request: {
      kind: 'image-edit',
      prompt: 'Put them together',
      seed: 7,
      ...size,
      pictures: [FILES.first, FILES.reference],
    },
  },
  {
    model: 'qwen-image-views',
    vendorModel: 'fal-ai/qwen-image-edit-2511-multiple-angles',
    request: { kind: 'view', picture: FILES.first, view: 'back', seed: 7, ...size },
  },
  {
    model: 'topaz-image',
    vendorModel: 'fal-ai/topaz/upscale/image',
    request: { kind: 'image-upscale', picture: FILES.first, factor: 4, enhancesFaces: true },
  },
  {
    model: 'birefnet-2',
    vendorModel: 'fal-ai/birefnet/v2',
    request: { kind: 'cut-out', picture: FILES.first },
  },
  {
    model: 'wan-vace-edit',
    vendorModel: 'fal-ai/wan-vace-apps/video-edit',
    request: { kind: 'video-edit', prompt: 'Make it snow', clip: FILES.clip, seed: 7, aspect: '9:16', ...size },
  },
  {
    model: 'topaz-video',
    vendorModel: 'fal-ai/topaz/upscale/video',
    request: { kind: 'video-upscale', clip: FILES.clip, durationSeconds: 2, factor: 2 },
  },
  {
    model: 'mmaudio-2',
    vendorModel: 'fal-ai/mmaudio-v2',
    request: {
      kind: 'clip-sound',
      clip: FILES.clip,
      durationSeconds: 1,
      own: 'replaced',
      removesNoise: false,
      prompt: 'Rain on a roof',
      seed: 7,
    },
  },
  {
    model: 'sync-lipsync-2',
    vendorModel: 'fal-ai/sync-lipsync/v2',
    request: { kind: 'lip-sync', speaker: { clip: FILES.clip }, sound: FILES.sound },
  },
  {
    model: 'kling-avatar-2',
    vendorModel: 'fal-ai/kling-video/ai-avatar/v2/standard',
    request: { kind: 'lip-sync', speaker: { picture: FILES.first }, sound: FILES.sound, prompt: 'She smiles' },
  },
  {
    model: 'tripo-2.5',
    vendorModel: 'tripo3d/tripo/v2.5/multiview-to-3d',
    request: { kind: 'model-3d', pictures: { front: FILES.first, back: FILES.reference }, seed: 7 },
  },
  {
    model: 'hunyuan3d-2',
    vendorModel: 'fal-ai/hunyuan3d/v2/multi-view',
    request: { kind: 'model-3d', pictures: { front: FILES.first, left: FILES.first, back: FILES.reference }, seed: 7 },
  },
  {
    model: 'trellis-2',
    vendorModel: 'fal-ai/trellis-2',
    request: { kind: 'model-3d', pictures: { front: FILES.first }, seed: 7 },
  },
];
