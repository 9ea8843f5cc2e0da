import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import type { TakeRow } from '../tables.ts';
import { candidatesOf } from './candidates-of.ts';
import { UPLOAD } from './cut-ingredients.ts';
import { takesOf, type FilmRows } from './film-rows.ts';
import { isOutdated, recipeOf } from './made-from.ts';
import { isUsableTail } from './used-tail.ts';

/**
 * True for a take that becomes the circled one of its asset when it is there. Where another one is used, neither a
 * given-up take that completes late nor a later candidate replaces it, nor what was ordered before a person chose it,
 * nor what nobody asked for.
 */
export function isToBeUsed(rows: FilmRows, take: TakeRow): boolean {
  const ofAsset = takesOf(rows, take.assetKind, take.assetKey);
  const givesWay =
    take.aside ||
    take.state !== 'generating' ||
    candidatesOf(rows, take).some((candidate) => candidate.state === 'generated') ||
    (take.orderId === null && take.inputs.model !== UPLOAD && ofAsset.some(isChosen));
  return !(givesWay && ofAsset.some(({ circled }) => circled)) && !isVariation(rows, take);
}

/** True while a take is made that this asset will use; of an end frame, one that its clip may end on. */
export function isComing(rows: FilmRows, kind: AssetKind, key: string): boolean {
  return takesOf(rows, kind, key).some(
    (take) =>
      take.state === 'generating' && (kind !== 'tail_picture' || isUsableTail(rows, take)) && isToBeUsed(rows, take),
  );
}

/**
 * True for a further picture of a character, and for one of the shot as it might be: it waits for somebody to choose
 * it. One that was ordered from the inputs of another take is kept from the start.
 */
function isVariation(rows: FilmRows, take: TakeRow): boolean {
  if (take.inputs.view !== undefined) {
    return true;
  }
  const isOffered = take.orderId !== null && !take.kept && take.inputs.shows !== undefined;
  return isOffered && isOutdated(recipeOf(rows), take);
}

function isChosen({ circled, kept, inputs }: TakeRow): boolean {
  return circled && (kept || inputs.model === UPLOAD);
}
