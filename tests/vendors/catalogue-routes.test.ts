import { expect, test } from 'vitest';
import { ALL_MODELS } from '#src/shared/catalogue/models/all-models.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { chooseRoute } from '#src/shared/catalogue/models/routes.ts';
import { VENDOR_FACTORIES } from '#src/vendors/create-vendors.ts';

const BUILT = Object.keys(VENDOR_FACTORIES) as VendorName[];

test('[CAT-26] every live model of pictures and clips has a way by a vendor that can be asked, and further ways after it', () => {
  const live = ALL_MODELS.filter(
    ({ kind, vendor, lifecycle }) =>
      (kind === 'image' || kind === 'video') && vendor !== 'draft' && lifecycle.state !== 'retired',
  );
  expect(live.length).toBeGreaterThan(15);
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
  const edit = ALL_MODELS.find(({ kind, lifecycle }) => kind === 'image-edit' && lifecycle.state === 'live');
  expect(edit && chooseRoute(edit, new Set(BUILT))).toBeUndefined();
  expect(edit).toBeDefined();
  expect(chooseRoute(text, new Set<VendorName>(['openrouter']))?.vendorModel).toBe(text.vendorModel);
  expect(chooseRoute(text, new Set<VendorName>(['openai-compatible', 'elevenlabs']))).toBeUndefined();
});
