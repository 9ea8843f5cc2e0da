import type { ModelEntry } from './model-entry.ts';

type Facts = Pick<ModelEntry, 'id' | 'label' | 'company' | 'vendorModel' | 'priceCoins' | 'lifecycle'> &
  Partial<ModelEntry>;

function edit(facts: Facts): ModelEntry {
  return {
    kind: 'image-edit',
    vendor: 'fal',
    premium: false,
    isNew: false,
    inputs: ['text', 'image', 'references'],
    ...facts,
  };
}

/** Image edit models (CAT-21). */
export const IMAGE_EDIT_MODELS: readonly ModelEntry[] = [
  edit({
    id: 'seededit-3.0',
    label: 'SeedEdit 3.0',
    company: 'ByteDance',
    vendorModel: 'fal-ai/bytedance/seededit/v3/edit-image',
    priceCoins: 5,
    lifecycle: { state: 'retired' },
    successor: 'seedream-4.0',
  }),
  edit({
    id: 'qwen-image-edit',
    label: 'Qwen Image Edit',
    company: 'Alibaba',
    vendorModel: 'fal-ai/qwen-image-edit',
    priceCoins: 4,
    lifecycle: { state: 'live' },
  }),
  edit({
    id: 'seedream-4.0',
    label: 'Seedream 4.0 Edit',
    company: 'ByteDance',
    vendorModel: 'fal-ai/bytedance/seedream/v4/edit',
    priceCoins: 4,
    lifecycle: { state: 'live' },
  }),
];
