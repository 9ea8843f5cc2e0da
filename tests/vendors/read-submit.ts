import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { VendorFactory } from '#src/vendors/create-vendors.ts';
import type { Json } from '#src/vendors/vendor.ts';
import { startLoopback, type Call, type Reply } from './loopback-service.ts';
import type { VendorProtocol } from './vendor-protocol.ts';

/** A picture stands as its type in a body that is read. */
const PICTURE = /data:(image\/\w+);base64,[\w+/=]+/g;

/** What a vendor sent for an order, and what it keeps of the answer. */
interface ReadSubmit {
  call: Pick<Call, 'method' | 'path' | 'headers'>;
  /** The JSON that was sent, with each picture written as `<image/png>`. */
  body: unknown;
  operation: Json;
}

/**
 * Lets a vendor send one order to a loopback of its service, which answers by its protocol, or with `reply`. Every file
 * of the order is the same PNG. Throws what the vendor throws.
 */
export async function readSubmit(
  factory: VendorFactory,
  { protocol, order, reply }: { protocol: VendorProtocol; order: VendorProtocol['orders'][number]; reply?: Reply },
): Promise<ReadSubmit> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-submit-'));
  const loopback = await startLoopback(
    (call, service) => reply ?? protocol.serve(call, service, { fate: 'made', pendingChecks: 0 }),
  );
  try {
    const picture = join(folder, 'picture.png');
    await sharp({ create: { width: 400, height: 400, channels: 4, background: '#2468ac' } })
      .png()
      .toFile(picture);
    const vendor = factory(
      { url: loopback.url, key: 'a-key-of-the-operator' },
      // A submit takes no result in.
      {
        config: { dataFolder: folder, disk: { reserveBytes: 0 }, fetchOrigins: [] },
        ffmpeg: { path: '', version: '' },
      },
    );
    const started = await vendor.start(order.request, {
      generationId: '00000000-0000-4000-8000-000000000001',
      model: order.model,
      vendorModel: order.vendorModel,
      scratchFolder: folder,
      signal: new AbortController().signal,
      pathOfFile: async () => picture,
    });
    const [call, ...others] = loopback.calls;
    if (!call || others.length > 0 || started.kind !== 'pending') {
      throw new Error(`one call for a pending operation was expected, not ${loopback.calls.length}: ${started.kind}`);
    }
    const body = JSON.parse(call.body.toString('utf8').replaceAll(PICTURE, '<$1>')) as unknown;
    return {
      call,
      body,
      operation: JSON.parse(JSON.stringify(started.operation).replaceAll(loopback.url, '<service>')) as Json,
    };
  } finally {
    await loopback.close();
    await rm(folder, { recursive: true, force: true });
  }
}
