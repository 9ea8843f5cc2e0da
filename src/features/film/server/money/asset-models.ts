import type { AssetKind } from '#src/shared/catalogue/asset-kinds.ts';
import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { DRAFT_MODELS } from '#src/shared/catalogue/models/draft-models.ts';
import { isCastPicture } from '../../timeline/cast-pictures.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import type { FilmModels, TakeRow } from '../tables.ts';

/** The draft engine's models, which cost nothing. */
export const ENGINE_MODELS = Object.fromEntries(
  DRAFT_MODELS.map(({ kind, id }) => [kind, id]),
) as unknown as FilmModels;

/**
 * The models that make an asset where nobody orders another one. Coins are spent only on what somebody agreed to: a
 * shot or a member of the cast that a person added, an end frame, a sound that an edit brought, and whatever the engine
 * made before are made by the engine.
 */
export function modelsOfAsset(
  rows: Pick<FilmRows, 'film' | 'shots' | 'takes'>,
  kind: AssetKind,
  key: string,
): FilmModels {
  const { film } = rows;
  if (film.editedAt === null) {
    return film.models;
  }
  const isDrawn = rows.shots.some((shot) => shot.id === key && shot.drawn);
  const before = circledTake(rows, kind, key);
  const isOfEngine = before !== undefined && !isPaidModel(before.inputs.model);
  const isTail = kind === 'tail_picture';
  const isNewSound = kind === 'sound' && before === undefined;
  const isNewMember = isCastPicture(kind) && !rows.takes.some((take) => isPaidTakeOf(take, kind, key));
  return isDrawn || isOfEngine || isTail || isNewSound || isNewMember
    ? { ...film.models, ...ENGINE_MODELS }
    : film.models;
}

function isPaidTakeOf({ assetKind, assetKey, inputs }: TakeRow, kind: AssetKind, key: string): boolean {
  return assetKind === kind && assetKey === key && isPaidModel(inputs.model);
}
