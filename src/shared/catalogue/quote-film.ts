import { findModel } from './models/all-models.ts';
import type { ModelEntry } from './models/model-entry.ts';
import { clipCoins, FEATURE_PRICES, ONE_CLICK_PRICES, pictureCoins, soundCoins } from './prices.ts';

/** What a quote is asked for: the models chosen by id, and how much there will be to make. */
export interface FilmQuoteRequest {
  readonly imageModel: string;
  readonly videoModel: string;
  readonly musicModel: string;
  readonly oneClick: boolean;
  readonly characterCount: number;
  readonly placeCount: number;
  /** Length of each clip in seconds. */
  readonly clipSeconds: readonly number[];
}

export const QUOTE_PARTS = ['film', 'characters', 'places', 'extra', 'pictures', 'clips', 'music'] as const;
export type QuotePart = (typeof QUOTE_PARTS)[number];

export interface QuoteLine {
  readonly part: QuotePart;
  readonly count: number;
  readonly coins: number;
}

export interface FilmQuote {
  readonly lines: readonly QuoteLine[];
  readonly totalCoins: number;
}

const isPaid = (model: ModelEntry): boolean => model.vendor !== 'draft';

/**
 * What a film will cost, part by part, before anything is spent (COIN-02, CAT-31, CAT-35). Work of the draft engine is 0;
 * the fixed prices stand only where a paid model does the work. Throws MODEL_UNKNOWN.
 */
export function quoteFilm(request: FilmQuoteRequest): FilmQuote {
  const image = findModel(request.imageModel, 'image');
  const video = findModel(request.videoModel, 'video');
  const music = findModel(request.musicModel, 'music');
  const anyPaid = [image, video, music].some(isPaid);
  const oneClickPaid = request.oneClick && anyPaid;
  const perCharacter = request.oneClick ? ONE_CLICK_PRICES.perCharacter : FEATURE_PRICES.character;
  const perPlace = request.oneClick ? ONE_CLICK_PRICES.perLocation : pictureCoins(image);
  const shots = request.clipSeconds.length;
  const lines: QuoteLine[] = [
    { part: 'film', count: 1, coins: anyPaid ? FEATURE_PRICES.film : 0 },
    { part: 'characters', count: request.characterCount, coins: isPaid(image) ? perCharacter * request.characterCount : 0 },
    { part: 'places', count: request.placeCount, coins: isPaid(image) ? perPlace * request.placeCount : 0 },
    { part: 'extra', count: 1, coins: oneClickPaid ? ONE_CLICK_PRICES.extra : 0 },
    { part: 'pictures', count: shots, coins: pictureCoins(image) * shots },
    { part: 'clips', count: shots, coins: request.clipSeconds.reduce((sum, seconds) => sum + clipCoins(video, seconds), 0) },
    { part: 'music', count: 1, coins: soundCoins(music) },
  ];
  return { lines, totalCoins: lines.reduce((sum, line) => sum + line.coins, 0) };
}
