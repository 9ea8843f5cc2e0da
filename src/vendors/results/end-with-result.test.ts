import { mkdir, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodePcmWav } from '#src/platform/server/media/sound/pcm-wav.ts';
import { readReceived, receivedFolder } from '#src/platform/server/storage/received-results.ts';
import { createVendorScene, type VendorScene } from '#tests/vendors/vendor-scene.ts';
import { VendorError, type Vendor, type VendorRequest } from '../vendor.ts';
import { endWithResult } from './end-with-result.ts';
import type { ResultParts } from './take-result.ts';
import { withReceivedResults } from './with-received-results.ts';

let scene: VendorScene;
beforeAll(async () => {
  scene = await createVendorScene();
});
afterAll(() => scene.remove());

const request: VendorRequest = { kind: 'music', prompt: 'A waltz', seed: 1, durationSeconds: 4 };
const bytes = encodePcmWav({ sampleRate: 24_000, channels: [new Float32Array(24_000)] });
const order = { model: 'draft-music', vendorModel: 'music' };

/** A vendor that answers with its result and knows nothing of it afterwards. */
const vendorOf = (parts: ResultParts): Vendor =>
  withReceivedResults(
    {
      repeatable: false,
      start: (_request, context) => endWithResult(parts, { bytes }, context),
      check: () => Promise.reject(new VendorError('failed', 'there is nothing to check')),
    },
    parts,
  );

test('[REL-06] a paid result that this machine has no room for is kept, and taken in once there is room', async () => {
  const context = await scene.contextOf(order);
  const full = vendorOf({ ...scene.parts, config: { ...scene.parts.config, disk: { reserveBytes: 2 ** 52 } } });
  const started = await full.start(request, context);
  expect(started).toEqual({ kind: 'pending', operation: { received: true }, checkAfterSeconds: 0 });
  await expect(full.check({ received: true }, request, context)).rejects.toMatchObject({ kind: 'busy' });
  const checked = await vendorOf(scene.parts).check({ received: true }, request, context);
  expect(checked).toMatchObject({ kind: 'done', result: { servedBy: 'music', file: { mime: 'audio/wav' } } });
});

test('[REL-06] where even keeping it fails it is held until that is possible', async () => {
  const folder = receivedFolder(scene.parts.config);
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, 'no folder can be made here');
  const context = await scene.contextOf(order);
  const starting = vendorOf(scene.parts).start(request, context);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await rm(folder);
  await mkdir(folder);
  expect((await starting).kind).toBe('pending');
  expect((await readReceived(scene.parts.config, context.generationId))?.length).toBe(bytes.length);
});

test('[REL-06] a kept result is what became of a submit whose worker died; without one nobody can tell', async () => {
  const context = await scene.contextOf(order);
  const vendor = vendorOf(scene.parts);
  expect(await vendor.find?.(context)).toEqual({ kind: 'untold' });
  await vendor.start(request, context);
  expect(await vendor.find?.(context)).toMatchObject({ kind: 'pending', operation: { received: true } });
});
