import type { DrawnClip } from '#src/draft-engine/clip/join-runs.ts';
import type { PlannedShot } from '#src/draft-engine/story/film-plan.ts';
import { planMark } from '#src/platform/server/media/video/film-mark.ts';
import { isPaidModel } from '#src/shared/catalogue/models/all-models.ts';
import type { SpokenLine } from '#src/vendors/vendor.ts';
import { hasSpeech } from '../../timeline/has-speech.ts';
import { FRAMES_PER_SECOND, measureShot, type ShotLength } from '../../timeline/shot-length.ts';
import { circledTake, type FilmRows } from '../state/film-rows.ts';
import { frameSize } from './frame-size.ts';
import { DISSOLVE_FRAMES, planCut, type CutPlan, type CutShot } from './plan-cut.ts';

/** When each shot is seen and heard in the film. */
export interface FilmTimes {
  durationSeconds: number;
  shots: {
    plan: PlannedShot;
    id: string;
    frames: number;
    startSeconds: number;
    endSeconds: number;
    /** A narration may start before its shot and end after it; a line is spoken within its shot. */
    speechStartSeconds: number;
    spokenSeconds: number;
    /** The words of its speech, counted from `speechStartSeconds`. */
    words: SpokenLine['words'];
  }[];
}

/** Frames of the final fade to black. */
const FADE_OUT_FRAMES = 18;

/** The cut of a film with these clips, in order; with a folder for marks it carries one. */
export function planFilmCut(
  rows: FilmRows,
  clips: (shotId: string) => { path: string; sha256: string },
  markFolder?: string,
): CutPlan {
  const { widthPixels, heightPixels } = frameSize(rows.film.aspect, rows.film.shortSidePixels);
  const shots = rows.shots.map((shot, index): CutShot => {
    const clip = clips(shot.id);
    return {
      clipPath: clip.path,
      clipHash: clip.sha256,
      frames: clipFrames(rows, shot.id, lengthOf(rows, index)) ?? lengthOf(rows, index).frames,
      transition: shot.plan.transition,
      dissolveFrames: DISSOLVE_FRAMES,
    };
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
  const plan = planFilmCut(rows, () => ({ path: '', sha256: '' }));
  const shots = rows.shots.map((shot, index) => {
    const length = lengthOf(rows, index);
    const startSeconds = plan.shotStartSeconds[index] ?? 0;
    return {
      plan: shot.plan,
      id: shot.id,
      frames: clipFrames(rows, shot.id, length) ?? length.frames,
      startSeconds,
      endSeconds: plan.shotStartSeconds[index + 1] ?? plan.durationSeconds,
      speechStartSeconds: startSeconds + length.speechStartSeconds,
      spokenSeconds: spokenSeconds(rows, shot.id) ?? 0,
      words: spokenLine(rows, shot.id)?.words ?? [],
    };
  });
  return { durationSeconds: plan.durationSeconds, shots: withEarlyNarration(shots) };
}

/** How long before its shot a narration starts, where nobody speaks then (a J cut). */
const NARRATION_LEAD_SECONDS = 0.35;
/** The least silence between the last words and a narration that starts early. */
const PAUSE_SECONDS = 0.8;

/** Lets narrations start under the end of the shot before, where it is silent; the pictures keep their lengths. */
function withEarlyNarration(shots: FilmTimes['shots']): FilmTimes['shots'] {
  let spokenUntil = 0;
  return shots.map((shot, index) => {
    const { plan, startSeconds, spokenSeconds, speechStartSeconds: usual } = shot;
    const early = Math.max(startSeconds - NARRATION_LEAD_SECONDS, spokenUntil + PAUSE_SECONDS);
    const mayStartEarly = index > 0 && plan.speech.kind === 'narration';
    const speechStartSeconds = mayStartEarly ? Math.min(usual, early) : usual;
    spokenUntil = spokenSeconds > 0 ? speechStartSeconds + spokenSeconds : spokenUntil;
    return { ...shot, speechStartSeconds };
  });
}

function lengthOf(rows: FilmRows, index: number): ShotLength {
  const { id, plan } = rows.shots[index] as FilmRows['shots'][number];
  return measureShot(plan, spokenSeconds(rows, id), rows.shots[index + 1]?.plan);
}

/**
 * Frames of a shot's clip as it was made, which may have been by earlier rules. Undefined before there is one, and for
 * one that the engine drew for another length: it will be drawn again.
 */
function clipFrames(rows: FilmRows, shotId: string, now: ShotLength): number | undefined {
  const clip = circledTake(rows, 'clip', shotId);
  const drawnFor = clip && !isPaidModel(clip.inputs.model) ? clip.inputs.frames : undefined;
  if (!clip || (drawnFor !== undefined && drawnFor !== now.frames && !clip.kept)) {
    return undefined;
  }
  return (clip.data as unknown as Partial<DrawnClip> | null)?.frames;
}

function spokenSeconds(rows: FilmRows, shotId: string): number | undefined {
  return spokenLine(rows, shotId)?.durationSeconds;
}

/** A shot that has fallen silent may still have a voice. */
function spokenLine(rows: FilmRows, shotId: string): SpokenLine | undefined {
  const shot = rows.shots.find(({ id }) => id === shotId);
  return shot && hasSpeech(shot.plan) ? (circledTake(rows, 'voice', shotId)?.data as unknown as SpokenLine) : undefined;
}
