import { expect, test } from 'vitest';
import { LANGUAGES } from '../../language/languages.ts';
import { soundCoins } from '../prices.ts';
import { ALL_MODELS, findModel, NAMED_DEFAULTS, withholdModels } from './all-models.ts';
import { IMAGE_EDIT_MODELS } from './image-edit-models.ts';
import { IMAGE_MODELS } from './image-models.ts';
import { LATEST_IMAGE_MODELS } from './latest-image-models.ts';
import { LATEST_VIDEO_MODELS } from './latest-video-models.ts';
import { defaultModel, modelAvailability, requireModel } from './model-availability.ts';
import { MODEL_KINDS, VENDORS, type VendorName } from './model-entry.ts';
import { SOUND_MODELS } from './sound-models.ts';
import { TEXT_MODELS } from './text-models.ts';
import { VIDEO_MODELS } from './video-models.ts';

const TODAY = '2026-11-21';
const NOBODY: ReadonlySet<VendorName> = new Set<VendorName>(['draft']);
const EVERYBODY: ReadonlySet<VendorName> = new Set(VENDORS);
const prices = (models: typeof ALL_MODELS): Record<string, number> =>
  Object.fromEntries(models.map((model) => [model.id, model.priceCoins]));

test('[CAT-26] every model has a unique id, a known kind and vendor, and a successor that exists and is not retired', () => {
  expect(new Set(ALL_MODELS.map((model) => model.id)).size).toBe(ALL_MODELS.length);
  for (const model of ALL_MODELS) {
    expect(MODEL_KINDS, model.id).toContain(model.kind);
    expect(VENDORS, model.id).toContain(model.vendor);
    expect(model.label.length, model.id).toBeGreaterThan(0);
    expect(model.vendorModel.length, model.id).toBeGreaterThan(0);
    expect(model.inputs.length, model.id).toBeGreaterThan(0);
    if (model.lifecycle.state !== 'live') {
      expect(model.successor, model.id).toBeDefined();
    }
    if (model.lifecycle.state !== 'live' && model.lifecycle.on) {
      expect(model.lifecycle.on, model.id).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    if (model.successor !== undefined) {
      const successor = findModel(model.successor, model.kind);
      expect(successor.lifecycle.state, model.id).toBe('live');
    }
    const lengths = model.durationsSeconds ?? [];
    expect(
      [...lengths].sort((a, b) => a - b),
      model.id,
    ).toEqual(lengths);
  }
});

test('[CAT-20] image models and their prices', () => {
  expect(prices(IMAGE_MODELS)).toEqual({
    'flux-schnell': 2,
    'flux-dev': 6,
    'flux-pro': 8,
    'qwen-image': 4,
    'seedream3.0': 4,
    'seedream4.0': 4,
    'imagen-4-fast': 6,
    'imagen-4': 12,
    'imagen-4-ultra': 18,
    'gpt-image-1': 12,
    'gpt-image-1-mini': 6,
    'gpt-image-2': 12,
    'nano-banana-2': 12,
    'nano-banana-pro': 24,
  });
  expect(IMAGE_MODELS.filter((model) => model.premium).map((model) => model.id)).toEqual([
    'flux-pro',
    'imagen-4',
    'imagen-4-ultra',
    'nano-banana-pro',
  ]);
  expect(NAMED_DEFAULTS.image).toEqual(['qwen-image']);
});

test('[CAT-21] image edit models and their prices', () => {
  expect(prices(IMAGE_EDIT_MODELS)).toMatchObject({
    'seededit-3.0': 5,
    'qwen-image-edit': 4,
    'seedream-4.0': 4,
  });
  expect(NAMED_DEFAULTS['image-edit']).toEqual(['seedream-4.0']);
});

test('[CAT-22] video models and their prices', () => {
  expect(prices(VIDEO_MODELS)).toEqual({
    pixverse_v35: 45,
    pixverse_v40: 60,
    vidu_v20: 45,
    kling_v21: 50,
    kling_v21_pro: 90,
    kling_v25_turbo_pro: 120,
    minimax_hailuo_02: 200,
    veo3_fast: 200,
    veo3: 300,
    veo31: 400,
    seedance_1_lite: 40,
    seedance_1_pro: 100,
    wan22_std: 40,
    wan22_pro: 100,
    sora2: 10,
    sora2_pro: 50,
    sora2_second: 10,
    sora2_pro_second: 50,
    musesteamer_2_0_lite: 40,
    musesteamer_2_0_turbo: 80,
    musesteamer_2_0_pro: 150,
  });
  expect(
    VIDEO_MODELS.filter((model) => model.premium)
      .map((model) => model.id)
      .sort(),
  ).toEqual([
    'kling_v25_turbo_pro',
    'minimax_hailuo_02',
    'musesteamer_2_0_pro',
    'sora2_pro',
    'sora2_pro_second',
    'veo3',
    'veo31',
  ]);
  expect(VIDEO_MODELS.filter((model) => model.pricedPerSecond).map((model) => model.vendorModel)).toHaveLength(4);
});

test('[CAT-11] the latest models say in four languages what they are good at, and are new', () => {
  const latest = [...LATEST_IMAGE_MODELS, ...LATEST_VIDEO_MODELS, ...SOUND_MODELS];
  expect(latest.length).toBeGreaterThan(20);
  for (const { id, description, isNew } of latest) {
    const texts = LANGUAGES.map((language) => description?.[language] ?? '');
    expect(texts.map((text) => text.length > 8).includes(false), id).toBe(false);
    expect(new Set(texts).size, id).toBe(LANGUAGES.length);
    expect(isNew, id).toBe(true);
  }
});

test('[CAT-36] a second of the latest video models costs between 10 and 100 coins', () => {
  for (const { id, priceCoins, durationsSeconds = [] } of LATEST_VIDEO_MODELS) {
    const coins = priceCoins / (durationsSeconds[0] ?? 1);
    expect(coins >= 10 && coins <= 100, `${id} ${coins}`).toBe(true);
  }
});

test('[CAT-30] music and sounds by a vendor cost what the specification says', () => {
  expect(prices(SOUND_MODELS)).toEqual({ 'elevenlabs-music': 10, 'elevenlabs-sound': 10 });
  expect(SOUND_MODELS.map(soundCoins)).toEqual([10, 10]);
});

test('[CAT-23] the kling models take no end frame', () => {
  const kling = [...VIDEO_MODELS, ...LATEST_VIDEO_MODELS].filter(({ id }) => id.startsWith('kling'));
  expect(kling.length).toBeGreaterThan(0);
  for (const { id, inputs } of kling) {
    expect(inputs, id).not.toContain('end_image');
  }
});

test("[CAT-24] about twenty language models, each routed as provider/vendor/model, the default the operator's own or a free one", () => {
  expect(TEXT_MODELS.length).toBeGreaterThanOrEqual(20);
  expect(new Set(TEXT_MODELS.map((model) => model.company)).size).toBeGreaterThan(8);
  for (const model of TEXT_MODELS) {
    expect(`${model.vendor}/${model.vendorModel}`).toBe(model.id);
  }
  const free = defaultModel('text', new Set<VendorName>(['draft', 'openrouter']), TODAY);
  expect(findModel(free, 'text').vendorModel).toContain('free');
  expect(defaultModel('text', EVERYBODY, TODAY)).toBe('own-text');
  expect(findModel('own-text').priceCoins).toBe(0);
});

test('[CAT-25] draft models are free, called Draft, and stand in where a default is not set up', () => {
  const draft = ALL_MODELS.filter((model) => model.vendor === 'draft');
  expect([...new Set(draft.map((model) => model.kind))].sort()).toEqual([
    'clip-sound',
    'cut-out',
    'image',
    'image-edit',
    'image-upscale',
    'lip-sync',
    'meme',
    'model-3d',
    'music',
    'sound',
    'subtitles',
    'template',
    'text',
    'video',
    'video-edit',
    'video-upscale',
    'view',
    'voice',
  ]);
  for (const model of draft) {
    expect([model.label, model.priceCoins]).toEqual(['Draft', 0]);
    expect(modelAvailability(model, NOBODY, TODAY)).toEqual({ available: true });
    expect(defaultModel(model.kind, NOBODY, TODAY)).toBe(`draft-${model.kind}`);
  }
  expect(defaultModel('image', EVERYBODY, TODAY)).toBe('qwen-image');
  expect(defaultModel('video', EVERYBODY, TODAY)).toBe('draft-video');
});

test('[CAT-25] a draft model that this machine cannot run says so, with the command that installs what it needs', () => {
  withholdModels(
    new Map([
      ['draft-cut-out', 'npm run models'],
      ['draft-image-upscale', undefined],
    ]),
  );
  try {
    expect(modelAvailability(findModel('draft-cut-out'), NOBODY, TODAY)).toEqual({
      available: false,
      reason: 'not_installed',
      command: 'npm run models',
    });
    expect(() => requireModel('draft-cut-out', 'cut-out', NOBODY, TODAY)).toThrow(
      expect.objectContaining({ code: 'WEIGHTS_MISSING', details: { command: 'npm run models' } }),
    );
    expect(() => requireModel('draft-image-upscale', 'image-upscale', NOBODY, TODAY)).toThrow(
      expect.objectContaining({ code: 'MODEL_RUNTIME_MISSING' }),
    );
  } finally {
    withholdModels(new Map());
  }
  expect(requireModel('draft-cut-out', 'cut-out', NOBODY, TODAY).priceCoins).toBe(0);
});

test('[CAT-26] a retired or unconfigured model stays listed with its reason and is refused', () => {
  expect(() => requireModel('imagen-4', 'image', EVERYBODY, TODAY)).toThrow(
    expect.objectContaining({ code: 'MODEL_RETIRED' }),
  );
  expect(() => requireModel('flux-dev', 'image', NOBODY, TODAY)).toThrow(
    expect.objectContaining({ code: 'MODEL_UNAVAILABLE' }),
  );
  expect(() => requireModel('flux-dev', 'video', EVERYBODY, TODAY)).toThrow(
    expect.objectContaining({ code: 'MODEL_UNKNOWN' }),
  );
  expect(() => requireModel('__proto__', 'video', EVERYBODY, TODAY)).toThrow(
    expect.objectContaining({ code: 'MODEL_UNKNOWN' }),
  );
  expect(requireModel('flux-dev', 'image', EVERYBODY, TODAY).id).toBe('flux-dev');
  const mini = findModel('gpt-image-1-mini');
  expect(modelAvailability(mini, EVERYBODY, '2026-11-30')).toEqual({ available: true, retiringOn: '2026-12-01' });
  expect(modelAvailability(mini, EVERYBODY, '2026-12-01')).toMatchObject({
    available: false,
    reason: 'retired',
    successor: 'gpt-image-2.5-flare',
  });
});
