import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import { clipCoins, FEATURE_PRICES, pictureCoins, soundCoins } from '#src/shared/catalogue/prices.ts';
import type { VendorRequest } from '#src/vendors/vendor.ts';

/** The price of this request with this model, in coins: quoted, held and charged (COIN-02). */
export function priceGeneration(model: ModelEntry, request: VendorRequest): number {
  switch (request.kind) {
    case 'text':
      return FEATURE_PRICES.storyText;
    case 'voice':
      return FEATURE_PRICES.voice;
    case 'image':
      return pictureCoins(model);
    case 'video':
      return clipCoins(model, request.durationSeconds);
    case 'music':
    case 'sound':
      return soundCoins(model);
  }
}
