import { billerOf, type modelsOfAccount } from '#src/foundation/models/server/account-models.ts';
import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { requireModel } from '#src/shared/catalogue/models/model-availability.ts';
import type { ModelEntry } from '#src/shared/catalogue/models/model-entry.ts';
import { isAppError } from '#src/shared/errors/app-error.ts';
import { shownShots } from '../../timeline/shown-shots.ts';
import { priceAsset } from '../money/price-asset.ts';
import { UPLOAD } from '../state/cut-ingredients.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { isComing } from '../state/is-to-be-used.ts';
import { outdatedTakes } from '../state/made-from.ts';
import { toolKindOf } from '../state/tool-takes.ts';
import type { ShotRow, TakeRow } from '../tables.ts';
import type { UpgradedKind } from './price-upgrade.ts';
import { shotsOf } from './shots-of.ts';

type Offer = Awaited<ReturnType<typeof modelsOfAccount>>;

/** An end frame is made again on an order of its own. */
type RedoneKind = Exclude<UpgradedKind, 'tail_picture'>;

/** A take of a model that shows something else than the film says, and what it costs to make it again. */
export interface OutdatedTake {
  shot: ShotRow;
  kind: RedoneKind;
  model: string;
  coins: number;
  /** The name of the vendor that bills the member itself; null where film coins pay. */
  billedBy: string | null;
  /** A clip that can begin only when the pictures have been made between which it is. */
  waits: boolean;
}

/**
 * The circled pictures and clips of models that are out of date, those of the video or of these shots, and none of
 * which another one is coming. A clip whose picture is among them or is coming becomes so with it. Throws
 * INDEX_OUT_OF_RANGE.
 */
export function findOutdatedPaid(
  rows: FilmRows,
  offer: Offer,
  numbers?: readonly number[],
): { takes: OutdatedTake[]; unavailable: number } {
  const outdated = outdatedTakes(rows);
  const takes: OutdatedTake[] = [];
  let unavailable = 0;
  const add = (shot: ShotRow, take: TakeRow, waits: boolean): boolean => {
    const kind = take.assetKind as RedoneKind;
    const model = offeredModel(take, offer);
    if (!model) {
      unavailable += 1;
      return false;
    }
    const billedBy = billerOf(model, offer.own);
    const models = { ...rows.film.models, [kind === 'clip' ? 'video' : 'image']: model.id };
    const coins = billedBy === null ? priceAsset(rows, kind, shot.id, models) : 0;
    takes.push({ shot, kind, model: model.id, coins, billedBy, waits });
    return true;
  };
  for (const shot of numbers ? shotsOf(rows, numbers) : shownShots(rows.shots)) {
    const picture = circledTake(rows, 'picture', shot.id);
    const isPictureComing = isComing(rows, 'picture', shot.id);
    const isRedone = picture !== undefined && isPaidTake(picture) && outdated.has(picture.id) && !isPictureComing;
    const isTailComing = isComing(rows, 'tail_picture', shot.id);
    const comes = (isRedone && add(shot, picture, false)) || isPictureComing || isTailComing;
    const clip = circledTake(rows, 'clip', shot.id);
    if (clip && isPaidTake(clip) && !isComing(rows, 'clip', shot.id) && (comes || outdated.has(clip.id))) {
      add(shot, clip, comes);
    }
  }
  return { takes, unavailable };
}

/** True for what a model made of the plan: what tools made of a take is ordered anew as it was, by its owner. */
const isPaidTake = ({ inputs: { model } }: TakeRow): boolean =>
  model !== UPLOAD && isPaidModel(model) && toolKindOf(model) === undefined;

/** The model of a take where it is still offered. */
function offeredModel({ assetKind, inputs }: TakeRow, { vendors, today }: Offer): ModelEntry | undefined {
  try {
    return requireModel(inputs.model, assetKind === 'clip' ? 'video' : 'image', vendors, today);
  } catch (error) {
    if (isAppError(error)) {
      return undefined;
    }
    throw error;
  }
}
