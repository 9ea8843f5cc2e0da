import type { ComfyuiConfig } from '#src/platform/server/config/comfyui-settings.ts';
import type { KeyedVendor, VendorAccess } from '#src/platform/server/config/vendor-settings.ts';
import type { VendorName } from '#src/shared/catalogue/models/model-entry.ts';
import { createBytedanceVendor } from './bytedance/create-bytedance-vendor.ts';
import { createComfyuiVendor } from './comfyui/create-comfyui-vendor.ts';
import { createDashscopeVendor } from './dashscope/create-dashscope-vendor.ts';
import { createElevenLabsVendor } from './elevenlabs/create-elevenlabs-vendor.ts';
import { createFalVendor } from './fal/create-fal-vendor.ts';
import { createGoogleVendor } from './google/create-google-vendor.ts';
import { createOpenaiVendor } from './openai/create-openai-vendor.ts';
import { createOpenrouterVendor } from './openrouter/create-openrouter-vendor.ts';
import { createQianfanVendor } from './qianfan/create-qianfan-vendor.ts';
import { createReplicateVendor } from './replicate/create-replicate-vendor.ts';
import type { ResultParts } from './results/take-result.ts';
import { withPictureShape } from './results/with-picture-shape.ts';
import { withReceivedResults } from './results/with-received-results.ts';
import type { Vendor } from './vendor.ts';

/** Makes a vendor that is asked with one key. */
export type VendorFactory = (access: VendorAccess, parts: ResultParts) => Vendor;

/** The vendors that can be asked. A new one is a folder here and a line. */
export const VENDOR_FACTORIES: Readonly<Partial<Record<KeyedVendor, VendorFactory>>> = {
  bytedance: createBytedanceVendor,
  dashscope: createDashscopeVendor,
  elevenlabs: createElevenLabsVendor,
  fal: createFalVendor,
  google: createGoogleVendor,
  openai: createOpenaiVendor,
  openrouter: createOpenrouterVendor,
  qianfan: createQianfanVendor,
  replicate: createReplicateVendor,
};

/** The vendors for which a key is set, and the operator's own server. */
export function createVendors(
  accesses: Readonly<Record<KeyedVendor, VendorAccess>>,
  parts: ResultParts,
  comfyui?: ComfyuiConfig,
): Map<VendorName, Vendor> {
  const wrapped = (vendor: Vendor): Vendor => withPictureShape(withReceivedResults(vendor, parts));
  const vendors = new Map<VendorName, Vendor>(
    (Object.entries(VENDOR_FACTORIES) as [KeyedVendor, VendorFactory][]).flatMap(
      ([name, create]): [VendorName, Vendor][] =>
        accesses[name].key === undefined ? [] : [[name, wrapped(create(accesses[name], parts))]],
    ),
  );
  return comfyui ? vendors.set('comfyui', wrapped(createComfyuiVendor(comfyui, parts))) : vendors;
}
