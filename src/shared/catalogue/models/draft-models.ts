import type { ModelEntry, ModelKind } from './model-entry.ts';

function draft(kind: ModelKind, extra: Pick<ModelEntry, 'inputs'> & Partial<ModelEntry>): ModelEntry {
  return {
    id: `draft-${kind}`,
    label: 'Draft',
    kind,
    vendor: 'draft',
    vendorModel: `draft-${kind}-1`,
    company: 'Kinora',
    priceCoins: 0,
    premium: false,
    isNew: false,
    lifecycle: { state: 'live' },
    supportsEndFrame: false,
    ...extra,
  };
}

/** Models that run on the server itself: no key, no price, always there (CAT-25). */
export const DRAFT_MODELS: readonly ModelEntry[] = [
  draft('text', { inputs: ['text'] }),
  draft('image', { inputs: ['text'], resolutions: ['720p', '1080p'] }),
  draft('video', { inputs: ['text'], resolutions: ['720p', '1080p'] }),
  draft('voice', { inputs: ['text'] }),
  draft('music', { inputs: ['text'] }),
  draft('sound', { inputs: ['text'] }),
];
