import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import { clipCoins, FEATURE_PRICES, pictureCoins, secondsCoins, soundCoins } from '#src/shared/catalogue/prices.ts';
import type { LipSyncRequest } from '#src/vendors/tool-requests.ts';
import type { ImageRequest, VendorRequest } from '#src/vendors/vendor.ts';

/** The price of this request with this model, in coins: quoted, held and charged (COIN-02). */
export function priceGeneration(model: ModelEntry, request: VendorRequest): number {
  switch (request.kind) {
    case 'text':
      return FEATURE_PRICES.storyText;
    case 'voice':
      return FEATURE_PRICES.voice;
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
    case 'image-upscale':
      return FEATURE_PRICES.imageUpscale;
    case 'cut-out':
      return FEATURE_PRICES.backgroundRemoval;
    case 'lip-sync':
      return speechCoins(request);
    case 'clip-sound':
      return FEATURE_PRICES.audioEffects;
    case 'video-upscale':
      return secondsCoins('videoUpscale', request.durationSeconds);
    case 'subtitles':
      return model.priceCoins;
    case 'model-3d':
      return FEATURE_PRICES.model3d;
  }
}

function speechCoins({ speaker }: LipSyncRequest): number {
  return 'picture' in speaker ? FEATURE_PRICES.photoTalk : FEATURE_PRICES.lipSync;
}

/** A sticker has a price of its own, whichever model makes it. */
function imageCoins(model: ModelEntry, { sticker }: ImageRequest): number {
  return sticker ? FEATURE_PRICES.sticker : pictureCoins(model);
}
