import { FILM_STAGES, type FilmStage, type FilmStatus } from '#src/shared/catalogue/film-statuses.ts';
import type { FilmRows } from './pipeline/film-rows.ts';
import { filmStateOf } from './pipeline/film-state.ts';
import { assetStates, listAssets, nextSteps, STAGE_OF } from './pipeline/next-steps.ts';
import type { AssetKind, TakeRow } from './tables.ts';

export interface FilmProgress {
  status: FilmStatus;
  stage: FilmStage | 'complete';
  /** 0 to 100. */
  percent: number;
  /** What is being made now; absent when nothing is. */
  making?: AssetKind;
  /** Assets of the stage that are made, and how many it has. */
  made: number;
  of: number;
  /** Absent until something has been made to judge by. */
  secondsLeft?: number;
  /** True when a person has to say that it goes on. */
  waits: boolean;
}

/** How long assets take against each other when the draft engine makes them: the first guess, until takes tell. */
const WEIGHTS: Readonly<Record<AssetKind, number>> = {
  story: 1, character_picture: 0.4, place_picture: 0.4, item_picture: 0.3, voice: 0.4, picture: 0.6, clip: 5, sound: 0.2, music: 3, movie: 6,
};

/** How far a film is, from its rows alone (PIPE-04). `now` is the present moment. */
export function measureProgress(rows: FilmRows, now: Date): FilmProgress {
  const state = filmStateOf(rows);
  const { status, waits } = nextSteps(state);
  const stateOf = assetStates(state.takes);
  const assets = expectedAssets(rows);
  const isMade = (asset: { kind: AssetKind; key: string }): boolean => stateOf(asset.kind, asset.key) === 'generated';
  const totalWeight = assets.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
  const madeWeight = assets.filter(isMade).reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
  const stage = FILM_STAGES.find((candidate) => assets.some((asset) => STAGE_OF[asset.kind] === candidate && !isMade(asset))) ?? 'complete';
  const ofStage = assets.filter(({ kind }) => STAGE_OF[kind] === stage);
  const making = rows.takes.filter((take) => take.state === 'generating').sort(byWeight)[0]?.assetKind;
  const isRunning = status !== 'COMPLETED' && status !== 'FAILED' && !waits;
  const elapsedSeconds = (now.getTime() - rows.film.createdAt.getTime()) / 1000;
  return {
    status: rows.film.status,
    stage: status === 'COMPLETED' ? 'complete' : stage,
    percent: status === 'COMPLETED' ? 100 : Math.min(99, Math.floor((100 * madeWeight) / totalWeight)),
    ...(making === undefined ? {} : { making }),
    made: ofStage.filter(isMade).length,
    of: ofStage.length,
    ...(isRunning && madeWeight > 0 ? { secondsLeft: Math.max(1, Math.round((elapsedSeconds * (totalWeight - madeWeight)) / madeWeight)) } : {}),
    waits,
  };
}

function byWeight(first: TakeRow, second: TakeRow): number {
  return WEIGHTS[second.assetKind] - WEIGHTS[first.assetKind];
}

/** Before cast and scripts are written, what a film of so many shots usually has. */
function expectedAssets(rows: FilmRows): { kind: AssetKind; key: string }[] {
  const state = filmStateOf(rows);
  const guess = (prefix: string, count: number): string[] => Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);
  const shots = state.shots.length > 0 ? state.shots : guess('shot', rows.film.shotCount).map((id) => ({ id, hasSpeech: true }));
  return listAssets({
    shots,
    characterKeys: state.hasCast ? state.characterKeys : guess('character', 2),
    placeKeys: state.hasCast ? state.placeKeys : guess('place', 2),
    itemKeys: state.hasCast ? state.itemKeys : guess('item', 1),
    soundKeys: state.shots.length > 0 ? state.soundKeys : guess('sound', 6),
  });
}
