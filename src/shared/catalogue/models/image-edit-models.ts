import type { Lifecycle, ModelEntry } from './model-entry.ts';

function edit(
  id: string,
  label: string,
  company: string,
  vendorModel: string,
  priceCoins: number,
  lifecycle: Lifecycle,
  successor?: string,
): ModelEntry {
  return {
    id,
    label,
    kind: 'image-edit',
    vendor: 'fal',
    vendorModel,
    company,
    priceCoins,
    premium: false,
    isNew: false,
    lifecycle,
    supportsEndFrame: false,
    inputs: ['text', 'image', 'references'],
    ...(successor === undefined ? {} : { successor }),
  };
}

/** Image edit models (CAT-21). */
export const IMAGE_EDIT_MODELS: readonly ModelEntry[] = [
  edit(
    'seededit-3.0',
    'SeedEdit 3.0',
    'ByteDance',
    'fal-ai/bytedance/seededit/v3/edit-image',
    5,
    { state: 'retired' },
    'seedream-4.0',
  ),
  edit('qwen-image-edit', 'Qwen Image Edit', 'Alibaba', 'fal-ai/qwen-image-edit', 4, { state: 'live' }),
  edit('seedream-4.0', 'Seedream 4.0 Edit', 'ByteDance', 'fal-ai/bytedance/seedream/v4/edit', 4, { state: 'live' }),
];
