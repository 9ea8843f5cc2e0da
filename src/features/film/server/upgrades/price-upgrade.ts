import { requireModelRights } from '#src/foundation/models/server/film-rights.ts';
import type { FilmRights } from '#src/shared/catalogue/film-rights.ts';
import { findModel, isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { isPaid } from '#src/shared/catalogue/models/is-paid.ts';
import { AppError } from '#src/shared/errors/app-error.ts';
import { hasSpeech } from '../../timeline/has-speech.ts';
import { priceAsset } from '../money/price-asset.ts';
import { secondsToBuy } from '../money/seconds-to-buy.ts';
import { circledTake, isBeingMade, type FilmRows } from '../state/film-rows.ts';
import type { ShotRow, TakeRow } from '../tables.ts';
import { shotsOf } from './shots-of.ts';

export type UpgradedKind = 'picture' | 'tail_picture' | 'clip';

/** Which shots are to be made by which model. */
export interface UpgradeChoice {
  /** Numbers of shots, from 1. */
  numbers: readonly number[];
  kind: UpgradedKind;
  model: string;
  /** Takes of each shot, to choose from; 1 by default, and always where there are several shots. */
  candidates?: number;
}

/** With which key an upgrade goes. */
export interface UpgradeKey {
  /** The name of the vendor that bills the member itself, by its own key; null where film coins pay. */
  billedBy: string | null;
}

/** One shot that can be upgraded. */
export interface PricedShot {
  shot: ShotRow;
  /** The price of one take. */
  takeCoins: number;
  /** The length that is made, where it is not what the plan says now. */
  seconds?: number | undefined;
}

/**
 * The shots that an upgrade would make, each with its price: those that have what it is made from, and a take or a
 * failed try, and none that is being made. With an own key they are free of coins. Throws INDEX_OUT_OF_RANGE.
 */
export function priceUpgrade(
  rows: FilmRows,
  { numbers, kind, model }: UpgradeChoice,
  { billedBy }: UpgradeKey,
): PricedShot[] {
  const models = { ...rows.film.models, [kind === 'clip' ? 'video' : 'image']: model };
  const needsPicture = kind === 'clip' && findModel(model).inputs.includes('image');
  const isPossible = ({ id, plan }: ShotRow): boolean =>
    (!needsPicture || circledTake(rows, 'picture', id) !== undefined) &&
    (kind !== 'clip' || !hasSpeech(plan) || circledTake(rows, 'voice', id) !== undefined);
  const wasTried = ({ id }: ShotRow): boolean =>
    circledTake(rows, kind, id) !== undefined || rows.takes.some((take) => isTryAt(take, kind, id));
  return shotsOf(rows, numbers)
    .filter((shot) => isPossible(shot) && wasTried(shot) && !isBeingMade(rows, kind, shot.id))
    .map((shot) => ({ shot, takeCoins: billedBy !== null ? 0 : priceAsset(rows, kind, shot.id, models) }));
}

/** True for a try at an asset that failed or was stopped. */
function isTryAt({ assetKind, assetKey, state }: TakeRow, kind: UpgradedKind, key: string): boolean {
  return assetKind === kind && assetKey === key && ['failed', 'cancelled'].includes(state);
}

/** Throws MODEL_FOR_MEMBERS and VIDEO_SECONDS_FOR_MEMBERS where an account may not make this upgrade. */
export function requireUpgradeRights(
  rows: FilmRows,
  { kind, model: id }: Pick<UpgradeChoice, 'kind' | 'model'>,
  shots: readonly PricedShot[],
  rights: FilmRights,
): void {
  const model = findModel(id);
  requireModelRights(model, rights);
  if (kind !== 'clip' || !isPaid(model) || rights.paidVideoSeconds === null) {
    return;
  }
  const chosen = new Map(shots.map(({ shot, seconds: ofTake }) => [shot.id, ofTake]));
  const paid = rows.shots.filter(({ id: shotId }) => chosen.has(shotId) || isPaidClip(rows, shotId));
  const lengthOf = ({ id: shotId }: ShotRow): number => chosen.get(shotId) ?? secondsToBuy(rows, shotId, id) ?? 0;
  const seconds = Math.ceil(paid.reduce((sum, shot) => sum + lengthOf(shot), 0));
  if (seconds > rights.paidVideoSeconds) {
    throw new AppError('VIDEO_SECONDS_FOR_MEMBERS', { details: { limit: rights.paidVideoSeconds, seconds } });
  }
}

function isPaidClip(rows: FilmRows, shotId: string): boolean {
  const take = circledTake(rows, 'clip', shotId);
  return take !== undefined && isPaidModel(take.inputs.model);
}
