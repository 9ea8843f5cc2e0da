import { planMark } from '#src/platform/server/media/video/film-mark.ts';
import type { SpokenLine } from '#src/vendors/vendor.ts';
import { scheduleFilm, type FilmTimes } from '../../timeline/film-schedule.ts';
import { hasSpeech } from '../../timeline/has-speech.ts';
import { seenPart, type CircledClip } from '../../timeline/seen-part.ts';
import { FRAMES_PER_SECOND, measureShot } from '../../timeline/shot-length.ts';
import { FADE_OUT_FRAMES, transitionInto, type ShotInCut } from '../../timeline/shots-in-cut.ts';
import { shownAfter, shownShots } from '../../timeline/shown-shots.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import type { ShotRow } from '../tables.ts';
import { framesOfClip, isDrawnClip } from './clip-frames.ts';
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
  return {
    ...seenOfShot(rows, shot),
    transition: transitionInto(shot.plan.transition, index, rows.film.cutSettings),
    dissolveFrames: rows.film.cutSettings.dissolveFrames,
  };
}

/** How much of a shot is seen. */
function seenOfShot(rows: FilmRows, shot: ShotRow): ReturnType<typeof seenPart> {
  const spokenSeconds = spokenLine(rows, shot)?.durationSeconds;
  const next = shownAfter(rows.shots, shot)?.plan;
  const clip = circledClip(rows, shot, measureShot(shot.plan, spokenSeconds, next).frames);
  return seenPart(shot.plan, { spokenSeconds, clip, next });
}

/** The clip of a shot as it was made, which may have been by earlier rules. `frames` is the length that it now needs. */
function circledClip(rows: FilmRows, { id }: ShotRow, frames: number): CircledClip | undefined {
  const clip = circledTake(rows, 'clip', id);
  if (!clip) {
    return undefined;
  }
  const drawn = isDrawnClip(clip);
  const drawnFor = drawn ? clip.inputs.frames : undefined;
  return {
    take: clip.number,
    frames: framesOfClip(clip) ?? null,
    drawn,
    // One that the engine drew for another length will be drawn again.
    outdated: drawnFor !== undefined && drawnFor !== frames && !clip.kept,
  };
}

/** A shot that has fallen silent may still have a voice. */
function spokenLine(rows: FilmRows, { id, plan }: ShotRow): SpokenLine | undefined {
  return hasSpeech(plan) ? (circledTake(rows, 'voice', id)?.data as unknown as SpokenLine) : undefined;
}
