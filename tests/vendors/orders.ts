import type { ShotDrawing } from '#src/draft-engine/picture/shot-drawing.ts';
import type { ImageEditRequest, VideoEditRequest } from '#src/vendors/tool-requests.ts';
import type { ImageRequest, VendorRequest, VideoRequest } from '#src/vendors/vendor.ts';
import type { VendorProtocol } from './vendor-protocol.ts';

type Order = VendorProtocol['orders'][number];

/** Only the draft engine looks at it. */
const NO_DRAWING = {} as ShotDrawing;

/** Ids of files that the suite's `pathOfFile` knows. */
export const FILES = { first: 'first-frame', reference: 'a-character', clip: 'a-clip', sound: 'a-voice' } as const;

/** A picture of a shot, with a character's picture. */
export function pictureOrder(
  model: string,
  vendorModel: string,
  more: Partial<Omit<ImageRequest, 'drawing' | 'scene' | 'card' | 'sticker'>> = {},
): Order {
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

/** A picture changed by words, and by another picture. */
export function editOrder(model: string, vendorModel: string, more: Partial<ImageEditRequest> = {}): Order {
  return {
    model,
    vendorModel,
    request: {
      kind: 'image-edit',
      prompt: 'Put the letter on the table',
      seed: 7,
      widthPixels: 1280,
      heightPixels: 720,
      pictures: [FILES.first, FILES.reference],
      ...more,
    },
  };
}

/** A clip changed by words. */
export function clipEditOrder(model: string, vendorModel: string, more: Partial<VideoEditRequest> = {}): Order {
  return {
    model,
    vendorModel,
    request: {
      kind: 'video-edit',
      prompt: 'Make it snow',
      clip: FILES.clip,
      seed: 7,
      widthPixels: 720,
      heightPixels: 1280,
      ...more,
    },
  };
}

/** A clip of a shot that begins with its picture. */
export function clipOrder(
  model: string,
  vendorModel: string,
  more: Partial<Extract<VideoRequest, { alone?: undefined }>> = {},
): Order {
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

/** A piece of music by its description. */
export function musicOrder(model: string, vendorModel: string, durationSeconds = 12.5): Order {
  return {
    model,
    vendorModel,
    request: { kind: 'music', prompt: 'A slow waltz for a music box', seed: 7, durationSeconds },
  };
}

type Sound = Extract<VendorRequest, { kind: 'sound' }>['sound'];

/** A sound. */
export function soundOrder(model: string, vendorModel: string, sound: Sound): Order {
  return { model, vendorModel, request: { kind: 'sound', prompt: 'A heavy door falls shut', seed: 7, sound } };
}
