import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import { filmAssetCoins, type PricedModels } from '#src/shared/catalogue/quote-film.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { givenCharacterKeys } from '../state/given-character-keys.ts';
import type { FilmModels } from '../tables.ts';
import { modelsOfAsset } from './asset-models.ts';
import { effortToBuy } from './effort-to-buy.ts';
import { secondsToBuy } from './seconds-to-buy.ts';

/** The models of a film that cost something. */
export function pricedModelsOf({ image, video, music, sound }: FilmModels): PricedModels {
  return { image, video, music, sound };
}

/** The prices of models as they are now, by model. */
export function pricesOf(models: FilmModels): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.values(models).map((id) => [id, findModel(id).priceCoins]));
}

/**
 * The price of one take of an asset: by the models that make it of themselves, as quoted, where an uploaded picture
 * costs nothing; or by models of a new order.
 */
export function priceAsset(
  rows: Pick<FilmRows, 'film' | 'shots' | 'characters' | 'given' | 'takes'>,
  kind: AssetKind,
  key: string,
  orderedModels?: FilmModels,
): number {
  if (!orderedModels && kind === 'character_picture' && givenCharacterKeys(rows).has(key)) {
    return 0;
  }
  const models = orderedModels ?? modelsOfAsset(rows, kind, key);
  const plannedSeconds = secondsToBuy(rows, key, models.video);
  const effort = effortToBuy(rows, key, models.video);
  return filmAssetCoins(kind, pricedModelsOf(models), {
    oneClick: rows.film.mode === 'one_click',
    // Another take by other models is a new order, at today's prices.
    ...(models === rows.film.models
      ? { agreedPrices: rows.film.modelPrices, ownKeyModels: rows.film.ownKeyModels }
      : {}),
    ...(plannedSeconds === undefined ? {} : { plannedSeconds }),
    effort,
  });
}
