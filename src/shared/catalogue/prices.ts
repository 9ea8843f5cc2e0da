import type { ClipEffort } from './clip-modes.ts';
import { isPaid } from './models/is-paid.ts';
import type { ModelEntry } from './models/model-entry.ts';

/** Coins for fixed-price work by a paid model (CAT-30); the draft engine's work is free (CAT-35). */
export const FEATURE_PRICES = {
  film: 10,
  character: 2,
  videoEdit: 10,
  mojiMagicDraw: 10,
  imageUpscale: 10,
  music: 10,
  audioEffects: 10,
  backgroundRemoval: 2,
  photoTalk: 20,
  trendingVideo: 20,
  lipSync: 20,
  sticker: 4,
  meme: 20,
  model3d: 50,
  storyText: 0,
  voice: 0,
  promptOptimisation: 0,
  flip: 0,
  memberUpgrade4k: 0,
} as const;

/** Coins per started second. */
export const PRICES_PER_SECOND = { textToVideoStandard: 10, textToVideoPro: 50, videoUpscale: 10 } as const;

/** Extra price of a one-click film (CAT-31), beside the pictures, clips and music by their models. */
export const ONE_CLICK_PRICES = { perCharacter: 8, perLocation: 8, extra: 20 } as const;

/** Coins for one picture by a model: its price (CAT-20, CAT-21). */
export function pictureCoins(model: ModelEntry): number {
  return model.priceCoins;
}

/** What the price of a model's clips follows from. */
export type PricedClips = Pick<ModelEntry, 'priceCoins' | 'pricedPerSecond' | 'durationsSeconds' | 'precise'>;

/**
 * Coins for one clip by a model (CAT-22, CAT-36): the price is for the vendor's shortest documented length; a longer
 * clip costs in proportion, rounded up. Models priced by the second charge each started second. More work costs as many
 * times more as it does at the vendor.
 */
export function clipCoins(model: PricedClips, durationSeconds: number, effort?: ClipEffort): number {
  const { mostSeconds = 0, priceFactor = 1 } = model.precise ?? {};
  const factor = effort === 'precise' && durationSeconds <= mostSeconds ? priceFactor : 1;
  return Math.ceil(usualClipCoins(model, durationSeconds) * factor);
}

function usualClipCoins(model: PricedClips, durationSeconds: number): number {
  if (model.pricedPerSecond) {
    return model.priceCoins * Math.ceil(durationSeconds);
  }
  const shortest = model.durationsSeconds?.[0];
  if (shortest === undefined || durationSeconds <= shortest) {
    return model.priceCoins;
  }
  return Math.ceil((model.priceCoins * durationSeconds) / shortest);
}

/** Coins for work that is charged by the second: begun seconds count, and at least one (CAT-30). */
export function secondsCoins(work: keyof typeof PRICES_PER_SECOND, durationSeconds: number): number {
  return PRICES_PER_SECOND[work] * Math.max(1, Math.ceil(durationSeconds));
}

/** Coins for one unit of a model's work: what is shown where models are chosen. */
export function unitCoins(model: ModelEntry): number {
  return model.kind === 'music' || model.kind === 'sound' ? soundCoins(model) : model.priceCoins;
}

/** Coins for a piece of music or a sound by a model (CAT-30, CAT-35). */
export function soundCoins(model: ModelEntry): number {
  if (!isPaid(model)) {
    return 0;
  }
  return model.kind === 'music' ? FEATURE_PRICES.music : FEATURE_PRICES.audioEffects;
}
