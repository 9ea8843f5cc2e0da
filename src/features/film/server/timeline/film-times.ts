import { planMark } from '#src/platform/server/media/video/film-mark.ts';
import type { SpokenLine } from '#src/vendors/vendor.ts';
import { scheduleFilm, type FilmTimes } from '../../timeline/film-schedule.ts';
import { hasSpeech } from '../../timeline/has-speech.ts';
import { FRAMES_PER_SECOND, measureShot, type ShotLength } from '../../timeline/shot-length.ts';
import { FADE_OUT_FRAMES, transitionInto, type ShotInCut } from '../../timeline/shots-in-cut.ts';
import { shownAfter, shownShots } from '../../timeline/shown-shots.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import type { ShotRow } from '../tables.ts';
import { framesOfClip, isDrawnClip, partOfClip } from './clip-frames.ts';
import { frameSize } from './frame-size.ts';
import { planCut, type CutPlan, type CutShot } from './plan-cut.ts';

/** The cut of a film with these clips, in order; with a folder for marks it carries one. */
export function planFilmCut(
  rows: FilmRows,
  clips: (shotId: string) => { path: string; sha256: string },
  markFolder?: string,
): CutPlan {
  const { widthPixels, heightPixels } = frameSize(rows.film.aspect, rows.film.shortSidePixels);
  const shots = shownShots(rows.shots).map((shot, index): CutShot => {
    const clip = clips(shot.id);
    return { clipPath: clip.path, clipHash: clip.sha256, ...shotInCut(rows, shot, index) };
  });
  const format = { width: widthPixels, height: heightPixels, framesPerSecond: FRAMES_PER_SECOND };
  return planCut(shots, {
    format,
    fadeOutFrames: FADE_OUT_FRAMES,
    mark: markFolder === undefined ? undefined : planMark(format, markFolder),
  });
}

/** All times, from the voices alone: known before any clip is made. */
export function planFilmTimes(rows: FilmRows): FilmTimes {
  return scheduleFilm(
    shownShots(rows.shots).map((shot, index) => ({
      id: shot.id,
      plan: shot.plan,
      spoken: spokenLine(rows, shot),
      ...shotInCut(rows, shot, index),
    })),
  );
}

/** `index` is the place of the shot among those that are shown. */
function shotInCut(rows: FilmRows, shot: ShotRow, index: number): ShotInCut {
  const length = lengthOf(rows, shot);
  const part = partOfClip(rows, shot);
  return {
    ...(part ?? { frames: clipFrames(rows, shot.id, length) ?? length.frames }),
    transition: transitionInto(shot.plan.transition, index, rows.film.cutSettings),
    dissolveFrames: rows.film.cutSettings.dissolveFrames,
  };
}

function lengthOf(rows: FilmRows, shot: ShotRow): ShotLength {
  return measureShot(shot.plan, spokenLine(rows, shot)?.durationSeconds, shownAfter(rows.shots, shot)?.plan);
}

/**
 * Frames of a shot's clip as it was made, which may have been by earlier rules. Undefined before there is one, and for
 * one that the engine drew for another length: it will be drawn again.
 */
function clipFrames(rows: FilmRows, shotId: string, now: ShotLength): number | undefined {
  const clip = circledTake(rows, 'clip', shotId);
  const drawnFor = clip && isDrawnClip(clip) ? clip.inputs.frames : undefined;
  if (!clip || (drawnFor !== undefined && drawnFor !== now.frames && !clip.kept)) {
    return undefined;
  }
  return framesOfClip(clip);
}

/** A shot that has fallen silent may still have a voice. */
function spokenLine(rows: FilmRows, { id, plan }: ShotRow): SpokenLine | undefined {
  return hasSpeech(plan) ? (circledTake(rows, 'voice', id)?.data as unknown as SpokenLine) : undefined;
}
