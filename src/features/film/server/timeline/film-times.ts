import type { DrawnClip } from '#src/draft-engine/clip/join-runs.ts';
import { planMark } from '#src/platform/server/media/video/film-mark.ts';
import type { SpokenLine } from '#src/vendors/vendor.ts';
import { scheduleFilm, type FilmTimes } from '../../timeline/film-schedule.ts';
import { FRAMES_PER_SECOND, measureShot, type ShotLength } from '../../timeline/shot-length.ts';
import { DISSOLVE_FRAMES, FADE_OUT_FRAMES, type ShotInCut } from '../../timeline/shots-in-cut.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { frameSize } from './frame-size.ts';
import { planCut, type CutPlan, type CutShot } from './plan-cut.ts';

/** The cut of a film with these clips, in order; with a folder for marks it carries one. */
export function planFilmCut(
  rows: FilmRows,
  clips: (shotId: string) => { path: string; sha256: string },
  markFolder?: string,
): CutPlan {
  const { widthPixels, heightPixels } = frameSize(rows.film.aspect, rows.film.shortSidePixels);
  const shots = rows.shots.map((shot, index): CutShot => {
    const clip = clips(shot.id);
    return { clipPath: clip.path, clipHash: clip.sha256, ...shotInCut(rows, index) };
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
    rows.shots.map(({ id, plan }, index) => ({ id, plan, spoken: spokenLine(rows, id), ...shotInCut(rows, index) })),
  );
}

function shotInCut(rows: FilmRows, index: number): ShotInCut {
  const { id, plan } = rows.shots[index] as FilmRows['shots'][number];
  return {
    frames: clipFrames(rows, id) ?? lengthOf(rows, index).frames,
    transition: plan.transition,
    dissolveFrames: DISSOLVE_FRAMES,
  };
}

function lengthOf(rows: FilmRows, index: number): ShotLength {
  const { id, plan } = rows.shots[index] as FilmRows['shots'][number];
  return measureShot(plan, spokenLine(rows, id)?.durationSeconds, rows.shots[index + 1]?.plan);
}

/** Frames of a shot's clip as it was drawn, which may have been by earlier rules; undefined before there is one. */
function clipFrames(rows: FilmRows, shotId: string): number | undefined {
  const made = circledTake(rows, 'clip', shotId)?.data as unknown as Partial<DrawnClip> | null | undefined;
  return made?.frames;
}

function spokenLine(rows: FilmRows, shotId: string): SpokenLine | undefined {
  return circledTake(rows, 'voice', shotId)?.data as unknown as SpokenLine | undefined;
}
