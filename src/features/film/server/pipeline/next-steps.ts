import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { FILM_STAGES, STAGE_STATUSES, type FilmStage, type FilmStatus } from '#src/shared/catalogue/film-statuses.ts';
import type { TakeState } from '../tables.ts';

/** What the next steps depend on, taken from the rows of one film. */
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
  shots: readonly { id: string; hasSpeech: boolean }[];
  /** Names of the sounds that the scripts ask for. */
  soundKeys: readonly string[];
  /** True when the video model begins a clip with the shot's picture. */
  clipNeedsPicture: boolean;
  takes: readonly {
    assetKind: AssetKind;
    assetKey: string;
    number: number;
    state: TakeState;
    circled: boolean;
    dismissed: boolean;
  }[];
}

/** One thing to do now. Steps of one answer do not depend on each other. */
export type Step =
  | { kind: 'write_cast' }
  | { kind: 'write_scripts' }
  | { kind: 'make'; assetKind: AssetKind; assetKey: string };

export interface NextSteps {
  steps: Step[];
  status: FilmStatus;
  /** True when a stage is done and a person has to say that it goes on. */
  waits: boolean;
}

/** The asset key of what a film has one of. */
export const WHOLE_FILM = 'film';

export type AssetState = 'missing' | 'generating' | 'generated' | 'failed';

/** Which stage an asset belongs to. */
export const STAGE_OF: Readonly<Record<AssetKind, FilmStage>> = {
  story: 'story',
  character_picture: 'characters',
  place_picture: 'characters',
  item_picture: 'characters',
  voice: 'scripts',
  picture: 'scenes',
  clip: 'video',
  sound: 'video',
  music: 'music',
  movie: 'movie',
};

/** An asset is what its newest take is, but one that has a circled take stays generated when a later try fails. */
export function assetStates(takes: FilmState['takes']): (kind: AssetKind, key: string) => AssetState {
  const newest = new Map<string, FilmState['takes'][number]>();
  const circled = new Set<string>();
  for (const take of takes) {
    const name = `${take.assetKind}:${take.assetKey}`;
    if (take.circled) circled.add(name);
    if (take.number > (newest.get(name)?.number ?? 0)) newest.set(name, take);
  }
  return (kind, key) => {
    const name = `${kind}:${key}`;
    const take = newest.get(name);
    if (take?.state === 'generating') return 'generating';
    if (circled.has(name)) return 'generated';
    return take?.state === 'failed' && !take.dismissed ? 'failed' : 'missing';
  };
}

/** Every asset that this film will have, as far as its rows tell; more come when cast and scripts are written. */
export function listAssets(
  film: Pick<FilmState, 'characterKeys' | 'placeKeys' | 'itemKeys' | 'shots' | 'soundKeys'>,
): { kind: AssetKind; key: string }[] {
  const of = (kind: AssetKind, keys: readonly string[]): { kind: AssetKind; key: string }[] =>
    keys.map((key) => ({ kind, key }));
  const shotIds = film.shots.map((shot) => shot.id);
  const spokenIds = film.shots.filter((shot) => shot.hasSpeech).map((shot) => shot.id);
  return [
    ...of('story', [WHOLE_FILM]),
    ...of('character_picture', film.characterKeys),
    ...of('place_picture', film.placeKeys),
    ...of('item_picture', film.itemKeys),
    ...of('voice', spokenIds),
    ...of('picture', shotIds),
    ...of('clip', shotIds),
    ...of('sound', film.soundKeys),
    ...of('music', [WHOLE_FILM]),
    ...of('movie', [WHOLE_FILM]),
  ];
}

/**
 * What to do next for a film, and the status it shows: computed from its rows alone, so any job that ends can ask again
 * and nothing is lost or done twice. A failed asset holds up only what stands on it.
 */
export function nextSteps(film: FilmState): NextSteps {
  const stateOf = assetStates(film.takes);
  const isDone = (kind: AssetKind, key: string): boolean => stateOf(kind, key) === 'generated';
  const hasScripts = film.shots.length > 0;
  const assets = listAssets(film);
  const isAllowed = (stage: FilmStage): boolean => FILM_STAGES.indexOf(stage) <= FILM_STAGES.indexOf(film.allowedStage);
  const voicesDone = hasScripts && film.shots.every((shot) => !shot.hasSpeech || isDone('voice', shot.id));

  const isReady = (kind: AssetKind, key: string): boolean => {
    const shot = film.shots.find((candidate) => candidate.id === key);
    const lengthKnown = shot !== undefined && (!shot.hasSpeech || isDone('voice', key));
    switch (kind) {
      case 'story':
        return true;
      case 'character_picture':
      case 'place_picture':
      case 'item_picture':
        return film.hasCast;
      case 'voice':
      case 'picture':
      case 'sound':
        return hasScripts;
      case 'clip':
        return lengthKnown && (!film.clipNeedsPicture || isDone('picture', key));
      case 'music':
        return voicesDone;
      case 'movie':
        return hasScripts && assets.every((asset) => asset.kind === 'movie' || isDone(asset.kind, asset.key));
    }
  };

  const steps: Step[] = [];
  if (!film.cancelled) {
    if (isDone('story', WHOLE_FILM) && !film.hasCast && isAllowed('characters')) steps.push({ kind: 'write_cast' });
    if (film.hasCast && !hasScripts && isAllowed('scripts')) steps.push({ kind: 'write_scripts' });
    for (const { kind, key } of assets) {
      if (stateOf(kind, key) === 'missing' && isAllowed(STAGE_OF[kind]) && isReady(kind, key)) {
        steps.push({ kind: 'make', assetKind: kind, assetKey: key });
      }
    }
  }

  const isStageDone = (stage: FilmStage): boolean => {
    if (stage === 'characters' && !film.hasCast) return false;
    if (stage !== 'story' && stage !== 'characters' && !hasScripts) return false;
    return assets.every((asset) => STAGE_OF[asset.kind] !== stage || isDone(asset.kind, asset.key));
  };
  const current = FILM_STAGES.find((stage) => !isStageDone(stage));
  const isWorking = steps.length > 0 || assets.some(({ kind, key }) => stateOf(kind, key) === 'generating');
  const hasFailed = assets.some(({ kind, key }) => stateOf(kind, key) === 'failed');

  if (film.cancelled) return { steps, status: current === undefined ? 'COMPLETED' : 'FAILED', waits: false };
  if (current === undefined) return { steps, status: 'COMPLETED', waits: false };
  if (isWorking) return { steps, status: STAGE_STATUSES[current], waits: false };
  if (hasFailed) return { steps, status: 'FAILED', waits: false };
  return { steps, status: STAGE_STATUSES[film.allowedStage], waits: true };
}
