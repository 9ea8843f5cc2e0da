import { expect, test } from 'vitest';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { createVendorScene } from '#tests/vendors/vendor-scene.ts';
import type { VendorRequest } from '../vendor.ts';
import { endWithResult } from './end-with-result.ts';
import { takeResult } from './take-result.ts';

test('[PIPE-03] a paid result that this machine has no room for fails, and is not paid for again', async () => {
  const scene = await createVendorScene();
  try {
    const config = { ...scene.parts.config, disk: { reserveBytes: Number.MAX_SAFE_INTEGER } };
    const parts = { ...scene.parts, config };
    const request: VendorRequest = { kind: 'music', prompt: 'A waltz', seed: 1, durationSeconds: 4 };
    const given = { bytes: encodePcmWav({ sampleRate: 24_000, channels: [new Float32Array(24_000)] }) };
    const order = { model: 'draft-music', vendorModel: 'music' };
    await expect(takeResult(parts, request, given, await scene.contextOf(order))).rejects.toMatchObject({
      kind: 'busy',
    });
    await expect(endWithResult(parts, request, given, await scene.contextOf(order))).rejects.toMatchObject({
      kind: 'failed',
    });
  } finally {
    await scene.remove();
  }
});
