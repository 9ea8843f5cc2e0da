import { followedWish } from '#src/shared/catalogue/clip-wishes.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import type { SpokenLine } from '#src/vendors/vendor.ts';
import { hasSpeech } from '../../timeline/has-speech.ts';
import { measureShot } from '../../timeline/shot-length.ts';
import { shownAfter } from '../../timeline/shown-shots.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';

/**
 * The length that a shot's clip by a model is priced and limited by, in seconds: as planned, and in an edited film,
 * where anybody may plan half a second, at least as long as what is said in it, or as long as somebody wants the clip.
 */
export function secondsToBuy(
  rows: Pick<FilmRows, 'film' | 'shots' | 'takes'>,
  shotId: string,
  model: string,
): number | undefined {
  const shot = rows.shots.find(({ id }) => id === shotId);
  if (!shot || rows.film.editedAt === null) {
    return shot?.plan.durationSeconds;
  }
  const spoken = hasSpeech(shot.plan)
    ? (circledTake(rows, 'voice', shotId)?.data as unknown as SpokenLine | null | undefined)
    : undefined;
  const { durationSeconds } = measureShot(shot.plan, spoken?.durationSeconds, shownAfter(rows.shots, shot)?.plan);
  const wished = shot.plan.wish?.seconds === undefined ? {} : followedWish(shot.plan.wish, findModel(model));
  return Math.max(durationSeconds, wished.seconds ?? 0);
}
