import { ASSET_KINDS, type AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { EXPECTED_SECONDS } from '#src/shared/catalogue/expected-seconds.ts';
import { FILM_STAGES, type FilmStage, type FilmStatus } from '#src/shared/catalogue/film-statuses.ts';
import type { FilmRows } from '../state/film-rows.ts';
import { filmStateOf } from '../state/film-state.ts';
import { assetStates, listAssets, nextSteps, STAGE_OF } from '../state/next-steps.ts';
import type { TakeRow } from '../tables.ts';

export interface FilmProgress {
  status: FilmStatus;
  stage: FilmStage | 'complete';
  /** 0 to 100. */
  percent: number;
  /** What is being made now, the most expensive first; empty when nothing is. */
  making: { kind: AssetKind; key: string }[];
  /** Finished assets of the stage, and their total. */
  made: number;
  of: number;
  /** The same of each stage: several are made at the same time. */
  stages: { stage: FilmStage; made: number; of: number }[];
  /** Absent until there is something to estimate from. */
  secondsLeft?: number;
  /** Seconds until the current work is late, 0 when it is; absent while nothing is being made. */
  lateInSeconds?: number;
  /** True while it waits for a person to continue. */
  waits: boolean;
}

/**
 * Seconds by which each asset makes a draft longer on two cores, with neural voices: the initial estimate until takes
 * provide better ones.
 */
const WEIGHTS: Readonly<Record<AssetKind, number>> = {
  story: 2.5,
  character_picture: 0.5,
  place_picture: 0.5,
  item_picture: 0.3,
  voice: 2,
  picture: 0.7,
  tail_picture: 0.7,
  clip: 2.5,
  sound: 0.15,
  music: 1.5,
  movie: 8,
};

/** Progress of a film, from its rows alone (PIPE-04). */
export function measureProgress(rows: FilmRows, now: Date): FilmProgress {
  const state = filmStateOf(rows);
  const { status, waits } = nextSteps(state);
  const stateOf = assetStates(state.takes);
  const assets = expectedAssets(rows);
  const isMade = (asset: { kind: AssetKind; key: string }): boolean => stateOf(asset.kind, asset.key) === 'generated';
  const totalWeight = assets.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
  const madeWeight = assets.filter(isMade).reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
  const stage =
    FILM_STAGES.find((candidate) => assets.some((asset) => STAGE_OF[asset.kind] === candidate && !isMade(asset))) ??
    'complete';
  const stages = FILM_STAGES.map((each) => {
    const ofStage = assets.filter(({ kind }) => STAGE_OF[kind] === each);
    return { stage: each, made: ofStage.filter(isMade).length, of: ofStage.length };
  });
  const { made, of } = stages.find((each) => each.stage === stage) ?? { made: 0, of: 0 };
  const making = rows.takes
    .filter((take) => take.state === 'generating')
    .sort(byWeight)
    .map(({ assetKind, assetKey }) => ({ kind: assetKind, key: assetKey }));
  const isRunning = status !== 'COMPLETED' && status !== 'FAILED' && !waits;
  const elapsedSeconds = (now.getTime() - rows.film.createdAt.getTime()) / 1000;
  return {
    status: rows.film.status,
    stage: status === 'COMPLETED' ? 'complete' : stage,
    percent: status === 'COMPLETED' ? 100 : percentOf(madeWeight, totalWeight),
    making,
    made,
    of,
    stages,
    ...(isRunning && madeWeight > 0 ? { secondsLeft: secondsLeft({ elapsedSeconds, madeWeight, totalWeight }) } : {}),
    ...lateness(rows.takes, now),
    waits,
  };
}

/** How much weight the usual speed has beside that of this film, in seconds: what is made first says little. */
const USUAL_SPEED_SECONDS = 15;

/** The rest at the speed of this film so far, and at the usual one while little of it is made. */
function secondsLeft(so: { elapsedSeconds: number; madeWeight: number; totalWeight: number }): number {
  const speed = (so.elapsedSeconds + USUAL_SPEED_SECONDS) / (so.madeWeight + USUAL_SPEED_SECONDS);
  return Math.max(1, Math.round(speed * (so.totalWeight - so.madeWeight)));
}

/**
 * Work is late when nothing was finished or started for longer than its slowest part should take; waiting in a queue
 * does not count.
 */
function lateness(takes: readonly TakeRow[], now: Date): Pick<FilmProgress, 'lateInSeconds'> {
  const open = takes.filter(({ state }) => state === 'generating');
  if (open.length === 0) {
    return {};
  }
  const lastSign = Math.max(...takes.map(({ createdAt, finishedAt }) => (finishedAt ?? createdAt).getTime()));
  const expected = Math.max(...open.map(({ assetKind }) => EXPECTED_SECONDS[assetKind]));
  return { lateInSeconds: Math.max(0, Math.ceil((lastSign - now.getTime()) / 1000 + expected)) };
}

function percentOf(madeWeight: number, totalWeight: number): number {
  return Math.min(99, Math.floor((100 * madeWeight) / totalWeight));
}

/** The usual number of assets of each kind, before the story is known. */
const USUAL_CAST = { character_picture: 2, place_picture: 2, item_picture: 1, sound: 6 } as const;

/** Approximate progress from the numbers of circled takes: cheap enough for a long list. */
export function guessPercent(
  film: { status: FilmStatus; shotCount: number },
  made: Partial<Record<AssetKind, number>>,
): number {
  if (film.status === 'COMPLETED') {
    return 100;
  }
  const expected: Record<AssetKind, number> = {
    story: 1,
    ...USUAL_CAST,
    voice: film.shotCount,
    picture: film.shotCount,
    tail_picture: 0,
    clip: film.shotCount,
    music: 1,
    movie: 1,
  };
  const weigh = (countOf: (kind: AssetKind) => number): number =>
    ASSET_KINDS.reduce((sum, kind) => sum + WEIGHTS[kind] * countOf(kind), 0);
  return percentOf(
    weigh((kind) => Math.min(made[kind] ?? 0, expected[kind])),
    weigh((kind) => expected[kind]),
  );
}

function byWeight(first: TakeRow, second: TakeRow): number {
  return WEIGHTS[second.assetKind] - WEIGHTS[first.assetKind];
}

/** The usual assets of a film with this many shots, before cast and scripts are written. */
function expectedAssets(rows: FilmRows): { kind: AssetKind; key: string }[] {
  const state = filmStateOf(rows);
  const guess = (prefix: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);
  const shots =
    state.shots.length > 0 ? state.shots : guess('shot', rows.film.shotCount).map((id) => ({ id, hasSpeech: true }));
  return listAssets({
    shots,
    characterKeys: state.hasCast ? state.characterKeys : guess('character', USUAL_CAST.character_picture),
    placeKeys: state.hasCast ? state.placeKeys : guess('place', USUAL_CAST.place_picture),
    itemKeys: state.hasCast ? state.itemKeys : guess('item', USUAL_CAST.item_picture),
    soundKeys: state.shots.length > 0 ? state.soundKeys : guess('sound', USUAL_CAST.sound),
  });
}
