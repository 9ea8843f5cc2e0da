import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { filmAssetCoins, type PricedModels } from '#src/shared/catalogue/quote-film.ts';
import type { FilmModels } from '../tables.ts';
import type { FilmRows } from './film-rows.ts';
import { givenCharacterKeys } from './given-character-keys.ts';

/** Those of a film's models that cost something. */
export function pricedModelsOf({ image, video, music, sound }: FilmModels): PricedModels {
  return { image, video, music, sound };
}

/** Coins for one take of an asset of this film: what its quote said. A picture that was brought along costs nothing. */
export function priceAsset(
  rows: Pick<FilmRows, 'film' | 'shots' | 'characters' | 'given'>,
  kind: AssetKind,
  key: string,
): number {
  if (kind === 'character_picture' && givenCharacterKeys(rows).has(key)) return 0;
  const plannedSeconds = rows.shots.find(({ id }) => id === key)?.plan.durationSeconds;
  return filmAssetCoins(kind, pricedModelsOf(rows.film.models), {
    oneClick: rows.film.mode === 'one_click',
    ...(plannedSeconds === undefined ? {} : { plannedSeconds }),
  });
}
