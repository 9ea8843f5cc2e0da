import { expect, test } from 'vitest';
import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import { FEATURE_PRICES } from '#src/shared/catalogue/prices.ts';
import type { VendorRequest } from '#src/vendors/vendor.ts';
import { hasBegun, wouldReturnCoins } from './cancel-generation.ts';
import { priceGeneration } from './price-generation.ts';
import type { GenerationRow } from './tables.ts';

const model = (kind: string, more: Partial<ModelEntry> = {}): ModelEntry =>
  ({ id: 'a-model', kind, vendor: 'fal', priceCoins: 7, durationsSeconds: [5, 10], ...more }) as ModelEntry;

test.each([
  ['text', {}, FEATURE_PRICES.storyText],
  ['voice', {}, FEATURE_PRICES.voice],
  ['image', {}, 7],
  ['video', { durationSeconds: 5 }, 7],
  ['video', { durationSeconds: 8 }, 12],
  ['music', {}, FEATURE_PRICES.music],
  ['sound', {}, FEATURE_PRICES.audioEffects],
  ['image-edit', {}, 7],
  ['view', {}, 7],
  ['image-upscale', {}, 10],
  ['cut-out', {}, 2],
  ['lip-sync', { speaker: { clip: 'a clip' } }, FEATURE_PRICES.lipSync],
  ['lip-sync', { speaker: { picture: 'a picture' } }, FEATURE_PRICES.photoTalk],
  ['video-edit', {}, 10],
  ['video-upscale', { durationSeconds: 4.2 }, 50],
  ['video-upscale', { durationSeconds: 0.4 }, 10],
  ['model-3d', {}, 50],
] as const)('[COIN-02] a request of kind %s with %o costs %i', (kind, more, coins) => {
  expect(priceGeneration(model(kind), { kind, ...more } as VendorRequest)).toBe(coins);
});

const row = (state: GenerationRow['state'], more: Partial<GenerationRow> = {}): GenerationRow =>
  ({ state, vendor: 'fal', holdId: 'held', ...more }) as GenerationRow;
const vendors = new Map([
  ['fal', { repeatable: false }],
  ['draft', { repeatable: true }],
]) as unknown as Parameters<typeof wouldReturnCoins>[0]['vendors'];

test.each([
  ['pending', 'fal', true],
  ['submitting', 'fal', false],
  ['processing', 'fal', false],
  ['processing', 'draft', true],
  ['completed', 'draft', false],
  ['unknown', 'fal', false],
] as const)('[COIN-04] coins of what is %s at %s would come back by stopping it: %s', (state, vendor, comes) => {
  expect(wouldReturnCoins({ vendors }, row(state, { vendor }))).toBe(comes);
});

test('[COIN-04] what holds no coins returns none', () => {
  expect(wouldReturnCoins({ vendors }, row('pending', { holdId: null }))).toBe(false);
});

test('[COIN-05] only what waits has not begun', () => {
  expect((['pending', 'submitting', 'processing', 'unknown'] as const).map((state) => hasBegun(row(state)))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
