import type { ClipEffort } from '#src/shared/catalogue/clip-modes.ts';
import { clipCoins } from '#src/shared/catalogue/prices.ts';
import type { ModelOfTool } from './use-chosen-model.ts';

/** Coins for one clip by the chosen model; undefined while the models are loading. */
export function clipPrice(
  { model, coins }: Pick<ModelOfTool, 'model' | 'coins'>,
  seconds: number,
  effort: ClipEffort | undefined,
): number | undefined {
  if (!model || coins === undefined) {
    return undefined;
  }
  return clipCoins(
    {
      priceCoins: coins,
      durationsSeconds: model.durationsSeconds,
      ...(model.unit === 'second' ? { pricedPerSecond: true } : {}),
      ...(model.precise ? { precise: model.precise } : {}),
    },
    seconds,
    effort,
  );
}
