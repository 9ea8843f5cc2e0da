import { expect, test } from 'vitest';
import { ALL_MODELS } from '#src/shared/catalogue/models/all-models.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { chooseRoute } from '#src/shared/catalogue/models/routes.ts';
import { VENDOR_FACTORIES } from '#src/vendors/create-vendors.ts';
import { isFalTool } from '#src/vendors/fal/fal-tool.ts';
import { falVideoCall, type FalClip } from '#src/vendors/fal/fal-video.ts';
import type { VideoRequest } from '#src/vendors/vendor.ts';
import { clipOrder } from './orders.ts';

/** Coins for each tool (CAT-30, CAT-36); a second for clips. */
const TOOL_COINS = {
  view: 4,
  'image-upscale': 10,
  'cut-out': 2,
  'video-edit': 10,
  'video-upscale': 10,
  'lip-sync': 20,
  'clip-sound': 10,
  'model-3d': 50,
} as const;

const BUILT = Object.keys(VENDOR_FACTORIES) as VendorName[];

test('[CAT-26] every live model of each kind but text has a way by a vendor that can be asked, and further ways after it', () => {
  const live = ALL_MODELS.filter(
    ({ kind, vendor, lifecycle }) => kind !== 'text' && vendor !== 'draft' && lifecycle.state !== 'retired',
  );
  expect(live.length).toBeGreaterThan(60);
  for (const model of live) {
    const tried: string[] = [];
    let route = chooseRoute(model, new Set(BUILT));
    while (route) {
      tried.push(`${route.vendor} ${route.vendorModel}`);
      route = chooseRoute(model, new Set(BUILT), route);
    }
    expect(tried, model.id).toHaveLength(1 + (model.otherRoutes?.length ?? 0));
    expect(new Set(tried).size, model.id).toBe(tried.length);
  }
});

test('[CAT-26] a way whose vendor is not set up is passed over, and nothing is asked for what its vendor does not serve', () => {
  const model = ALL_MODELS.find(({ id }) => id === 'qwen-image');
  const text = ALL_MODELS.find(({ kind, vendor }) => kind === 'text' && vendor === 'openrouter');
  if (!model || !text) {
    throw new Error('the catalogue has lost a model');
  }
  expect(chooseRoute(model, new Set<VendorName>(['replicate']))?.vendor).toBe('replicate');
  expect(chooseRoute(model, new Set<VendorName>(['elevenlabs']))).toBeUndefined();
  const cutOut = ALL_MODELS.find(({ kind, vendor }) => kind === 'cut-out' && vendor === 'fal');
  expect(cutOut && chooseRoute(cutOut, new Set<VendorName>(['replicate', 'openai']))).toBeUndefined();
  expect(cutOut && chooseRoute(cutOut, new Set(BUILT))?.vendor).toBe('fal');
  expect(chooseRoute(text, new Set<VendorName>(['openrouter']))?.vendorModel).toBe(text.vendorModel);
  expect(chooseRoute(text, new Set<VendorName>(['openai-compatible', 'elevenlabs']))).toBeUndefined();
});

const FAL_CLIPS = ALL_MODELS.filter(
  ({ kind, vendor, lifecycle }) => kind === 'video' && vendor === 'fal' && lifecycle.state !== 'retired',
);

test.each(FAL_CLIPS.map((model) => [model.id, model] as const))(
  '[CAT-11] [CAT-22] %s carries every input and length that it offers at fal',
  (_id, { vendorModel, inputs, durationsSeconds = [] }) => {
    const { request } = clipOrder('any', 'any', { widthPixels: 1280, heightPixels: 720 });
    const ask = (given: Partial<FalClip>): Record<string, unknown> | undefined =>
      falVideoCall(vendorModel, {
        request: request as VideoRequest,
        first: undefined,
        last: undefined,
        references: [],
        seconds: 5,
        ...given,
      })?.input;
    const values = (given: Partial<FalClip>): unknown[] => Object.values(ask(given) ?? {}).flat();
    expect(ask({}) !== undefined).toBe(inputs.includes('text'));
    expect(values({ first: 'FIRST' }).includes('FIRST')).toBe(inputs.includes('image'));
    if (inputs.includes('end_image')) {
      expect(values({ first: 'FIRST', last: 'LAST' })).toEqual(expect.arrayContaining(['FIRST', 'LAST']));
    }
    if (inputs.includes('references')) {
      expect(values({ references: ['SOMEBODY'] })).toContain('SOMEBODY');
    }
    const lengths = durationsSeconds.map((seconds) => JSON.stringify(ask({ first: 'FIRST', seconds })));
    // One length, or none that can be chosen, is written by nobody.
    expect(new Set(lengths).size).toBe(lengths.length);
  },
);

test('[CAT-30] every paid model of a single tool is known at fal, for its kind alone, and costs what the tool does', () => {
  const tools = ALL_MODELS.filter(({ kind, vendor }) => vendor !== 'draft' && Object.hasOwn(TOOL_COINS, kind));
  expect(new Set(tools.map(({ kind }) => kind))).toEqual(new Set(Object.keys(TOOL_COINS)));
  for (const { id, kind, vendor, vendorModel, priceCoins, inputs } of tools) {
    const fitting = Object.keys(TOOL_COINS).filter((name) => isFalTool(name as keyof typeof TOOL_COINS, vendorModel));
    // Clips are edited by models at another vendor too, whose own tests ask for them.
    expect(fitting, id).toEqual(vendor === 'fal' ? [kind] : []);
    expect(priceCoins, id).toBe(TOOL_COINS[kind as keyof typeof TOOL_COINS]);
    expect(inputs.length, id).toBeGreaterThan(0);
  }
});
