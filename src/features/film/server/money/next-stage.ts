import type { FilmPlan } from '#src/draft-engine/story/film-plan.ts';
import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { FILM_STAGES, type FilmStage } from '#src/shared/catalogue/film-statuses.ts';
import { filmAssetCoins } from '#src/shared/catalogue/quote-film.ts';
import { hasSpeech } from '../../timeline/has-speech.ts';
import { shownShots } from '../../timeline/shown-shots.ts';
import { soundKeysOf } from '../../timeline/sound-keys.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { filmStateOf } from '../state/film-state.ts';
import { givenCharacterKeys } from '../state/given-character-keys.ts';
import { assetStates, listAssets, STAGE_OF } from '../state/next-steps.ts';
import { findStory } from '../takes/story-of-film.ts';
import { modelsOfAsset } from './asset-models.ts';
import { effortToBuy } from './effort-to-buy.ts';
import { missingFixedPrices } from './fixed-prices.ts';
import { pricedModelsOf } from './price-asset.ts';
import { secondsToBuy } from './seconds-to-buy.ts';

/** The work that continuing the film starts. */
export interface ComingWork {
  stage: FilmStage;
  /** Number of assets to be made. */
  count: number;
  coins: number;
}

/** The stage after this one. */
export function stageAfter(stage: FilmStage): FilmStage {
  return FILM_STAGES[FILM_STAGES.indexOf(stage) + 1] ?? 'movie';
}

/** The next stage of a film that waits: what it will make and cost. */
export function comingStage(rows: FilmRows): ComingWork {
  const stage = stageAfter(rows.film.allowedStage);
  return { stage, ...priceOf(rows, comingAssets(rows)) };
}

/** The missing work of a paused film up to its allowed stage, from the first unfinished stage. */
export function missingWork(rows: FilmRows): ComingWork {
  const stateOf = assetStates(rows.takes);
  const first = plannedAssets(rows).find(({ kind, key }) => stateOf(kind, key) !== 'generated');
  const stage = first ? STAGE_OF[first.kind] : 'movie';
  return { stage, ...priceOf(rows, missingAssets(rows)) };
}

/** One asset to be made, and its price. */
interface PlannedAsset {
  kind: AssetKind;
  key: string;
  coins: number;
}

/** The assets of the next stage. */
export function comingAssets(rows: FilmRows): PlannedAsset[] {
  const stage = stageAfter(rows.film.allowedStage);
  return assetsToMake(rows, plannedAssets(rows), (candidate) => candidate === stage);
}

/** The missing assets up to the allowed stage. `plan` gives them before the story is stored. */
export function missingAssets(rows: FilmRows, plan?: FilmPlan): PlannedAsset[] {
  const last = FILM_STAGES.indexOf(rows.film.allowedStage);
  return assetsToMake(rows, plannedAssets(rows, plan), (candidate) => FILM_STAGES.indexOf(candidate) <= last);
}

function assetsToMake(
  rows: FilmRows,
  assets: readonly PlannedAsset[],
  isMeant: (stage: FilmStage) => boolean,
): PlannedAsset[] {
  const stateOf = assetStates(rows.takes);
  return assets.filter(
    ({ kind, key }) => isMeant(STAGE_OF[kind]) && ['missing', 'failed'].includes(stateOf(kind, key)),
  );
}

function priceOf(rows: FilmRows, assets: readonly PlannedAsset[]): { count: number; coins: number } {
  return {
    count: assets.length,
    coins: [...missingFixedPrices(rows), ...assets].reduce((sum, { coins }) => sum + coins, 0),
  };
}

/** All assets of the film, by its rows or, before they are written, by its story. */
function plannedAssets(rows: FilmRows, story: FilmPlan | undefined = findStory(rows)): PlannedAsset[] {
  const state = filmStateOf(rows);
  const shots =
    rows.shots.length > 0
      ? shownShots(rows.shots)
      : (story?.shots ?? []).map((plan) => ({ id: `shot-${plan.number}`, plan }));
  const keys = (members: readonly { key: string }[] | undefined): string[] => (members ?? []).map(({ key }) => key);
  const characterKeys = state.hasCast ? state.characterKeys : keys(story?.characters);
  const given = state.hasCast
    ? givenCharacterKeys(rows)
    : new Set(rows.given.flatMap(({ position }) => characterKeys[position] ?? []));
  const assets = listAssets({
    characterKeys,
    placeKeys: state.hasCast ? state.placeKeys : keys(story?.places),
    itemKeys: state.hasCast ? state.itemKeys : keys(story?.items),
    shots: shots.map(({ id, plan }) => ({
      id,
      hasSpeech: hasSpeech(plan),
    })),
    soundKeys: soundKeysOf(shots.map(({ plan }) => plan)),
  });
  return assets.map(({ kind, key }) => {
    const models = modelsOfAsset(rows, kind, key);
    const plannedSeconds =
      rows.shots.length > 0
        ? secondsToBuy(rows, key, models.video)
        : shots.find(({ id }) => id === key)?.plan.durationSeconds;
    const coins =
      kind === 'character_picture' && given.has(key)
        ? 0
        : filmAssetCoins(kind, pricedModelsOf(models), {
            oneClick: rows.film.mode === 'one_click',
            agreedPrices: rows.film.modelPrices,
            ownKeyModels: rows.film.ownKeyModels,
            ...(plannedSeconds === undefined ? {} : { plannedSeconds }),
            effort: effortToBuy(rows, key, modelsOfAsset(rows, kind, key).video),
          });
    return { kind, key, coins };
  });
}
