import type { ImageRequest, VideoRequest } from '#src/vendors/vendor.ts';
import type { VendorProtocol } from './vendor-protocol.ts';

type Order = VendorProtocol['orders'][number];

/** Only the draft engine looks at it. */
const NO_DRAWING = {} as ImageRequest['drawing'];

/** Ids of files that the suite's `pathOfFile` knows. */
export const FILES = { first: 'first-frame', reference: 'a-character' } as const;

/** A picture of a shot, with a character's picture. */
export function pictureOrder(model: string, vendorModel: string, more: Partial<ImageRequest> = {}): Order {
  return {
    model,
    vendorModel,
    request: {
      kind: 'image',
      prompt: 'A lighthouse keeper opens a letter',
      seed: 7,
      widthPixels: 1280,
      heightPixels: 720,
      references: [FILES.reference],
      drawing: NO_DRAWING,
      ...more,
    },
  };
}

/** A clip of a shot that begins with its picture. */
export function clipOrder(model: string, vendorModel: string, more: Partial<VideoRequest> = {}): Order {
  return {
    model,
    vendorModel,
    request: {
      kind: 'video',
      prompt: 'A lighthouse keeper opens a letter',
      seed: 7,
      widthPixels: 320,
      heightPixels: 180,
      framesPerSecond: 24,
      durationSeconds: 1.5,
      firstFrame: FILES.first,
      references: [],
      drawing: NO_DRAWING,
      visemes: [],
      speechStartSeconds: 0.3,
      keyframes: [12],
      ...more,
    },
  };
}
