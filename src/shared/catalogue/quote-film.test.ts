import { expect, test } from 'vitest';
import { ALL_MODELS, findModel } from './models/all-models.ts';
import { clipCoins, FEATURE_PRICES, ONE_CLICK_PRICES, pictureCoins, PRICES_PER_SECOND, soundCoins } from './prices.ts';
import { filmAssetCoins, quoteFilm, QUOTE_PARTS } from './quote-film.ts';

const models = { image: 'draft-image', video: 'draft-video', music: 'draft-music', sound: 'draft-sound' };
const draft = { models, oneClick: true, characterCount: 2, placeCount: 3, itemCount: 1, clipSeconds: [5, 5, 5, 5] };

test('[CAT-30] a film, a character, music and sound have the fixed prices agreed', () => {
  expect(FEATURE_PRICES).toMatchObject({ film: 10, character: 2, music: 10, audioEffects: 10 });
});

test('prices of tools that are not built yet are the ones agreed', () => {
  expect(FEATURE_PRICES).toMatchObject({
    videoEdit: 10,
    mojiMagicDraw: 10,
    imageUpscale: 10,
    backgroundRemoval: 2,
    photoTalk: 20,
    trendingVideo: 20,
  });
  expect(PRICES_PER_SECOND).toEqual({ textToVideoStandard: 10, textToVideoPro: 50, videoUpscale: 10 });
});

test('[CAT-35] a film that is all draft costs 0 and its quote still names each part', () => {
  const quote = quoteFilm(draft);
  expect(quote.totalCoins).toBe(0);
  expect(quote.lines.map((line) => line.part)).toEqual([...QUOTE_PARTS]);
  expect(quote.lines.every((line) => line.coins === 0)).toBe(true);
});

test('[CAT-31] one click: 8 for each character, 8 for each location, 20 extra, the film, and each picture and clip by its model', () => {
  expect(ONE_CLICK_PRICES).toEqual({ perCharacter: 8, perLocation: 8, extra: 20 });
  const quote = quoteFilm({
    ...draft,
    models: { ...models, image: 'flux-dev', video: 'kling_v21' },
    clipSeconds: [5, 5, 10, 7],
  });
  const coins = Object.fromEntries(quote.lines.map((line) => [line.part, line.coins]));
  expect(coins).toEqual({
    film: 10,
    characters: 16,
    places: 24,
    items: 0,
    extra: 20,
    pictures: 24,
    clips: 50 + 50 + 100 + 70,
    music: 0,
  });
  expect(quote.totalCoins).toBe(364);
  // Clips of several prices have none each.
  expect(quote.lines.find(({ part }) => part === 'clips')).toMatchObject({ count: 4, unitCoins: null });
});

test('[CAT-35] the fixed price of the film is charged where only one part is by a paid model', () => {
  const quote = quoteFilm({ ...draft, oneClick: false, models: { ...models, video: 'wan22_std' } });
  expect(quote.lines.filter((line) => line.coins > 0)).toEqual([
    { part: 'film', count: 1, unitCoins: 10, coins: 10, model: null },
    { part: 'clips', count: 4, unitCoins: 40, coins: 160, model: 'wan22_std' },
  ]);
});

test('[CAT-36] step by step a character is 2, a place and a thing are a picture of the model', () => {
  const quote = quoteFilm({ ...draft, oneClick: false, models: { ...models, image: 'flux-dev' } });
  expect(Object.fromEntries(quote.lines.map((line) => [line.part, line.coins]))).toEqual({
    film: 10,
    characters: 4,
    places: 18,
    items: 6,
    extra: 0,
    pictures: 24,
    clips: 0,
    music: 0,
  });
});

test('[CAT-36] a longer clip costs in proportion, rounded up; a model by the second each begun second', () => {
  expect(clipCoins(findModel('vidu_v20'), 5)).toBe(57);
  expect(clipCoins(findModel('vidu_v20'), 2)).toBe(45);
  expect(clipCoins(findModel('sora2_pro'), 4.1)).toBe(250);
});

test('[CAT-07] [CAT-36] a clip that takes more work costs more, where the model makes it so', () => {
  const hailuo = findModel('minimax_hailuo_02');
  expect(['fast', 'precise'].map((effort) => clipCoins(hailuo, 6, effort as 'fast'))).toEqual([200, 360]);
  // The longer one is made as usual.
  expect(clipCoins(hailuo, 10, 'precise')).toBe(clipCoins(hailuo, 10));
  expect(clipCoins(findModel('kling_v21'), 5, 'precise')).toBe(50);
  const withHailuo = { ...models, video: 'minimax_hailuo_02' };
  const clip = { oneClick: false, plannedSeconds: 5, effort: 'precise' } as const;
  expect(filmAssetCoins('clip', withHailuo, clip)).toBe(360);
  expect(filmAssetCoins('clip', withHailuo, { ...clip, ownKeyModels: ['minimax_hailuo_02'] })).toBe(0);
});

test('[COIN-02] every model of every kind has a price that is a whole number of coins, not below zero', () => {
  for (const model of ALL_MODELS) {
    for (const coins of [pictureCoins(model), clipCoins(model, 7.3), soundCoins(model)]) {
      expect(Number.isInteger(coins) && coins >= 0, model.id).toBe(true);
      if (model.vendor === 'draft') {
        expect(coins, model.id).toBe(0);
      }
    }
  }
});
