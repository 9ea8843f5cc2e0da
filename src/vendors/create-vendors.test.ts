import { expect, test } from 'vitest';
import { readConfig } from '#src/platform/server/config/read-config.ts';
import { KEYED_VENDORS } from '#src/platform/server/config/vendor-settings.ts';
import type { Ffmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import { createVendors, VENDOR_FACTORIES } from './create-vendors.ts';

const config = readConfig({});
const parts = { config, ffmpeg: {} as Ffmpeg };

test('[CAT-26] only vendors whose key is set are there, and the server of the operator where it is set up', () => {
  expect([...createVendors(config.vendors, parts).keys()]).toEqual([]);
  const keyed = readConfig({ KINORA_REPLICATE_KEY: 'hush-hush' }).vendors;
  expect([...createVendors(keyed, parts).keys()]).toEqual(['replicate']);
  const comfyui = { url: 'http://127.0.0.1:8188', workflows: {} };
  expect([...createVendors(config.vendors, parts, comfyui).keys()]).toEqual(['comfyui']);
});

test('[PIPE-03] no vendor of paid models says that its starts may be repeated', () => {
  const all = Object.fromEntries(Object.values(KEYED_VENDORS).map(({ name }) => [`KINORA_${name}_KEY`, 'hush-hush']));
  const vendors = createVendors(readConfig(all).vendors, parts);
  expect([...vendors.keys()].sort()).toEqual(Object.keys(VENDOR_FACTORIES).sort());
  expect([...vendors.values()].map(({ repeatable }) => repeatable)).not.toContain(true);
});
