import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import { clipCoins, FEATURE_PRICES, pictureCoins, secondsCoins, soundCoins } from '#src/shared/catalogue/prices.ts';
import type { LipSyncRequest } from '#src/vendors/tool-requests.ts';
import type { ImageRequest, VendorRequest } from '#src/vendors/vendor.ts';

/** Work that costs the same, whatever is asked for and of whom. */
const FIXED_COINS = {
  text: FEATURE_PRICES.storyText,
  voice: FEATURE_PRICES.voice,
  'image-upscale': FEATURE_PRICES.imageUpscale,
  'cut-out': FEATURE_PRICES.backgroundRemoval,
  'clip-sound': FEATURE_PRICES.audioEffects,
  'video-edit': FEATURE_PRICES.videoEdit,
  'model-3d': FEATURE_PRICES.model3d,
  meme: FEATURE_PRICES.meme,
  template: FEATURE_PRICES.trendingVideo,
} as const;
type FixedRequest = Extract<VendorRequest, { kind: keyof typeof FIXED_COINS }>;

const isFixed = (request: VendorRequest): request is FixedRequest => Object.hasOwn(FIXED_COINS, request.kind);

/** The price of this request with this model, in coins: quoted, held and charged (COIN-02). */
export function priceGeneration(model: ModelEntry, request: VendorRequest): number {
  if (isFixed(request)) {
    return FIXED_COINS[request.kind];
  }
  switch (request.kind) {
    case 'image':
      return imageCoins(model, request);
    case 'image-edit':
    case 'view':
      return pictureCoins(model);
    case 'video':
      return clipCoins(model, request.durationSeconds, request.asked?.effort);
    case 'music':
    case 'sound':
      return soundCoins(model);
    case 'lip-sync':
      return speechCoins(request);
    case 'video-upscale':
      return secondsCoins('videoUpscale', request.durationSeconds);
    case 'subtitles':
      return model.priceCoins;
  }
}

function speechCoins({ speaker }: LipSyncRequest): number {
  return 'picture' in speaker ? FEATURE_PRICES.photoTalk : FEATURE_PRICES.lipSync;
}

/** A sticker has a price of its own, whichever model makes it. */
function imageCoins(model: ModelEntry, { sticker }: ImageRequest): number {
  return sticker ? FEATURE_PRICES.sticker : pictureCoins(model);
}
