import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import type { TakeRow } from '../tables.ts';
import { UPLOAD } from './cut-ingredients.ts';
import { circledTake, type FilmRows } from './film-rows.ts';
import { recipeOf } from './made-from.ts';

/**
 * The further pictures of these characters that show them as they are now, the newest of each view (PIPE-10): drawn
 * ones of the figure that the character has, and made ones of the picture that is used.
 */
export function viewsOf(rows: FilmRows, keys: readonly string[]): TakeRow[] {
  const isWanted = ({ assetKind, assetKey, state, circled, inputs }: TakeRow): boolean =>
    assetKind === 'character_picture' &&
    keys.includes(assetKey) &&
    state === 'generated' &&
    !circled &&
    inputs.view !== undefined;
  const views = rows.takes.filter(isWanted);
  if (views.length === 0) {
    return [];
  }
  const recipe = recipeOf(rows);
  const showsNow = ({ assetKey, inputs }: TakeRow): boolean => {
    const used = circledTake(rows, 'character_picture', assetKey);
    if (!used) {
      return false;
    }
    if (isPaidModel(inputs.model)) {
      return [used.id, ...(used.inputs.view ? used.inputs.references : [])].includes(inputs.references[0] ?? '');
    }
    const { ingredients } = recipe.of('character_picture', assetKey, inputs.model, inputs.view);
    return used.inputs.model !== UPLOAD && !isPaidModel(used.inputs.model) && inputs.ingredients === ingredients;
  };
  const newest = new Map(views.filter(showsNow).map((take) => [`${take.assetKey} ${take.inputs.view}`, take]));
  return [...newest.values()];
}
