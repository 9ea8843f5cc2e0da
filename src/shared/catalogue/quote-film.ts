import type { AssetKind } from './asset-kinds.ts';
import { findModel } from './models/all-models.ts';
import type { ModelEntry } from './models/model-entry.ts';
import { clipCoins, FEATURE_PRICES, ONE_CLICK_PRICES, pictureCoins, soundCoins } from './prices.ts';

/** Ids of the models that a film is made with, as far as they cost something. */
export interface PricedModels {
  readonly image: string;
  readonly video: string;
  readonly music: string;
  readonly sound: string;
}

/** What a quote is asked for: the models chosen by id, and how much there will be to make. */
export interface FilmQuoteRequest {
  readonly models: PricedModels;
  readonly oneClick: boolean;
  /** Characters that have to be drawn: those that somebody brought along are not. */
  readonly characterCount: number;
  readonly placeCount: number;
  readonly itemCount: number;
  /** Length of each clip in seconds, as planned. */
  readonly clipSeconds: readonly number[];
}

export const QUOTE_PARTS = ['film', 'characters', 'places', 'items', 'extra', 'pictures', 'clips', 'music'] as const;
export type QuotePart = (typeof QUOTE_PARTS)[number];

export interface QuoteLine {
  readonly part: QuotePart;
  readonly count: number;
  /** Coins of one; null where the pieces cost differently. */
  readonly unitCoins: number | null;
  readonly coins: number;
  /** Id of the model that does it; null for a fixed price. */
  readonly model: string | null;
}

export interface FilmQuote {
  readonly lines: readonly QuoteLine[];
  readonly totalCoins: number;
}

const isPaid = (model: ModelEntry): boolean => model.vendor !== 'draft';

/** True when a paid model takes part in a film. Throws MODEL_UNKNOWN. */
export function hasPaidModel(models: Partial<Readonly<Record<string, string>>>): boolean {
  return Object.values(models).some((id) => id !== undefined && isPaid(findModel(id)));
}

/**
 * Coins for one asset of a film: what the quote names and what is charged (COIN-02, CAT-30, CAT-31, CAT-36). A clip's
 * price is for its planned length, whatever the speech makes of it later. What the draft engine does is 0 (CAT-35).
 * Throws MODEL_UNKNOWN.
 */
export function filmAssetCoins(
  kind: AssetKind,
  models: PricedModels,
  film: { oneClick: boolean; plannedSeconds?: number },
): number {
  const image = findModel(models.image, 'image');
  switch (kind) {
    case 'story':
    case 'voice':
    case 'movie':
      return 0;
    case 'character_picture':
      return isPaid(image) ? (film.oneClick ? ONE_CLICK_PRICES.perCharacter : FEATURE_PRICES.character) : 0;
    case 'place_picture':
      return isPaid(image) && film.oneClick ? ONE_CLICK_PRICES.perLocation : pictureCoins(image);
    // In one click the extra covers them.
    case 'item_picture':
      return film.oneClick ? 0 : pictureCoins(image);
    case 'picture':
      return pictureCoins(image);
    case 'clip':
      return clipCoins(findModel(models.video, 'video'), film.plannedSeconds ?? 0);
    case 'music':
      return soundCoins(findModel(models.music, 'music'));
    case 'sound':
      return soundCoins(findModel(models.sound, 'sound'));
  }
}

/** The fixed prices of a film in which a paid model takes part (CAT-30, CAT-31): held when it starts. */
export function fixedFilmPrices(oneClick: boolean): { film: number; extra: number } {
  return { film: FEATURE_PRICES.film, extra: oneClick ? ONE_CLICK_PRICES.extra : 0 };
}

/**
 * What a film will cost, part by part, before anything is spent (COIN-02, CAT-31, CAT-35). Work of the draft engine is
 * 0; the fixed prices stand only where a paid model does the work. Throws MODEL_UNKNOWN.
 */
export function quoteFilm(request: FilmQuoteRequest): FilmQuote {
  const { models, oneClick } = request;
  const fixed = hasPaidModel({ ...models }) ? fixedFilmPrices(oneClick) : { film: 0, extra: 0 };
  const each = (part: QuotePart, kind: AssetKind, count: number, model: string): QuoteLine => {
    const unitCoins = filmAssetCoins(kind, models, { oneClick });
    return { part, count, unitCoins, coins: unitCoins * count, model };
  };
  const clips = request.clipSeconds.map((plannedSeconds) =>
    filmAssetCoins('clip', models, { oneClick, plannedSeconds }),
  );
  const lines: QuoteLine[] = [
    { part: 'film', count: 1, unitCoins: fixed.film, coins: fixed.film, model: null },
    each('characters', 'character_picture', request.characterCount, models.image),
    each('places', 'place_picture', request.placeCount, models.image),
    each('items', 'item_picture', request.itemCount, models.image),
    { part: 'extra', count: oneClick ? 1 : 0, unitCoins: fixed.extra, coins: fixed.extra, model: null },
    each('pictures', 'picture', clips.length, models.image),
    {
      part: 'clips',
      count: clips.length,
      unitCoins: clips.every((coins) => coins === clips[0]) ? (clips[0] ?? 0) : null,
      coins: clips.reduce((sum, coins) => sum + coins, 0),
      model: models.video,
    },
    each('music', 'music', 1, models.music),
  ];
  return { lines, totalCoins: lines.reduce((sum, line) => sum + line.coins, 0) };
}
