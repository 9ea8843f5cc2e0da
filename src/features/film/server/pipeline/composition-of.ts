import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { isOutdated, type Recipe } from '../state/made-from.ts';
import type { TakeRow } from '../tables.ts';

/**
 * The picture of a shot whose composition another take of it keeps: the circled one, or, where the plan says something
 * else by now, what the draft engine last drew of this plan. Undefined where no picture shows the plan.
 */
export function compositionOf(rows: FilmRows, recipe: Recipe, shotId: string): TakeRow | undefined {
  const circled = circledTake(rows, 'picture', shotId);
  if (!circled || rows.film.editedAt === null || !isOutdated(recipe, circled)) {
    return circled;
  }
  return rows.takes.findLast(
    (take) =>
      take.assetKind === 'picture' &&
      take.assetKey === shotId &&
      take.state === 'generated' &&
      !isPaidModel(take.inputs.model) &&
      take.inputs.ingredients !== undefined &&
      !isOutdated(recipe, take),
  );
}
