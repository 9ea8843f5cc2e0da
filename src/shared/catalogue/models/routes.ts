import type { ModelEntry, ModelKind, Route, VendorName } from './model-entry.ts';

/** The kinds of models that a vendor is asked for here. */
export const SERVED_KINDS: Readonly<Record<VendorName, readonly ModelKind[]>> = {
  draft: [
    'text',
    'image',
    'video',
    'voice',
    'music',
    'sound',
    'clip-sound',
    'image-edit',
    'image-upscale',
    'video-edit',
    'video-upscale',
    'subtitles',
    'cut-out',
    'lip-sync',
    'view',
    'model-3d',
    'meme',
    'template',
  ],
  fal: [
    'image',
    'image-edit',
    'view',
    'image-upscale',
    'cut-out',
    'video',
    'video-edit',
    'video-upscale',
    'lip-sync',
    'music',
    'sound',
    'clip-sound',
    'model-3d',
  ],
  replicate: ['image', 'video', 'video-edit'],
  openai: ['image', 'image-edit'],
  google: ['image', 'image-edit', 'video'],
  openrouter: ['text', 'image', 'video'],
  elevenlabs: ['music', 'sound'],
  bytedance: ['image', 'image-edit', 'video'],
  dashscope: ['image', 'image-edit', 'video'],
  qianfan: ['video'],
  comfyui: ['image', 'video'],
  'openai-compatible': ['text'],
};

/** The ways to a model, in the order in which they are tried. */
export function routesOf({ vendor, vendorModel, otherRoutes = [] }: ModelEntry): readonly Route[] {
  return [{ vendor, vendorModel }, ...otherRoutes];
}

/** The first way to a model by a vendor that is set up here, or the first after one that failed; undefined for none. */
export function chooseRoute(
  model: ModelEntry,
  configuredVendors: ReadonlySet<VendorName>,
  after?: Route,
): Route | undefined {
  const routes = routesOf(model);
  const tried = after
    ? routes.findIndex(({ vendor, vendorModel }) => vendor === after.vendor && vendorModel === after.vendorModel)
    : -1;
  return routes
    .slice(tried + 1)
    .find(({ vendor }) => configuredVendors.has(vendor) && SERVED_KINDS[vendor].includes(model.kind));
}
