import type { ModelEntry, ModelInput, VendorName } from './model-entry.ts';

const TEXT_IMAGE: readonly ModelInput[] = ['text', 'image'];
const TEXT_IMAGE_END: readonly ModelInput[] = ['text', 'image', 'end_image'];

type Facts = Pick<ModelEntry, 'inputs'> & Partial<ModelEntry>;

function video(
  id: string,
  label: string,
  company: string,
  vendor: VendorName,
  vendorModel: string,
  priceCoins: number,
  facts: Facts,
): ModelEntry {
  return {
    id,
    label,
    kind: 'video',
    vendor,
    vendorModel,
    company,
    priceCoins,
    premium: false,
    isNew: false,
    lifecycle: { state: 'live' },
    supportsEndFrame: facts.inputs.includes('end_image'),
    ...facts,
  };
}

const SORA_GONE = {
  inputs: TEXT_IMAGE,
  durationsSeconds: [4, 8, 12],
  resolutions: ['720p'],
  pricedPerSecond: true,
  lifecycle: { state: 'retired', on: '2026-09-24' },
  successor: 'veo31',
} as const satisfies Facts;

/** Video models (CAT-22); end frames as each vendor documents them, none for kling (CAT-23). */
export const VIDEO_MODELS: readonly ModelEntry[] = [
  video('pixverse_v35', 'PixVerse 3.5', 'PixVerse', 'fal', 'fal-ai/pixverse/v3.5', 45, {
    inputs: TEXT_IMAGE_END,
    durationsSeconds: [5, 8],
    resolutions: ['720p', '1080p'],
  }),
  video('pixverse_v40', 'PixVerse 4.0', 'PixVerse', 'fal', 'fal-ai/pixverse/v4', 60, {
    inputs: TEXT_IMAGE,
    durationsSeconds: [5, 8],
    resolutions: ['720p', '1080p'],
  }),
  video('vidu_v20', 'Vidu 2.0', 'Shengshu', 'fal', 'fal-ai/vidu', 45, {
    inputs: ['image', 'end_image', 'references'],
    durationsSeconds: [4],
  }),
  video('kling_v21', 'Kling 2.1', 'Kuaishou', 'fal', 'fal-ai/kling-video/v2.1/standard', 50, {
    inputs: ['image'],
    durationsSeconds: [5, 10],
    resolutions: ['720p'],
  }),
  video('kling_v21_pro', 'Kling 2.1 Pro', 'Kuaishou', 'fal', 'fal-ai/kling-video/v2.1/pro', 90, {
    inputs: ['image'],
    durationsSeconds: [5, 10],
    resolutions: ['1080p'],
  }),
  video('kling_v25_turbo_pro', 'Kling 2.5 Turbo Pro', 'Kuaishou', 'fal', 'fal-ai/kling-video/v2.5-turbo/pro', 120, {
    inputs: TEXT_IMAGE,
    durationsSeconds: [5, 10],
    premium: true,
  }),
  video('minimax_hailuo_02', 'Hailuo 02', 'MiniMax', 'fal', 'fal-ai/minimax/hailuo-02', 200, {
    inputs: TEXT_IMAGE_END,
    durationsSeconds: [6, 10],
    premium: true,
  }),
  video('veo3_fast', 'Veo 3 Fast', 'Google', 'google', 'veo-3.0-fast-generate-001', 200, {
    inputs: TEXT_IMAGE,
    durationsSeconds: [4, 6, 8],
    lifecycle: { state: 'retired', on: '2026-06-30' },
    successor: 'veo31',
  }),
  video('veo3', 'Veo 3', 'Google', 'google', 'veo-3.0-generate-001', 300, {
    inputs: TEXT_IMAGE,
    durationsSeconds: [4, 6, 8],
    premium: true,
    lifecycle: { state: 'retired', on: '2026-06-30' },
    successor: 'veo31',
  }),
  video('veo31', 'Veo 3.1', 'Google', 'fal', 'fal-ai/veo3.1', 400, {
    inputs: ['text', 'image', 'end_image', 'references'],
    durationsSeconds: [4, 6, 8],
    resolutions: ['720p', '1080p'],
    premium: true,
    isNew: true,
  }),
  video('seedance_1_lite', 'Seedance 1 Lite', 'ByteDance', 'fal', 'fal-ai/bytedance/seedance/v1/lite', 40, {
    inputs: TEXT_IMAGE_END,
    lifecycle: { state: 'retired', on: '2026-05-13' },
    successor: 'seedance_1_pro',
  }),
  video('seedance_1_pro', 'Seedance 1 Pro', 'ByteDance', 'fal', 'fal-ai/bytedance/seedance/v1/pro', 100, {
    inputs: TEXT_IMAGE_END,
    durationsSeconds: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    resolutions: ['720p', '1080p'],
  }),
  video('wan22_std', 'Wan 2.2', 'Alibaba', 'fal', 'fal-ai/wan/v2.2-5b', 40, {
    inputs: TEXT_IMAGE,
    resolutions: ['720p'],
  }),
  video('wan22_pro', 'Wan 2.2 Pro', 'Alibaba', 'fal', 'fal-ai/wan/v2.2-a14b', 100, {
    inputs: TEXT_IMAGE_END,
    resolutions: ['720p'],
  }),
  video('sora2', 'Sora 2', 'OpenAI', 'openai', 'sora-2', 10, SORA_GONE),
  video('sora2_pro', 'Sora 2 Pro', 'OpenAI', 'openai', 'sora-2-pro', 50, { ...SORA_GONE, premium: true }),
  video('sora2_second', 'Sora 2 (second provider)', 'OpenAI', 'fal', 'fal-ai/sora-2', 10, SORA_GONE),
  video('sora2_pro_second', 'Sora 2 Pro (second provider)', 'OpenAI', 'fal', 'fal-ai/sora-2/pro', 50, {
    ...SORA_GONE,
    premium: true,
  }),
  video('musesteamer_2_0_lite', 'MuseSteamer 2.0 Lite', 'Baidu', 'qianfan', 'musesteamer-2.0-lite-i2v', 40, {
    inputs: ['image'],
    durationsSeconds: [5],
    resolutions: ['720p'],
    lifecycle: { state: 'retired' },
    successor: 'musesteamer_2_0_pro',
  }),
  video('musesteamer_2_0_turbo', 'MuseSteamer 2.0 Turbo', 'Baidu', 'qianfan', 'musesteamer-2.0-turbo-i2v-audio', 80, {
    inputs: ['image'],
    durationsSeconds: [5, 10],
    resolutions: ['720p'],
  }),
  video('musesteamer_2_0_pro', 'MuseSteamer 2.0 Pro', 'Baidu', 'qianfan', 'musesteamer-2.0-pro-i2v', 150, {
    inputs: ['image'],
    durationsSeconds: [5],
    resolutions: ['1080p'],
    premium: true,
  }),
];
