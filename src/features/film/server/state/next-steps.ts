import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { FILM_STAGES, STAGE_STATUSES, type FilmStage, type FilmStatus } from '#src/shared/catalogue/film-statuses.ts';
import type { TakeState } from '../tables.ts';

/** What the next steps depend on, derived from the rows of one film. */
export interface FilmState {
  cancelled: boolean;
  /** The last stage that may be worked on. */
  allowedStage: FilmStage;
  /** True when the rows of characters, places and items have been written. */
  hasCast: boolean;
  characterKeys: readonly string[];
  placeKeys: readonly string[];
  itemKeys: readonly string[];
  /** In order; empty until the scripts have been written. */
  shots: readonly {
    id: string;
    hasSpeech: boolean;
    /** Pictures that the shot's own refers to. */ shows?: readonly Asset[];
    /** True for one that is to end on a picture of its own. */ hasTail?: boolean;
  }[];
  /** Names of the sounds that the scripts contain. */
  soundKeys: readonly string[];
  /** True when the video model starts a clip from the shot's picture. */
  clipNeedsPicture: boolean;
  /** True when the newest cut shows something else than the circled takes, and a new one is wanted. */
  isCutStale: boolean;
  /** The names (see `assetName`) of assets that are made again, since the film was changed under their takes. */
  outdated?: ReadonlySet<string>;
  /** True when the first shot's clip is drawn before its narration is spoken, so that it can be watched soon. */
  opensBeforeSpeech: boolean;
  takes: readonly {
    assetKind: AssetKind;
    assetKey: string;
    number: number;
    state: TakeState;
    circled: boolean;
    dismissed: boolean;
  }[];
}

/** One thing to do now. The steps of one result are independent. */
export type Step =
  | { kind: 'write_cast' }
  | { kind: 'write_scripts' }
  | { kind: 'make'; assetKind: AssetKind; assetKey: string };

export interface NextSteps {
  steps: Step[];
  status: FilmStatus;
  /** True when a stage is finished and waits for a person to continue. */
  waits: boolean;
}

/** The key of assets that a film has one of. */
export const WHOLE_FILM = 'film';

/** One asset of a film. */
export interface Asset {
  kind: AssetKind;
  key: string;
}

const STORY: Asset = { kind: 'story', key: WHOLE_FILM };

/** Names an asset among those of its film. */
export function assetName({ kind, key }: Asset): string {
  return `${kind}:${key}`;
}

export type AssetState = 'missing' | 'generating' | 'generated' | 'failed';

/** The stage of each kind of asset. */
export const STAGE_OF: Readonly<Record<AssetKind, FilmStage>> = {
  story: 'story',
  character_picture: 'characters',
  place_picture: 'characters',
  item_picture: 'characters',
  voice: 'scripts',
  picture: 'scenes',
  tail_picture: 'scenes',
  clip: 'video',
  sound: 'video',
  music: 'music',
  movie: 'movie',
};

/**
 * An asset is generating while any take of it is; else it has the state of its newest take, but one with a circled take
 * stays generated when a later take fails.
 */
export function assetStates(takes: FilmState['takes']): (kind: AssetKind, key: string) => AssetState {
  const newest = new Map<string, FilmState['takes'][number]>();
  const circled = new Set<string>();
  const inWork = new Set<string>();
  for (const take of takes) {
    const name = `${take.assetKind}:${take.assetKey}`;
    if (take.circled) {
      circled.add(name);
    }
    if (take.state === 'generating') {
      inWork.add(name);
    }
    if (take.number > (newest.get(name)?.number ?? 0)) {
      newest.set(name, take);
    }
  }
  return (kind, key) => {
    const name = `${kind}:${key}`;
    // Another story is written beside the one that the film tells.
    if (inWork.has(name) && !(kind === 'story' && circled.has(name))) {
      return 'generating';
    }
    if (circled.has(name)) {
      return 'generated';
    }
    const take = newest.get(name);
    return take?.state === 'failed' && !take.dismissed ? 'failed' : 'missing';
  };
}

/** Whether an asset has a circled take. */
function circledAssets(takes: FilmState['takes']): (kind: AssetKind, key: string) => boolean {
  const circled = new Set(takes.flatMap((take) => (take.circled ? [`${take.assetKind}:${take.assetKey}`] : [])));
  return (kind, key) => circled.has(`${kind}:${key}`);
}

/** Every asset of this film that its rows determine; more follow when cast and scripts are written. */
export function listAssets(
  film: Pick<FilmState, 'characterKeys' | 'placeKeys' | 'itemKeys' | 'shots' | 'soundKeys'>,
): Asset[] {
  const of = (kind: AssetKind, keys: readonly string[]): Asset[] => keys.map((key) => ({ kind, key }));
  const shotIds = film.shots.map((shot) => shot.id);
  const spokenIds = film.shots.filter((shot) => shot.hasSpeech).map((shot) => shot.id);
  return [
    ...of('story', [WHOLE_FILM]),
    ...of('character_picture', film.characterKeys),
    ...of('place_picture', film.placeKeys),
    ...of('item_picture', film.itemKeys),
    ...of('voice', spokenIds),
    ...of('picture', shotIds),
    ...of(
      'tail_picture',
      film.shots.filter(({ hasTail }) => hasTail).map(({ id }) => id),
    ),
    ...of('clip', shotIds),
    ...of('sound', film.soundKeys),
    ...of('music', [WHOLE_FILM]),
    ...of('movie', [WHOLE_FILM]),
  ];
}

/** The assets of a film by its rows. */
interface FilmAssets {
  film: FilmState;
  all: Asset[];
  stateOf: ReturnType<typeof assetStates>;
  isDone: (kind: AssetKind, key: string) => boolean;
  hasScripts: boolean;
}

/**
 * Decides what to do next for a film, and its status, from its rows alone, so any finished job can ask again and
 * nothing is lost or done twice. A failed asset blocks only what depends on it.
 */
export function nextSteps(film: FilmState): NextSteps {
  const stateOf = assetStates(film.takes);
  const assets: FilmAssets = {
    film,
    all: listAssets(film),
    stateOf,
    isDone: (kind, key) => stateOf(kind, key) === 'generated' && !film.outdated?.has(assetName({ kind, key })),
    hasScripts: film.shots.length > 0,
  };
  const steps = film.cancelled ? [] : findSteps(assets);
  return { steps, ...statusOf(assets, steps.length > 0) };
}

function findSteps(assets: FilmAssets): Step[] {
  const { film, all, stateOf, isDone, hasScripts } = assets;
  const isAllowed = (stage: FilmStage): boolean => FILM_STAGES.indexOf(stage) <= FILM_STAGES.indexOf(film.allowedStage);
  // Until the story's shots are rows, nobody knows what music and movie are made from.
  const isReady = (asset: Asset): boolean =>
    (hasScripts || !['music', 'movie'].includes(asset.kind)) &&
    inputsOf(film, asset).every((input) => isDone(input.kind, input.key)) &&
    !isTailPending(asset);
  const steps: Step[] = [];
  if (isDone('story', WHOLE_FILM) && !film.hasCast && isAllowed('characters')) {
    steps.push({ kind: 'write_cast' });
  }
  if (film.hasCast && !hasScripts && isAllowed('scripts')) {
    steps.push({ kind: 'write_scripts' });
  }
  const isWanted = (kind: AssetKind, key: string): boolean => {
    const state = stateOf(kind, key);
    const isMadeAgain = kind === 'movie' ? film.isCutStale : film.outdated?.has(assetName({ kind, key }));
    return state === 'missing' || (state === 'generated' && isMadeAgain === true);
  };
  // A model lets the clip end on it; without it, where it failed.
  const isTailPending = ({ kind, key }: Asset): boolean =>
    kind === 'clip' &&
    film.clipNeedsPicture &&
    film.shots.some(({ id, hasTail }) => id === key && hasTail === true) &&
    (stateOf('tail_picture', key) === 'generating' || isWanted('tail_picture', key));
  for (const { kind, key } of all) {
    if (isWanted(kind, key) && isAllowed(STAGE_OF[kind]) && isReady({ kind, key })) {
      steps.push({ kind: 'make', assetKind: kind, assetKey: key });
    }
  }
  return steps;
}

/** What each kind of asset is made from. */
const INPUTS: Readonly<Record<AssetKind, (film: FilmState, key: string) => Asset[]>> = {
  story: () => [],
  character_picture: () => [STORY],
  place_picture: () => [STORY],
  item_picture: () => [STORY],
  voice: () => [STORY],
  picture: (film, key) => [STORY, ...picturesShown(film, key)],
  tail_picture: (film, key) => [STORY, ...picturesShown(film, key)],
  sound: () => [STORY],
  // A clip is as long as the speech in it.
  clip: (film, key) => [
    STORY,
    ...voicesOf(film.shots.filter(({ id }, index) => id === key && !(index === 0 && film.opensBeforeSpeech))),
    ...(film.clipNeedsPicture ? [{ kind: 'picture' as const, key }] : []),
  ],
  // Its cues are the lengths of the shots.
  music: (film) => [STORY, ...voicesOf(film.shots)],
  movie: (film) => listAssets(film).filter(({ kind }) => kind !== 'movie' && kind !== 'tail_picture'),
};

function picturesShown({ shots }: FilmState, key: string): readonly Asset[] {
  return shots.find(({ id }) => id === key)?.shows ?? [];
}

/** The assets that must be there before this one can be made. */
export function inputsOf(film: FilmState, { kind, key }: Asset): Asset[] {
  return INPUTS[kind](film, key);
}

function voicesOf(shots: FilmState['shots']): Asset[] {
  return shots.filter(({ hasSpeech }) => hasSpeech).map(({ id }) => ({ kind: 'voice', key: id }));
}

function statusOf(
  { film, all, stateOf, hasScripts }: FilmAssets,
  hasSteps: boolean,
): Pick<NextSteps, 'status' | 'waits'> {
  // What has a take stays done while another is made.
  const isDone = circledAssets(film.takes);
  const isStageDone = (stage: FilmStage): boolean => {
    if (stage === 'characters' && !film.hasCast) {
      return false;
    }
    if (stage !== 'story' && stage !== 'characters' && !hasScripts) {
      return false;
    }
    return all.every((asset) => STAGE_OF[asset.kind] !== stage || isDone(asset.kind, asset.key));
  };
  const current = FILM_STAGES.find((stage) => !isStageDone(stage));
  if (current === undefined) {
    return { status: 'COMPLETED', waits: false };
  }
  if (film.cancelled) {
    return { status: 'FAILED', waits: false };
  }
  if (hasSteps || all.some(({ kind, key }) => stateOf(kind, key) === 'generating')) {
    return { status: STAGE_STATUSES[current], waits: false };
  }
  if (all.some(({ kind, key }) => stateOf(kind, key) === 'failed')) {
    return { status: 'FAILED', waits: false };
  }
  return { status: STAGE_STATUSES[film.allowedStage], waits: true };
}
