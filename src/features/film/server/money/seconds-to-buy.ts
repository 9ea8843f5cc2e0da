import { followedWish } from '#src/shared/catalogue/clip-wishes.ts';
import { findModel } from '#src/shared/catalogue/models/all-models.ts';
import type { SpokenLine } from '#src/vendors/vendor.ts';
import { hasSpeech } from '../../timeline/has-speech.ts';
import { measureShot } from '../../timeline/shot-length.ts';
import { shownAfter } from '../../timeline/shown-shots.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import type { ShotRow } from '../tables.ts';

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
  if (!shot) {
    return undefined;
  }
  const seconds = rows.film.editedAt === null ? shot.plan.durationSeconds : measuredSeconds(rows, shot);
  const wished = shot.plan.wish?.seconds === undefined ? {} : followedWish(shot.plan.wish, findModel(model));
  return Math.max(seconds, wished.seconds ?? 0);
}

function measuredSeconds(rows: Pick<FilmRows, 'shots' | 'takes'>, shot: ShotRow): number {
  const spoken = hasSpeech(shot.plan)
    ? (circledTake(rows, 'voice', shot.id)?.data as unknown as SpokenLine | null | undefined)
    : undefined;
  return measureShot(shot.plan, spoken?.durationSeconds, shownAfter(rows.shots, shot)?.plan).durationSeconds;
}
