import type { Lifecycle, ModelEntry, VendorName } from './model-entry.ts';

const LIVE: Lifecycle = { state: 'live' };

type Rest = Partial<Pick<ModelEntry, 'premium' | 'lifecycle' | 'successor' | 'inputs' | 'isNew'>>;

function image(
  id: string,
  label: string,
  company: string,
  vendor: VendorName,
  vendorModel: string,
  priceCoins: number,
  rest: Rest = {},
): ModelEntry {
  return {
    id,
    label,
    kind: 'image',
    vendor,
    vendorModel,
    company,
    priceCoins,
    premium: false,
    isNew: false,
    lifecycle: LIVE,
    supportsEndFrame: false,
    inputs: ['text'],
    ...rest,
  };
}

/** Image models (CAT-20). */
export const IMAGE_MODELS: readonly ModelEntry[] = [
  image('flux-schnell', 'FLUX schnell', 'Black Forest Labs', 'fal', 'fal-ai/flux/schnell', 2),
  image('flux-dev', 'FLUX dev', 'Black Forest Labs', 'fal', 'fal-ai/flux/dev', 6, { inputs: ['text', 'image'] }),
  image('flux-pro', 'FLUX pro', 'Black Forest Labs', 'fal', 'fal-ai/flux-pro/v1.1', 8, { premium: true }),
  image('qwen-image', 'Qwen Image', 'Alibaba', 'fal', 'fal-ai/qwen-image', 4, { inputs: ['text', 'image'] }),
  image('seedream3.0', 'Seedream 3.0', 'ByteDance', 'fal', 'fal-ai/bytedance/seedream/v3/text-to-image', 4, {
    lifecycle: { state: 'retired' },
    successor: 'seedream4.0',
  }),
  image('seedream4.0', 'Seedream 4.0', 'ByteDance', 'fal', 'fal-ai/bytedance/seedream/v4/text-to-image', 4),
  image('imagen-4-fast', 'Imagen 4 Fast', 'Google', 'google', 'imagen-4.0-fast-generate-001', 6, {
    lifecycle: { state: 'retired', on: '2026-08-17' },
    successor: 'qwen-image',
  }),
  image('imagen-4', 'Imagen 4', 'Google', 'google', 'imagen-4.0-generate-001', 12, {
    premium: true,
    lifecycle: { state: 'retired', on: '2026-08-17' },
    successor: 'flux-pro',
  }),
  image('imagen-4-ultra', 'Imagen 4 Ultra', 'Google', 'google', 'imagen-4.0-ultra-generate-001', 18, {
    premium: true,
    lifecycle: { state: 'retired', on: '2026-08-17' },
    successor: 'flux-pro',
  }),
  image('gpt-image-1', 'GPT Image 1', 'OpenAI', 'openai', 'gpt-image-1', 12, {
    lifecycle: { state: 'retired', on: '2026-10-23' },
    successor: 'qwen-image',
    inputs: ['text', 'image'],
  }),
  image('gpt-image-1-mini', 'GPT Image 1 Mini', 'OpenAI', 'openai', 'gpt-image-1-mini', 6, {
    lifecycle: { state: 'retiring', on: '2026-12-01' },
    successor: 'qwen-image',
    inputs: ['text', 'image'],
  }),
];
