import type { AssetKind } from './asset-kinds.ts';
import type { ClipEffort } from './clip-modes.ts';
import { findModel } from './models/all-models.ts';
import { isPaid } from './models/is-paid.ts';
import type { ModelEntry, ModelKind } from './models/model-entry.ts';
import { clipCoins, FEATURE_PRICES, ONE_CLICK_PRICES, pictureCoins, soundCoins } from './prices.ts';

/** Ids of a film's models that may cost coins. */
export interface PricedModels {
  readonly image: string;
  readonly video: string;
  readonly music: string;
  readonly sound: string;
}

/** Input of a quote: the chosen models' ids, and the amount of work. */
export interface FilmQuoteRequest {
  readonly models: PricedModels;
  readonly oneClick: boolean;
  /** Number of characters to draw, without those for which a picture was uploaded. */
  readonly characterCount: number;
  readonly placeCount: number;
  readonly itemCount: number;
  /** Planned length of each clip in seconds. */
  readonly clipSeconds: readonly number[];
  /** Models that cost no coins here: their vendor bills the film's owner, by the owner's own key. */
  readonly ownKeyModels?: readonly string[];
}

/** Lines of a quote, in their order. */
export const QUOTE_PARTS = ['film', 'characters', 'places', 'items', 'extra', 'pictures', 'clips', 'music'] as const;
type QuotePart = (typeof QUOTE_PARTS)[number];

/** What one kind of asset costs. */
interface QuoteLine {
  readonly part: QuotePart;
  readonly count: number;
  /** Coins per piece; null when the pieces differ in price. */
  readonly unitCoins: number | null;
  readonly coins: number;
  /** Id of its model; null for a fixed price. */
  readonly model: string | null;
}

/** The price of a film; the lines add up to the total. */
export interface FilmQuote {
  readonly lines: readonly QuoteLine[];
  readonly totalCoins: number;
}

/** True when a film uses a model that is paid in coins: none that its owner's key pays. Throws MODEL_UNKNOWN. */
export function hasPaidModel(
  models: Partial<Readonly<Record<string, string>>>,
  ownKeyModels: readonly string[] = [],
): boolean {
  return Object.values(models).some((id) => id !== undefined && isPaid(findModel(id)) && !ownKeyModels.includes(id));
}

/**
 * Coins for one asset of a film, both in the quote and when charged (COIN-02, CAT-30, CAT-31, CAT-36). A clip is priced
 * by its planned length, even if its speech changes it later. The draft engine's work is 0 (CAT-35). Throws
 * MODEL_UNKNOWN.
 */
export function filmAssetCoins(
  kind: AssetKind,
  models: PricedModels,
  film: {
    oneClick: boolean;
    plannedSeconds?: number;
    /** How much work the clip is to take. */
    effort?: ClipEffort | undefined;
    /** Prices of models that were agreed before, by model; of others today's counts. */
    agreedPrices?: Readonly<Record<string, number>>;
    /** Models that the owner's key pays. */
    ownKeyModels?: readonly string[] | undefined;
  },
): number {
  const priced = (id: string, ofKind: ModelKind): ModelEntry => {
    const model = findModel(id, ofKind);
    if (film.ownKeyModels?.includes(id)) {
      return { ...model, vendor: 'draft', priceCoins: 0 };
    }
    return { ...model, priceCoins: film.agreedPrices?.[id] ?? model.priceCoins };
  };
  const image = priced(models.image, 'image');
  const characterCoins = film.oneClick ? ONE_CLICK_PRICES.perCharacter : FEATURE_PRICES.character;
  const coins: Record<AssetKind, () => number> = {
    story: () => 0,
    voice: () => 0,
    movie: () => 0,
    character_picture: () => (isPaid(image) ? characterCoins : 0),
    place_picture: () => (isPaid(image) && film.oneClick ? ONE_CLICK_PRICES.perLocation : pictureCoins(image)),
    // Included in the one-click price.
    item_picture: () => (film.oneClick ? 0 : pictureCoins(image)),
    picture: () => pictureCoins(image),
    tail_picture: () => pictureCoins(image),
    clip: () => clipCoins(priced(models.video, 'video'), film.plannedSeconds ?? 0, film.effort),
    music: () => soundCoins(priced(models.music, 'music')),
    sound: () => soundCoins(priced(models.sound, 'sound')),
  };
  return coins[kind]();
}

/** The fixed prices of a film that uses a paid model (CAT-30, CAT-31): held when it starts. */
export function fixedFilmPrices(oneClick: boolean): { film: number; extra: number } {
  return { film: FEATURE_PRICES.film, extra: oneClick ? ONE_CLICK_PRICES.extra : 0 };
}

/**
 * Itemised cost of a film, before anything is spent (COIN-02, CAT-31, CAT-35). The draft engine's work is 0; the fixed
 * prices apply only to work of a paid model. Throws MODEL_UNKNOWN.
 */
export function quoteFilm(request: FilmQuoteRequest): FilmQuote {
  const { models, oneClick, ownKeyModels } = request;
  const fixed = hasPaidModel({ ...models }, ownKeyModels) ? fixedFilmPrices(oneClick) : { film: 0, extra: 0 };
  const each = (part: QuotePart, kind: AssetKind, count: number, model: string): QuoteLine => {
    const unitCoins = filmAssetCoins(kind, models, { oneClick, ownKeyModels });
    return { part, count, unitCoins, coins: unitCoins * count, model };
  };
  const clips = request.clipSeconds.map((plannedSeconds) =>
    filmAssetCoins('clip', models, { oneClick, plannedSeconds, ownKeyModels }),
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
