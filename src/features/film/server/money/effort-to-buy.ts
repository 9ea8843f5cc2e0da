import type { ClipEffort } from '#src/shared/catalogue/clip-modes.ts';
import { followedWish } from '#src/shared/catalogue/clip-wishes.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import type { FilmRows } from '../state/film-rows.ts';

/** How much work a shot's clip by a model is to take, which it is priced by; undefined for the usual. */
export function effortToBuy(rows: Pick<FilmRows, 'shots'>, shotId: string, model: string): ClipEffort | undefined {
  const wish = rows.shots.find(({ id }) => id === shotId)?.plan.wish;
  return wish?.effort === undefined ? undefined : followedWish(wish, findModel(model)).effort;
}
