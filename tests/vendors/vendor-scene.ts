import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { findFfmpeg } from '#src/platform/server/media/ffmpeg/find-ffmpeg.ts';
import type { ResultParts } from '#src/vendors/results/take-result.ts';
import type { VendorContext } from '#src/vendors/vendor.ts';
import { FILES } from './orders.ts';

/** What a vendor is asked with in a test of its own: pictures of ours, and a new context for each call. */
export interface VendorScene {
  parts: ResultParts;
  /** The pictures of `FILES` as they are stored. */
  first: Buffer;
  reference: Buffer;
  contextOf(order: { model: string; vendorModel: string }): Promise<VendorContext>;
  remove(): Promise<void>;
}

/** Makes the scene in a folder of its own. */
export async function createVendorScene(): Promise<VendorScene> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-vendor-'));
  const blank = sharp({ create: { width: 32, height: 18, channels: 3, background: '#456' } });
  const [first, reference] = await Promise.all([blank.clone().png().toBuffer(), blank.clone().jpeg().toBuffer()]);
  await writeFile(join(folder, FILES.first), first);
  await writeFile(join(folder, FILES.reference), reference);
  const config = { dataFolder: folder, disk: { reserveBytes: 0 }, fetchOrigins: [] };
  let contexts = 0;
  return {
    parts: { config, ffmpeg: await findFfmpeg() },
    first,
    reference,
    contextOf: async ({ model, vendorModel }) => {
      contexts += 1;
      const scratchFolder = join(folder, `scratch-${contexts}`);
      await mkdir(scratchFolder);
      return {
        generationId: `00000000-0000-4000-8000-${String(contexts).padStart(12, '0')}`,
        model,
        vendorModel,
        scratchFolder,
        signal: new AbortController().signal,
        pathOfFile: async (id) => join(folder, id),
      };
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
